// The schedule remains sorted; months give it structure, and the sessions of an event are together.
import type { Event } from '../../schemas/types.ts';
import { capitalized } from '../app/format.ts';
import type { SessionRow } from './session-props.ts';
import type { MonthNote } from './schedule-props.ts';

/** The sessions that begin in one month, or that are part of one event. */
export interface SessionGroup {
  /** What distinguishes it from other groups. */
  readonly key: string;
  /** The month in words ("December 2026"), or the name of the event. */
  readonly title: string;
  readonly event?: Event;
  /** Why there are no sessions. */
  readonly note?: string;
  readonly sessions: readonly SessionRow[];
}

/** By the years of the days that never come, until which they are to come: sessions without a month. */
const undated: Readonly<Record<string, string>> = { '9998': 'any-time', '9999': 'on-request' };

/** Returns the month in which a session begins as YYYY-MM, or that it does at any time or on request. */
export function monthOf({ start, openUntil = '' }: Pick<SessionRow, 'start' | 'openUntil'>): string {
  const day = start?.iso ?? openUntil;
  return undated[day.slice(0, 4)] ?? day.slice(0, 7);
}

/** Groups sessions by event, or else by the month in which they begin, in the order of the first of each. */
export function groupSessions(sessions: readonly SessionRow[]): readonly SessionGroup[] {
  const groups = new Map<string, SessionGroup & { readonly sessions: SessionRow[] }>();
  for (const session of sessions) {
    const { event, month } = session;
    const key = event ? `event ${event.id}` : month;
    const found = groups.get(key);
    if (found) found.sessions.push(session);
    else
      groups.set(key, {
        key,
        title: event?.name ?? capitalized(month),
        ...(event ? { event } : {}),
        sessions: [session],
      });
  }
  return [...groups.values()];
}

/** Returns the notes on months in which none of the sessions begins. */
export function notesWithout(sessions: readonly SessionRow[], monthNotes: readonly MonthNote[]): readonly MonthNote[] {
  if (monthNotes.length === 0) return monthNotes;
  const months = new Set(sessions.map(monthOf));
  return monthNotes.filter(({ id }) => !months.has(id));
}

/** Returns the groups with the notes on months between the first and the last of them. */
export function withMonthNotes(
  groups: readonly SessionGroup[],
  monthNotes: readonly MonthNote[],
): readonly SessionGroup[] {
  return groups.flatMap((group, i) => {
    const month = (at: number): string => groups[at]?.sessions.map(monthOf).at(0) ?? '';
    const before = monthNotes.filter(({ id }) => i > 0 && id > month(i - 1) && id < month(i));
    return [...before.map(({ id, name, text }) => ({ key: id, title: name, note: text, sessions: [] })), group];
  });
}
