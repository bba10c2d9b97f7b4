// What a cell says as the value of a field. A cell that can be read in several ways is no value here, unless the column
// has decided between them.
import { type Decimal, decimalIn, figureIn, numberIn, plainText } from '../../model/figure.ts';
import { currencySigns, decimalsOf, plainSign } from '../../model/price.ts';
import { isGroup } from '../../base/objects.ts';
import { tryTo } from '../../base/try-to.ts';
import { yaml } from '../../base/yaml.ts';
import type { Schema } from '../../kinds/describe-field.ts';
import { choiceCalled, languageNamed } from '../../read/schema/names-in-languages.ts';
import { fits, nameForm, proposeForm } from '../../read/schema/propose-form.ts';
import { daysNamed } from '../../read/schema/propose-list.ts';
import { feeUnitIn, unitCalled } from '../../read/schema/propose-type.ts';
import { dayIn, type DateOrder, timeIn } from './dates.ts';
import { type Cell, LONGEST_LINE, onOneLine } from './read-table.ts';
import { taxIn, taxProblem, type TaxSaid } from './taxes.ts';

/** Why a cell has no value. */
interface Unread {
  readonly problem: string;
  readonly advice: string;
}

/** A value, or why a cell has none. */
export type Read = { readonly value: unknown } | Unread;

/** The fields that a cell says something of, or why it says nothing. */
export type Several = { readonly values: Readonly<Record<string, unknown>> } | Unread;

/** What is the same for all cells of a site. */
export interface SiteReading {
  readonly language?: string | undefined;
  /** The currency of the site, if it has one. */
  readonly currency?: string | undefined;
  /** Whether its prices include taxes, if it says so. */
  readonly isTaxIncluded?: boolean | undefined;
  /** Finds what others name by an id, such as a trainer, by its id or its name. */
  readonly find: (kind: string, text: string) => Read;
}

/** How the cells of a column are read. */
export interface Reading extends SiteReading {
  readonly order: DateOrder | 'mixed';
  readonly decimal: Decimal;
  /** What the title of the column says of taxes. */
  readonly tax?: TaxSaid | undefined;
}

/** A field of the content, and what it is checked against. */
export interface Field {
  readonly name: string;
  readonly schema: Schema;
  /** The schema of its items, of a list. */
  readonly items: Schema;
  /** The kind of thing that it names by an id. */
  readonly names?: string | undefined;
}

const wrong = (problem: string, advice: string): Unread => ({ problem, advice });
/** A cell as it is quoted in a message. */
export const shown = (cell: Cell): string => {
  const text = cell instanceof Date ? cell.toISOString().replace(/T00:00.*|:00\.000Z$/, '') : String(cell ?? '').trim();
  return text.length > 60 ? `${text.slice(0, 60)}…` : text.replace(/\s+/g, ' ');
};

