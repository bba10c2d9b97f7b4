// How long a course or a session lasts: a figure in the unit that the provider counts in, words, or both.
import type { Course, Session } from '../../schemas/types.ts';
import { dropUndefined } from '../base/objects.ts';
import { endsNextDay, type Meeting, plannedMeetings, totalMinutes } from './meetings.ts';

/** The units in which content counts. */
export const units = ['hours', 'days', 'weeks', 'minutes'] as const;

/** The fields of a course or a session that say how long it lasts. */
export type Duration = Readonly<Pick<Course, (typeof units)[number] | 'duration'>>;

/** A number of one unit. */
export interface Length {
  readonly unit: (typeof units)[number];
  readonly count: number;
}

/** Returns every number that says how long something lasts; content without errors has one at most. */
export const lengthsOf = (duration: Duration): readonly Length[] =>
  units.flatMap((unit) => {
    const count = duration[unit];
    return count === undefined ? [] : [{ unit, count }];
  });

/** Returns the number that says how long something lasts, if there is one. */
export const lengthOf = (duration: Duration): Length | undefined => lengthsOf(duration)[0];

/** Returns whether anything says how long something lasts. */
export const saysDuration = (duration: Duration): boolean =>
  duration.duration !== undefined || lengthOf(duration) !== undefined;

function ofHours(hours: number): string {
  const minutes = Math.round(hours * 60);
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60];
  return `PT${whole > 0 ? `${whole}H` : ''}${rest > 0 || whole === 0 ? `${rest}M` : ''}`;
}

const isoOf: Readonly<Record<Length['unit'], (count: number) => string>> = {
  hours: ofHours,
  days: (count) => `P${count}D`,
  weeks: (count) => `P${count}W`,
  minutes: (count) => `PT${count}M`,
};

/**
 * Returns a duration in the form of ISO 8601; undefined where only words say it.
 * @example isoDuration({ hours: 1.5 }) // 'PT1H30M'
 */
export function isoDuration(duration: Duration): string | undefined {
  const length = lengthOf(duration);
  return length && isoOf[length.unit](length.count);
}

// How long a session lasts: as it says itself, or as its course does, or else as long as its meetings are together. The
// last is only what the clock shows: no hours are made up where a meeting does not say when it ends.

const MINUTES = 60;

/** Lengths that are a multiple of this are easier to read in hours. */
const QUARTER = 15;

/** More is not read in minutes: of a term of lessons of 50 minutes, the times of its meetings say more. */
const MOST_MINUTES = 120;

/** Returns how long a session lasts by its own fields. A list of `days` is the days of the week on which it meets. */
export const ownDuration = ({ hours, days, weeks, minutes, duration }: Partial<Session>): Duration =>
  dropUndefined({ hours, days: typeof days === 'number' ? days : undefined, weeks, minutes, duration });

/** Whether one of the meetings begins before the one before it ends: then it is impossible to take part in all of them. */
function overlap(meetings: readonly Meeting[]): boolean {
  return meetings.some(({ day, from = '' }, i) => {
    const before = meetings[i - 1];
    return before?.day === day && (endsNextDay(before) || (before.to ?? '') > from);
  });
}

function clockDuration(session: Session): Duration {
  const meetings = plannedMeetings(session);
  const minutes = overlap(meetings) ? undefined : totalMinutes(meetings);
  if (minutes === undefined) return {};
  if (minutes >= MINUTES && minutes % QUARTER === 0) return { hours: minutes / MINUTES };
  return minutes <= MOST_MINUTES ? { minutes } : {};
}

/** Returns what says how long a session lasts: its own fields, those of its course, or its meetings together. */
export function durationOf(session: Session | undefined, course: Duration): Duration {
  const own = ownDuration(session ?? {});
  if (saysDuration(own)) return own;
  return saysDuration(course) || !session ? course : clockDuration(session);
}
