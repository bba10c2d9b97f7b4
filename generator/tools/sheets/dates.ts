// Days and times of day as people and spreadsheets write them. Whether 03/04 is in March or April is not decided here: a
// cell is asked which orders it allows, and read in one of them.
import { addDays, endsNextDay } from '../../model/meetings.ts';
import { isDay, MINUTE_MS } from '../../base/time.ts';
import { plainText } from '../../model/figure.ts';
import { isWeekdayName } from '../../read/schema/names-in-languages.ts';
import { proposeForm } from '../../read/schema/propose-form.ts';
import { type Cell, isLong } from './read-table.ts';

/** What comes first in a date of figures. */
export type DateOrder = 'day' | 'month';

/** The order of a column; in a mixed one, a date that could be two days is none. */
type ColumnOrder = DateOrder | 'mixed';

const two = (digits: string): string => digits.padStart(2, '0');

/** A day that exists in this century; undefined for any other. */
function dayFrom(year: string, month: string, day: string): string | undefined {
  const written = `${year.padStart(4, '20')}-${two(month)}-${two(day)}`;
  return isDay(written) && written.startsWith('20') ? written : undefined;
}

/** The figures of 3/4/2027 or 03-04-27; points are written between day and month only. */
function figuresOf(text: string) {
  const [, first, mark, second, year] = /^(\d{1,2}) ?([/.-]) ?(\d{1,2}) ?\2 ?(\d{4}|\d{2})$/.exec(text) ?? [];
  return first && second && year ? { first, second, year, isPointed: mark === '.' } : undefined;
}

/** A day, without the time of day in the same cell. */
const bareDay = (text: string): string =>
  plainText(text)
    .replace(/[T ,]+\d{1,2}:\d{2}.*$/i, '')
    .replace(/(?<=\d{4}) ?(?:г\.?|م)$/, '')
    .trim();

/** Without the day of the week that stands before it. Some are also short for a month. */
const withoutWeekday = (text: string): string =>
  text.replace(/^(\p{L}{2,})\.?,? +/u, (all, name: string) => (isWeekdayName(name) ? '' : all));

/** The locale whose dates count: of a language without habits for the country, such as en-OM, the main one of the country. */
function localeOfDates(locale: string): string {
  const { region } = new Intl.Locale(locale);
  const known = new Intl.Locale(new Intl.DateTimeFormat(locale).resolvedOptions().locale);
  if (region === undefined || known.region !== undefined) return locale;
  return `${new Intl.Locale(`und-${region}`).maximize().language}-${region}`;
}

/** Returns the order of day and month in a locale. */
export const localeOrder = (locale: string): DateOrder =>
  new Intl.DateTimeFormat(`${localeOfDates(locale)}-u-ca-gregory`).formatToParts(0)[0]?.type === 'month'
    ? 'month'
    : 'day';

/** The figures of a day; of two days, those of the last one, which is written in full. */
function lastFigures(written: string): ReturnType<typeof figuresOf> {
  const text = withoutWeekday(bareDay(written));
  return figuresOf(text) ?? figuresOf(between.exec(text)?.[2] ?? '');
}

/** Returns which orders a cell allows: one, `either`, or undefined where it says nothing of it. */
export function orderIn(cell: Cell): DateOrder | 'either' | undefined {
  const figures = typeof cell === 'string' && !isLong(cell) ? lastFigures(cell) : undefined;
  if (!figures || figures.isPointed || figures.first === figures.second) return undefined;
  const { first, second, year } = figures;
  const [byDay, byMonth] = [dayFrom(year, second, first), dayFrom(year, first, second)];
  return byDay && byMonth ? 'either' : byDay ? 'day' : byMonth ? 'month' : undefined;
}

/** The day of figures; of a mixed column only where it can be no other. */
function dayOfFigures(
  { first, second, year, isPointed }: NonNullable<ReturnType<typeof figuresOf>>,
  order: ColumnOrder,
): string | undefined {
  const [dayFirst, monthFirst] = [dayFrom(year, second, first), isPointed ? undefined : dayFrom(year, first, second)];
  if (order === 'mixed' && dayFirst && monthFirst && dayFirst !== monthFirst) return undefined;
  return order === 'month' ? (monthFirst ?? dayFirst) : (dayFirst ?? monthFirst);
}

function dayInWords(text: string): string | undefined {
  const meant = /\p{L}{3}/u.test(text) ? proposeForm({ type: 'string', format: 'date' }, text) : undefined;
  return meant?.isGuess ? undefined : meant?.text;
}

function dayInText(text: string, order: ColumnOrder): string | undefined {
  const figures = figuresOf(text);
  if (figures) return dayOfFigures(figures, order);
  const [, year, month, day] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text) ?? [];
  if (year && month && day) return dayFrom(year, month, day);
  return /^\d{5}(?:\.\d+)?$/.test(text) ? dayIn(Number(text), order) : dayInWords(text);
}

