import type { SessionRow } from '../page-props.ts';

/** The columns that a table of sessions may have besides the course. */
export type SessionColumn = 'start' | 'end' | 'duration' | 'location' | 'type' | 'availability' | 'action';

const always = new Set<SessionColumn>(['start']);

const hasValue: Readonly<Record<Exclude<SessionColumn, 'start'>, (session: SessionRow) => boolean>> = {
  end: ({ end }) => end !== undefined,
  duration: ({ duration }) => Boolean(duration),
  location: ({ location }) => location !== undefined,
  type: ({ type }) => type !== undefined,
  availability: ({ availability, status, seatsLeft }) => (availability ?? status ?? seatsLeft) !== undefined,
  action: ({ registerTo, calendarFile }) => (registerTo ?? calendarFile) !== undefined,
};

/** Returns the columns in which at least one session has something to say, in their order. */
export function columnsOf(sessions: readonly SessionRow[]): ReadonlySet<SessionColumn> {
  const columns = Object.entries(hasValue).filter(([, has]) => sessions.some(has));
  return new Set([...always, ...columns.map(([column]) => column as SessionColumn)]);
}
