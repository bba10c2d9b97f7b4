import { expect, test } from 'vitest';
import { groupSessions, notesWithout, withMonthNotes } from '../../../src/sessions/group-sessions.ts';
import type { SessionRow } from '../../../src/sessions/session-props.ts';

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
});

test('sessions are grouped by month, in the order given', () => {
  const rows = [session('a', 'November 2026'), session('b', 'November 2026'), session('c', 'January 2027')];
  expect(groupSessions(rows).map(({ title, sessions }) => [title, sessions.map(({ id }) => id)])).toEqual([
    ['November 2026', ['a', 'b']],
    ['January 2027', ['c']],
  ]);
  expect(groupSessions([])).toEqual([]);
  expect(groupSessions([session('a', 'décembre 2026')])[0]?.title).toBe('Décembre 2026');
});

test('a note on a month is between its neighbours, as long as no session at all begins in the month', () => {
  const row = (id: string, iso: string): SessionRow => ({ ...session(id, iso.slice(0, 7)), start: { iso, text: iso } });
  const groups = groupSessions([row('a', '2027-01-08'), row('b', '2027-03-05')]);
  const notes = ['2026-12', '2027-01', '2027-02', '2027-04'].map((id) => ({ id, name: id, text: `Note on ${id}` }));
  const free = notesWithout([row('c', '2027-01-20')], notes);
  expect(free.map(({ id }) => id)).toEqual(['2026-12', '2027-02', '2027-04']);
  expect(withMonthNotes(groups, free).map(({ title, note }) => [title, note])).toEqual([
    ['2027-01', undefined],
    ['2027-02', 'Note on 2027-02'],
    ['2027-03', undefined],
  ]);
});