/** A cell as a text; spreadsheets put an apostrophe before what they must not calculate. */
export function textIn(cell: Cell): string {
  if (cell instanceof Date) return dayIn(cell, 'day') ?? timeIn(cell) ?? '';
  return String(cell ?? '')
    .replaceAll('\r\n', '\n')
    .replace(/^'(?=[=+\-@\t\r])/, '')
    .trim();
}

// Figures.

function checkNumber({ schema }: Field, value: number): Read {
  const { minimum, exclusiveMinimum: above, maximum, multipleOf: step } = schema as Readonly<Record<string, number>>;
  const isWhole = [schema.type].flat().includes('number') || Number.isInteger(value);
  const problems: readonly (readonly [is: boolean | undefined, problem: string, advice: string])[] = [
    [!isWhole, 'is not a whole number', 'Write a whole number.'],
    [minimum !== undefined && value < minimum, `is less than ${minimum}`, `Write ${minimum} or more.`],
    [
      above !== undefined && value <= above,
      'is too little',
      'Correct it, or leave the cell empty where it is not known.',
    ],
    [maximum !== undefined && value > maximum, `is more than ${maximum}`, `Write ${maximum} or less.`],
    [
      step !== undefined && Math.abs(value / step - Math.round(value / step)) > 1e-9,
      `is not a multiple of ${step}`,
      `Write a multiple of ${step}.`,
    ],
  ];
  const [, problem, advice] = problems.find(([is]) => is) ?? [];
  return problem === undefined || advice === undefined ? { value } : wrong(`${value} ${problem}`, advice);
}

/** The text of a cell, without the greatest number that its field may have, as in 4.5/5. */
function withoutGreatest({ schema }: Field, cell: Cell): string {
  const text = plainText(textIn(cell));
  const [, figure, greatest] = /^(.+?) ?\/ ?(\d+)$/.exec(text) ?? [];
  return figure !== undefined && Number(greatest) === schema['maximum'] ? figure : text;
}

/** A number, also with the unit that its field counts in, such as 1.5 h or, with minutes, 1h30. */
function readNumber(field: Field, cell: Cell, { decimal, language }: Reading): Read {
  const text = withoutGreatest(field, cell);
  const [, figure = '', unit = ''] = /^(.*\d)[ -]?(\p{L}+)\.?$/u.exec(text) ?? [];
  const [, hours, minutes] = (field.name === 'hours' && /^(\d+) ?h ?([0-5]\d)$/i.exec(text)) || [];
  const count = unitCalled(unit, language) === field.name ? figure : text;
  const number = hours ? Number(hours) + Number(minutes) / 60 : numberIn(count, decimal);
  const value = typeof cell === 'number' ? cell : number;
  return value === undefined
    ? wrong(`"${shown(cell)}" is not a number`, 'Write the number alone.')
    : checkNumber(field, value);
}

// Prices.

/** What is written beside the figure of a price, as a currency; undefined where it is none. */
function currencyCalled(beside: string, own: string | undefined): string | undefined {
  if (beside === '') return own ?? '';
  const [text, code] = [plainSign(beside), beside.toUpperCase()];
  if (Intl.supportedValuesOf('currency').includes(code)) return code;
  // A name may be cut short, such as Fr. for francs and đ for dong; one Latin letter may be anything.
  const isShort = text.length > 1 || /[^a-z]/.test(text);
  const isOwn = own && currencySigns(own).some((sign) => sign === text || (isShort && sign.startsWith(text)));
  return isOwn ? own : choiceCalled(beside, ['EUR', 'USD', 'GBP']);
}

const lowest = /^(?:from|ab|dès|à partir de|من|desde|от)\s+/iu;

/** Two amounts, with a currency before or after one of them or both. */
export const priceRange =
  /^(\D*?)(\d[\d.,' ]{0,30}?)(\D{0,30}?)(?:[-–—]|(?<= )(?:to|bis|à|إلى)(?= ))(\D{0,30}?)(\d[\d.,' ]*)(.*)$/u;

/** Returns a price as text; of two amounts in one currency, the lowest. */
function lowestOf(cell: Cell, { decimal }: Reading): string {
  // In place of decimals that are none there may be a dash.
  const text = plainText(textIn(cell)).replace(/(?:[.,] ?[-–—]+|\/[-=])(?! ?\d)/g, '');
  const parts = (priceRange.exec(text.replace(lowest, '')) ?? []).map((part) => part.trim());
  const [, before, from, after, beforeLast, to, afterLast] = parts;
  const signs = new Set([before, after, beforeLast, afterLast].filter(Boolean));
  const amountOf = (part = ''): number => numberIn(part, decimal) ?? Number.NaN;
  // A telephone number is no range.
  return signs.size < 2 && !/^0\d/.test(from ?? '') && amountOf(from) < amountOf(to)
    ? `from ${[...signs].join('')} ${from}`
    : text;
}

/** The figure of a price and its currency. */
function amountIn(cell: Cell, text: string, { decimal, currency: own }: Reading) {
  if (typeof cell === 'number') return { amount: cell, currency: own ?? '' };
  const figure = figureIn(text);
  const beside = text.replace(lowest, '').replace(figure, '').trim();
  return { amount: numberIn(figure, decimal), currency: currencyCalled(beside, own) };
}

/** What is wrong with the decimals of a price: a currency of two is not written with three, and has no more than it has. */
function decimalsProblem(cell: Cell, amount: number, { currency, decimal }: Reading): Read | undefined {
  const decimals = decimalsOf(currency ?? '');
  const figure = typeof cell === 'string' ? figureIn(cell) : '';
  if (decimals < 3 && decimalIn(figure) === 'either' && figure.includes(decimal))
    return wrong(`"${shown(cell)}" may mean ${figure.replace(/[.,]/, '')} or ${amount}`, 'Write one of the two.');
  if (Number(amount.toFixed(decimals)) === amount) return undefined;
  return wrong(`${amount} has more decimals than the currency has`, `Write ${decimals} at most.`);
}

function readAmount(field: Field, cell: Cell, reading: Reading): Read {
  const text = lowestOf(cell, reading);
  const word = choiceCalled(text, ['free', 'on request']);
  if (word !== undefined) return { value: word };
  const { amount, currency } = amountIn(cell, text, reading);
  if (amount === undefined || currency === undefined)
    return wrong(`"${shown(cell)}" is not a price`, 'Write a figure, "from 9", "free" or "on request".');
  const problem = decimalsProblem(cell, amount, { ...reading, currency });
  if (problem) return problem;
  const isOwn = currency === (reading.currency ?? '');
  const isLowest = lowest.test(text);
  if (!isLowest && isOwn) return checkNumber(field, amount);
  return { value: { [isLowest ? 'from' : 'amount']: amount, ...(isOwn ? {} : { currency }) } };
}

/** A price with what it pays, as in "45 per hour". */
function readFee(field: Field, cell: Cell, reading: Reading): Read {
  const text = plainText(textIn(cell));
  const { said, unit: per } = feeUnitIn(text);
  if (per === undefined) return readAmount(field, cell, reading);
  const read = readAmount(field, text.slice(0, -said.length), reading);
  if ('problem' in read || typeof read.value === 'string') return read;
  return { value: { ...(isGroup(read.value) ? read.value : { amount: read.value }), per } };
}

function readPrice(field: Field, cell: Cell, reading: Reading): Read {
  const { bare, tax } = taxIn(plainText(textIn(cell)), reading.language);
  const read = readFee(field, tax ? bare : cell, reading);
  if ('problem' in read) return read;
  const said = read.value === 0 || typeof read.value === 'string' ? undefined : (tax ?? reading.tax);
  return (said && taxProblem(said, reading.isTaxIncluded)) ?? read;
}

// Texts, choices and lists.

const yes = /^(?:true|yes|y|oui|ja|wahr|vrai|نعم|1)$/iu;
const no = /^(?:false|no|n|non|nein|falsch|faux|لا|0)$/iu;

function readText({ schema }: Field, written: string): Read {
  const text = Number(schema['maxLength']) <= LONGEST_LINE ? onOneLine(written) : written;
  if (fits(schema, text)) return { value: text };
  const meant = proposeForm(schema, text);
  if (meant && !meant.isGuess) return { value: meant.text };
  const form = nameForm(schema);
  const advice = meant ? `Did you mean "${meant.text}"?` : form === '' ? 'Write a shorter text.' : `Write ${form}.`;
  return wrong(`"${shown(text)}" cannot be used here`, advice);
}

function readChoice(choices: readonly string[], text: string): Read {
  const value = choiceCalled(plainText(text), choices);
  if (value !== undefined) return { value };
  return wrong(`"${shown(text)}" is none of the choices`, `Use ${choices[1] ? 'one of ' : ''}${choices.join(', ')}.`);
}

function readItem({ items, names }: Field, text: string, { find }: Reading): Read {
  if (names !== undefined) return find(names, text);
  const bare: Field = { name: '', schema: items, items: {} };
  if (items.format === 'date') return wrong(`"${shown(text)}" is not a date`, 'Write the days as year-month-day.');
  const code = languageNamed(plainText(text));
  return code !== undefined && fits(items, code) && !fits(items, 'Any text') ? { value: code } : readText(bare, text);
}

/** Names do not have the signs by which texts, too, may be separated. */
const nameMarks = /\s*[\n;,،、，；|/&+]\s*|\s(?:and|und|et|و)\s/u;

/** By what the items of a list are separated. A field that may be one text, too, has semicolons within it. */
function marksOf({ schema, items, names }: Field): RegExp {
  if (items.format === 'date') return /\s*[\n;,،]\s*/;
  if (names !== undefined || !fits(items, 'Any, text')) return nameMarks;
  return [schema.type].flat().includes('string') ? /\s*\n\s*/ : /\s*[\n;]\s*/;
}

function readWeekdays(field: Field, cell: Cell, reading: Reading): Read {
  if (typeof cell === 'number' || /^\d/.test(plainText(textIn(cell)))) return readNumber(field, cell, reading);
  const days = daysNamed(plainText(textIn(cell)).replace(/^(?:from|du|von|من)\s/iu, ''), reading.language);
  return days ? { value: days } : wrong(`"${shown(cell)}" are no days of the week`, 'Write them as Sunday, Tuesday.');
}

function readList(field: Field, cell: Cell, reading: Reading): Read {
  const { schema, items } = field;
  if (Array.isArray(items['enum'])) return readWeekdays(field, cell, reading);
  const [only, ...more] = items.type === 'object' ? (items['required'] as readonly string[]) : [];
  if (only !== undefined && more.length === 0) {
    // Groups that need one field only, such as the titles of the parts of a programme.
    const { [only]: inner = {} } = items['properties'] as Readonly<Record<string, Schema>>;
    const read = readList({ ...field, items: inner }, cell, reading);
    return 'value' in read ? { value: (read.value as readonly unknown[]).map((value) => ({ [only]: value })) } : read;
  }
  const parts = textIn(cell)
    .split(marksOf(field))
    .map((part) => part.replace(/^[-–*•]\s+/, '').trim());
  const read = parts.filter(Boolean).map((part): Read => {
    const day = items.format === 'date' ? dayIn(part, reading.order) : undefined;
    return day === undefined ? readItem(field, part, reading) : { value: day };
  });
  const bad = read.find((one) => 'problem' in one);
  if (bad) return bad;
  const values = read.map((one) => (one as { value: unknown }).value);
  // A word in place of a list of one stays a word.
  return { value: values.length === 1 && [schema.type].flat().includes('string') ? values[0] : values };
}

/** A list of one whose name has a sign within it by which others are separated, such as "Weiss, Anna". */
function readWhole({ schema, names }: Field, text: string, { find }: Reading): Read | undefined {
  const read = names === undefined ? undefined : find(names, text);
  if (!read || 'problem' in read) return undefined;
  return { value: [schema.type].flat().includes('string') ? read.value : [read.value] };
}

/** Which moment a field is; undefined of all others. */
function momentOf({ format, pattern }: Schema): keyof typeof moments | undefined {
  if (format === 'date') return 'day';
  const accepts = (text: string): boolean => typeof pattern === 'string' && new RegExp(pattern).test(text);
  if (accepts('Any') || !pattern) return undefined;
  return accepts('09:30') && !accepts('x') ? 'time' : accepts('2027-03') && !accepts('some-name') ? 'month' : undefined;
}

const MONTH = '^20\\d{2}-(0[1-9]|1[0-2])$';

function monthIn(cell: Cell, order: Reading['order']): string | undefined {
  const text = textIn(cell);
  if (new RegExp(MONTH).test(text)) return text;
  // A date that cannot be read says no month either.
  const meant = proposeForm({ pattern: MONTH }, plainText(text));
  return dayIn(cell, order)?.slice(0, 7) ?? (meant?.isGuess ? undefined : meant?.text);
}

/** A year of the Hijri, the Persian or the Buddhist calendar. */
const otherYear = /هـ|(?:^|[/.\- ])(?:1[34]|25)\d\d(?=[/.\- ]|$)/;

/** Returns what is wrong with a cell that is not a day. Countries begin months of other calendars on different days. */
export function noDay(cell: Cell): Unread {
  const text = plainText(textIn(cell));
  const isOther = otherYear.test(text) && !/20\d\d/.test(text);
  const [is, of] = isOther ? ['a date of the Gregorian calendar', ' of that calendar'] : ['a date', ''];
  return wrong(`"${shown(cell)}" is not ${is}`, `Write it as year-month-day${of}, such as 2027-03-08.`);
}

const notA = (thing: string, advice: string) => (cell: Cell) => wrong(`"${shown(cell)}" is not a ${thing}`, advice);

/** How a cell says each moment, and what is wrong with one that does not. */
const moments = {
  day: [dayIn, noDay],
  time: [timeIn, notA('time of day', 'Write it on a clock of 24 hours, such as 08:30.')],
  month: [monthIn, notA('month', 'Write it as year-month, such as 2027-03.')],
} as const;

function readValue(field: Field, cell: Cell, reading: Reading): Read {
  const { schema } = field;
  const types = [schema.type].flat();
  const text = textIn(cell);
  if (Array.isArray(schema['enum'])) return readChoice(schema['enum'].map(String), text);
  if (types.includes('array')) return readWhole(field, text, reading) ?? readList(field, cell, reading);
  if (types.includes('number') || types.includes('integer')) return readNumber(field, cell, reading);
  return types.includes('boolean') && (yes.test(text) || no.test(text))
    ? { value: yes.test(text) }
    : readText(field, text);
}

function readMoment([read, problemOf]: (typeof moments)[keyof typeof moments], cell: Cell, { order }: Reading): Read {
  const value = read(cell, order);
  return value === undefined ? problemOf(cell) : { value };
}

/** Returns what a cell that is not empty says as the value of a field. */
export function readCell(field: Field, cell: Cell, reading: Reading): Read {
  const { name, schema, names } = field;
  const types = [schema.type].flat();
  const text = textIn(cell);
  // YAML on one line is how an export writes what no cell can say otherwise.
  if (/^[{[]/.test(text) && (types.includes('object') || types.includes('array')))
    return (
      tryTo(() => ({ value: yaml().parse(text) as unknown })) ??
      wrong(`"${shown(text)}" cannot be read`, 'Leave a cell in braces as it was exported, or write a plain value.')
    );
  if (name === 'price') return readPrice(field, cell, reading);
  if (names !== undefined && !types.includes('array')) return reading.find(names, text);
  const moment = momentOf(schema);
  return moment ? readMoment(moments[moment], cell, reading) : readValue(field, cell, reading);
}
