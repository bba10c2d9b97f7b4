interface Prefill {
  readonly course: string;
  readonly startDate?: string;
  readonly endDate?: string;
  readonly duration?: string;
}

/** The address of the registration form with its course fields in the query. */
export function registerTo(prefill: Prefill): string {
  return `/register?${new URLSearchParams(Object.entries(prefill)).toString()}`;
}
