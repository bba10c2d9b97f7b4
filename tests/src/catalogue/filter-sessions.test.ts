import { expect, test } from 'vitest';
import { filterSessions, monthsOf, NO_CHOICE } from '../../../src/catalogue/filter-sessions.ts';
import { sessionRow } from '../../support/session-row.ts';

const rows = [
  sessionRow({ id: 'a', category: 'technical', start: '2026-12-04' }),
  sessionRow({ id: 'b', category: 'soft', start: '2026-12-11' }),
  sessionRow({ id: 'c', category: 'technical', start: '2027-01-08' }),
];

test.each([
  [NO_CHOICE, ['a', 'b', 'c']],
  [{ category: 'technical', month: '' }, ['a', 'c']],
  [{ category: '', month: '2026-12' }, ['a', 'b']],
  [{ category: 'technical', month: '2026-12' }, ['a']],
  [{ category: 'soft', month: '2027-01' }, []],
  [{ category: 'unknown', month: '' }, []],
])('%j leaves %j', (choice, expected) => {
  expect(filterSessions(rows, choice).map(({ id }) => id)).toEqual(expected);
});

test('each month is offered once, in order', () => {
  expect(monthsOf(rows).map(({ id }) => id)).toEqual(['2026-12', '2027-01']);
});
