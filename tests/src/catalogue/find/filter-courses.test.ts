import { describe, expect, test } from 'vitest';
import { NO_CRITERIA } from '../../../../src/catalogue/find/criteria.ts';
import { cardFilter } from '../../../../src/catalogue/find/filter-courses.ts';
import type { CourseCard } from '../../../../src/course/course-props.ts';
import { courseCard } from '../../../support/content/course-card.ts';

const categories = [
  { id: 'technical', name: 'Project & Technical', subcategories: [{ id: 'quality', name: 'Quality Management' }] },
  { id: 'soft', name: 'Soft Skills', subcategories: [{ id: 'lead', name: 'Leadership' }] },
];
const courses = [
  courseCard({ slug: 'sigma', title: 'Six Sigma Green Belt' }),
  courseCard({ slug: 'pmp', title: 'PMP Certification Training', label: 'Project Management' }),
  courseCard({ slug: 'iso', title: 'ISO 27001 Lead Auditor' }),
  courseCard({ slug: 'ai', title: 'Practical AI' }),
  courseCard({ slug: 'c', title: 'C# and .NET' }),
  courseCard({ slug: 'cafe', title: 'Gérer un Café', label: 'Hôtellerie', category: 'soft', subcategory: 'lead' }),
  courseCard({ slug: 'arabic', title: 'فنُّ القيادة', category: 'soft', subcategory: 'lead' }),
  courseCard({ slug: 'street', title: 'Straße und Ærø', category: 'soft', subcategory: 'lead' }),
  courseCard({ slug: 'ja', title: 'はじめての日本語(初級集中コース)', category: 'soft', subcategory: 'lead' }),
  courseCard({ slug: 'ko', title: '직장인 한국어회화', category: 'soft', subcategory: 'lead' }),
];
const none = { traits: [], amounts: {} };
const keywords = { 1: 'PMP exam PMBOK', 2: 'أمن المعلومات ٢٧٠٠١', 3: 'machine learning', 6: 'الإدارة وأعمال البنا' };
const filter = cardFilter({ ...none, courses, keywords, categories });
const found = (criteria: Partial<typeof NO_CRITERIA>) =>
  filter({ ...NO_CRITERIA, ...criteria }).map(({ slug }) => slug);
const all = courses.map(({ slug }) => slug);

test.each([
  ['', all],
  ['   ', all],
  ['SIGMA six', ['sigma']],
  ['cafe', ['cafe']],
  ['CAFÉ', ['cafe']],
  ['hotellerie', ['cafe']],
  ['soft skills', ['cafe', 'arabic', 'street', 'ja', 'ko']],
  ['quality management', ['sigma', 'pmp', 'iso', 'ai', 'c']],
  ['.*', []],
  // Words are found by their beginnings: "ai" is not in Training.
  ['ai', ['ai']],
  ['aining', []],
  ['train', ['pmp']],
  // Other words by which a course is known.
  ['pmp exam', ['pmp']],
  ['exam ai', []],
  // German and Danish letters.
  ['strasse', ['street']],
  ['aero', ['street']],
  // Signs that make another word.
  ['c#', ['c']],
  ['net', ['c']],
])('%j finds %j', (q, expected) => {
  expect(found({ q })).toEqual(expected);
});

test.each([
  ['فن', ['arabic']],
  ['القيادة', ['arabic']],
  ['قياده', ['arabic']],
  ['القـيـادة', ['arabic']],
  ['والقيادة', ['arabic']],
  ['ال', all],
  ['اداره', ['arabic']],
  ['البناء', ['arabic']],
  ['٢٧٠٠١', ['iso']],
  ['۲۷۰۰۱', ['iso']],
  ['27001', ['iso']],
])('%j, as Arabic keyboards have it, finds %j', (q, expected) => {
  expect(found({ q })).toEqual(expected);
});

test.each([
  ['日本語', ['ja']],
  ['集中 日本語', ['ja']],
  ['ｺｰｽ', ['ja']],
  ['회화', ['ko']],
  ['한국', ['ko']],
  // Another word, not an error.
  ['初級集合コース', []],
  ['한국인회화', []],
])('in scripts that join words, %j finds %j anywhere', (q, expected) => {
  expect(found({ q })).toEqual(expected);
});

test.each([
  ['certifcation', ['pmp']],
  ['certiification', ['pmp']],
  ['cartification', ['pmp']],
  ['cretification', ['pmp']],
  ['ertification', ['pmp']],
  ['xcertification', ['pmp']],
  ['certificationx', ['pmp']],
  // While the rest is still to be typed.
  ['certifca', ['pmp']],
  ['المعلوات', ['iso']],
  // Two errors, a short word, a number.
  ['crtifcation', []],
  ['pmq', []],
  ['27002', []],
])('an error is forgiven in a longer word: %j finds %j', (q, expected) => {
  expect(found({ q })).toEqual(expected);
});

