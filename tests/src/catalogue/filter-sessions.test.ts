import { expect, test } from 'vitest';
import {
  choicesOf,
  filterSessions,
  knownChoice,
  monthsOf,
  NO_CHOICE,
  withCategory,
} from '../../../src/catalogue/filter-sessions.ts';
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

const categories = [
  { id: 'technical', name: 'Technical' },
  { id: 'soft', name: 'Soft Skills' },
  { id: 'finance', name: 'Finance' },
];
const schedule = { categories, sessions: rows };
const ids = (choices: readonly { readonly id: string }[]) => choices.map(({ id }) => id);

test.each([
  [NO_CHOICE, ['technical', 'soft'], ['2026-12', '2027-01']],
  [{ category: 'soft', month: '' }, ['technical', 'soft'], ['2026-12']],
  // What is chosen can be seen, even where it leads nowhere.
  [{ category: 'soft', month: '2027-01' }, ['technical', 'soft'], ['2026-12', '2027-01']],
  [{ category: 'finance', month: '' }, ['technical', 'soft', 'finance'], []],
])('with %j chosen, what is offered leads to sessions', (choice, expectedCategories, expectedMonths) => {
  const offered = choicesOf(choice, schedule);
  expect(ids(offered.categories)).toEqual(expectedCategories);
  expect(ids(offered.months)).toEqual(expectedMonths);
});

test('a choice that there is not asks for nothing', () => {
  expect(knownChoice({ category: 'bogus', month: '2031-01' }, schedule)).toEqual(NO_CHOICE);
  expect(knownChoice({ category: 'finance', month: '2027-01' }, schedule)).toEqual({
    category: 'finance',
    month: '2027-01',
  });
});

test('with another category the month stays where the category has sessions in it', () => {
  expect(withCategory('technical', '2027-01', rows)).toEqual({ category: 'technical', month: '2027-01' });
  expect(withCategory('soft', '2027-01', rows)).toEqual({ category: 'soft', month: '' });
});

test('a session is in every category of its course', () => {
  const several = [
    ...rows,
    { ...sessionRow({ id: 'd', category: 'soft', start: '2027-02-01' }), further: ['finance'] },
  ];
  expect(filterSessions(several, { category: 'finance', month: '' }).map(({ id }) => id)).toEqual(['d']);
  expect(filterSessions(several, { category: 'soft', month: '' }).map(({ id }) => id)).toEqual(['b', 'd']);
  expect(ids(choicesOf(NO_CHOICE, { categories, sessions: several }).categories)).toContain('finance');
});
