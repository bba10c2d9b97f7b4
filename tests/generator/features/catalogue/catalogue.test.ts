// What does not grow with the catalogue, and what takes its place.
import { describe, expect, test } from 'vitest';
import { invariant } from '../../../../generator/base/invariant.ts';
import type { Plan } from '../../../../generator/model/planned.ts';
import { indexFile } from '../../../../generator/features/catalogue/catalogue-index.ts';
import { catalogueFacets } from '../../../../generator/features/catalogue/facets.ts';
import { relatedCards } from '../../../../generator/features/course/course-inputs.ts';
import { siteContext } from '../../../../generator/features/shell/site-context.ts';
import type { CatalogueIndex } from '../../../../src/catalogue/catalogue-props.ts';
import { linkLarge, planLarge } from '../../../support/browser/large-site.ts';
import { contextOfTiny, linkTiny, planOfTiny } from '../../../support/content/tiny-plan.ts';

const now = new Date('2026-01-01T12:00:00Z');

const pageAt = (plan: Plan, address: string) => plan.pages.find((page) => page.address === address);
const sizeOf = (value: unknown): number => JSON.stringify(value).length;
const listsOf = ({ pages }: Plan) =>
  pages.flatMap(({ address, page }) => (page.template === 'catalogue-list' ? [{ address, ...page.props }] : []));

test('forty-eight courses are shown on one page; of more, only the first of each category', async () => {
  const [whole, large] = [await planLarge(48), await planLarge(201)].map((plan) => pageAt(plan, '/courses')?.page);
  invariant(whole?.template === 'catalogue' && large?.template === 'catalogue-large', 'both are catalogues');
  expect(whole.props.courses).toHaveLength(48);
  expect(large.props.courses).toHaveLength(18);
  expect(large.props.count).toBe(201);
  expect(large.props.categories.map(({ count }) => count)).toEqual([67, 67, 67]);
});

describe('at ten times as many courses', async () => {
  const [plan, larger] = [await planLarge(400), await planLarge(4000)];

  test.each(['/', '/courses', '/register', '/contact', '/schedule'])('%s is not larger', (address) => {
    const [page, same] = [pageAt(plan, address), pageAt(larger, address)];
    expect(Math.abs(sizeOf(same?.page) - sizeOf(page?.page))).toBeLessThan(200);
    expect(Math.abs(sizeOf(same?.head) - sizeOf(page?.head))).toBeLessThan(50);
  });

  test('what all pages share is the same', () => {
    expect(larger.shell).toEqual(plan.shell);
  });

  test('no list has more than 250 links, and together they have every course once', () => {
    const lists = listsOf(larger);
    expect(Math.max(...lists.map(({ courses }) => courses.length))).toBe(250);
    const linked = lists.flatMap(({ courses }) => courses.map(({ to }) => to));
    expect(new Set(linked).size).toBe(4000);
    expect(linked).toHaveLength(4000);
  });

  test('the catalogue leads to the first page of each list, and that to the others', () => {
    const page = pageAt(larger, '/courses')?.page;
    invariant(page?.template === 'catalogue-large', 'the catalogue is large');
    const firsts = page.props.categories.flatMap(({ lists }) => lists.map(({ to }) => to));
    const byAddress = new Map(listsOf(larger).map((list) => [list.address, list]));
    const reached = firsts.flatMap((to) => byAddress.get(to)?.pages ?? []);
    expect(reached.toSorted()).toEqual([...byAddress.keys()].toSorted());
  });

  test('lists are neither in the sitemap nor to be found by searching', () => {
    const sitemap = larger.texts.find(({ file }) => file === 'sitemap.xml')?.text ?? '';
    expect(sitemap).not.toContain('course--lists');
    expect(sitemap.match(/<loc>/g)?.length).toBeGreaterThan(4000);
    for (const { page, head } of larger.pages)
      if (page.template === 'catalogue-list')
        expect(head.meta).toContainEqual({ name: 'robots', content: 'noindex, follow' });
  });
});

test('the index has the cards of all courses, with the registration that a course has elsewhere', async () => {
  const site = await linkLarge(60);
  const [first, ...rest] = site.courses;
  invariant(first, 'there are courses');
  const elsewhere = { ...first, course: { ...first.course, register: 'https://booking.example.com/first' } };
  const context = siteContext({ ...site, courses: [elsewhere, ...rest] }, { base: '/', now });
  const { courses } = JSON.parse(indexFile(context).text) as CatalogueIndex;
  expect(courses).toEqual(context.site.courses.map(context.cardOf));
  expect(courses[0]?.registerTo).toBe('https://booking.example.com/first');
});

test('the file of the index is named by its content, and the page knows it', async () => {
  const [plan, same, other] = [await planLarge(300), await planLarge(300), await planLarge(301)];
  const fileOf = ({ texts }: Plan) => texts.find(({ file }) => file.startsWith('assets/catalogue.'))?.file;
  const page = pageAt(plan, '/courses')?.page;
  invariant(page?.template === 'catalogue-large', 'the catalogue is large');
  expect(page.props.indexFile).toBe(`/${fileOf(plan) ?? ''}`);
  expect(fileOf(same)).toBe(fileOf(plan));
  expect(fileOf(other)).not.toBe(fileOf(plan));
});

