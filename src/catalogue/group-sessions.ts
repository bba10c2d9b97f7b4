// The schedule remains one sorted table; months only give it structure.
import type { SessionRow } from '../page-props.ts';

/** The sessions that begin in one month. */
export interface SessionMonth {
  /** The month in words ("December 2026"). */
  readonly month: string;
  readonly sessions: readonly SessionRow[];
}

/** Groups sessions by the month in which they begin, in the given order. */
export function groupSessions(sessions: readonly SessionRow[]): readonly SessionMonth[] {
  const months = new Map<string, SessionRow[]>();
  for (const session of sessions) {
    const found = months.get(session.month);
    if (found) found.push(session);
    else months.set(session.month, [session]);
  }
  return [...months].map(([month, rows]) => ({ month, sessions: rows }));
}
