// The index of a large catalogue finds what the filter of a small one finds.
import { expect, test } from 'vitest';
import { catalogueIndex, keywordsOf, withoutIds } from '../../../generator/features/catalogue/catalogue-index.ts';
import { catalogueFacets } from '../../../generator/features/catalogue/facets.ts';
import { siteContext } from '../../../generator/features/shell/site-context.ts';
import { courseIndex } from '../../../src/catalogue/lazy/course-index.ts';
import { NO_CRITERIA } from '../../../src/catalogue/find/criteria.ts';
import { cardFilter } from '../../../src/catalogue/find/filter-courses.ts';
import { invariant } from '../../../generator/base/invariant.ts';
import { linkLarge } from '../../support/browser/large-site.ts';

const context = siteContext(await linkLarge(600), { base: '/', now: new Date('2026-01-01T12:00:00Z') });
const { categories, courses } = context.site;
const cards = courses.map(context.cardOf);
const facets = catalogueFacets(context);
const filter = cardFilter({ ...facets, courses: cards, categories, keywords: keywordsOf(context) });
const index = courseIndex(catalogueIndex(context), categories);

test.each([
  NO_CRITERIA,
  { ...NO_CRITERIA, q: 'welding' },
  { ...NO_CRITERIA, q: ' ADVANCED  12' },
  { ...NO_CRITERIA, q: 'cafe hygiene' },
  { ...NO_CRITERIA, q: 'تدريب' },
  { ...NO_CRITERIA, q: 'subject 3' },
  { ...NO_CRITERIA, q: 'safety two' },
  { ...NO_CRITERIA, q: 'wleding' },
  { ...NO_CRITERIA, q: 'ndt ultrasonic' },
  { ...NO_CRITERIA, q: 'beginner spanish' },
  { ...NO_CRITERIA, q: '.*' },
  { ...NO_CRITERIA, category: 'safety' },
  { ...NO_CRITERIA, subcategory: 'two' },
  { ...NO_CRITERIA, q: 'rigging', category: 'health', subcategory: 'four' },
  { ...NO_CRITERIA, category: 'unknown' },
  ...facets.facets.map(({ name, options }) => ({ ...NO_CRITERIA, [name]: options[0]?.id ?? '' })),
  ...['date', 'fee', 'length'].map((sort) => ({ ...NO_CRITERIA, sort, q: 'welding' })),
])('%j', (criteria) => {
  const expected = filter(criteria).map(({ slug }) => slug);
  const places = index.find(criteria);
  expect(places.map(({ place }) => index.cardAt(place).slug)).toEqual(expected);
  for (const { id } of categories) {
    const inCategory = filter(criteria).filter(({ category }) => category === id);
    expect(places.filter(({ category }) => category === id)).toHaveLength(inCategory.length);
  }
});

test('courses of several categories are found in the index as among cards', () => {
  const further = { slug: 'course-0', category: 'technical', subcategory: 'two', at: 1 };
  const several = siteContext(
    { ...context.site, furtherPlaces: [further] },
    { base: '/', now: new Date('2026-01-01T12:00:00Z') },
  );
  const data = catalogueIndex(several);
  const criteria = { ...NO_CRITERIA, category: 'technical', subcategory: 'two' };
  const among = cardFilter({
    ...facets,
    courses: cards,
    categories,
    keywords: {},
    ...(data.further && { further: data.further }),
  });
  const found = courseIndex(data, categories).find(criteria);
  expect(found.map(({ place }) => index.cardAt(place).slug)).toEqual(among(criteria).map(({ slug }) => slug));
  expect(found[1]).toEqual(expect.objectContaining({ place: 0, category: 'technical' }));
});

test('a card is the same object each time, so that it need not be rendered again', () => {
  expect(index.cardAt(7)).toBe(index.cardAt(7));
});

test('a card of the index has the subtitle of its course', () => {
  const [first, ...others] = courses;
  invariant(first, 'there is a first course');
  const titled = { ...first, course: { ...first.course, subtitle: 'For crews' } };
  const changed = siteContext(
    { ...context.site, courses: [titled, ...others] },
    { base: '/', now: new Date('2026-01-01T12:00:00Z') },
  );
  expect(courseIndex(catalogueIndex(changed), categories).cardAt(0).subtitle).toBe('For crews');
  expect(index.cardAt(1)).not.toHaveProperty('subtitle');
});

test('what a course leaves out is missing in the index too', () => {
  const [first, ...others] = context.site.courses;
  invariant(first, 'the large catalogue has courses');
  const { slug, title } = first.course;
  const bare = { ...first, course: { slug, title } };
  const site = { ...context.site, courses: [bare, ...others] };
  const barely = siteContext(site, { base: '/', now: new Date('2026-01-01T12:00:00Z') });
  const shown = courseIndex(catalogueIndex(barely), categories).cardAt(0);
  for (const fact of ['label', 'rating', 'reviewCount', 'duration', 'price', 'priceNote', 'laterPrices'])
    expect(shown).not.toHaveProperty(fact);
  expect(shown).toEqual(withoutIds(barely.cardOf(bare)));
});
