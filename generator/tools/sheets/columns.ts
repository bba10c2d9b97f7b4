// The columns of a sheet: which field each is, by its title and by what is below it, and how its dates and figures are
// read. What could be read in two ways is decided for a column as a whole, and the decision is reported.
import { memoize } from '../../base/memoize.ts';
import { type Decimal, decimalIn, plainText } from '../../model/figure.ts';
import { inEnglish } from '../../read/schema/explain-form.ts';
import { fieldCalled } from '../../read/schema/names-in-languages.ts';
import { readCell, weekdaysIn } from './cells.ts';
import { type Reading, shown, type SiteReading, textIn } from './values.ts';
import { type Below, isNumbered, notesOn } from './notes-on-columns.ts';
import { daysIn, localeOrder, orderIn, type DateOrder, timesIn } from './dates.ts';
import type { Cell, Sheet } from './read-table.ts';
import { taxIn } from '../../read/schema/taxes.ts';
import { fieldsOf, numberedField, plainTitle, type Subject, titlesOf } from './titles.ts';

/** What was said of columns: the field of each title, or an empty text to leave it out. */
export type ColumnMap = Readonly<Record<string, string>>;

const saidOf = (title: string, map: ColumnMap): string | undefined =>
  Object.entries(map).find(([name]) => plainTitle(name) === plainTitle(title))?.[1];

const languageOf = (locale: string): string => new Intl.Locale(locale).language;

/** What a title such as "Price (OMR)", "Fee in OMR" or "Tarif HT" says besides the name of its field, and without that. */
function partsOf(title: string, language?: string): ReturnType<typeof taxIn> {
  const named = taxIn(plainText(title), language);
  const bare = named.bare.replace(/\([^()]*\)|(?:\bin )?(?:\b[A-Z]{3}\b|[€£$])\s*$/g, '').trim();
  return named.tax ? { ...named, bare } : taxIn(bare, language);
}

/** Returns the fields that a title may mean, the most likely first. */
export function candidatesOf(title: string, { subject, map, locale }: Setting): readonly string[] {
  const said = saidOf(title, map);
  if (said !== undefined) return said === '' ? [] : [said];
  const titles = titlesOf(subject);
  const { bare } = partsOf(title, languageOf(locale));
  const [one, ...others] = bare.split('/').map((each) => titles.get(plainTitle(each)));
  // "Ort / Raum" says one thing in two words, and "Beginn / Ende" two.
  const isOne = others.every((other) => other?.[0] === one?.[0]);
  const found = titles.get(plainTitle(title)) ?? (isOne ? one : undefined) ?? numberedField(title, subject);
  if (found || plainTitle(title) === '') return found ?? [];
  // In other files, "from" and "to" are addresses, which are also called links.
  const names = [...fieldsOf(subject).keys()].filter((name) => name !== 'from' && name !== 'to');
  const other = fieldCalled(plainTitle(title), names);
  return other === undefined ? [] : [other];
}

/** A column whose field is known. */
export interface Column {
  /** From 0. */
  readonly index: number;
  /** As the spreadsheet names it: A, B, ... */
  readonly letter: string;
  readonly title: string;
  readonly field: string;
  readonly reading: Reading;
}

/** Returns the letters by which a spreadsheet names a column; the first is 0. */
export const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

/** How a person says what a sheet does not show. */
export interface Hints {
  /** What to write so that a title is a field; an empty field leaves the column out. */
  readonly map: (title: string, field: string) => string;
  /** Where it is said in which order 03/04 is read. */
  readonly order: string;
  /** What adds the trainers or the categories that rows name, where something does. */
  readonly add?: (what: 'trainers' | 'categories') => string;
}

/** What is known before the columns are: the words of the site, and what the options of the command say. */
export interface Setting extends SiteReading {
  readonly subject: Subject;
  readonly map: ColumnMap;
  readonly hints: Hints;
  /** The order that an option gives. */
  readonly order?: DateOrder | undefined;
  /** As BCP 47 names it. */
  readonly locale: string;
  readonly timeZone: string;
}

