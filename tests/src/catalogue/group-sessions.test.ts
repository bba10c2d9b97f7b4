import { expect, test } from 'vitest';
import { groupSessions } from '../../../src/catalogue/group-sessions.ts';
import type { SessionRow } from '../../../src/page-props.ts';

const session = (id: string, month: string): SessionRow => ({
  id,
  month,
  title: 'First aid',
  courseAddress: '/courses/first-aid',
  category: 'health',
  start: { iso: '2026-12-04', text: 'Dec 4, 2026' },
  end: { iso: '2026-12-04', text: 'Dec 4, 2026' },
  duration: '8 Hours',
  location: 'Muscat',
  type: 'In-person',
  availability: 'Available',
  registerTo: '/register',
  calendarFile: 'calendar/a.ics',
});

test('sessions are grouped by month, in the order given', () => {
  const rows = [session('a', 'November 2026'), session('b', 'November 2026'), session('c', 'January 2027')];
  expect(groupSessions(rows).map(({ title, sessions }) => [title, sessions.map(({ id }) => id)])).toEqual([
    ['November 2026', ['a', 'b']],
    ['January 2027', ['c']],
  ]);
  expect(groupSessions([])).toEqual([]);
});
