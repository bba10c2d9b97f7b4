// The columns of a table of sessions. One that would say the same in every row says it once, above the table.
import { type Registration, sessionLink } from './registration-address.ts';
import { calendarFileOf, isOneDay } from './session-text.ts';
import type { CourseSession, SessionRow } from './session-props.ts';

/** The columns that a table of sessions may have besides the course. */
export type SessionColumn =
  | 'start'
  | 'end'
  | 'times'
  | 'duration'
  | 'location'
  | 'type'
  | 'price'
  | 'availability'
  | 'action';

const hasValue: Readonly<
  Record<Exclude<SessionColumn, 'start'>, (session: SessionRow, registration: Registration) => boolean>
> = {
  end: (session) => session.end !== undefined && !isOneDay(session),
  times: ({ times }) => times !== undefined,
  duration: ({ duration }) => Boolean(duration),
  location: ({ location }) => location !== undefined,
  type: ({ type }) => type !== undefined,
  price: ({ price }) => price !== undefined,
  availability: ({ availability, status, seatsLeft }) => (availability ?? status ?? seatsLeft) !== undefined,
  action: (session, registration) =>
    (sessionLink(session, registration).registerTo ?? calendarFileOf(session)) !== undefined,
};

/** Of fewer sessions, a table with all columns is as easily read. */
const SEVERAL = 3;

/** The columns that fit beside the course with the longest hours. */
const MOST = 7;

/** The text that all sessions have in common. */
function sharedText(sessions: readonly SessionRow[], name: 'type' | 'location' | 'priceNote'): string | undefined {
  const text = sessions[0]?.[name];
  return sessions.length >= SEVERAL && sessions.every((session) => session[name] === text) ? text : undefined;
}

/** Returns the columns that say something, and what all have in common; too many, and days and hours go below the course. */
export function columnsOf(sessions: readonly SessionRow[], registration: Registration) {
  const shared = { type: sharedText(sessions, 'type'), location: sharedText(sessions, 'location') };
  const own = Object.entries(hasValue).filter(
    ([name, has]) =>
      !(name in shared && shared[name as 'type']) && sessions.some((session) => has(session, registration)),
  );
  const names = ['start', ...own.map(([name]) => name)] as readonly SessionColumn[];
  const priced = sessions.filter(({ price }) => price !== undefined);
  const texts = [shared.type, shared.location, sharedText(priced, 'priceNote')];
  return {
    columns: names.length > MOST ? names.filter((name) => name !== 'times') : names,
    shared: texts.filter((text) => text !== undefined),
  };
}

/** Returns the message that heads a column: links of which none leads to a registration are only those to the calendar. */
export const headingOf = (
  column: SessionColumn,
  sessions: readonly CourseSession[],
  registration: Registration,
): SessionColumn | 'addToCalendar' =>
  column === 'action' && !sessions.some((session) => sessionLink(session, registration).registerTo)
    ? 'addToCalendar'
    : column;
