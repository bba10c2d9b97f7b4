// When a session is held. Authors say it in several ways; everything that shows or exports a session asks here, so that
// schedule, calendar files and search engines cannot disagree.
import { DAY_MS, MINUTE_MS } from '../base/time.ts';
import type { Session } from '../../schemas/types.ts';
import { memoize } from '../base/memoize.ts';
import { dropUndefined } from '../base/objects.ts';

/** One time at which people come together. Days as YYYY-MM-DD and times as HH:MM, both in the provider's time zone. */
export interface Meeting {
  readonly day: string;
  /** The last day, where no more is known than the first and the last one. */
  readonly until?: string;
  readonly from?: string;
  readonly to?: string;
  /** The id of its place, where it is not the session's. */
  readonly place?: string;
}

/** What is known of the days of a session: both absent where they are agreed with those who ask. */
export interface When {
  readonly first?: string;
  /** Absent of a session of several days that was postponed: only the new first day is known. */
  readonly last?: string;
  /** As YYYY-MM, where the days are not settled. */
  readonly month?: string;
}

/** The names of the days of the week as content writes them, Sunday first. */
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export type Weekday = (typeof weekdays)[number];

/** Returns the numbers of the days of the week from one to another, over the end of the week too; 0 is Sunday. */
export function daysFrom(from: Weekday, to: Weekday): readonly number[] {
  const first = weekdays.indexOf(from);
  const length = ((weekdays.indexOf(to) - first + weekdays.length) % weekdays.length) + 1;
  return Array.from({ length }, (_, i) => (first + i) % weekdays.length);
}

/** Later than any day, for sessions without one; any time is before on request. The browser knows them by their years. */
const ANY_TIME = '9998-12-31';
const NEVER = '9999-12-31';
const undated = ({ dates }: Session): string => (dates === 'any time' ? ANY_TIME : NEVER);

const dayOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** Returns the day that is a number of days later. */
export const addDays = (day: string, count: number): string => dayOf(Date.parse(day) + count * DAY_MS);

/** Returns the day of the week, 0 for Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay();

function daysBetween(first: string, last: string): readonly string[] {
  const start = Date.parse(first);
  const count = Math.round((Date.parse(last) - start) / DAY_MS) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, i) => dayOf(start + i * DAY_MS));
}

/** Returns the days between the first and the last meeting, of the days of the week of all, on which there is none. */
export function gapsIn(meetings: readonly Meeting[]): readonly string[] {
  const [first, last] = [meetings[0], meetings.at(-1)];
  if (!first || !last) return [];
  const held = new Set(meetings.map(({ day }) => day));
  const weekly = new Set(meetings.map(({ day }) => weekdayOf(day)));
  return daysBetween(first.day, last.day).filter((day) => weekly.has(weekdayOf(day)) && !held.has(day));
}

const timesOf = ({ from, to }: Pick<Session, 'from' | 'to'>): Omit<Meeting, 'day'> => dropUndefined({ from, to });

const compare = (a: Meeting, b: Meeting): number => {
  const [one, other] = [a, b].map(({ day, from = '' }) => `${day} ${from}`);
  return (one ?? '') < (other ?? '') ? -1 : 1;
};

/** Returns the days of the week on which a session meets, if it says so; a number of days is its length. */
export const daysOfWeek = ({ days }: Session): readonly string[] | undefined =>
  typeof days === 'object' ? days : undefined;

/** Every day between the first and the last day that is one of its days of the week. */
function patternOf(session: Session, first: string, last: string): readonly Meeting[] {
  const { except = [] } = session;
  const days = daysOfWeek(session);
  const isHeld = (day: string): boolean =>
    !except.includes(day) && (days === undefined || days.some((name) => name === weekdays[weekdayOf(day)]));
  return daysBetween(first, last)
    .filter(isHeld)
    .map((day) => ({ day, ...timesOf(session) }));
}

/** Ten years: a longer session is a slip, and to list its days could take minutes. */
const LONGEST_MS = 3660 * DAY_MS;