const ofSite = ({ locale, currency, isTaxIncluded, find }: Setting): SiteReading => ({
  language: languageOf(locale),
  currency,
  isTaxIncluded,
  find,
});

/** The table in a sheet. */
export interface Titled {
  /** The row of the titles, from 1. */
  readonly header: number;
  readonly columns: readonly Column[];
  /** Columns that mean no field. */
  readonly ignored: readonly Pick<Column, 'letter' | 'title'>[];
  /** What was decided, in sentences. */
  readonly decisions: readonly string[];
  /** Why the sheet cannot be used. */
  readonly problem?: string;
}

/** What one of the columns must be: the fields by which a row names its course. */
export const keyFields: Readonly<Record<Subject, readonly string[]>> = {
  sessions: ['course', 'courseTitle'],
  courses: ['slug', 'title', 'code'],
};

/** Returns whether a row has titles. One alone may be a word of a text, unless it was said what it is. */
export function isTitles(row: readonly Cell[], setting: Setting): boolean {
  const [titles, keys] = [row.filter((cell) => typeof cell === 'string'), keyFields[setting.subject]];
  const found = titles.map((title) => candidatesOf(title, setting)).filter(({ length }) => length > 0);
  const isSaid = titles.some((title) => keys.includes(saidOf(title, setting.map) ?? ''));
  return isSaid || (found.length >= 2 && found.flat().some((one) => keys.includes(one)));
}

/** Returns the row with the titles, from 0, which are near the top of a sheet; -1 where it has none. */
export const headerIn = ({ rows }: Sheet, setting: Setting): number =>
  rows.slice(0, 15).findIndex((row) => isTitles(row, setting));

/** The cells below a title that are not empty; rows from 1. */
const cellsBelow = ({ rows }: Sheet, header: number, index: number): Below =>
  rows.slice(header + 1).flatMap((row, i) => {
    const cell = row[index] ?? null;
    return cell === null ? [] : [{ cell, row: header + i + 2 }];
  });

function fitting(field: string, cells: Below, setting: Setting): number {
  const described = fieldsOf(setting.subject).get(field);
  const reading: Reading = { ...ofSite(setting), order: 'day', decimal: '.' };
  const readers: Readonly<Record<string, (cell: Cell) => boolean>> = {
    date: (cell) => daysIn(cell, 'day') !== undefined,
    time: (cell) => timesIn(cell) !== undefined,
    days: (cell) => weekdaysIn(textIn(cell), reading) !== undefined,
  };
  const read = readers[field] ?? ((cell) => !described || 'value' in readCell(described, cell, reading));
  return cells.filter(({ cell }) => read(cell)).length;
}

/** The field of a title: of several that it may mean, the one as which most cells can be read. */
function fieldOf(title: string, cells: Below, setting: Setting): string | undefined {
  const [first, ...others] = candidatesOf(title, setting);
  const isChoice = fieldsOf(setting.subject).get(first ?? '')?.schema['enum'] !== undefined;
  // The first day in a list of dates is no choice such as "any time".
  if (isChoice && cells.length > 0 && fitting('date', cells, setting) === cells.length) return undefined;
  if (first === undefined || others.length === 0) return first;
  const scored = [first, ...others].map((field) => ({ field, count: fitting(field, cells, setting) }));
  return scored.reduce((best, one) => (one.count > best.count ? one : best)).field;
}

/** What the cells of a column say of how they are read. */
interface Evidence<Choice> {
  /** The first cell that allows only this. */
  readonly said: readonly { readonly choice: Choice; readonly cell: Cell; readonly row: number }[];
  /** The first cell that allows both. */
  readonly open?: Below[number] | undefined;
}

function evidenceIn<Choice extends string>(
  cells: Below,
  ask: (cell: Cell) => Choice | 'either' | undefined,
): Evidence<Choice> {
  const asked = cells.map(({ cell, row }) => ({ cell, row, choice: ask(cell) }));
  const said = asked.flatMap(({ choice, ...at }) =>
    choice === undefined || choice === 'either' ? [] : [{ ...at, choice: choice as Choice }],
  );
  const firsts = said.filter(({ choice }, i) => said.findIndex((other) => other.choice === choice) === i);
  return { said: firsts, open: asked.find(({ choice }) => choice === 'either') as Below[number] | undefined };
}

