// Sessions for tests that care about a few of their fields only.
import type { SessionRow } from '../../src/page-props.ts';

interface Wanted {
  readonly id: string;
  /** First day as YYYY-MM-DD. */
  readonly start: string;
  readonly category?: string;
}

/** Makes a row of the schedule. */
export function sessionRow({ id, start, category = 'technical' }: Wanted): SessionRow {
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
    registerTo: '/register',
    calendarFile: `/calendar/${id}.ics`,
  };
}
