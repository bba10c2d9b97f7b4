import { expect, test } from 'vitest';
import type { SearchIndex } from '../../../src/search/search-props.ts';
import { searchSite } from '../../../src/search/SearchDialog.tsx';

const index: SearchIndex = {
  courses: [
    { title: 'Rope access', to: '/courses/rope', words: 'abseiling Safety' },
    { title: 'First aid', to: '/courses/first-aid', words: 'Arabic Friday December Safety' },
    { title: 'Café hygiene', to: '/courses/40' },
  ],
  pages: [
    { title: 'Terms', to: '/terms', text: 'who cancels gets hints about refunds' },
    { title: 'About us', to: '/about', words: 'refund' },
  ],
  trainers: [{ title: 'Maryam Safar', to: '/trainers/maryam' }],
  questions: [{ title: 'Is there a rope?', to: '/contact#questions' }],
  asked: ['Do I need boots?', 'Is the rope mine?'],
  askedOf: [2, 0],
};
const search = searchSite(index);
const found = (q: string) => {
  const { courses, pages, trainers, questions } = search(q);
  return [...courses, ...pages, ...trainers, ...questions].map(({ to }) => to);
};

test.each([
  ['rope', ['/courses/rope', '/contact#questions', '/courses/rope#questions']],
  ['boots', ['/courses/40#questions']],
  ['abseil', ['/courses/rope']],
  ['safety', ['/courses/rope', '/courses/first-aid']],
  ['saf', ['/courses/rope', '/courses/first-aid', '/trainers/maryam']],
  ['cafe', ['/courses/40']],
  ['arabic friday', ['/courses/first-aid']],
  ['hygeine', ['/courses/40']],
  ['about', ['/about', '/terms']],
  ['refund', ['/about', '/terms']],
  ['refunds', ['/terms', '/about']],
  ['cancels terms', ['/terms']],
  ['pottery', []],
  ['pottery refund terms', ['/terms']],
  ['how are refunds made?', ['/terms', '/about']],
  ['  ', ['/courses/rope', '/courses/first-aid', '/courses/40']],
])('%j finds %j', (q, expected) => {
  expect(found(q)).toEqual(expected);
});

test('of several words, those that find nothing are named', () => {
  expect(search('rope pottery').missing).toBe('pottery');
  expect(search('arabic boots').missing).toBe('');
  expect(found('arabic boots')).toEqual(['/courses/first-aid', '/courses/40#questions']);
  expect(search('rope').missing).toBe('');
});

test('with a question of a course, its title is shown', () => {
  expect(search('boots').questions).toEqual([
    { title: 'Do I need boots?', to: '/courses/40#questions', course: 'Café hygiene' },
  ]);
});

test('of many courses the best are found, and how many more there are', () => {
  const courses = Array.from({ length: 20 }, (_, i) => ({ title: `Welding ${i}`, to: `/courses/${i}` }));
  const many = searchSite({ ...index, courses })('welding');
  expect([many.courses.length, many.more]).toEqual([6, 14]);
});