/** Returns the meetings of a session as it was planned, earliest first; none where its days are not settled. */
export const plannedMeetings = memoize((session: Session): readonly Meeting[] => {
  const { startDate, endDate = startDate, meetings, from, except } = session;
  if (meetings) {
    return meetings
      .map(({ date, place, ...times }): Meeting => ({
        day: date,
        ...timesOf(session),
        ...timesOf(times),
        ...(place === undefined ? {} : { place }),
      }))
      .sort(compare);
  }
  if (startDate === undefined || endDate === undefined) return [];
  // A first and a last day do not say that it meets every day between them; times of day do.
  const isPattern = daysOfWeek(session) !== undefined || from !== undefined || except !== undefined;
  if (startDate === endDate || (isPattern && Date.parse(endDate) - Date.parse(startDate) < LONGEST_MS))
    return patternOf(session, startDate, endDate);
  return [{ day: startDate, until: endDate }];
});

/** Returns whether a session was moved to a day that is not known yet. */
export const isAdjourned = ({ status, postponedTo }: Session): boolean =>
  status === 'postponed' && postponedTo === undefined;

/** Returns the meetings to come to, earliest first; of a postponed session only the one that was all of it. */
export function meetingsOf(session: Session): readonly Meeting[] {
  const planned = plannedMeetings(session);
  if (session.status !== 'postponed') return planned;
  const [only, ...others] = planned;
  const { postponedTo } = session;
  if (postponedTo === undefined || !only || others.length > 0 || only.until !== undefined) return [];
  return [{ ...only, day: postponedTo }];
}

/** Returns what is known of a session's days; of one that was postponed to no certain day, those that were planned. */
export function whenOf(session: Session): When {
  const { month, status, postponedTo } = session;
  if (status === 'postponed' && postponedTo !== undefined) {
    return { first: postponedTo, ...(meetingsOf(session).length > 0 ? { last: postponedTo } : {}) };
  }
  const planned = plannedMeetings(session);
  const [first, last] = [planned[0], planned.at(-1)];
  if (first && last) return { first: first.day, last: last.until ?? last.day };
  return month === undefined ? {} : { month };
}

/** The last day of a month that is written as YYYY-MM. */
const lastOfMonth = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

/** Returns the last day on which a session is still to come, as YYYY-MM-DD; without days, one that never comes. */
export function openUntil(session: Session): string {
  const { first, month } = whenOf(session);
  return first ?? (month === undefined ? undated(session) : lastOfMonth(month));
}

/** Returns the text by which sessions are sorted, by day and time: a month is before its first day, and what has no day is last. */
export function sortKey(session: Session): string {
  const { first, month } = whenOf(session);
  if (first === undefined) return month ?? undated(session);
  return first + (plannedMeetings(session)[0]?.from ?? '');
}

/** Returns whether it can be said when visitors may begin, if only the month: what cards and the home page count. */
export const isBookable = (session: Session): boolean =>
  session.status !== 'cancelled' && !isAdjourned(session) && session.dates !== 'on request';

/** Returns a session's id: its own, or one made of its course and its first day. */
export function idOf(session: Session): string {
  const { startDate, meetings, month, course, dates = 'on request' } = session;
  return session.id ?? `${course}-${startDate ?? meetings?.[0]?.date ?? month ?? dates.replace(' ', '-')}`;
}

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** What seems to last longer is a slip of the clock, such as 09:00 to 04:30. */
const LONGEST_NIGHT = 6 * 60;

/** Returns whether a meeting ends after midnight, on the next day, as courses do in the evenings of Ramadan. */
export function endsNextDay({ from, to }: Partial<Record<'from' | 'to', string | undefined>>): boolean {
  if (from === undefined || to === undefined || to >= from) return false;
  return minutesOf(to) + DAY_MS / MINUTE_MS - minutesOf(from) <= LONGEST_NIGHT;
}

/** Returns the minutes from the beginning to the end of all meetings; undefined unless each says both. */
export function totalMinutes(meetings: readonly Meeting[]): number | undefined {
  let total = 0;
  for (const { from, to } of meetings) {
    if (from === undefined || to === undefined) return undefined;
    total += minutesOf(to) - minutesOf(from) + (endsNextDay({ from, to }) ? DAY_MS / MINUTE_MS : 0);
  }
  return meetings.length === 0 ? undefined : total;
}