/** Returns the day that a cell says, as YYYY-MM-DD; undefined where it says none. */
export function dayIn(cell: Cell, order: ColumnOrder): string | undefined {
  if (cell instanceof Date) return cell.getUTCFullYear() < 2000 ? undefined : cell.toISOString().slice(0, 10);
  if (isLong(cell)) return undefined;
  if (typeof cell === 'string')
    return dayInText(bareDay(cell), order) ?? dayInText(withoutWeekday(bareDay(cell)), order);
  // The numbers that spreadsheets count days with, in this century.
  const isSerial = typeof cell === 'number' && cell >= 36_526 && cell <= 73_050;
  return isSerial ? addDays('1899-12-30', Math.floor(cell)) : undefined;
}

/** A hyphen without spaces is also within dates, such as 04-03-2027. */
const between =
  /^(.*?\S)(?:\s*[–—]\s*|\s+-\s+|\s(?:to|until|au|bis|إلى|الى|حتى)\s+|(?<=^[\d./]+)-(?!\d{1,2}-)|(?<=^\d{4}-\d\d-\d\d)\/)(\S.*)$/iu;

/** Between two days, of which one follows the other. */
const beside = /^(.*?\d)\.?\s*(?:[+&]|(?<=^\d{1,2}(?:\.\d{1,2})?\.?)\/(?=\d+[. ])|\s(?:and|und|et)\s|\sو)\s*(\S.*)$/iu;

/** The two days of a text; those that are joined by "and" follow each other. */
function twoDaysIn(text: string, order: ColumnOrder): readonly [string, string] | undefined {
  const isRange = between.test(text);
  const [, from = '', to = ''] = (isRange ? between : beside).exec(text) ?? [];
  const last = dayIn(to, order);
  // What may be said later, the most first: of "8 March 2027" the month and the year, or the year.
  const ends = Array.from(to.matchAll(/[ /.-]/g), ({ index }) => to.slice(index));
  const first = ['', ...ends].map((end) => dayIn((from + end).replace('..', '.'), order)).find(Boolean);
  if (first === undefined || last === undefined || first > last) return undefined;
  return isRange || addDays(first, 1) === last ? [first, last] : undefined;
}

/** Returns the first and the last day of "4 - 8 March 2027" or of two dates; undefined where a cell says no such thing. */
export function daysIn(cell: Cell, order: ColumnOrder): readonly [string, string] | undefined {
  if (isLong(cell)) return undefined;
  const bare =
    typeof cell === 'string'
      ? plainText(cell).replace(
          /^(?:le|les|du|dès le|à partir du|ab|am|vom|von|on|from|من) |(?<=\d)(?:st|nd|rd|th|er)\b/giu,
          '',
        )
      : cell;
  const day = dayIn(bare, order);
  if (day !== undefined || typeof bare !== 'string') return day === undefined ? undefined : [day, day];
  // "Aug 2-6, 2027" says the month once, before both days.
  const once = /^(\p{L}+\.?) (\d{1,2}) ?([-–—+&]) ?(\d{1,2}),? ?(\d{4})$/u;
  const joined = bare.replace(once, '$1 $2, $5 $3 $1 $4, $5').replace(/\s*[\n;]\s*/g, ' & ');
  const named = /(?<!\p{L})(\p{L}{2,})\.?,? *(?=\d)/gu;
  const plain = joined.replace(named, (all, name: string) => (isWeekdayName(name) ? '' : all));
  return twoDaysIn(joined, order) ?? twoDaysIn(plain, order);
}

