// Courses and the catalogue: each is listed, and its figures, ids, numbers and levels are valid.
import type { Catalogue, Site } from '../../../schemas/types.ts';
import { locate } from '../../rules/locate.ts';
import { nearest } from '../../rules/nearest.ts';
import * as rules from '../../rules/words/link.ts';
import { nameOfFile } from '../../kinds/kind.ts';
import { groupKey, standardLevels } from '../../model/catalogue.ts';
import type { SourceFile, PageWords, LinkedCourse } from '../../model/content.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { goneCourse } from '../successor.ts';
import type { Check, LinkContext } from '../link-context.ts';
import { listingsOf, type Listing } from '../place-courses.ts';
import { emptyRange, outsideRange, unknownLevel } from '../../rules/words/course.ts';
import { headlineOf, isWhole, pointedFees, type Price } from '../../model/price.ts';
import { groupBy, repeated } from '../../base/objects.ts';
import { checkClaims } from '../claims.ts';

type CategoriesOf = (linked: LinkedCourse) => readonly string[];

function categoriesIn({ furtherPlaces }: LinkContext): CategoriesOf {
  const further = groupBy(furtherPlaces, ({ slug }) => slug);
  return ({ course, category }) => [category, ...(further.get(course.slug) ?? []).map((place) => place.category)];
}

/** Whether one number would lead to two pages: within a category, or where the later course has no other address. */
const isClash = (earlier: LinkedCourse, later: LinkedCourse, categoriesOf: CategoriesOf): boolean =>
  categoriesOf(earlier).some((category) => categoriesOf(later).includes(category)) || later.course.page === 'generic';

/** A number is used once in a category; across categories it may be shared, and the first course keeps the address. */
export const numbersAreUnique: Check = (context) => {
  const { entries, courses } = context;
  const categoriesOf = categoriesIn(context);
  const sourceOf = new Map(entries.course.map(({ source, data }) => [data.slug, source]));
  return repeated(courses, ({ course }) => course.id).flatMap(([earlier, later]) => {
    const [source, earlierSource] = [sourceOf.get(later.course.slug), sourceOf.get(earlier.course.slug)];
    if (!source || !earlierSource) return [];
    const hasClash = isClash(earlier, later, categoriesOf);
    if (!hasClash && (earlier.course.sharesId || later.course.sharesId)) return [];
    const rule = hasClash ? rules.duplicateId : rules.sharedId;
    const related = { note: 'The first course with this number.', location: locate(earlierSource, '/id') };
    const facts = { value: String(later.course.id), first: `"${earlier.course.slug}"` };
    return [rule(facts, locate(source, '/id'), [related])];
  });
};

/** Where levels are named: in courses, and in sections of pages that show the courses of one. */
const levelsIn = ({ entries }: LinkContext) => [
  ...entries.course.flatMap(({ source, data: { level } }) =>
    [level ?? []].flat().map((word, i) => ({ source, word, at: typeof level === 'string' ? '/level' : `/level/${i}` })),
  ),
  ...entries.page.flatMap(({ source, data }) => {
    const sections = data.template === 'sections' ? data.sections : [];
    return sections.flatMap((section, i) =>
      'level' in section && section.level !== undefined
        ? [{ source, word: section.level, at: `/sections/${i}/level` }]
        : [],
    );
  }),
];

/** The levels of courses, and of sections, are those of the provider's list, or of the usual one. */
export const levelsAreKnown: Check = (context) => {
  const [site] = context.entries.site;
  // While site.yaml has a mistake, it is not known whether it lists levels.
  if (!site) return [];
  const own = site.data.levels;
  const known = new Set(own ?? standardLevels.keys());
  return levelsIn(context)
    .filter(({ word }) => !known.has(word))
    .map(({ source, word, at }) => unknownLevel({ level: word, known, isOwn: !!own }, locate(source, at)));
};

/** A list whose items may have ids of their own, and what is said where two have the same. */
interface NamedList {
  readonly items: readonly { readonly id?: string; readonly formerly?: readonly string[] }[];
  readonly pointer: string;
  readonly thing: string;
  readonly rule: typeof rules.duplicatePlace;
}

