// What a clock in a time zone shows, and how far it is ahead of UTC: calendar files and search engines need both.
import { tryTo } from './try-to.ts';
import { memoize } from './memoize.ts';

/** A minute, and a day without a change of clocks, in milliseconds. */
export const [MINUTE_MS, DAY_MS] = [60_000, 86_400_000];

/** Whether a time zone has this name, in capitals or not. An offset such as +04:00 is none: only newer browsers know it. */
export const isTimeZone = memoize(
  (name: string): boolean =>
    !/^[+-]/.test(name) && tryTo(() => new Intl.DateTimeFormat('en', { timeZone: name })) !== undefined,
);

const dayFormat = memoize((timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }));

/** Returns the date at the moment `now` in a time zone, as YYYY-MM-DD. */
export const dayIn = (timeZone: string, now: Date): string => dayFormat(timeZone).format(now);

/** In every time zone, days begin at a multiple of fifteen minutes UTC. */
const QUARTER_MS = 900_000;

const quarterOf = (moment: Date): number => Math.floor(moment.getTime() / QUARTER_MS);

/** Whether two moments fall on the same day in a time zone; moments close together need no calendar data. */
export const isSameDay = (timeZone: string, one: Date, other: Date): boolean =>
  quarterOf(one) === quarterOf(other) || dayIn(timeZone, one) === dayIn(timeZone, other);

/** Whether a text is a date as YYYY-MM-DD that exists: 30 February does not. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const clockOf = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
);

/** Returns by how many minutes the clocks of a time zone are ahead of UTC at a moment, in milliseconds since 1970. */
export function offsetAt(timeZone: string, moment: number): number {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Math.round((Date.UTC(year, month - 1, day, hour, minute, second) - moment) / MINUTE_MS);
}

/** When the clocks of the northern and of the southern hemisphere have no summer time, in a year of today's rules. */
export const [JANUARY, JULY] = [Date.UTC(2025, 0, 1), Date.UTC(2025, 6, 1)];

/** Returns the time zones that are, in summer or in winter, as far ahead of UTC as a text such as "GMT+4" says; none for any other. */
export function zonesAt(text: string): readonly string[] {
  const [, sign, hours, minutes = '0'] = /^(?:UTC|GMT)?\s*([+-])(\d{1,2})(?::?(\d{2}))?$/i.exec(text) ?? [];
  if (sign === undefined) return [];
  const offset = Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
  return Intl.supportedValuesOf('timeZone').filter(
    (zone) => zone.includes('/') && [JANUARY, JULY].some((moment) => offsetAt(zone, moment) === offset),
  );
}

/** Returns the offset that holds when the clocks of a time zone show a day and time, in minutes. */
export function offsetWhen(timeZone: string, day: string, time: string): number {
  const shown = Date.parse(`${day}T${time}:00Z`);
  const guess = offsetAt(timeZone, shown);
  return offsetAt(timeZone, shown - guess * MINUTE_MS);
}

/**
 * Returns an offset as ISO 8601 writes it, with the separator between hours and minutes.
 * @example offsetText(240, ':') // '+04:00'
 */
export function offsetText(minutes: number, separator: '' | ':'): string {
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  const absolute = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(absolute / 60)}${separator}${two(absolute % 60)}`;
}

/** A moment from which the clocks of a time zone are ahead of UTC by another number of minutes. */
export interface ClockChange {
  /** In milliseconds since 1970. */
  readonly moment: number;
  readonly before: number;
  readonly after: number;
}

function changeWithin(timeZone: string, from: number, to: number): ClockChange {
  const [before, after] = [offsetAt(timeZone, from), offsetAt(timeZone, to)];
  let [early, late] = [from, to];
  while (late - early > MINUTE_MS) {
    const middle = early + Math.floor((late - early) / 2 / MINUTE_MS) * MINUTE_MS;
    if (offsetAt(timeZone, middle) === before) early = middle;
    else late = middle;
  }
  return { moment: late, before, after };
}

/** Returns the changes of a time zone's clocks from the beginning of one year to the end of another. */
export function clockChanges(timeZone: string, firstYear: number, lastYear: number): readonly ClockChange[] {
  const changes: ClockChange[] = [];
  const end = Date.UTC(lastYear + 1, 0, 1);
  // Clocks that change stay so for weeks: a look at every tenth day misses none.
  for (let at = Date.UTC(firstYear, 0, 1); at < end; at += 10 * DAY_MS) {
    const next = Math.min(at + 10 * DAY_MS, end);
    if (offsetAt(timeZone, at) !== offsetAt(timeZone, next)) changes.push(changeWithin(timeZone, at, next));
  }
  return changes;
}