const TIME = { type: 'string', pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' };

const halves: readonly (readonly [RegExp, string])[] = [
  [/\s*(?:صباحا|صباحًا|ص)\.?$/u, ' am'],
  [/\s*(?:مساء|مساءً|م)\.?$/u, ' pm'],
  [/(?<!11)\s*ظهر(?:ا|اً|ًا)$/u, ' pm'],
  [/(?<=\d)\s*([ap])(?:\.?\s?m)?\.?$/i, ' $1m'],
  [/(?<=\d) ?hrs?\.?$/i, ''],
];

/** The time of a text, without seconds, as HH:MM. */
function clockOf(written: string): string | undefined {
  const text = halves.reduce((said, [half, latin]) => said.replace(half, latin), written);
  const bare = text
    .replace(/^(?:12 ?)?noon$/i, '12:00')
    .replace(/^(\d{1,2}) h (\d\d)$/i, '$1:$2')
    .replace(/^(\d{1,2}:\d{2}):\d{2}(?:\.\d+)?(?=\s|$|Z)/, '$1')
    .replace(/^(\d):/, '0$1:')
    .replace(/Z$/, '');
  if (new RegExp(TIME.pattern).test(bare)) return bare;
  // Twelve o'clock in the morning is midnight to spreadsheets, which write seconds, and noon to many.
  const [, midnight] = /^12:(\d\d):\d\d ?am$/i.exec(text) ?? [];
  if (midnight) return `00:${midnight}`;
  const meant = /^12\D.*am$/i.test(bare) ? undefined : proposeForm(TIME, bare);
  return meant?.isGuess ? undefined : meant?.text;
}

const besideDay = /^(?:\d{4}\D\d{1,2}\D\d{1,2}|\d{1,2}\D\d{1,2}\D\d{2,4})[T ,]+(\d{1,2}:\d{2}.*)$/;
const [EPOCH, MINUTES] = [Date.UTC(1899, 11, 30), 1440];

/** A moment as text; a time of day is on a day of 1899. */
const momentText = (moment: Date): string => moment.toISOString().slice(moment.getUTCFullYear() < 2000 ? 11 : 0, 16);

const isPartOfDay = (cell: Cell): cell is number => typeof cell === 'number' && cell > 0 && cell < 1;

/** Returns the time of day that a cell says, as HH:MM; undefined where it says none. Midnight beside a day is none. */
export function timeIn(cell: Cell): string | undefined {
  if (isPartOfDay(cell)) return timeIn(new Date(EPOCH + Math.round(cell * MINUTES) * MINUTE_MS));
  if ((typeof cell !== 'string' && !(cell instanceof Date)) || isLong(cell)) return undefined;
  const text = plainText(typeof cell === 'string' ? cell : momentText(cell));
  const beside = besideDay.exec(text)?.[1];
  const time = clockOf(beside ?? text);
  return beside !== undefined && time === '00:00' ? undefined : time;
}

/** The time at which something ends: twelve in the morning is midnight where it follows an evening. */
function endIn(from: string, to: string): string | undefined {
  const midnight = /p\.?m\.?$|م$/iu.test(from) ? /^12(?:[:.](\d\d))? ?(?:a\.?m\.?|ص)$/iu.exec(to) : undefined;
  return midnight ? `00:${midnight[1] ?? '00'}` : timeIn(to);
}

/** Returns the times of "9-17" or "9h-12h / 13h30-17h", between which there is a break; undefined where a cell says no such thing. */
export function timesWithBreaks(cell: Cell): readonly { readonly from: string; readonly to: string }[] | undefined {
  const parts = plainText(String(cell)).split(/\s*[\n/,;+&]\s*|\s(?:and|und|et)\s|\sو/u);
  // After a break at noon, "1-5" is in the afternoon.
  const pairs = parts.map((part, i) => timesIn(part) ?? (i > 0 ? timesIn(`${part} pm`) : undefined));
  const times = pairs.flatMap((pair) => (pair?.[1] === undefined ? [] : { from: pair[0], to: pair[1] }));
  const isInOrder = times.every(({ from, to }, i) => from < to && (times[i - 1]?.to ?? '') <= from);
  return times.length === parts.length && isInOrder ? times : undefined;
}

/** Two times that say their half of the day; in "9 - 11:30 am", it is said once. */
function closedTimesIn(from: string, to: string): readonly [string, string | undefined] | undefined {
  const [last, half] = [endIn(from, to), /[ap](?:\.?m)?\.?$|[صم]$/iu.exec(to)?.[0] ?? ''];
  const times = [`${from} ${half}`, from, `${from}:00`].flatMap((text) => timeIn(text) ?? []);
  const first = times.find((time) => time < (last ?? '') || endsNextDay({ from: time, to: last }));
  return first === undefined ? undefined : [first, last];
}

/** Two hours that say no half of the day: the end of "9-5" is after noon, and "2-4" may be in either half. */
function openTimesIn(from: string, to: string): readonly [string, string] | undefined {
  const [first, last] = [timeIn(from) ?? timeIn(`${from}:00`), timeIn(to) ?? timeIn(`${to}:00`)];
  if (first === undefined || last === undefined || first === last) return undefined;
  if (first < last) return /^(?:[1-6](?:\D|$)|7$)/.test(from) ? undefined : [first, last];
  const end = timeIn(`${to} pm`);
  return first < '06:00' || end === undefined ? undefined : [first, end];
}

/** Returns the two times of "09:00 - 16:30"; undefined where a cell says no such thing. */
export function timesIn(cell: Cell): readonly [string, string | undefined] | undefined {
  const alone = timeIn(cell);
  if (alone !== undefined) return [alone, undefined];
  if (typeof cell !== 'string' || isLong(cell)) return undefined;
  const [from = '', to = '', ...more] = plainText(cell)
    .replace(/^(?:from|von|de|من|с)\s/iu, '')
    .split(/\s*[-–—~〜～]\s*|\s(?:to|until|bis|à|au|إلى|الى|حتى|до)\s/iu);
  if (more.length > 0) return undefined;
  const isOpen = [from, to].every((text) => /^(?:[1-9]|1[0-2])(?:[:.]\d\d)?$/.test(text));
  return isOpen ? openTimesIn(from, to) : closedTimesIn(from, to);
}
