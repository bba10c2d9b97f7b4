import { expect, test } from 'vitest';
import { criteriaInWords, knownCriteria, NO_CRITERIA } from '../../../../src/catalogue/find/criteria.ts';

const categories = [
  {
    id: 'technical',
    formerly: ['engineering', 'soft'],
    name: 'Technical',
    subcategories: [{ id: 'quality', formerly: ['six-sigma'], name: 'Quality' }],
  },
  { id: 'soft', name: 'Soft Skills', subcategories: [{ id: 'lead', name: 'Leadership' }] },
];
const facets = [{ name: 'level', options: [{ id: 'Beginner', name: 'For beginners' }] }] as const;
const options = { categories, facets };

test.each([
  [{ q: 'x', category: 'soft', subcategory: 'lead' }, {}],
  [{ subcategory: 'lead' }, {}],
  [{ category: 'bogus', q: 'x' }, { category: '' }],
  [{ category: 'bogus', subcategory: 'lead' }, { category: '' }],
  [{ subcategory: 'bogus' }, { subcategory: '' }],
  [{ category: 'soft', subcategory: 'quality' }, { subcategory: '' }],
  [{ category: 'engineering' }, { category: 'technical' }],
  [{ subcategory: 'six-sigma' }, { subcategory: 'quality' }],
  [{ level: 'Beginner', sort: 'fee' }, {}],
  [
    { level: 'bogus', month: '2026-12', sort: 'bogus' },
    { level: '', month: '', sort: '' },
  ],
])('of %j the catalogue knows another value for %j', (asked, changes) => {
  const criteria = { ...NO_CRITERIA, ...asked };
  expect(knownCriteria(criteria, options)).toEqual({ ...criteria, ...changes });
});

test('criteria are said in words; spaces alone are none', () => {
  const texts = (criteria: Partial<typeof NO_CRITERIA>) =>
    criteriaInWords({ ...NO_CRITERIA, ...criteria }, options).map(({ text }) => text);
  expect(texts({ q: ' power ', category: 'soft', subcategory: 'lead' })).toEqual([
    'power',
    'Soft Skills',
    'Leadership',
  ]);
  expect(texts({ level: 'Beginner', sort: 'fee' })).toEqual(['For beginners']);
  expect(texts({ q: '  ' })).toEqual([]);
});
