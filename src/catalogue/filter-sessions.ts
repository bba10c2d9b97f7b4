// Decides which sessions a visitor's choice leaves. A choice that is an empty string asks for nothing.
import type { SessionRow } from '../page-props.ts';

/** What a visitor asks of the schedule: the id of a category, and a month as YYYY-MM. */
export interface SessionChoice {
  readonly category: string;
  readonly month: string;
}

/** The choice that leaves every session. */
export const NO_CHOICE: SessionChoice = { category: '', month: '' };

/** Returns the sessions that meet the choice, in the order given. */
export function filterSessions(
  sessions: readonly SessionRow[],
  { category, month }: SessionChoice,
): readonly SessionRow[] {
  return sessions.filter(
    (session) => (category === '' || session.category === category) && session.start.iso.startsWith(month),
  );
}

/** Returns the months in which sessions begin, each once, in the order of the sessions. */
export function monthsOf(sessions: readonly SessionRow[]): readonly { readonly id: string; readonly name: string }[] {
  const names = new Map(sessions.map((session) => [session.start.iso.slice(0, 7), session.month]));
  return [...names].map(([id, name]) => ({ id, name }));
}
