import { locate } from '../../diagnostics/locate.ts';
import { pastSessions } from '../../diagnostics/rules/figures.ts';
import type { Check } from '../link-context.ts';

/** Sessions that are over stay only where the provider wants to show them; told once, at the first. */
export const pastSessionsAreKept: Check = ({ entries, today }) => {
  const schedule = entries.schedule[0];
  if (!schedule || today === undefined || entries.site[0]?.data.keepPastSessions) return [];
  const { source, data } = schedule;
  const past = data.sessions.flatMap(({ endDate }, i) => (endDate < today ? [i] : []));
  return past.length === 0
    ? []
    : [pastSessions({ count: past.length }, locate(source, `/sessions/${past[0]}/endDate`))];
};
