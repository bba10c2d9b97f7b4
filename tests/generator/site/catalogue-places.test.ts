// Where courses may be in the catalogue: in several parts of it, in a category itself, or in no category at all.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import { expect, test } from 'vitest';
import { invariant } from '../../../generator/base/invariant.ts';
import { checkAndLink, planOf } from '../../../generator/build/pipeline/check.ts';
import { NO_CRITERIA } from '../../../src/catalogue/find/criteria.ts';
import { cardFilter } from '../../../src/catalogue/find/filter-courses.ts';
import { site, type Files } from '../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../fixtures/tiny/content', import.meta.url));
const now = new Date('2026-01-01T12:00:00Z');

const courseText = (slug: string): string => readFileSync(`${tiny}/courses/${slug}.yaml`, 'utf8');

const health = { id: 'health', name: 'Health', courses: ['first-aid', 'child-care'] };
const site2 = { id: 'site', name: 'On site', courses: ['fire-safety', 'first-aid'] };
const safety = { id: 'safety', name: 'Safety', subcategories: [site2] };

const contentWith = (categories: readonly object[] | undefined, files: Files = {}) =>
  site({ 'catalogue.yaml': categories && stringify({ categories }), ...files }, tiny);

async function linked(categories: readonly object[] | undefined, files: Files = {}) {
  const result = await checkAndLink({ content: contentWith(categories, files), now });
  return { ...result, codes: result.diagnostics.map(({ code }) => code) };
}

async function planned(categories: readonly object[] | undefined) {
  const { plan, diagnostics } = await planOf({ content: contentWith(categories), base: '/', now });
  invariant(plan, JSON.stringify(diagnostics));
  const pageAt = (address: string) => plan.pages.find((page) => page.address === address);
  return { plan, pageAt };
}

test('the first place of a course is its main one', async () => {
  const { site: content, codes } = await linked([health, safety]);
  expect(codes).toEqual([]);
  expect(content?.courses.map(({ course, category, subcategory }) => [course.slug, category, subcategory])).toEqual([
    ['first-aid', 'health', ''],
    ['child-care', 'health', ''],
    ['fire-safety', 'safety', 'site'],
  ]);
  expect(content?.furtherPlaces).toEqual([{ slug: 'first-aid', category: 'safety', subcategory: 'site', at: 1 }]);
});

test('a course is once on the unfiltered page, with its further place for the filter', async () => {
  const { pageAt } = await planned([health, safety]);
  const page = pageAt('/courses')?.page;
  invariant(page?.template === 'catalogue', 'the catalogue is small');
  expect(page.props.courses.map(({ slug }) => slug)).toEqual(['first-aid', 'child-care', 'fire-safety']);
  expect(page.props.further).toEqual([{ course: 0, category: 'safety', subcategory: 'site', at: 1 }]);
});

test('a category without subcategories has none in menu and breadcrumb', async () => {
  const { plan, pageAt } = await planned([health, safety]);
  expect(plan.shell.courseMenu.map(({ name, items }) => [name, items.length])).toEqual([
    ['Health', 0],
    ['Safety', 1],
  ]);
  const page = pageAt('/courses/child-care')?.page;
  invariant(page?.template === 'course-tabbed', 'the course has its page');
  expect(page.props.breadcrumb.map(({ label }) => label)).toEqual([
    'Home',
    'Courses',
    'Health',
    page.props.course.title,
  ]);
});

test('a part without courses is shown nowhere', async () => {
  const empty = { id: 'empty', name: 'Empty', subcategories: [{ id: 'none', name: 'None', courses: [] }] };
  const { plan } = await planned([health, { ...safety, subcategories: [site2, ...empty.subcategories] }, empty]);
  expect(plan.shell.courseMenu.map(({ items }) => items.map(({ label }) => label))).toEqual([[], ['On site']]);
});

test('without a catalogue, all courses are there by the names of their files', async () => {
  const { plan, pageAt } = await planned(undefined);
  const page = pageAt('/courses')?.page;
  invariant(page?.template === 'catalogue', 'the catalogue is small');
  expect(page.props.courses.map(({ slug }) => slug)).toEqual(['child-care', 'fire-safety', 'first-aid']);
  expect(page.props.categories).toEqual([]);
  expect(plan.shell.courseMenu).toEqual([]);
  const course = pageAt('/courses/child-care')?.page;
  invariant(course?.template === 'course-tabbed', 'the course has its page');
  expect(course.props.breadcrumb).toHaveLength(3);
  expect(course.props.course.picture?.src).toBe('media/covers/-/--1.svg');
  expect(plan.pictures.map(({ file }) => file)).toContain('media/covers/-/--1.svg');
});

test('while the catalogue is broken, nothing is published without it', async () => {
  const { site: content } = await linked([], { 'catalogue.yaml': 'categories: 7' });
  expect(content).toBeUndefined();
});

test('a number that two courses of any one category share is an error, wherever their main places are', async () => {
  const number = (slug: string) => ({ [`courses/${slug}.yaml`]: courseText(slug).replace(/^id: \d+/m, 'id: 1') });
  const { codes } = await linked([health, safety], { ...number('fire-safety'), 'addresses.yaml': undefined });
  expect(codes.filter((code) => /id$/.test(code))).toEqual(['link/duplicate-id']);
});

const withText = { ...health, text: 'Courses that **save** lives.\n\n### For whom\n\nEverybody.' };

