import { expect, test } from 'vitest';
import { filterCourses, isFiltered, NO_CRITERIA } from '../../../src/catalogue/filter-courses.ts';
import { courseCard } from '../../support/course-card.ts';

const categories = [
  { id: 'technical', name: 'Project & Technical', subcategories: [{ id: 'quality', name: 'Quality Management' }] },
  { id: 'soft', name: 'Soft Skills', subcategories: [{ id: 'lead', name: 'Leadership' }] },
];
const courses = [
  courseCard({ slug: 'sigma', title: 'Six Sigma Green Belt' }),
  courseCard({ slug: 'cafe', title: 'Gérer un Café', label: 'Hôtellerie', category: 'soft', subcategory: 'lead' }),
  courseCard({ slug: 'arabic', title: 'فنُّ القيادة', category: 'soft', subcategory: 'lead' }),
];

test.each([
  ['', ['sigma', 'cafe', 'arabic']],
  ['   ', ['sigma', 'cafe', 'arabic']],
  ['SIGMA six', ['sigma']],
  ['cafe', ['cafe']],
  ['CAFÉ', ['cafe']],
  ['hotellerie', ['cafe']],
  ['soft skills', ['cafe', 'arabic']],
  ['quality management', ['sigma']],
  ['فن', ['arabic']],
  ['.*', []],
])('%j finds %j', (q, expected) => {
  expect(filterCourses(courses, categories, { ...NO_CRITERIA, q }).map(({ slug }) => slug)).toEqual(expected);
});

test.each([
  [{ category: 'soft' }, ['cafe', 'arabic']],
  [{ subcategory: 'quality' }, ['sigma']],
  [{ category: 'soft', subcategory: 'quality' }, []],
  [{ category: 'soft', q: 'café' }, ['cafe']],
])('%j leaves %j', (criteria, expected) => {
  const left = filterCourses(courses, categories, { ...NO_CRITERIA, ...criteria });
  expect(left.map(({ slug }) => slug)).toEqual(expected);
});

test('spaces alone are no criterion', () => {
  expect(isFiltered({ ...NO_CRITERIA, q: '  ' })).toBe(false);
  expect(isFiltered({ ...NO_CRITERIA, subcategory: 'quality' })).toBe(true);
});
