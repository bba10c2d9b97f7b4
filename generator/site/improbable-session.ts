// A session whose dates are most likely a slip: what would follow from them is not reported as well.
import type { Session } from '../../schemas/types.ts';
import { dropUndefined } from '../base/drop-undefined.ts';
import type { Duration } from '../model/duration.ts';
import { plannedMeetings } from '../model/meetings.ts';

const DAY_MS = 86_400_000;
/** A year and some weeks, in days. */
const LONG = 400;
/** In years. */
const AHEAD = 6;
const BEHIND = 40;
/** A course of a few hours a week, over a long time, in hours for each day of the calendar. */
const HOURS_A_DAY = 0.25;
const DAYS_A_WEEK = 7;

const yearOf = (date: string): number => Number(date.slice(0, 4));

const daysBetween = (start: string, end: string): number => (Date.parse(end) - Date.parse(start)) / DAY_MS;

/** Whether a course is meant to last that long. */
const isLongCourse = ({ hours = 0, days = 0, weeks = 0 }: Duration, span: number): boolean =>
  hours >= span * HOURS_A_DAY || days * 2 >= span / DAYS_A_WEEK || weeks * DAYS_A_WEEK >= span / 2;

export interface ImprobableDate {
  /** Where it is in the session, such as `startDate` or `meetings/0/date`. */
  readonly field: string;
  readonly date: string;
  readonly reason: string;
}

/** The year by which a clock must have been set: before, it says nothing of what is ahead. */
const CLOCK = 2020;

/** Whether a day can be a measure for others. */
export const isSetClock = (today: string | undefined): today is string => today !== undefined && yearOf(today) >= CLOCK;

/** The days that a session names, by where they are. */
const datesOf = ({ startDate, month, meetings = [], postponedTo }: Session): Readonly<Record<string, string>> =>
  dropUndefined({
    startDate,
    month,
    ...Object.fromEntries(meetings.map(({ date }, i) => [`meetings/${i}/date`, date])),
    postponedTo,
  });

/** A date that is decades away from the day of the check; without a clock, from the session's first one. */
function farDate(session: Session, today: string | undefined): ImprobableDate | undefined {
  const dates = Object.entries(datesOf(session));
  const year = yearOf(isSetClock(today) ? today : (dates[0]?.[1] ?? ''));
  return dates
    .map(([field, date]) => ({ field, date, years: yearOf(date) - year }))
    .filter(({ years }) => years > AHEAD || years < -BEHIND)
    .map(({ years, ...found }) => ({
      ...found,
      reason: `it is ${Math.abs(years)} years ${years > 0 ? 'ahead' : 'ago'}`,
    }))[0];
}

/** A day to which a session is postponed, before that on which it was to begin. */
function earlierDay(session: Session): ImprobableDate | undefined {
  const { postponedTo } = session;
  const planned = plannedMeetings(session)[0]?.day;
  return postponedTo !== undefined && planned !== undefined && postponedTo < planned
    ? { field: 'postponedTo', date: postponedTo, reason: `the session was to begin on ${planned}` }
    : undefined;
}

/** A last day with which a session would last longer than its course. */
function lateEnd({ startDate, endDate }: Session, course: Duration | undefined): ImprobableDate | undefined {
  if (startDate === undefined || endDate === undefined) return undefined;
  const span = daysBetween(startDate, endDate);
  if (span <= LONG || isLongCourse(course ?? {}, span)) return undefined;
  const reason = `the session would last ${Math.round(span)} days, from ${startDate} on`;
  return { field: 'endDate', date: endDate, reason };
}

/** Returns the date of a session that is most likely a slip; undefined where none is. */
export const improbableDateOf = (
  session: Session,
  course: Duration | undefined,
  today: string | undefined,
): ImprobableDate | undefined => farDate(session, today) ?? lateEnd(session, course) ?? earlierDay(session);
