import { expect, test } from 'vitest';
import { foldSessions } from '../../../src/sessions/UpcomingSessions.tsx';
import { columnsOf } from '../../../src/sessions/session-columns.ts';
import { registration, sessionRow } from '../../support/content/session-row.ts';

/** So many sessions in each month from January 2030 on. */
const sessionsIn = (...counts: readonly number[]) =>
  counts.flatMap((count, i) =>
    Array.from({ length: count }, (_, n) => sessionRow({ id: `${i}-${n}`, start: `2030-0${i + 1}-01` })),
  );

test.each([
  ['a schedule that one can read is whole', { counts: [24, 24], shown: 48, folded: [] }],
  ['of a long one whole months are shown', { counts: [9, 9, 9, 60], shown: 18, folded: [9, 60] }],
  ['of one long month the beginning is shown', { counts: [100, 5], shown: 20, folded: [80, 5] }],
])('%s', (_, { counts, shown, folded }) => {
  const sessions = sessionsIn(...counts);
  const result = foldSessions(sessions, []);
  expect(result.shown).toHaveLength(shown);
  expect(result.folded.map((group) => group.sessions.length)).toEqual(folded);
  expect([...result.shown, ...result.folded.flatMap((group) => group.sessions)]).toEqual(sessions);
});

test('a note on a month without sessions is between the folded months', () => {
  const notes = ['2030-04', '2030-09'].map((id) => ({ id, name: id, text: 'Ramadan' }));
  const { folded } = foldSessions(sessionsIn(9, 9, 9, 0, 60), notes);
  expect(folded.map(({ sessions, note }) => note ?? sessions.length)).toEqual([9, 'Ramadan', 60]);
});

test('a column in which no session says anything is left out, and so is the last of one day', () => {
  const {
    end: _end,
    location: _location,
    availability: _availability,
    ...bare
  } = sessionRow({ id: 'a', start: '2030-01-01' });
  expect(columnsOf([bare], registration).columns).toEqual(['start', 'duration', 'type', 'action']);
  expect(columnsOf([bare, sessionRow({ id: 'b', start: '2030-01-01' })], registration).columns).toEqual([
    'start',
    'duration',
    'location',
    'type',
    'availability',
    'action',
  ]);
});

test('what all sessions have in common is said once, above the table', () => {
  const rows = ['a', 'b', 'c'].map((id) => ({
    ...sessionRow({ id, start: '2030-01-01' }),
    end: { iso: '2030-01-02', text: '2030-01-02' },
    times: ['Fri, 9:00 AM to 4:30 PM'],
    price: 'OMR 450',
    priceNote: 'plus VAT',
  }));
  const { columns, shared } = columnsOf(rows, registration);
  expect(columns).toEqual(['start', 'end', 'times', 'duration', 'price', 'availability', 'action']);
  expect(shared).toEqual(['In-person', 'Muscat', 'plus VAT']);
  const online = { ...rows[0], id: 'd', type: 'Online', location: 'At home' };
  const different = columnsOf([...rows, online] as typeof rows, registration);
  // With two columns more there is no room for the hours, which are said below the course.
  expect(different.columns).toEqual([
    'start',
    'end',
    'duration',
    'location',
    'type',
    'price',
    'availability',
    'action',
  ]);
  expect(different.shared).toEqual(['plus VAT']);
});
