import type { MainAddresses } from '../../src/page-props.ts';
import { queryOf } from './query-address.ts';

interface Prefill {
  readonly course: string;
  readonly startDate?: string;
  readonly endDate?: string;
  readonly duration?: string;
}

/** The address of the registration form with its course fields in the query. */
export function registerTo({ registration }: MainAddresses, prefill: Prefill): string {
  return `${registration}?${queryOf({ ...prefill })}`;
}
