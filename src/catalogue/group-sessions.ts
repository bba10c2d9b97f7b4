// The schedule remains sorted; months give it structure, and the sessions of an event are together.
import type { SessionEvent, SessionRow } from '../page-props.ts';

/** The sessions that begin in one month, or that are part of one event. */
export interface SessionGroup {
  /** What distinguishes it from other groups. */
  readonly key: string;
  /** The month in words ("December 2026"), or the name of the event. */
  readonly title: string;
  readonly event?: SessionEvent;
  readonly sessions: readonly SessionRow[];
}

/** Groups sessions by event, or else by the month in which they begin, in the order of the first of each. */
export function groupSessions(sessions: readonly SessionRow[]): readonly SessionGroup[] {
  const groups = new Map<string, SessionGroup & { readonly sessions: SessionRow[] }>();
  for (const session of sessions) {
    const { event, month } = session;
    const key = event ? `event ${event.id}` : month;
    const found = groups.get(key);
    if (found) found.sessions.push(session);
    else groups.set(key, { key, title: event?.name ?? month, ...(event ? { event } : {}), sessions: [session] });
  }
  return [...groups.values()];
}
