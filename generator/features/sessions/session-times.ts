// The days and hours of meetings as visitors read them: "Sun to Thu, 8:30 AM to 4:30 PM".
import { DAY_MS } from '../../base/time.ts';
import type { Messages } from '../../../schemas/types.ts';
import { fill, inOneLine, withCommas } from '../../../src/app/format.ts';
import { groupBy } from '../../base/objects.ts';
import { memoize } from '../../base/memoize.ts';
import { weekdayOf, type Meeting } from '../../model/meetings.ts';

/**
 * Returns a line for each time of day at which a session meets, with the name of a time zone that is not the provider's;
 * none where no times and no days of the week are known.
 */
export type MeetingTimes = (meetings: readonly Meeting[], ownZone?: string) => readonly string[];

/** More lines than these would be a timetable: only the days of the week are given then. */
const MOST_LINES = 3;

/** From how many neighbouring days on they are written as a range. */
const RANGE = 3;

/** 2023-01-01 was a Sunday, so day n after it has weekday n. */
const SUNDAY = Date.UTC(2023, 0, 1);
const WEEK = 7;

/** Orders days of the week from its first day on, with neighbours together: Saturday is before Sunday where both are in a row. */
function inARow(days: ReadonlySet<number>, start: number): readonly number[] {
  const after = (first: number, day: number): number => (day - first + WEEK) % WEEK;
  const all = [...days].sort((a, b) => after(start, a) - after(start, b));
  const first = all.find((day) => !days.has((day + WEEK - 1) % WEEK)) ?? start;
  return all.sort((a, b) => after(first, a) - after(first, b));
}

/** Makes lists of short texts. Those of Intl have spaces alone in Japanese and Korean, and nothing between texts in Chinese. */
export function makeList(locale: string): (texts: readonly string[]) => string {
  if (/^(ja|ko|zh)\b/.test(locale)) return (texts) => withCommas(texts, locale);
  const list = new Intl.ListFormat(locale, { type: 'unit' });
  return (texts) => list.format(texts);
}

/** The day on which weeks begin where a locale is spoken, 0 for Sunday; in older versions of Node it is a property. */
function firstOfWeek(name: string): number {
  type Week = { readonly firstDay: number };
  const locale = new Intl.Locale(name) as Intl.Locale & { getWeekInfo?: () => Week; readonly weekInfo?: Week };
  return ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 0) % WEEK;
}

/** Makes the texts of days of the week, by their numbers. */
function makeDays(locale: string, { range }: Messages['common']): (days: ReadonlySet<number>) => string {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
  const list = makeList(locale);
  const start = firstOfWeek(locale);
  const nameOf = (day: number | undefined): string => weekday.format(SUNDAY + (day ?? 0) * DAY_MS);
  return (days) => {
    const ordered = inARow(days, start);
    const [first = 0, last] = [ordered[0], ordered.at(-1)];
    const isRow = ordered.every((day, i) => day === (first + i) % WEEK);
    return isRow && ordered.length >= RANGE
      ? fill(range, { from: nameOf(first), to: nameOf(last) })
      : list(ordered.map(nameOf));
  };
}

/** Makes the texts of times of day; where only the beginning is known, it is the whole text. */
function makeHours(locale: string, { range }: Messages['common']): (meeting: Meeting, ownZone?: string) => string {
  const clock = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const timeOf = memoize((time: string) =>
    clock
      .format(new Date(`2023-01-01T${time}:00Z`))
      .replaceAll(' ', '\u00a0')
      .replaceAll('\u202f', '\u00a0'),
  );
  const zoneOf = memoize((timeZone: string) => {
    const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' });
    return zone.formatToParts(SUNDAY).find(({ type }) => type === 'timeZoneName')?.value;
  });
  return ({ from, to }, ownZone) => {
    if (from === undefined) return '';
    const times = to === undefined ? timeOf(from) : fill(range, { from: timeOf(from), to: timeOf(to) });
    return inOneLine([times, ownZone && zoneOf(ownZone)]);
  };
}

/** Creates the provider's texts of meetings. */
export function makeMeetingTimes(
  { locale }: { readonly locale: string },
  { common, schedule }: Messages,
): MeetingTimes {
  const daysText = makeDays(locale, common);
  const hoursText = makeHours(locale, common);
  const line = (meetings: readonly Meeting[], hours: string): string => {
    const days = daysText(new Set(meetings.map(({ day }) => weekdayOf(day))));
    return hours === '' ? days : fill(schedule.daysAndTimes, { days, times: hours });
  };
  return (meetings, ownZone) => {
    const [only, ...others] = meetings;
    // The days of a session of which only the first and last are known, or of a day without hours, are shown by its dates.
    if (!only || only.until !== undefined || (others.length === 0 && only.from === undefined)) return [];
    const groups = [...groupBy(meetings, (meeting) => hoursText(meeting, ownZone))];
    if (groups.length > MOST_LINES) return [line(meetings, '')];
    return groups.map(([hours, held]) => line(held, hours));
  };
}
