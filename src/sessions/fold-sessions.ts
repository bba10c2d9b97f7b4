// A schedule of hundreds of sessions is too long to be read to its end: the next ones are shown, later months and
// events are folded.
import { groupSessions, withMonthNotes, type SessionGroup } from './group-sessions.ts';
import type { MonthNote, SessionRow } from '../app/page-props.ts';

/** A schedule with at most so many sessions is shown whole. */
const WHOLE = 48;

/** How many sessions of a longer one are shown: whole months, unless the first one alone has more. */
const SHOWN = 20;

/** The sessions of a schedule that are shown, and the groups that a visitor may unfold. */
export interface FoldedSessions {
  readonly shown: readonly SessionRow[];
  readonly folded: readonly SessionGroup[];
}

/** Returns which sessions of a schedule are shown at once; the others follow in groups, with the notes between them. */
export function foldSessions(sessions: readonly SessionRow[], monthNotes: readonly MonthNote[]): FoldedSessions {
  if (sessions.length <= WHOLE) return { shown: sessions, folded: [] };
  const groups = groupSessions(sessions);
  const shown: SessionRow[] = [];
  for (const [i, group] of groups.entries()) {
    const isFirst = shown.length === 0;
    if (shown.length + group.sessions.length <= SHOWN) shown.push(...group.sessions);
    else {
      const begun = isFirst ? group.sessions.slice(0, SHOWN) : [];
      const rest = { ...group, sessions: group.sessions.slice(begun.length) };
      const all = [...shown, ...begun];
      const [, ...folded] = withMonthNotes([...groupSessions(all).slice(-1), rest, ...groups.slice(i + 1)], monthNotes);
      return { shown: all, folded };
    }
  }
  return { shown, folded: [] };
}