const repeatedIds = (source: SourceFile, { items, pointer, thing, rule }: NamedList): readonly Diagnostic[] =>
  checkClaims(
    items.map(({ id }, i) => ({ name: id, owner: `another ${thing}`, at: () => locate(source, `${pointer}/${i}/id`) })),
    rule,
    `${thing} with this id`,
  );

/** The earlier ids that another one has. */
function takenAgain(source: SourceFile, { items, pointer, thing, rule }: NamedList): readonly Diagnostic[] {
  return items.flatMap(({ formerly = [] }, i) =>
    formerly.flatMap((name, j) =>
      items.some(({ id }) => id === name)
        ? [rule({ value: `"${name}"`, first: `another ${thing}` }, locate(source, `${pointer}/${i}/formerly/${j}`))]
        : [],
    ),
  );
}

const categoryLists = ({ categories = [] }: Catalogue): readonly NamedList[] => [
  { items: categories, pointer: '/categories', thing: 'category', rule: rules.duplicateCategory },
  ...categories.map(({ subcategories: items = [] }, i) => ({
    items,
    pointer: `/categories/${i}/subcategories`,
    thing: 'subcategory of this category',
    rule: rules.duplicateCategory,
  })),
];

const sectionsOf = (data: PageWords): NamedList => ({
  items: data.template === 'sections' ? data.sections : [],
  pointer: '/sections',
  thing: 'section of this page',
  rule: rules.duplicateSection,
});

/** Places, events, stories and categories have ids of their own, as have subcategories in one and sections on a page. */
export const idsAreUnique: Check = ({ entries }) => [
  ...entries.catalogue.flatMap(({ source, data }) =>
    categoryLists(data).flatMap((list) => [...repeatedIds(source, list), ...takenAgain(source, list)]),
  ),
  ...entries.places.flatMap(({ source, data }) =>
    repeatedIds(source, { items: data.places, pointer: '/places', thing: 'place', rule: rules.duplicatePlace }),
  ),
  ...entries.schedule.flatMap(({ source, data }) =>
    repeatedIds(source, { items: data.events ?? [], pointer: '/events', thing: 'event', rule: rules.duplicateEvent }),
  ),
  ...entries.stories.flatMap(({ source, data }) =>
    repeatedIds(source, { items: data.stories, pointer: '/stories', thing: 'story', rule: rules.duplicateStory }),
  ),
  ...entries.page.flatMap(({ source, data }) => repeatedIds(source, sectionsOf(data))),
];

/** The price of a whole course in the provider's currency, with its place in the file. Free is no slip. */
function pricesOf(price: Price | undefined, siteCurrency: string | undefined) {
  const fees = pointedFees(price);
  const headline = headlineOf(fees.filter(({ isExtra }) => !isExtra).map(({ fee }) => fee));
  return fees.flatMap(({ fee, pointer }) => {
    const { amount, currency = siteCurrency } = fee;
    return fee === headline && isWhole(fee) && amount && currency === siteCurrency ? [{ value: amount, pointer }] : [];
  });
}

/** Prices and hours are in the ranges that the provider declares. */
export const figuresAreInRange: Check = ({ entries }) => {
  const site = entries.site[0];
  const ranges = site?.data.ranges;
  if (!site || !ranges) return [];
  const empty = Object.entries(ranges).filter(([, { minimum, maximum }]) => minimum > maximum);
  return [
    ...empty.map(([what, range]) => emptyRange({ what, ...range }, locate(site.source, `/ranges/${what}`))),
    ...entries.course.flatMap(({ source, data }) => [
      ...pricesOf(data.price, site.data.currency).flatMap(({ value, pointer }) =>
        outside('price', value, { source, pointer }),
      ),
      ...outside('hours', data.hours, { source, pointer: '/hours' }),
    ]),
    ...entries.schedule.flatMap(({ source, data }) =>
      data.sessions.flatMap(({ hours }, i) => outside('hours', hours, { source, pointer: `/sessions/${i}/hours` })),
    ),
  ];

  function outside(
    what: keyof NonNullable<Site['ranges']>,
    value: number | undefined,
    place: { readonly source: SourceFile; readonly pointer: string },
  ): readonly Diagnostic[] {
    const range = ranges?.[what];
    if (!site || !range || value === undefined || range.minimum > range.maximum) return [];
    if (value >= range.minimum && value <= range.maximum) return [];
    const related = { note: 'The declared range.', location: locate(site.source, `/ranges/${what}`, 'key') };
    return [outsideRange({ what, value, ...range }, locate(place.source, place.pointer), [related])];
  }
};

