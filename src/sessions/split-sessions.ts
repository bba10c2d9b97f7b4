// The build splits sessions by the day of the build; visitors come later, when some have begun.
import { isToCome } from './session-text.ts';
import type { SessionRow } from '../app/page-props.ts';

/** Sessions to come, earliest first, and sessions that have begun, latest first. */
export interface SplitSessions {
  readonly upcoming: readonly SessionRow[];
  readonly past: readonly SessionRow[];
}

/** Moves sessions that began before `today` (an ISO date) to the past; without a date, returns them unchanged. */
export function splitSessions(sessions: SplitSessions, today: string | undefined): SplitSessions {
  if (today === undefined) return sessions;
  const begun = sessions.upcoming.filter((row) => !isToCome(row, today));
  if (begun.length === 0) return sessions;
  return {
    upcoming: sessions.upcoming.filter((row) => isToCome(row, today)),
    past: [...begun.reverse(), ...sessions.past],
  };
}