/** Returns the sign before decimals in a locale. */
export const localeDecimal = memoize((locale: string): Decimal =>
  new Intl.NumberFormat(`${locale}-u-nu-latn`).format(1.5).includes(',') ? ',' : '.',
);

/** Returns the separator of a file of text that spreadsheets expect where decimals follow that sign. */
export const separatorBeside = (decimal: Decimal): string => (decimal === ',' ? ';' : ',');

interface Decided<Choice> {
  readonly choice: Choice;
  readonly because: string;
}

/** Decides for a column: by its own cells, else by `others`, else by the locale. */
function decide<Choice extends string>(
  { said }: Evidence<Choice>,
  others: readonly Evidence<Choice>[],
  fallback: Decided<Choice>,
): Decided<Choice | 'mixed'> {
  const [own, against] = said;
  if (own && against)
    return {
      choice: 'mixed',
      because: `"${shown(own.cell)}" in row ${own.row} and "${shown(against.cell)}" in row ${against.row} contradict each other`,
    };
  if (own) return { choice: own.choice, because: `"${shown(own.cell)}" in row ${own.row} can be read in no other way` };
  const choices = new Set(others.flatMap((other) => other.said.map(({ choice }) => choice)));
  const [only, ...more] = choices;
  return only !== undefined && more.length === 0
    ? { choice: only, because: 'the other columns of this sheet are written so' }
    : fallback;
}

/** A column, and what is below its title. */
interface Draft extends Omit<Column, 'reading'> {
  readonly cells: Below;
  readonly dates: Evidence<DateOrder>;
  readonly figures: Evidence<Decimal>;
}

/** Finishes one of all columns; adds a decision only where its cells could be read in another way. */
function finish([draft, all]: readonly [Draft, readonly Draft[]], setting: Setting, decisions: string[]): Column {
  const { cells: _cells, dates, figures, ...column } = draft;
  const { locale, hints } = setting;
  const others = all.flatMap((other) => (other === draft ? [] : other.dates));
  const byLocale = `the locale of the site, ${locale}, writes it so`;
  const otherwise = `${hints.order} says otherwise: day-first or month-first`;
  const order = setting.order
    ? { choice: setting.order, because: `of ${hints.order}` }
    : decide(dates, others, { choice: localeOrder(locale), because: `${byLocale} (${otherwise})` });
  const usual: Decided<Decimal> = { choice: localeDecimal(locale), because: byLocale };
  const { choice, because } = decide(figures, [], usual);
  const decimal = choice === 'mixed' ? usual : { choice, because };
  const name = `Column ${column.letter} "${column.title}"`;
  if (dates.open) {
    const cell = `"${shown(dates.open.cell)}"`;
    const [day] = daysIn(dates.open.cell, order.choice) ?? [];
    const said = day === undefined ? `dates such as ${cell} cannot be read` : `${cell} is read as ${inEnglish(day)}`;
    decisions.push(`${name}: ${said}, because ${order.because}.`);
  }
  if (figures.open)
    decisions.push(
      `${name}: in "${shown(figures.open.cell)}", "${decimal.choice}" stands before the decimals, because ${decimal.because}.`,
    );
  if (draft.cells.some(({ cell }) => cell instanceof Date) && (dates.said.length > 0 || dates.open))
    decisions.push(
      `${name}: some dates are dates to the spreadsheet and others are texts. Look whether the spreadsheet has exchanged day and month of the former.`,
    );
  const own = ofSite(setting);
  const { tax } = partsOf(column.title, own.language);
  return { ...column, reading: { ...own, order: order.choice, decimal: decimal.choice, tax } };
}

function finishAll(drafts: readonly Draft[], setting: Setting): Pick<Titled, 'columns' | 'decisions'> {
  const decisions: string[] = [];
  const columns = drafts.map((draft) => finish([draft, drafts], setting, decisions));
  return { columns, decisions: [...decisions, ...notesOn(drafts)] };
}