/** The listings of courses that the same part of the catalogue has listed before. */
const repeatedListings = (listings: readonly Listing[], catalogue: SourceFile): readonly Diagnostic[] =>
  repeated(listings, (listing) => `${groupKey(listing)}/${listing.slug}`).map(([earlier, listing]) => {
    const { slug, category, subcategory, pointer } = listing;
    const related = { note: 'It is listed here first.', location: locate(catalogue, earlier.pointer) };
    const part = subcategory === '' ? `category "${category}"` : `subcategory "${subcategory}"`;
    return rules.duplicateListing({ slug, part }, locate(catalogue, pointer), [related]);
  });

/** The parts of the catalogue that list nothing: the categories at once, and the subcategories of each other one. */
function emptyParts(categories: Catalogue['categories'] = [], catalogue: SourceFile): readonly Diagnostic[] {
  const parts = categories.map(({ name, courses = [], subcategories = [] }, c) => {
    const empty = subcategories.flatMap((one, s) =>
      one.courses.length === 0 ? [{ name: one.name, at: `/categories/${c}/subcategories/${s}/name` }] : [],
    );
    const isEmpty = courses.length === 0 && empty.length === subcategories.length;
    return isEmpty ? { own: [{ name, at: `/categories/${c}/name` }], inner: [] } : { own: [], inner: empty };
  });
  const report = (part: 'category' | 'subcategory', empty: readonly { readonly name: string; readonly at: string }[]) =>
    empty
      .slice(0, 1)
      .map(({ at }) => rules.emptyCategory({ part, names: empty.map(({ name }) => name) }, locate(catalogue, at)));
  const own = parts.flatMap((one) => one.own);
  return [...report('category', own), ...parts.flatMap(({ inner }) => report('subcategory', inner))];
}

/** Where this catalogue lists its courses: in categories, in subcategories, or in both. */
function usualPart(categories: Catalogue['categories'] = []): string {
  const isFlat = ({ courses, subcategories = [] }: NonNullable<Catalogue['categories']>[number]): boolean =>
    courses !== undefined || subcategories.length === 0;
  const hasSubcategories = categories.some(({ subcategories = [] }) => subcategories.length > 0);
  if (!hasSubcategories) return 'category';
  return categories.some(isFlat) ? 'category or subcategory' : 'subcategory';
}

/** The catalogue lists every course, each part of it some and each once, and no other. A slug unlike its file's name is reported elsewhere. */
export const catalogueListsCourses: Check = (context) => {
  const { entries, slugs, register } = context;
  const catalogue = entries.catalogue[0]?.source;
  if (!catalogue) return [];
  const part = usualPart(entries.catalogue[0]?.data.categories);
  const listings = listingsOf(entries);
  const listed = new Set(listings.map(({ slug }) => slug));
  const unknown = listings.filter(({ slug }) => !slugs.has(slug));
  const unlisted = entries.course.filter(
    ({ source, data }) => !listed.has(data.slug) && nameOfFile(source.file) === data.slug,
  );
  // A course that is listed under a misspelt name is reported there only.
  const bare = new Set(unlisted.map(({ data }) => data.slug));
  const isOneForOne = unknown.length === 1 && bare.size === 1;
  const meant = isOneForOne ? bare : new Set(unknown.map(({ slug }) => nearest(slug, bare)));
  return [
    ...unknown.map(({ slug, pointer }) =>
      rules.unknownCourse(
        {
          name: slug,
          known: slugs,
          byTitle: register().get('course')?.byTitle,
          gone: goneCourse(slug, 'catalogue', context),
        },
        locate(catalogue, pointer),
      ),
    ),
    ...repeatedListings(listings, catalogue),
    ...emptyParts(entries.catalogue[0]?.data.categories, catalogue),
    ...unlisted
      .filter(({ data }) => !meant.has(data.slug))
      .map(({ source, data }) => rules.unlistedCourse({ slug: data.slug, part }, locate(source, '/slug'))),
  ];
};