test('a small catalogue has neither index nor lists', async () => {
  const plan = await planLarge(48);
  expect(plan.texts.filter(({ file }) => file.startsWith('assets/'))).toEqual([]);
  expect(listsOf(plan)).toEqual([]);
});

test('menus show at most twelve categories with eight subjects each', async () => {
  const group = (id: string) => ({
    id,
    name: id,
    subcategories: Array.from({ length: 20 }, (_, i) => ({ id: `${id}-${i}`, name: `${i}` })),
  });
  const categories = Array.from({ length: 30 }, (_, i) => group(`c${i}`));
  const { makeShell } = await import('../../../../generator/features/shell/shell.ts');
  const { courseMenu } = makeShell(await contextOfTiny({ categories }));
  expect(courseMenu).toHaveLength(12);
  for (const { items } of courseMenu) expect(items).toHaveLength(8);
});

test('courses are narrowed by the places that list them and those of their sessions, where they differ', async () => {
  const { courses, sessions } = await linkTiny();
  const [first, second] = courses;
  const [held] = sessions;
  invariant(first && second && held, 'the tiny provider has courses with a session');
  const places = [
    { id: 'quay', name: 'Quay Street' },
    { id: 'hill', name: 'Hill Road', courses: [second.course.slug] },
  ];
  const placed = [{ ...held, course: first, places: places.slice(0, 1) }];
  const { choices, found } = catalogueFacets(await contextOfTiny({ places, sessions: placed }));
  expect(choices.facets.filter(({ name }) => name === 'place')).toEqual([
    {
      name: 'place',
      options: [
        { id: 'hill', name: 'Hill Road' },
        { id: 'quay', name: 'Quay Street' },
      ],
    },
  ]);
  expect(found.traits.slice(0, 2)).toEqual([
    expect.arrayContaining(['place=quay']),
    expect.arrayContaining(['place=hill']),
  ]);
  const { choices: without } = catalogueFacets(await contextOfTiny());
  expect(without.facets.map(({ name }) => name)).not.toContain('place');
});

test('courses are sorted by what some of them have', async () => {
  const { courses } = await linkTiny();
  expect(catalogueFacets(await contextOfTiny()).choices.sorts).toEqual(['date', 'fee', 'length']);
  const bare = courses.map((linked) => {
    const { price: _price, hours: _hours, days: _days, ...course } = linked.course;
    return { ...linked, course };
  });
  expect(catalogueFacets(await contextOfTiny({ courses: bare })).choices.sorts).toEqual(['date']);
});

test('a course is related to those after it, and the last to the first again', async () => {
  const context = siteContext(await linkLarge(1200), { base: '/', now });
  const { order, site } = context;
  const [group] = order.groups;
  const related = (place: number) => {
    const linked = group?.courses.at(place);
    return linked ? relatedCards(linked, context).map(({ slug }) => slug) : [];
  };
  expect(related(0)).toEqual(['course-1', 'course-2', 'course-3']);
  expect(related(-1)).toEqual(['course-0', 'course-1', 'course-2']);
  const shownBy = site.courses.filter((linked) =>
    relatedCards(linked, context).some(({ slug }) => slug === 'course-5'),
  );
  expect(shownBy).toHaveLength(3);
});

test('a course that names related ones is related to these alone, in its order', async () => {
  const site = await linkTiny();
  const courses = site.courses.map((linked) =>
    linked.course.slug === 'first-aid'
      ? { ...linked, course: { ...linked.course, related: ['fire-safety', 'not-there', 'child-care'] } }
      : linked,
  );
  const context = siteContext({ ...site, courses }, { base: '/', now });
  const [first] = context.site.courses;
  invariant(first?.course.slug === 'first-aid', 'the course is the first');
  expect(relatedCards(first, context).map(({ slug }) => slug)).toEqual(['fire-safety', 'child-care']);
});

test('courses are found by the words of their levels and the names of their languages', async () => {
  const { courses, settings, ...site } = await linkTiny();
  const [first, second, ...others] = courses;
  invariant(first && second, 'the tiny provider has courses');
  const changed = {
    ...first,
    course: { ...first.course, level: ['Beginner', 'Level 5 (DEJEPS)'], languages: ['de', 'pt-BR'] },
  };
  const { level: _level, ...bare } = second.course;
  const linked = {
    ...site,
    settings: { ...settings, locale: 'fr' },
    courses: [changed, { ...second, course: bare }, ...others],
  };
  const { page } = pageAt(await planOfTiny('/', linked), '/courses') ?? {};
  invariant(page?.template === 'catalogue', 'the catalogue is small');
  expect(page.props.keywords['0']).toBe('Beginner Level 5 (DEJEPS) allemand portugais brésilien samedi dimanche mai');
  expect(page.props.keywords).not.toHaveProperty('1');
});
