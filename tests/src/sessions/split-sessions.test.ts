import { expect, test } from 'vitest';
import { splitSessions } from '../../../src/sessions/SchedulePage.tsx';
import { sessionRow } from '../../support/content/session-row.ts';

const upcoming = ['2026-12-04', '2026-12-11', '2027-01-08'].map((start) => sessionRow({ id: start, start }));
const past = ['2026-11-01'].map((start) => sessionRow({ id: start, start }));

test.each([
  ['', ['2026-12-04', '2026-12-11', '2027-01-08'], ['2026-11-01']],
  ['2026-12-04', ['2026-12-04', '2026-12-11', '2027-01-08'], ['2026-11-01']],
  ['2026-12-05', ['2026-12-11', '2027-01-08'], ['2026-12-04', '2026-11-01']],
  ['2026-12-12', ['2027-01-08'], ['2026-12-11', '2026-12-04', '2026-11-01']],
  ['2028-01-01', [], ['2027-01-08', '2026-12-11', '2026-12-04', '2026-11-01']],
])('on %s these are to come: %j', (today, coming, begun) => {
  const split = splitSessions({ upcoming, past }, today);
  expect(split.upcoming.map(({ id }) => id)).toEqual(coming);
  expect(split.past.map(({ id }) => id)).toEqual(begun);
});
