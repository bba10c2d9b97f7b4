// How long a session lasts: as it says itself, or as its course does, or else as long as its meetings are together. The
// last is only what the clock shows: no hours are made up where a meeting does not say when it ends.
import type { Session } from '../../schemas/types.ts';
import { dropUndefined } from '../base/drop-undefined.ts';
import { saysDuration, type Duration } from './duration.ts';
import { plannedMeetings, totalMinutes, type Meeting } from './meetings.ts';

const MINUTES = 60;

/** Lengths that are a multiple of this are easier to read in hours. */
const QUARTER = 15;

/** Returns how long a session lasts by its own fields. A list of `days` is the days of the week on which it meets. */
export const ownDuration = ({ hours, days, weeks, minutes, duration }: Partial<Session>): Duration =>
  dropUndefined({ hours, days: typeof days === 'number' ? days : undefined, weeks, minutes, duration });

/** Whether one of the meetings begins before the one before it ends: then it is impossible to take part in all of them. */
function overlap(meetings: readonly Meeting[]): boolean {
  return meetings.some(({ day, from = '' }, i) => {
    const before = meetings[i - 1];
    return before?.day === day && (before.to ?? '') > from;
  });
}

function clockDuration(session: Session): Duration {
  const meetings = plannedMeetings(session);
  const minutes = overlap(meetings) ? undefined : totalMinutes(meetings);
  if (minutes === undefined) return {};
  return minutes >= MINUTES && minutes % QUARTER === 0 ? { hours: minutes / MINUTES } : { minutes };
}

/** Returns what says how long a session lasts: its own fields, those of its course, or its meetings together. */
export function durationOf(session: Session | undefined, course: Duration): Duration {
  const own = ownDuration(session ?? {});
  if (saysDuration(own)) return own;
  return saysDuration(course) || !session ? course : clockDuration(session);
}
