// What a cell says as the value of a field. A cell that can be read in several ways is no value here, unless the column
// has decided between them.
import { numberIn, plainText } from '../../model/figure.ts';
import { tryTo } from '../../base/try-to.ts';
import { yaml } from '../../base/yaml.ts';
import type { Schema } from '../../kinds/describe-field.ts';
import { choiceCalled, languageNamed } from '../../read/schema/names-in-languages.ts';
import { fits, nameForm, proposeForm } from '../../read/schema/propose-form.ts';
import { daysNamed } from '../../read/schema/propose-list.ts';
import { unitCalled } from '../../read/schema/propose-type.ts';
import { dayIn, timeIn } from './dates.ts';
import { readPrice } from './prices.ts';
import { type Cell, LONGEST_LINE, onOneLine } from './read-table.ts';
import { checkNumber, type Field, type Read, type Reading, shown, textIn, type Unread, wrong } from './values.ts';

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

function readItem({ items, names }: Field, text: string, { find, order }: Reading): Read {
  if (names !== undefined) return find(names, text);
  const bare: Field = { name: '', schema: items, items: {} };
  const day = items.format === 'date' ? dayIn(text, order) : undefined;
  if (day !== undefined) return { value: day };
  if (items.format === 'date') return wrong(`"${shown(text)}" is not a date`, 'Write the days as year-month-day.');
  const code = languageNamed(plainText(text));
  return code !== undefined && fits(items, code) && !fits(items, 'Any text') ? { value: code } : readText(bare, text);
}

/** Names do not have the signs by which texts, too, may be separated. */
const nameMarks = /(?<!\s)\s*[\n;,،、，；|/&+]\s*|\s(?:and|und|et|و)\s/u;

/** By what the items of a list are separated. A field that may be one text, too, has semicolons within it. */
function marksOf({ schema, items, names }: Field): RegExp {
  if (items.format === 'date') return /(?<!\s)\s*[\n;,،]\s*/;
  if (names !== undefined || !fits(items, 'Any, text')) return nameMarks;
  return [schema.type].flat().includes('string') ? /(?<!\s)\s*\n\s*/ : /(?<!\s)\s*[\n;]\s*/;
}

/** Returns the days of the week of a text; undefined where it says anything else. */
export const weekdaysIn = (text: string, { language }: Reading): readonly string[] | undefined =>
  daysNamed(plainText(text).replace(/^(?:from|du|von|من)\s/iu, ''), language);

function readWeekdays(field: Field, cell: Cell, reading: Reading): Read {
  if (typeof cell === 'number' || /^\d/.test(plainText(textIn(cell)))) return readNumber(field, cell, reading);
  const days = weekdaysIn(textIn(cell), reading);
  return days ? { value: days } : wrong(`"${shown(cell)}" are no days of the week`, 'Write them as Sunday, Tuesday.');
}

/** The most items of a list; no office writes as many. */
const MOST_PARTS = 1000;

function readParts(field: Field, parts: readonly string[], reading: Reading): Read {
  if (parts.length > MOST_PARTS)
    return wrong(`"${shown(parts.join(' '))}" has more than ${MOST_PARTS} parts`, 'Write fewer.');
  const read = parts.map((part) => readItem(field, part, reading));
  return read.find((one) => 'problem' in one) ?? { value: read.map((one) => ('value' in one ? one.value : undefined)) };
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
  const read = readParts(field, parts.filter(Boolean), reading);
  if ('problem' in read) return read;
  const values = read.value as readonly unknown[];
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
export function noDay(cell: Cell, more = ''): Unread {
  const text = plainText(textIn(cell));
  const isOther = otherYear.test(text) && !/20\d\d/.test(text);
  const [is, of] = isOther ? ['a date of the Gregorian calendar', ' of that calendar'] : ['a date', ''];
  return wrong(
    `"${shown(cell)}" is not ${is}`,
    `Write it as year-month-day${of}, such as 2027-03-08.${isOther ? '' : more}`,
  );
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