test('a category with a text has a page, to which breadcrumbs lead, and which search engines are given', async () => {
  const { plan, pageAt } = await planned([withText, safety]);
  const own = pageAt('/courses/category/health');
  invariant(own?.page.template === 'category', 'the category has its page');
  const { title, textHtml, groups, breadcrumb } = own.page.props;
  expect(title).toBe('Health');
  expect(textHtml).toContain('<strong>save</strong>');
  expect(groups.map(({ name, courses }) => [name, courses.map(({ slug }) => slug)])).toEqual([
    [undefined, ['first-aid', 'child-care']],
  ]);
  expect(breadcrumb.map(({ to }) => to)).toEqual(['/', '/courses', '/courses/category/health']);
  expect(own.head.meta).toContainEqual({
    name: 'description',
    content: 'Courses that save lives. Everybody.',
  });
  expect(own.head.jsonLd).toContainEqual(
    expect.objectContaining({ '@type': 'CollectionPage', url: own.head.canonical }),
  );
  expect(plan.texts.find(({ file }) => file === 'sitemap.xml')?.text).toContain('/courses/category/health</loc>');
  const course = pageAt('/courses/child-care')?.page;
  invariant(course?.template === 'course-tabbed', 'the course has its page');
  expect(course.props.breadcrumb.map(({ to }) => to)).toContain('/courses/category/health');
  expect(pageAt('/courses/category/safety')).toBeUndefined();
});

test('the page of a category may have an address of its own, but not that of another page', async () => {
  const at = (address: string) => linked([{ ...withText, address }, safety]);
  expect((await at('/saving-lives')).codes).toEqual(['address/new-address']);
  expect((await at('/contact')).codes).toContain('link/duplicate-address');
  expect((await at('/courses/first-aid')).codes).toContain('link/duplicate-address');
  expect((await at('/assets/health')).codes).toContain('address/reserved');
  expect((await at('/courses/health')).codes).toContain('address/no-route');
});

test('a link in the text of a category is checked', async () => {
  const { codes } = await linked([{ ...withText, text: 'See [dates](/shedule).' }, safety]);
  expect(codes).toContain('link/unknown-target');
});

test('a session is in all categories of its course, of which the first is its main one', async () => {
  const { pageAt } = await planned([health, safety]);
  const page = pageAt('/schedule')?.page;
  invariant(page?.template === 'schedule', 'there is a schedule');
  expect(page.props.upcoming).toMatchObject([{ category: 'health', further: ['safety'] }]);
});

test.each([
  ['category', [health, { ...safety, subcategories: undefined, courses: [] }]],
  ['subcategory', [{ ...safety, subcategories: [{ ...site2, courses: ['first-aid', 'child-care'] }] }]],
  ['category or subcategory', [health, { ...safety, subcategories: [{ ...site2, courses: ['first-aid'] }] }]],
])('for a course that is not listed, a %s is proposed where the catalogue has such', async (part, categories) => {
  const { diagnostics } = await linked(categories);
  const unlisted = diagnostics.filter(({ code }) => code === 'link/unlisted-course');
  expect(unlisted.map(({ advice }) => advice)).toEqual([
    `Add "- fire-safety" to the courses of a ${part} in catalogue.yaml.`,
  ]);
});

test('what holds for many courses or parts of the catalogue is said once, with how many they are', async () => {
  const names = Array.from({ length: 7 }, (_, i) => `Part ${i + 1}`);
  const empty = names.map((name, i) => ({ id: `part-${i + 1}`, name, courses: [] }));
  const titled = (slug: string) =>
    [`courses/${slug}.yaml`, courseText(slug).replace(/title: .*/, 'title: Same')] as const;
  const content = contentWith(
    [health, { ...safety, subcategories: [{ ...site2, courses: ['fire-safety'] }, ...empty.slice(0, 2)] }, ...empty],
    Object.fromEntries(['first-aid', 'child-care', 'fire-safety'].map(titled)),
  );
  const { diagnostics } = await planOf({ content, base: '/', now });
  const said = diagnostics.filter(({ code }) => ['link/duplicate-title', 'link/empty-category'].includes(code));
  expect(said.map(({ message, advice }) => `${message} ${advice}`)).toEqual([
    '2 subcategories, "Part 1", "Part 2", have no courses. Add a course to each, or delete it.',
    '7 categories, "Part 1", "Part 2", "Part 3", "Part 4", "Part 5" and others, have no courses. Add a course to each, or delete it.',
    '2 courses have the title "Same" of "child-care". Give each a title of its own, or write sharesTitle: true in each of them if this is intentional.',
  ]);
});

test('search words of a category and a subcategory find all of its courses, beside their own', async () => {
  const course = `${courseText('child-care')}keywords: [nursery]\n`;
  const words = { ...health, keywords: ['ambulance', 'HR'] };
  const sub = {
    ...safety,
    keywords: ['fire brigade'],
    subcategories: [{ ...site2, courses: ['fire-safety'], keywords: ['drill'] }],
  };
  const content = contentWith([words, sub], { 'courses/child-care.yaml': course });
  const { plan } = await planOf({ content, base: '/', now });
  const page = plan?.pages.find(({ address }) => address === '/courses')?.page;
  invariant(page?.template === 'catalogue', 'the catalogue is small');
  const found = cardFilter(page.props);
  const titlesFor = (q: string) => found({ ...NO_CRITERIA, q }).map(({ slug }) => slug);
  expect(titlesFor('hr')).toEqual(['first-aid', 'child-care']);
  expect(titlesFor('nursery')).toEqual(['child-care']);
  expect(titlesFor('drill')).toEqual(['fire-safety']);
  expect(titlesFor('fire brigade')).toEqual(['fire-safety']);
});
