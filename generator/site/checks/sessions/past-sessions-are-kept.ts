import { locate } from '../../../rules/locate.ts';
import { pastSessions } from '../../../rules/words/figures.ts';
import { openUntil, whenOf } from '../../../model/meetings.ts';
import type { Check } from '../../link-context.ts';

/** Sessions that are over stay only where the provider wants to show them; reported once, at the first. */
export const pastSessionsAreKept: Check = ({ entries, today }) => {
  const schedule = entries.schedule[0];
  if (!schedule || today === undefined || entries.site[0]?.data.keepPastSessions) return [];
  const { source, data } = schedule;
  const past = data.sessions.flatMap((session, i) =>
    (whenOf(session).last ?? openUntil(session)) < today ? [{ session, i }] : [],
  );
  const [first] = past;
  if (!first) return [];
  const field = ['endDate', 'startDate', 'meetings', 'month'].find((key) => Object.hasOwn(first.session, key));
  return [pastSessions({ count: past.length }, locate(source, `/sessions/${first.i}/${field ?? 'course'}`))];
};
