// Decides which courses meet a visitor's criteria, and in which order.
import type { Category, CourseCard } from '../../course/course-props.ts';
import { FACETS, type CatalogueFacets, type CatalogueIndex, type FurtherListing } from '../catalogue-props.ts';
import { type Criteria, NO_CRITERIA } from './criteria.ts';
import { cardIn } from './group-courses.ts';
import { searchIn, type SearchText } from './search-texts.ts';

/** What is filtered. */
export interface FilteredCatalogue extends CatalogueIndex {
  readonly categories: readonly Category[];
}

/** A course at one of its places in the catalogue. */
interface Listing {
  readonly place: number;
  readonly category: string;
  readonly subcategory: string;
}

/** A course that meets the criteria, and the category in which it does. */
interface FoundCourse extends Omit<Listing, 'subcategory'> {
  readonly distance: number;
}

/** Sorts by a number, if one is asked for, then by distance, then as the catalogue has them. */
function ranked(found: readonly FoundCourse[], keyOf: (place: number) => number): readonly FoundCourse[] {
  return found
    .map((course, order) => ({ ...course, order, key: keyOf(course.place) }))
    .sort((a, b) => a.key - b.key || a.distance - b.distance || a.order - b.order);
}

/** The names of all parts of the catalogue in which a course is listed. */
function namesOf({ courses, categories, further = [] }: FilteredCatalogue): (course: number) => readonly string[] {
  const names = new Map(
    categories.flatMap(({ id, name, subcategories }) => [
      [id, name] as const,
      ...subcategories.map((subcategory) => [`${id}/${subcategory.id}`, subcategory.name] as const),
    ]),
  );
  const others = new Map<number, readonly FurtherListing[]>();
  for (const listing of further) others.set(listing.course, [...(others.get(listing.course) ?? []), listing]);
  return (course) =>
    [...(courses[course] ? [courses[course]] : []), ...(others.get(course) ?? [])].flatMap(
      ({ category, subcategory }) => [names.get(category) ?? '', names.get(`${category}/${subcategory}`) ?? ''],
    );
}

function searchTexts(catalogue: FilteredCatalogue): readonly SearchText[] {
  const partsOf = namesOf(catalogue);
  return catalogue.courses.map(({ title, label = '' }, place) => ({
    title,
    others: [label, catalogue.keywords[place] ?? '', ...partsOf(place)],
  }));
}

/** Every course at each of its places, in catalogue order. */
function listingsOf({ courses, categories, further = [] }: FilteredCatalogue): readonly Listing[] {
  const own = courses.map(({ category, subcategory }, place) => ({ place, category, subcategory }));
  if (further.length === 0) return own;
  const keyOf = (category: string, subcategory: string): string => `${category}/${subcategory}`;
  const parts = categories.flatMap(({ id, subcategories }) => [
    keyOf(id, ''),
    ...subcategories.map((subcategory) => keyOf(id, subcategory.id)),
  ]);
  const listings = new Map<string, Listing[]>(parts.map((key) => [key, []]));
  for (const listing of own) listings.get(keyOf(listing.category, listing.subcategory))?.push(listing);
  for (const { course: place, category, subcategory, at } of further)
    listings.get(keyOf(category, subcategory))?.splice(at, 0, { place, category, subcategory });
  return [...listings.values()].flat();
}

const hasPart = ({ category, subcategory }: Criteria): boolean => category !== '' || subcategory !== '';

/** Whether a place is in the part of the catalogue that is chosen. */
const isIn = (chosen: Criteria, { category, subcategory }: Pick<Listing, 'category' | 'subcategory'>): boolean =>
  (chosen.category === '' || category === chosen.category) &&
  (chosen.subcategory === '' || subcategory === chosen.subcategory);

const UNKNOWN = Number.MAX_VALUE;

/** Returns a function that says whether the course at an index has all traits that are asked for. */
function traitFilter({ traits }: Pick<CatalogueFacets, 'traits'>, criteria: Criteria): (place: number) => boolean {
  const wanted = FACETS.flatMap((name) => (criteria[name] === '' ? [] : [`${name}=${criteria[name]}`]));
  if (wanted.length === 0) return () => true;
  return (place) => wanted.every((trait) => traits[place]?.includes(trait));
}

/** By what courses are sorted, on a day as YYYY-MM-DD; empty is the day of the build. */
interface SortOrder {
  readonly sort: string;
  readonly today: string;
}

/** Returns the number by which a course is sorted, smallest first; what is not known is last. */
function sortKey(
  course: Pick<CourseCard, 'price' | 'duration' | 'nextDays'>,
  { sort, today }: SortOrder,
  { amounts }: Pick<CatalogueFacets, 'amounts'>,
): number {
  if (sort === 'fee') return amounts[course.price ?? ''] ?? UNKNOWN;
  if (sort === 'length') return amounts[course.duration ?? ''] ?? UNKNOWN;
  const next = course.nextDays.find(({ iso }) => iso >= today);
  return next === undefined ? UNKNOWN : Date.parse(next.iso);
}

/** Returns the items that meet all criteria on a day as YYYY-MM-DD; empty is the day of the build. */
export type Filter<Item> = (criteria: Criteria, today?: string) => readonly Item[];

/**
 * Returns a function from criteria to the cards of the courses that meet all of them, each once: sorted as is asked for, or
 * with a search text, best matches first; otherwise in catalogue order, in which the courses of a category are adjacent. A
 * course of several categories is in the chosen one, and without a choice in its main one.
 */
export function cardFilter(catalogue: FilteredCatalogue): Filter<CourseCard> {
  const { courses } = catalogue;
  const search = searchIn(searchTexts(catalogue));
  const own = listingsOf({ ...catalogue, further: [] });
  const all = listingsOf(catalogue);
  return (criteria, today = '') => {
    const distanceAt = search(criteria.q);
    const hasTraits = traitFilter(catalogue, criteria);
    const found = new Map<number, FoundCourse>();
    // Where a part is chosen, a course is found at any of its places.
    for (const { place, category, subcategory } of hasPart(criteria) ? all : own) {
      if (found.has(place) || !isIn(criteria, { category, subcategory }) || !hasTraits(place)) continue;
      const distance = distanceAt(place);
      if (distance !== undefined) found.set(place, { place, category, distance });
    }
    const { sort } = criteria;
    const keyOf = (place: number): number => {
      const course = courses[place];
      return course && sort !== '' ? sortKey(course, { sort, today }, catalogue) : 0;
    };
    return ranked([...found.values()], keyOf).flatMap(({ place, category }) => {
      const card = courses[place];
      return card ? [cardIn(card, category)] : [];
    });
  };
}

/** Returns the words of a search text that find no course by themselves, as they were typed. */
export const missingWords = (text: string, find: Filter<unknown>): string =>
  text
    .split(/\s+/)
    .filter((word) => word !== '' && find({ ...NO_CRITERIA, q: word }).length === 0)
    .join(' ');