test.each([
  [{ category: 'soft' }, ['cafe', 'arabic', 'street', 'ja', 'ko']],
  [{ subcategory: 'quality' }, ['sigma', 'pmp', 'iso', 'ai', 'c']],
  [{ category: 'soft', subcategory: 'quality' }, []],
  [{ category: 'soft', q: 'café' }, ['cafe']],
])('%j leaves %j', (criteria, expected) => {
  expect(found(criteria)).toEqual(expected);
});

test('the best match comes first: a word of the title, its beginning, other words, one with an error', () => {
  const titled = (slug: string, title: string, label = 'Label') => courseCard({ slug, title, label });
  const ranked = cardFilter({
    ...none,
    courses: [
      titled('error', 'Plaining Wood'),
      titled('keyword', 'Primavera'),
      titled('label', 'Gantt Charts', 'Planning'),
      titled('beginning', 'Planningsoft'),
      titled('word', 'Better Planning'),
    ],
    keywords: { 1: 'planning' },
    categories,
  });
  const slugs = ranked({ ...NO_CRITERIA, q: 'planning' }).map(({ slug }) => slug);
  expect(slugs).toEqual(['word', 'beginning', 'keyword', 'label', 'error']);
});

test('the best match comes first, whatever its category; an order that is asked for goes before that', () => {
  const course = (slug: string, category: string, more: Partial<CourseCard>) => courseCard({ slug, category, ...more });
  const day = (iso: string) => [{ iso, text: iso }];
  const ranked = cardFilter({
    ...none,
    amounts: { 'OMR 100': 100, 'OMR 200': 200, '8 Hours': 8, '40 Hours': 40 },
    courses: [
      course('a', 'technical', { title: 'Leaders at Work', price: 'OMR 200', nextDays: day('2999-02-01') }),
      course('b', 'technical', { title: 'Leader and Team', duration: '40 Hours', nextDays: day('2000-01-01') }),
      course('c', 'soft', { title: 'Leads', price: 'OMR 100' }),
      course('d', 'soft', { title: 'Lead', nextDays: day('2999-01-01') }),
    ],
    keywords: {},
    categories,
  });
  const slugs = (q: string, sort = '', today = '2026-01-01') =>
    ranked({ ...NO_CRITERIA, q, sort }, today).map(({ slug }) => slug);
  expect(slugs('lead')).toEqual(['d', 'a', 'b', 'c']);
  expect(slugs('leader')).toEqual(['b', 'a']);
  expect(slugs('', 'fee')).toEqual(['c', 'a', 'b', 'd']);
  expect(slugs('lead', 'length')).toEqual(['d', 'a', 'c', 'b']);
  // What was held by the visitor's day is no next date.
  expect(slugs('', 'date')).toEqual(['d', 'a', 'b', 'c']);
  expect(slugs('', 'date', '2000-01-01')).toEqual(['b', 'd', 'a', 'c']);
});

test('courses are narrowed by what they have of each facet', () => {
  const narrowed = cardFilter({
    amounts: {},
    traits: [['level=Beginner', 'language=ar'], ['level=Beginner', 'language=en'], []],
    courses: ['a', 'b', 'c'].map((slug) => courseCard({ slug })),
    keywords: {},
    categories,
  });
  const slugs = (criteria: Partial<typeof NO_CRITERIA>) =>
    narrowed({ ...NO_CRITERIA, ...criteria }).map(({ slug }) => slug);
  expect(slugs({ level: 'Beginner' })).toEqual(['a', 'b']);
  expect(slugs({ level: 'Beginner', language: 'en' })).toEqual(['b']);
  expect(slugs({ month: '2026-12' })).toEqual([]);
});

describe('a course of several subcategories', () => {
  const several = cardFilter({
    ...none,
    courses: [
      courseCard({ slug: 'a' }),
      courseCard({ slug: 'both' }),
      courseCard({ slug: 'b', category: 'soft', subcategory: 'lead' }),
      courseCard({ slug: 'c', category: 'soft', subcategory: 'lead' }),
    ],
    keywords: {},
    categories,
    further: [{ course: 1, category: 'soft', subcategory: 'lead', at: 1 }],
  });
  const placesOf = (criteria: Partial<typeof NO_CRITERIA>) =>
    several({ ...NO_CRITERIA, ...criteria }).map(({ slug, category }) => `${category}/${slug}`);

  test.each([
    ['is shown once, in the first, where nothing is chosen', {}, ['technical/a', 'technical/both', 'soft/b', 'soft/c']],
    ['is in the other category, at its place there', { category: 'soft' }, ['soft/b', 'soft/both', 'soft/c']],
    ['is in the other subcategory', { subcategory: 'lead' }, ['soft/b', 'soft/both', 'soft/c']],
    ['is in its first', { category: 'technical' }, ['technical/a', 'technical/both']],
    ['is found by the names of all of them', { q: 'leadership both' }, ['technical/both']],
  ])('%s', (_, criteria, expected) => {
    expect(placesOf(criteria)).toEqual(expected);
  });
});
