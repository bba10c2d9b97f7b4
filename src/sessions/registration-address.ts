// Where the buttons for registration lead. The form of the site is prefilled from the query; this is the only place that
// writes this query.
import type { MainAddresses } from '../app/shell-props.ts';
import type { RegistrationLink } from '../course/course-props.ts';

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
  /** Whether the page of the form lists the session, so that browsers without scripts can be led to it. */
  readonly isListed?: boolean | undefined;
}

/** Returns the id of what the page of the form shows of a session to browsers without scripts. */
export const listedId = (session: string): string => `s-${session}`;

function registrationAddress(registration: string, { isListed, ...prefill }: RegistrationPrefill): string {
  const known = Object.entries(prefill).filter(([, value]) => value !== undefined) as [string, string][];
  const { session } = prefill;
  const place = isListed && session !== undefined ? `#${listedId(session)}` : '';
  return `${registration}?${new URLSearchParams(known).toString()}${place}`;
}

/**
 * Returns the link for a registration: the first that leads elsewhere, or else the form of the site with its course
 * fields in the query; without an address where there is no such form.
 */
export function registrationLink(
  elsewhere: readonly (RegistrationLink | undefined)[],
  { registration }: MainAddresses,
  prefill: RegistrationPrefill,
): RegistrationLink {
  const nearest = elsewhere.find((link) => link?.registerTo !== undefined);
  if (nearest || registration === undefined) return nearest ?? {};
  return { registerTo: registrationAddress(registration, prefill) };
}
