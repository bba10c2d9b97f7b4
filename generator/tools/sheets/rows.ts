// The rows of a sheet as what they say of the fields: every cell is read as its column is, and cells that say several
// things at once, such as "4 - 8 March 2027", become several fields.
import { isDeepStrictEqual } from 'node:util';
import { dropUndefined } from '../../base/objects.ts';
import type { Session } from '../../../schemas/types.ts';
import { everyWeek } from '../../read/schema/propose-list.ts';
import { isWeekdayName } from '../../read/schema/names-in-languages.ts';
import { addDays, plannedMeetings, weekdayOf, weekdays } from '../../model/meetings.ts';
import { plainText } from '../../model/figure.ts';
import { toSlug } from '../../rules/nearest.ts';
import { noDay, readCell, weekdaysIn } from './cells.ts';
import { asField, type Field, type Several, shown, textIn, type Unread, wrong } from './values.ts';
import type { Column, Setting, Titled } from './columns.ts';
import { readPlace, readState } from './session-cells.ts';
import { fieldsOf, isOneOf, twoCourses } from './titles.ts';
import { dayIn, daysIn, timeIn, timesIn, timesWithBreaks } from './dates.ts';
import { readLength } from './lengths.ts';
import { type Cell, isLong, NOT_CALCULATED, type Sheet } from './read-table.ts';

/** What a cell says of a field; null takes away what the content says. */
export interface Said {
  readonly value: unknown;
  /** The letter of its column, where it is from a sheet. */
  readonly column?: string;
}

/** Returns what a row says; what it takes away is undefined. */
export const valuesOf = ({ said }: Pick<Row, 'said'>): Values =>
  Object.fromEntries(Array.from(said, ([field, { value }]) => [field, value ?? undefined]));

/** Returns the text that a row says of a field; undefined where it says none. */
export const textOf = ({ said }: Row, field: string): string | undefined => {
  const value = said.get(field)?.value;
  return typeof value === 'string' ? value : undefined;
};

/** What is wrong with a row. */
export interface RowProblem extends Unread {
  readonly column?: string | undefined;
}

/** A row as it was read. */
export interface Row {
  /** The name of its sheet, where sheets have names. */
  readonly sheet?: string | undefined;
  /** From 1. */
  readonly row: number;
  readonly said: ReadonlyMap<string, Said>;
  readonly problems: readonly RowProblem[];
}

/** What is written to take a value away: an empty cell says nothing. */
const nothing = /^[-–—]$/;

/** How offices write that a trainer is still to be named. */
const noName = /^(?:n\. ?n\.|nn|tb[acd])$/i;

const saysNothing = (field: string, text: string): boolean =>
  nothing.test(text) || (field === 'trainers' && noName.test(text));