function draftOf(column: Omit<Draft, 'dates' | 'figures'>, { subject }: Setting): Draft {
  const { field, cells } = column;
  const { schema, items } = fieldsOf(subject).get(field) ?? {};
  const types = [schema?.type].flat();
  const isMoment = /^(?:date|meetings)$/.test(field) || schema?.format === 'date' || items?.format === 'date';
  const isNumeric = types.includes('number') || types.includes('integer');
  const decimalOf = (cell: Cell) => (typeof cell === 'string' ? decimalIn(cell) : undefined);
  const none = { said: [] };
  const dates = isMoment ? evidenceIn(cells, orderIn) : none;
  return { ...column, dates, figures: isNumeric ? evidenceIn(cells, decimalOf) : none };
}

/** Returns how rows without titles are read; `fields` names the field of each column. */
export function columnsFor(fields: readonly string[], rows: Sheet['rows'], setting: Setting): Titled {
  const drafts = fields.map((field, index) =>
    draftOf({ index, letter: letterOf(index), title: field, field, cells: cellsBelow({ rows }, -1, index) }, setting),
  );
  return { header: 0, ignored: [], ...finishAll(drafts, setting) };
}

/** The titles of columns, which may be in two lines: below "Dates" over two columns, there are "Start" and "End". */
function titlesIn({ rows }: Sheet, header: number, setting: Setting) {
  const [first = [], below = []] = rows.slice(header, header + 2);
  const filled = below.flatMap((cell, i) => (cell === null ? [] : { cell, above: shown(first[i] ?? null) }));
  const isTitle = (cell: Cell): boolean => typeof cell === 'string' && candidatesOf(cell, setting).length > 0;
  const isKey = (title: string): boolean =>
    candidatesOf(title, setting).some((one) => keyFields[setting.subject].includes(one));
  const areTwo = filled.length > 0 && filled.every(({ cell, above }) => isTitle(cell) && !isKey(above));
  if (!areTwo) return { titles: first, last: header };
  const all = first.length > below.length ? first : below;
  return { titles: all.map((_, i) => below[i] ?? first[i] ?? null), last: header + 1 };
}

/** Finds the titles of a sheet, from a row on, and what its columns are; undefined where it has no titles of the subject. */
export function readColumns(sheet: Sheet, setting: Setting, header = headerIn(sheet, setting)): Titled | undefined {
  if (header < 0) return undefined;
  const { titles, last } = titlesIn(sheet, header, setting);
  const titled = titles.map((cell, index) => {
    const title = shown(cell);
    const cells = cellsBelow(sheet, last, index);
    return { index, letter: letterOf(index), title, field: fieldOf(title, cells, setting), cells };
  });
  // Where each row has its number, it is one session, and these are its days.
  const areDays = titled.some(({ field }) => field === 'id') && titled.filter(isNumbered).length > 1;
  const drafts = titled.flatMap(({ field: own, ...rest }) => {
    const field = areDays && isNumbered(rest) && own === 'date' ? 'meetings' : own;
    return field === undefined ? [] : draftOf({ ...rest, field }, setting);
  });
  // A course may be said by its code and by its title, a place by its name and its city, and a row have several dates.
  const areTwo = (one: Draft, other: Draft): boolean =>
    one.field === other.field &&
    (!(one.field === 'course' || one.field === 'where' || isNumbered(other)) || one.title === other.title);
  const twice = drafts.find((one, i) => drafts.findIndex((other) => areTwo(one, other)) < i);
  const first = twice && drafts.find((one) => areTwo(one, twice));
  return {
    header: last + 1,
    ...finishAll(drafts, setting),
    ignored: titled.flatMap(({ field, letter, title, cells }) =>
      field === undefined && cells.length > 0 && saidOf(title, setting.map) === undefined ? [{ letter, title }] : [],
    ),
    ...(twice &&
      first && {
        problem: `the titles "${first.title}" (${first.letter}${header + 1}) and "${twice.title}" (${twice.letter}${header + 1}) both mean "${twice.field}". Move a second table below the first, or ${first.title === twice.title ? 'give one of the columns another title' : `leave a column out with ${setting.hints.map(twice.title, '')}`}`,
      }),
  };
}
