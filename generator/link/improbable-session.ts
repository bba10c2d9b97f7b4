// A session whose dates are most likely a slip: what would follow from them is not reported as well.
import type { Session } from '../../schemas/types.ts';
import type { Duration } from '../model/duration.ts';

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
  readonly field: 'startDate' | 'endDate';
  readonly date: string;
  readonly reason: string;
}

/** The year by which somebody must have set the clock: before, it says nothing of what is ahead. */
const CLOCK = 2020;

/** Whether a day can be a measure for others. */
export const isSetClock = (today: string | undefined): today is string => today !== undefined && yearOf(today) >= CLOCK;

/** Returns the date of a session that is most likely a slip; undefined where none is. */
export function improbableDateOf(
  { startDate, endDate }: Session,
  course: Duration | undefined,
  today: string | undefined,
): ImprobableDate | undefined {
  if (startDate === undefined) return undefined;
  const year = yearOf(isSetClock(today) ? today : startDate);
  if (yearOf(startDate) > year + AHEAD || yearOf(startDate) < year - BEHIND) {
    const years = Math.abs(yearOf(startDate) - year);
    return {
      field: 'startDate',
      date: startDate,
      reason: `it is ${years} years ${yearOf(startDate) > year ? 'ahead' : 'ago'}`,
    };
  }
  if (endDate === undefined) return undefined;
  const span = daysBetween(startDate, endDate);
  if (span <= LONG || isLongCourse(course ?? {}, span)) return undefined;
  return {
    field: 'endDate',
    date: endDate,
    reason: `the session would last ${Math.round(span)} days, from ${startDate} on`,
  };
}
