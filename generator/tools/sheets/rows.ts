// The rows of a sheet as what they say of the fields: every cell is read as its column is, and cells that say several
// things at once, such as "4 - 8 March 2027", become several fields.
import { isDeepStrictEqual } from 'node:util';
import { dropUndefined } from '../../base/objects.ts';
import type { Session } from '../../../schemas/types.ts';
import { everyWeek } from '../../read/schema/propose-list.ts';
import { choiceCalled, isWeekdayName } from '../../read/schema/names-in-languages.ts';
import { addDays, plannedMeetings, weekdayOf, weekdays } from '../../model/meetings.ts';
import { plainText } from '../../model/figure.ts';
import { toSlug } from '../../rules/nearest.ts';
import { noDay, readCell, weekdaysIn } from './cells.ts';
import { type Field, type Several, shown, textIn, type Unread } from './values.ts';
import type { Column, Setting, Titled } from './columns.ts';
import { fieldsOf, plainTitle } from './titles.ts';
import { dayIn, daysIn, timeIn, timesIn, timesWithBreaks } from './dates.ts';
import { readLength } from './lengths.ts';
import { type Cell, NOT_CALCULATED, type Sheet } from './read-table.ts';
import words from './words.json' with { type: 'json' };

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
    ? {
        problem: `"${shown(cell)}" are several days`,
        advice: 'Write a row for each session; the days of one that meets several times go into a column "Meetings".',
      }
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
    const read = readCell(fieldsOf('sessions').get(name) as Field, cell, column.reading);
    if ('value' in read) return { values: { [name]: read.value } };
  }
  return noDays(cell, order);
}

/** Words for each day of the week, as the titles of columns are compared. */
const daily: ReadonlySet<string> = new Set(words.daily);

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

/** Times of day with breaks between them, until it is known on which days they are. */
const BREAKS = 'breaks';

/** A session with breaks is one of several meetings on each day. */
function settleBreaks(said: Map<string, Said>, problems: RowProblem[]): void {
  const breaks = said.get(BREAKS);
  if (!breaks || !said.delete(BREAKS)) return;
  const session = valuesOf({ said }) as unknown as Session;
  const days = plannedMeetings({ ...session, from: '00:00' });
  for (const field of ['startDate', 'endDate', 'except', ...(typeof session.days === 'number' ? [] : ['days'])])
    said.delete(field);
  const meetings = days.flatMap(({ day: date }) =>
    (breaks.value as readonly object[]).map((times) => ({ date, ...times })),
  );
  if (meetings.length > 0) said.set('meetings', { ...breaks, value: meetings });
  else if (problems.length === 0)
    problems.push({
      column: breaks.column,
      problem: 'times with a break need the days on which they are',
      advice:
        'Write the first day into a column "Start date", or write the times without the break, such as 09:00 - 17:00.',
    });
}

/** Times of day, also with the days of the week before them. */
function readTimes(cell: Cell, column: Column): Readonly<Record<string, unknown>> | undefined {
  const weekly = weeklyIn(cell, column);
  const [from, to] = timesIn(weekly?.rest ?? cell) ?? [];
  const breaks = from === undefined ? timesWithBreaks(weekly?.rest ?? cell) : undefined;
  return from || breaks ? dropUndefined({ days: weekly?.days, from, to, [BREAKS]: breaks }) : undefined;
}

/** Where meetings are held online: their addresses are for participants only. */
const meetingHosts =
  /(?:zoom\.us|teams\.(?:microsoft|live)\.com|meet\.google\.com|webex\.com|gotomeet(?:ing\.com|\.me)|bigbluebutton)\b/i;

/** The place of that name, or the words where there is none. */
function readPlace(cell: Cell, { reading }: Column): Several {
  if (meetingHosts.test(textIn(cell))) return { values: { type: 'Online' } };
  if (/https?:\/\/|www\./i.test(textIn(cell)))
    return {
      problem: `"${shown(cell)}" is an address on the web, and no place`,
      advice: 'Write the place, or "Online" where the address is that of a meeting, which is for participants only.',
    };
  const place = reading.find('place', textIn(cell));
  if ('value' in place) return { values: { place: place.value } };
  const isOnline = choiceCalled(plainText(textIn(cell)).replace(/ ?\([^()]*\)$/, ''), ['Online']) !== undefined;
  return { values: isOnline ? { type: 'Online' } : { location: textIn(cell).replace(/,?\s*\n\s*/g, ', ') } };
}

/** How many places are left, in words. */
const placesLeft =
  /^(?:nur noch|noch|only|il reste|plus que)? ?(\d+) ?(?:freie )?(?:pl[äa]tze?|places?|seats?|spots?)? ?(?:frei|left|available|restantes?|disponibles?|libres?)$/iu;

