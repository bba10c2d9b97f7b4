// Where visitors register: with the form of the site, or elsewhere.
import type { Register } from '../../../schemas/types.ts';
import type { RegistrationLink } from '../../../src/course/course-props.ts';
import type { Registration } from '../../../src/sessions/registration-address.ts';
import type { LinkedSite } from '../../model/content.ts';

/** The most courses and sessions that are in the page of the form itself. */
export const WHOLE = { courses: 200, sessions: 150 };

/** Returns whether the page of the form lists all sessions in any case: those that have begun count as well. */
export const listsSessions = ({ courses, sessions }: Pick<LinkedSite, 'courses' | 'sessions'>): boolean =>
  courses.length <= WHOLE.courses && sessions.length <= WHOLE.sessions;

/** Returns the link to a registration elsewhere, if content names one. */
export function elsewhere(register: Register | undefined): RegistrationLink {
  if (register === undefined) return {};
  if (typeof register === 'string') return { registerTo: register };
  return { registerTo: register.url, ...(register.label === undefined ? {} : { registerLabel: register.label }) };
}

/** Returns what decides where visitors register, besides what courses and sessions say. */
export const registrationOf = ({
  addresses,
  settings,
  listsSessions,
}: Pick<LinkedSite, 'addresses' | 'settings'> & Pick<Registration, 'listsSessions'>): Registration => ({
  addresses,
  registration: elsewhere(settings.register),
  listsSessions,
});

/** Returns the first address elsewhere at which visitors register: that of the nearest is given first. */
export function addressElsewhere(registers: readonly (Register | undefined)[]): string | undefined {
  return registers.map((register) => elsewhere(register).registerTo).find((address) => address !== undefined);
}
