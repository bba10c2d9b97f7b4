// The registration form is prefilled from the query; this is the only place that writes this query.
import type { MainAddresses } from '../page-props.ts';

/** The course fields of the registration form; dates as YYYY-MM-DD. What is not known is left to the visitor. */
export interface RegistrationPrefill {
  readonly course: string;
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
  readonly duration?: string | undefined;
}

/** Returns the address of the registration form with its course fields in the query. */
export function registrationAddress({ registration }: MainAddresses, prefill: RegistrationPrefill): string {
  const known = Object.entries(prefill).filter(([, value]) => value !== undefined) as [string, string][];
  return `${registration}?${new URLSearchParams(known).toString()}`;
}
