// Sessions for tests that depend on only a few of their fields.
import type { SessionRow } from '../../../src/sessions/session-props.ts';

/** Visitors register with the form of the site. */
export const registration = { addresses: { catalogue: '/courses', registration: '/register' } };

interface SessionFields {
  readonly id: string;
  /** First day as YYYY-MM-DD. */
  readonly start: string;
  readonly category?: string;
}

/** Returns a row of the schedule. */
export function sessionRow({ id, start, category = 'technical' }: SessionFields): SessionRow {
  return {
    id,
    title: `Course ${id}`,
    courseAddress: `/courses/${id}`,
    category,
    start: { iso: start, text: start },
    end: { iso: start, text: start },
    duration: '8 Hours',
    location: 'Muscat',
    type: 'In-person',
    availability: 'Available',
    month: start.slice(0, 7),
  };
}
