// What is said of a session wherever it is mentioned, whatever is known of its days.
import { fill } from '../app/format.ts';
import type { CourseSession } from './session-props.ts';

/** Returns whether a session has not begun on a day (YYYY-MM-DD); one whose days are not settled has its month for it. */
export const isToCome = (
  { start, openUntil = start?.iso ?? '' }: Pick<CourseSession, 'start' | 'openUntil'>,
  today: string,
): boolean => openUntil >= today;

/** Returns whether a session begins and ends on the same day, so that its date is written once. */
export const isOneDay = ({ start, end }: Pick<CourseSession, 'start' | 'end'>): boolean => start?.iso === end?.iso;

/** Returns the first day of a session, or as much as is known of it: its month, or that its dates are on request. */
export const firstDayOf = ({ start, month }: Pick<CourseSession, 'start' | 'month'>): string => start?.text ?? month;

/** Returns when a course begins next; `nextDate` has {date}, which "Start any time" needs not. In few words a date stays whole. */
export const nextText = (
  { iso = '', text }: { readonly iso?: string | undefined; readonly text: string },
  nextDate: string,
) => (iso.startsWith('9998') ? text : fill(nextDate, { date: text.replaceAll(' ', '\u00A0') }));

/** Returns the first and the last day of a session in words; `dates` is the message with {start} and {end}. */
export function datesOf(session: Pick<CourseSession, 'start' | 'end' | 'month'>, dates: string): string {
  const { start, end } = session;
  if (!start || !end || isOneDay(session)) return firstDayOf(session);
  return fill(dates, { start: start.text, end: end.text });
}

type Named = Pick<CourseSession, 'start' | 'end' | 'month'> & { readonly title?: string | undefined };

/** Returns the title of a session where its days do not tell it from another one of its course, such as a second group. */
export const nameAmong = (session: Named, others: readonly Named[]): string | undefined =>
  others.some(
    (other) => other.title !== session.title && datesOf(other, '{start}{end}') === datesOf(session, '{start}{end}'),
  )
    ? session.title
    : undefined;

/** Returns whether there are places, as far as the session says so. */
export const isFull = ({ availability }: Pick<CourseSession, 'availability'>): boolean =>
  availability === 'Full' || availability === 'Waiting list';

/** Returns whether a session is held on the day or in the month that it names: not called off, nor on request. */
export const isHeld = ({
  status,
  start,
  openUntil = '',
}: Pick<CourseSession, 'status' | 'start' | 'openUntil'>): boolean =>
  (status === undefined || status.kind === 'postponed') && (start !== undefined || !openUntil.startsWith('9999'));

/** Returns the session to offer first of those to come: the next one that is held and has places, or else the next that is held. */
export function nextOf<Session extends CourseSession>(coming: readonly Session[]): Session | undefined {
  const held = coming.filter(isHeld);
  return held.find((session) => !isFull(session)) ?? held[0];
}

/** Returns the calendar file of the session with an id, as a path from the site's root. */
export const calendarFile = (id: string): string => `/calendar/${id}.ics`;

/** Returns the calendar file of a session, undefined if its days are not known. */
export const calendarFileOf = (session: Pick<CourseSession, 'id' | 'start' | 'end' | 'openUntil' | 'status'>) =>
  isHeld(session) && session.end ? calendarFile(session.id) : undefined;