/** A number of places with its unit. */
const counted =
  /^(?:max(?:imum|imal)?\.? |up to |bis zu )?(\d+) ?(?:max\.?|pl[äa]tze?|places?|seats?|spots?|people|delegates|pers(?:onen|onnes|\.)?|tn|teilnehmer|stagiaires|مقعدا?|متدربا?)?$/iu;

/** A column of an office says how many places are left, whether there are any, or that a session was called off. */
function readState(cell: Cell, { reading }: Column, names: readonly string[]): Several {
  const [, left] = placesLeft.exec(plainText(textIn(cell))) ?? [];
  if (left !== undefined) return { values: { seatsLeft: Number(left) } };
  const bare = typeof cell === 'string' ? plainText(cell.trim()).replace(counted, '$1') : cell;
  const fields = names.map((name) => fieldsOf('sessions').get(name) as Field);
  const reads = fields.map((field) => ({ name: field.name, read: readCell(field, bare, reading) }));
  const { name, read } = reads.find((one) => 'value' in one.read) ?? (reads[0] as (typeof reads)[number]);
  if ('value' in read) return { values: { [name]: read.value } };
  const words = fields.flatMap(({ schema }) => (schema['enum'] ?? []) as readonly string[]).join(', ');
  return { ...read, advice: `Use ${name.startsWith('seats') ? 'a number or ' : ''}one of ${words}.` };
}

/** How columns are read that say more than one field, or one in another form. */
const readers: Readonly<Record<string, (cell: Cell, column: Column) => Several>> = {
  id: (cell, { reading }) => {
    const read = readCell(fieldsOf('sessions').get('id') as Field, cell, reading);
    // The number of an office, such as FA.24/1, in the form of an id: no visitor reads it.
    const id = 'value' in read ? read.value : toSlug(textIn(cell));
    return 'problem' in read && id === '' ? read : { values: { id } };
  },
  days: (cell, column) => {
    if (daily.has(plainTitle(textIn(cell)))) return { values: { days: DAILY } };
    const values = weeklyIn(cell, column) && readTimes(cell, column);
    if (values) return { values };
    const read = readCell(fieldsOf('sessions').get('days') as Field, cell, column.reading);
    return 'value' in read ? { values: { days: read.value } } : read;
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
    return { problem: `"${shown(cell)}" is not a time of day`, advice: 'Write it as 09:00 - 16:30.' };
  },
  where: readPlace,
  location: readPlace,
  courseTitle: (cell, { reading }) => {
    const course = reading.find('course', textIn(cell));
    return 'value' in course ? { values: { course: course.value } } : course;
  },
  category: (cell) => ({ values: { category: textIn(cell) } }),
  duration: readLength,
};

function readField(cell: Cell, column: Column, fields: ReadonlyMap<string, Field>): Several {
  const { field: name, reading } = column;
  const field = fields.get(name);
  if (saysNothing(name, textIn(cell))) return { values: { [name]: null } };
  if (cell === NOT_CALCULATED)
    return {
      problem: 'the formula has no result in the file',
      advice: 'Open the file in a spreadsheet program, which calculates it, and save it again.',
    };
  if (failed.test(textIn(cell)))
    return {
      problem: `"${shown(cell)}" is what spreadsheets show in place of a value`,
      advice: 'Correct the formula or widen the column there, and save the file again.',
    };
  const special = fields.has('course') || name === 'category' || name === 'duration' ? readers[name] : undefined;
  if (special) return special(cell, column);
  if (!field) return { values: {} };
  const read = readCell(field, cell, reading);
  return 'value' in read ? { values: { [name]: read.value } } : read;
}

/** Columns of which only one names the course: its title counts where its code is not known. */
function withOneName(columns: readonly Column[], isKnown: (column: Column) => boolean): readonly Column[] {
  const names = ['course', 'courseTitle'].flatMap((name) => columns.filter(({ field }) => field === name));
  const named = names.length > 1 ? (names.find(isKnown) ?? names[0]) : names[0];
  return columns.filter((one) => one === named || !names.includes(one));
}

function readRow(
  cells: readonly Cell[],
  columns: readonly Column[],
  fields: ReadonlyMap<string, Field>,
): Pick<Row, 'said' | 'problems'> {
  const said = new Map<string, Said>();
  const problems: RowProblem[] = [];
  const full = columns.filter(({ index }) => (cells[index] ?? null) !== null);
  for (const column of withOneName(full, (one) => 'values' in readField(cells[one.index] ?? null, one, fields))) {
    const read = readField(cells[column.index] ?? null, column, fields);
    if ('problem' in read) problems.push({ column: column.letter, ...read });
    // A column of its own says it better than a part of another one.
    const values = Object.entries('values' in read ? read.values : {});
    for (const [name, value] of values.filter(([each]) => !said.has(each) || column.field === each))
      said.set(name, { value, column: column.letter });
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
    const row = header + i + 1;
    return [{ sheet: sheet.name, row, ...readRow(cellsIn(sheet, row, header), columns, fields) }];
  });
}
