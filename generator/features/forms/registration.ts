// Where visitors register: with the form of the site, or elsewhere.
import type { Register } from '../../../schemas/types.ts';
import type { RegistrationLink } from '../../../src/sessions/session-props.ts';
import type { Registration } from '../../../src/sessions/registration-address.ts';
import type { LinkedSite } from '../../model/content.ts';

/** Returns the link to a registration elsewhere, if content names one. */
export function elsewhere(register: Register | undefined): RegistrationLink {
  if (register === undefined) return {};
  if (typeof register === 'string') return { registerTo: register };
  return { registerTo: register.url, ...(register.label === undefined ? {} : { registerLabel: register.label }) };
}

/** Returns what decides where visitors register, besides what courses and sessions say. */
export const registrationOf = ({ addresses, settings }: Pick<LinkedSite, 'addresses' | 'settings'>): Registration => ({
  addresses,
  registration: elsewhere(settings.register),
});

/** Returns the first address elsewhere at which visitors register: that of the nearest is given first. */
export function addressElsewhere(registers: readonly (Register | undefined)[]): string | undefined {
  return registers.map((register) => elsewhere(register).registerTo).find((address) => address !== undefined);
}
