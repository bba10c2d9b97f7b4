// Where the buttons for registration lead. The form of the site is prefilled from the query; this is the only place that
// writes this query.
import { fullTitle } from '../app/format.ts';
import type { MainAddresses, Shell } from '../app/shell-props.ts';
import type { CoursePageCourse } from '../course/course-props.ts';
import type { CourseSession, RegistrationLink } from './session-props.ts';
import { isFull, isHeld } from './session-text.ts';

/** The name under which a link and a registration carry the id of the chosen session. */
export const SESSION_NAME = 'session';

/** The course fields of the registration form; dates as YYYY-MM-DD. What is not known is left to the visitor. */
export interface RegistrationPrefill {
  readonly course: string;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly duration?: string | undefined;
  /** The id of the session, where the form offers it. */
  readonly session?: string | undefined;
}

/** Returns the id of what the page of the form shows of a session to browsers without scripts. */
export const listedId = (session: string): string => `s-${session}`;

function registrationAddress(registration: string, prefill: RegistrationPrefill): string {
  const known = Object.entries(prefill).filter(([, value]) => value !== undefined) as [string, string][];
  const { session } = prefill;
  const place = session === undefined ? '' : `#${listedId(session)}`;
  return `${registration}?${new URLSearchParams(known).toString()}${place}`;
}

/** Returns where to register: the first link elsewhere, or the form of the site with its fields in the query, if there is one. */
export function registrationLink(
  elsewhere: readonly (RegistrationLink | undefined)[],
  { registration }: MainAddresses,
  prefill: RegistrationPrefill,
): RegistrationLink {
  const nearest = elsewhere.find((link) => link?.registerTo !== undefined);
  if (nearest || registration === undefined) return nearest ?? {};
  return { registerTo: registrationAddress(registration, prefill) };
}

/** What decides where visitors register, besides what a course or a session says. */
export type Registration = Pick<Shell, 'addresses' | 'registration'>;

/** Returns where visitors register for a course. */
export const courseLink = (course: CoursePageCourse, { addresses, registration }: Registration): RegistrationLink =>
  registrationLink([course, registration], addresses, { course: fullTitle(course), duration: course.duration });

/** Whether a session is full where another site registers: that it has a waiting list, only the session can say. */
const isClosed = ({ availability, registerTo }: CourseSession, elsewhere: Registration['registration']): boolean =>
  availability === 'Full' && (registerTo ?? elsewhere?.registerTo) !== undefined;

/** Returns where visitors register for a session: nowhere if it was called off, for its waiting list if it is full and there is one, whatever its button says. */
export function sessionLink(session: CourseSession, { addresses, registration }: Registration): RegistrationLink {
  const { id, title, start, end, duration, status } = session;
  if (status?.kind === 'cancelled' || isClosed(session, registration)) return {};
  const days = status?.kind === 'adjourned' ? {} : { startDate: start?.iso, endDate: end?.iso };
  // The form offers a session whose day or month is settled, so that it can be chosen already.
  const offered = isHeld(session) ? { session: id } : {};
  const link = registrationLink([session, registration], addresses, { course: title, ...days, duration, ...offered });
  if (!isFull(session)) return link;
  const { registerLabel: _label, ...place } = link;
  return { ...place, isWaiting: true };
}
