import { expect, test } from 'vitest';
import {
  changedChoice,
  choicesOf,
  filterSessions,
  knownChoice,
  monthsOf,
  NO_CHOICE,
  type SessionChoice,
} from '../../../src/sessions/filter-sessions.ts';
import { sessionRow } from '../../support/content/session-row.ts';

const rows = [
  sessionRow({ id: 'a', category: 'technical', start: '2026-12-04' }),
  sessionRow({ id: 'b', category: 'soft', start: '2026-12-11' }),
  sessionRow({ id: 'c', category: 'technical', start: '2027-01-08' }),
];
const categories = [
  { id: 'technical', name: 'Technical' },
  { id: 'soft', name: 'Soft Skills' },
  { id: 'finance', name: 'Finance' },
];
const courses = ['a', 'b', 'c'].map((id) => ({ id, name: `Course ${id}`, address: `/courses/${id}` }));
const schedule = { categories, courses, sessions: rows };
const choice = (changes: Partial<SessionChoice>): SessionChoice => ({ ...NO_CHOICE, ...changes });
const ids = (choices: readonly { readonly id: string }[]) => choices.map(({ id }) => id);

test.each([
  [{}, ['a', 'b', 'c']],
  [{ category: 'technical' }, ['a', 'c']],
  [{ course: 'c' }, ['c']],
  [{ type: 'In-person' }, ['a', 'b', 'c']],
  [{ type: 'Online' }, []],
  [{ month: '2026-12' }, ['a', 'b']],
  [{ category: 'technical', month: '2026-12' }, ['a']],
  [{ category: 'soft', month: '2027-01' }, []],
  [{ category: 'unknown' }, []],
])('%j leaves %j', (changes, expected) => {
  expect(ids(filterSessions(schedule, choice(changes)))).toEqual(expected);
});

test('each month is offered once, in order', () => {
  expect(ids(monthsOf(rows))).toEqual(['2026-12', '2027-01']);
});

test.each([
  [{}, { category: ['technical', 'soft'], course: ['a', 'b', 'c'], month: ['2026-12', '2027-01'] }],
  [{ category: 'soft' }, { category: ['technical', 'soft'], course: ['b'], month: ['2026-12'] }],
  [{ course: 'c' }, { category: ['technical', 'soft'], course: ['a', 'b', 'c'], month: ['2027-01'] }],
  // What is chosen can be seen, even where it leads nowhere.
  [
    { category: 'soft', month: '2027-01' },
    { category: ['technical', 'soft'], course: ['b'], month: ['2026-12', '2027-01'] },
  ],
  [{ category: 'finance' }, { category: ['technical', 'soft', 'finance'], course: [], month: [] }],
])('with %j chosen, what is offered leads to sessions', (changes, expected) => {
  const { category, course, month } = choicesOf(choice(changes), schedule);
  expect({ category: ids(category), course: ids(course), month: ids(month) }).toEqual(expected);
});

test('the category and how sessions are held are choices only where they differ', () => {
  const soft = { ...schedule, sessions: rows.filter(({ category }) => category === 'soft') };
  expect(choicesOf(NO_CHOICE, soft).category).toEqual([]);
  expect(ids(choicesOf(choice({ category: 'soft' }), soft).category)).toEqual(['soft']);
  expect(choicesOf(NO_CHOICE, schedule).type).toEqual([]);
  const online = { ...sessionRow({ id: 'd', start: '2027-02-01' }), type: 'Online' };
  expect(ids(choicesOf(NO_CHOICE, { ...schedule, sessions: [...rows, online] }).type)).toEqual(['In-person', 'Online']);
});

test('where sessions are held is a choice where they differ, and leads to sessions', () => {
  const towns = {
    ...schedule,
    locations: ['Bath', 'Wells'],
    sessions: rows.map((row, i) => ({ ...row, location: i === 0 ? 'Wells' : 'Bath' })),
  };
  expect(ids(choicesOf(NO_CHOICE, towns).location)).toEqual(['Bath', 'Wells']);
  expect(ids(choicesOf(choice({ course: 'b' }), towns).location)).toEqual(['Bath']);
  expect(ids(filterSessions(towns, choice({ location: 'Bath' })))).toEqual(['b', 'c']);
  expect(choicesOf(NO_CHOICE, schedule).location).toEqual([]);
  const inWells = choice({ location: 'Wells', month: '2026-12' });
  expect(changedChoice(inWells, { location: 'Bath' }, towns)).toEqual({ ...inWells, location: 'Bath' });
  expect(changedChoice(inWells, { course: 'c' }, towns)).toEqual(choice({ course: 'c' }));
});

test('a choice that there is not asks for nothing', () => {
  expect(
    knownChoice(choice({ category: 'bogus', course: 'bogus', type: 'In-person', month: '2031-01' }), schedule),
  ).toEqual(NO_CHOICE);
  const known = choice({ category: 'finance', course: 'a', month: '2027-01' });
  expect(knownChoice(known, schedule)).toEqual(known);
});

test.each([
  [{ category: 'technical' }, { month: '2027-01' }, { category: 'technical', month: '2027-01' }],
  [{ category: 'soft' }, { month: '2027-01' }, { category: 'soft' }],
  [{ category: 'soft' }, { course: 'a' }, { category: 'soft' }],
  [{ course: 'a' }, { month: '2027-01' }, { course: 'a' }],
  [{ category: '' }, { course: 'a' }, { course: 'a' }],
  [{ month: '2027-01' }, { category: 'soft' }, { category: 'soft', month: '2027-01' }],
])('%j after %j gives up what would leave nothing', (changes, before, expected) => {
  expect(changedChoice(choice(before), changes, schedule)).toEqual(choice(expected));
});

test('a session is in every category of its course', () => {
  const several = {
    ...schedule,
    sessions: [...rows, { ...sessionRow({ id: 'd', category: 'soft', start: '2027-02-01' }), further: ['finance'] }],
  };
  expect(ids(filterSessions(several, choice({ category: 'finance' })))).toEqual(['d']);
  expect(ids(filterSessions(several, choice({ category: 'soft' })))).toEqual(['b', 'd']);
  expect(ids(choicesOf(NO_CHOICE, several).category)).toContain('finance');
});
