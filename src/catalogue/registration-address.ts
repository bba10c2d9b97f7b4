// The registration form is prefilled from the query; this is the only place that writes this query.
import type { MainAddresses } from '../page-props.ts';

/** The course fields of the registration form; dates as YYYY-MM-DD. */
export interface RegistrationPrefill {
  readonly course: string;
  readonly startDate?: string;
  readonly endDate?: string;
  readonly duration: string;
}

/** Returns the address of the registration form with its course fields in the query. */
export function registrationAddress({ registration }: MainAddresses, prefill: RegistrationPrefill): string {
  return `${registration}?${new URLSearchParams({ ...prefill }).toString()}`;
}