/** What spreadsheet programs show in place of a value that they cannot calculate, or have no room for. */
const failed = /^(?:#(?:N\/A|NV|[\p{Lu}\d/]+[!?]|#+)|Err:\d{3})$/u;

type Values = Readonly<Record<string, unknown>>;

const betweenDays = /[\n,;&+]|\s(?:and|und|et)\s|\sو/u;

/** What is wrong with a cell that says no day, or several. */
function noDays(cell: Cell, order: Column['reading']['order']): RowProblem {
  const [, ...more] = textIn(cell).split(betweenDays);
  return more.length > 0 && daysIn(more.at(-1)?.trim() ?? null, order) !== undefined
    ? wrong(
        `"${shown(cell)}" are several days`,
        'Write a row for each session; the days of one that meets several times go into a column "Meetings".',
      )
    : noDay(cell, ' Where the days are not settled, write the month, such as 2027-03, or "on request".');
}

/** Days of the week before figures, as in "Mondays, 2 - 30 August 2027" and "Mo–Fr 9–17 Uhr". */
function weeklyIn(cell: Cell, { reading }: Column) {
  const [, lead = '', rest = ''] =
    /^(\D*?\p{L})[.,:]*\s+(?:(?:from|vom|von|du|de|من)\s+)?(\d.*)$/su.exec(plainText(textIn(cell))) ?? [];
  const days = lead === '' ? undefined : weekdaysIn(lead, reading);
  // One day of the week beside a day says the same twice; "Mondays" says more.
  const isPlural = /\p{L}{5}s$/u.test(lead) && isWeekdayName(lead.slice(0, -1));
  return days && { days, rest, isEvery: isPlural || days.length > 1 || lead.replace(everyWeek, '') !== lead };
}

/** What a column of days says: where it says no day, a month, on request or any time. */
function readDays(cell: Cell, column: Column): Several {
  const { order } = column.reading;
  const weekly = weeklyIn(cell, column);
  const { days, rest } = weekly?.isEvery ? weekly : { days: undefined, rest: cell };
  const [first, last] = daysIn(rest, order) ?? [];
  const values = dropUndefined({
    startDate: first,
    endDate: last === first ? undefined : last,
    days,
    from: timeIn(cell),
  });
  // Of days that come back each week, the last one is needed, too.
  if (days ? values.endDate : first) return { values };
  for (const name of days ? [] : ['dates', 'month']) {
    const read = readAs(name, cell, column);
    if ('values' in read) return read;
  }
  return noDays(cell, order);
}

/** Stands for each day of the week until it is known how long the session lasts. */
const DAILY = 'daily';

/** Each day of at most a week is said by no days; of a longer time, it may be those on which an office works. */
function settleDaily(said: Map<string, Said>, problems: RowProblem[]): void {
  const days = said.get('days');
  if (days?.value !== DAILY) return;
  const [first, last] = ['startDate', 'endDate'].map((field) => said.get(field)?.value);
  const isWeek = typeof first === 'string' && typeof last === 'string' && last <= addDays(first, 6);
  said.set('days', { ...days, value: null });
  if (isWeek) return;
  problems.push({
    column: days.column,
    problem: 'it is not clear on which days of the week "daily" is',
    advice: 'Write them, such as Monday - Friday or Monday - Sunday.',
  });
}

/** The day of the week beside a single day says nothing new. */
function settleWeekday(said: Map<string, Said>): void {
  const [first, last, days] = ['startDate', 'endDate', 'days'].map((field) => said.get(field)?.value);
  const day = typeof first === 'string' && (last ?? first) === first ? weekdays[weekdayOf(first)] : undefined;
  if (day !== undefined && isDeepStrictEqual(days, [day])) said.delete('days');
}

/** Times of day with breaks between them, or with days of the week of their own, until it is known on which days they are. */
const BREAKS = 'breaks';

type Hours = readonly Readonly<{ days?: readonly string[] | undefined; from: string; to: string }>[];

const noDaysForTimes = wrong(
  'times with a break need the days on which they are',
  'Write the first day into a column "Start date", or write the times without the break, such as 09:00 - 17:00.',
);
const noEndForTimes = wrong(
  'times that differ from day to day need the first and the last day',
  'Write these into columns "Start date" and "End date".',
);

/** A session with breaks is one of several meetings on each day. */
function settleBreaks(said: Map<string, Said>, problems: RowProblem[]): void {
  const breaks = said.get(BREAKS);
  if (!breaks || !said.delete(BREAKS)) return;
  const session = valuesOf({ said }) as unknown as Session;
  const hours = breaks.value as Hours;
  const isOpen = new Set(hours.map(({ days }) => days)).size > 1 && session.endDate === undefined;
  const planned = isOpen ? [] : plannedMeetings({ ...session, from: '00:00' });
  for (const field of ['startDate', 'endDate', 'except', ...(typeof session.days === 'number' ? [] : ['days'])])
    said.delete(field);
  const meetings = planned.flatMap(({ day: date }) => {
    const own = hours.filter(({ days }) => days?.includes(weekdays[weekdayOf(date)] ?? '') ?? true);
    return own.map(({ from, to }) => ({ date, from, to }));
  });
  if (meetings.length > 0) said.set('meetings', { ...breaks, value: meetings });
  else if (problems.length === 0)
    problems.push({ column: breaks.column, ...(isOpen ? noEndForTimes : noDaysForTimes) });
}

/** Between the hours of several days, as in "Mo-Do 9-17, Fr 9-13". */
const betweenHours = /(?<=\d ?(?:uhr|h|[ap]m)?) ?(?:[\n,;/&]|(?:and|und|et) ) ?(?=\p{L}{2})/iu;

/** Times of day, also with the days of the week before them. */
function readTimes(cell: Cell, column: Column): Readonly<Record<string, unknown>> | undefined {
  const weekly = weeklyIn(cell, column);
  const [from, to] = timesIn(weekly?.rest ?? cell) ?? [];
  if (from !== undefined) return dropUndefined({ days: weekly?.days, from, to });
  const hours = textIn(cell)
    .split(betweenHours)
    .map((part) => {
      const own = weeklyIn(part, column);
      return timesWithBreaks(own?.rest ?? part)?.map((times) => ({ ...times, days: own?.days }));
    });
  const all = hours.flatMap((each) => each ?? []);
  const isWhole = !hours.includes(undefined) && (hours.length === 1 || all.every(({ days }) => days));
  return isWhole ? { [BREAKS]: all } : undefined;
}

/** A cell as the value of a field of sessions. */
const readAs = (name: string, cell: Cell, { reading }: Column): Several =>
  asField(name, readCell(fieldsOf('sessions').get(name) as Field, cell, reading));

/** How columns are read that say more than one field, or one in another form. */
const readers: Readonly<Record<string, (cell: Cell, column: Column) => Several>> = {
  id: (cell, column) => {
    const read = readAs('id', cell, column);
    // The number of an office, such as FA.24/1, in the form of an id: no visitor reads it.
    const id = toSlug(textIn(cell));
    return 'values' in read || id === '' ? read : { values: { id } };
  },
  days: (cell, column) => {
    if (isOneOf('daily', cell)) return { values: { days: DAILY } };
    const values = weeklyIn(cell, column) && readTimes(cell, column);
    return values ? { values } : readAs('days', cell, column);
  },
  seats: (cell, column) => readState(cell, column, ['seats', 'availability', 'status']),
  seatsLeft: (cell, column) => readState(cell, column, ['seatsLeft', 'availability', 'status']),
  availability: (cell, column) => readState(cell, column, ['availability', 'status']),
  status: (cell, column) => readState(cell, column, ['availability', 'status']),
  date: readDays,
  startDate: readDays,
  endDate: (cell, { reading }) => {
    const day = dayIn(cell, reading.order);
    return day === undefined ? noDay(cell) : { values: dropUndefined({ endDate: day, to: timeIn(cell) }) };
  },
  time: (cell, column) => {
    const values = readTimes(cell, column);
    if (values) return { values };
    return wrong(`"${shown(cell)}" is not a time of day`, 'Write it on a clock of 24 hours, such as 09:00 - 16:30.');
  },
  where: readPlace,
  location: readPlace,
  courseTitle: (cell, { reading }) => asField('course', reading.find('course', textIn(cell))),
  category: (cell) => ({ values: { category: textIn(cell) } }),
  duration: readLength,
};

/** Why no field can be read of a cell. */
function unreadable(cell: Cell): Unread | undefined {
  if (cell === NOT_CALCULATED)
    return wrong(
      'the formula has no result in the file',
      'Open the file in a spreadsheet program, which calculates it, and save it again.',
    );
  if (!failed.test(textIn(cell))) return undefined;
  return wrong(
    `"${shown(cell)}" is what spreadsheets show in place of a value`,
    'Correct the formula or widen the column there, and save the file again.',
  );
}

/** Whether a column of courses is read as one of sessions is. */
const isOfBoth = (name: string): boolean => name === 'category' || name === 'duration';

function readField(cell: Cell, column: Column, fields: ReadonlyMap<string, Field>): Several {
  const { field: name, reading } = column;
  const field = fields.get(name);
  if (saysNothing(name, textIn(cell))) return { values: { [name]: null } };
  const problem = unreadable(cell);
  if (problem) return problem;
  const special = fields.has('course') || isOfBoth(name) ? readers[name] : undefined;
  if (special && isLong(cell)) return wrong(`"${shown(cell)}" is too long`, 'Write a shorter text.');
  if (special) return special(cell, column);
  return field ? asField(name, readCell(field, cell, reading)) : { values: {} };
}

/** A cell with what it says. */
interface ReadColumn {
  readonly column: Column;
  readonly cell: Cell;
  readonly read: Several;
}

/** Cells of which only one names the course: its title counts where its code is not known. */
function withOneName(all: readonly ReadColumn[]): readonly ReadColumn[] {
  const names = ['course', 'courseTitle'].flatMap((name) => all.filter(({ column }) => column.field === name));
  const idOf = ({ read }: ReadColumn): unknown => ('values' in read ? read.values['course'] : undefined);
  const [known = names[0], other] = names.filter((one) => typeof idOf(one) === 'string');
  const isClear = !known || !other || idOf(known) === idOf(other);
  const named = isClear ? known : { ...known, read: twoCourses(String(idOf(known)), String(idOf(other))) };
  return [...(named ? [named] : []), ...all.filter((one) => !names.includes(one))];
}

/** Whether a cell says where a session is in words alone. */
const isWords = ({ read }: ReadColumn): boolean => 'values' in read && 'location' in read.values;

/** Cells of which only one says where it is: a venue and its city are one place, unless the venue is one that is known. */
function withOnePlace(all: readonly ReadColumn[]): readonly ReadColumn[] {
  const places = all.filter(({ column }) => column.field === 'where');
  const [venue, ...more] = places;
  if (!venue || more.length === 0) return all;
  const whole = { ...venue, read: readPlace(places.map(({ cell }) => textIn(cell)).join(', '), venue.column) };
  const wrongs = places.filter(({ read }) => 'problem' in read);
  const online = more.filter(({ read }) => 'values' in read && 'type' in read.values);
  const place = [...wrongs, whole, venue, ...online].find((one) => !isWords(one)) ?? whole;
  return [place, ...all.filter((one) => !places.includes(one))];
}

function readRow(
  cells: readonly Cell[],
  columns: readonly Column[],
  fields: ReadonlyMap<string, Field>,
): Pick<Row, 'said' | 'problems'> {
  const said = new Map<string, Said>();
  const problems: RowProblem[] = [];
  const full = columns.flatMap((column) => {
    const cell = cells[column.index] ?? null;
    return cell === null ? [] : { column, cell, read: readField(cell, column, fields) };
  });
  for (const { column, read } of withOnePlace(withOneName(full))) {
    if ('problem' in read) problems.push({ column: column.letter, ...read });
    // A column of its own says it better than a part of another one.
    const values = Object.entries('values' in read ? read.values : {});
    for (const [name, value] of values.filter(([each]) => !said.has(each) || column.field === each)) {
      // The days of a session may be in a column each.
      const days = name === 'meetings' ? [said.get(name)?.value ?? [], value].flat() : value;
      said.set(name, { value: days, column: column.letter });
    }
  }
  settleDaily(said, problems);
  settleWeekday(said);
  settleBreaks(said, problems);
  return { said, problems };
}

/** Returns what is known already as rows, of which no cell is known. */
export const rowsOfValues = (all: readonly Values[]): readonly Row[] =>
  all.map((values, i) => {
    const said = Object.entries(dropUndefined(values)).map(([field, value]) => [field, { value }] as const);
    return { row: i + 1, said: new Map(said), problems: [] };
  });

/** The cells of a row, from 1: a cell that is merged over several rows below the titles says the same in each. */
function cellsIn({ rows, merged = [] }: Sheet, row: number, header: number): readonly Cell[] {
  const cells = [...(rows[row - 1] ?? [])];
  for (const { column, first } of merged.filter((one) => one.first > header && one.first < row && row <= one.last))
    cells[column] ??= rows[first - 1]?.[column] ?? null;
  return cells;
}

/** Reads the rows below the titles; empty ones are left out. */
export function readRows(sheet: Sheet, { header, columns }: Titled, { subject }: Setting): readonly Row[] {
  const fields = fieldsOf(subject);
  return sheet.rows.slice(header).flatMap((cells, i) => {
    if (columns.every(({ index }) => (cells[index] ?? null) === null)) return [];
    const [name, row] = [sheet.name, header + i + 1];
    const dated = columns.filter(({ field, index }) => field === 'date' && (cells[index] ?? null) !== null);
    // Each of several dates is a session.
    const sessions =
      dated.length < 2 ? [columns] : dated.map((one) => columns.filter((own) => own === one || !dated.includes(own)));
    return sessions.map((own) => ({ sheet: name, row, ...readRow(cellsIn(sheet, row, header), own, fields) }));
  });
}
