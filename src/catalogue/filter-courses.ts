// Decides which courses meet a visitor's criteria, and in which order.
import type { CatalogueProps, Category, CourseCard, FurtherListing } from '../page-props.ts';
import type { Criteria } from './criteria.ts';
import { searchIn, type SearchText } from './search-texts.ts';

/** The fields of a course that the filter uses. */
export interface FilteredCourse {
  readonly title: string;
  readonly label?: string;
  /** Words by which it is found, but which are not shown. */
  readonly keywords: string;
  readonly teaching?: string;
  /** Its main place in the catalogue. */
  readonly category: string;
  readonly subcategory: string;
}

/** What is filtered. */
export interface FilteredCatalogue {
  readonly courses: readonly FilteredCourse[];
  readonly categories: readonly Category[];
  readonly further?: readonly FurtherListing[] | undefined;
}

/** A course that meets the criteria, and the category in which it does. */
export interface FoundCourse {
  /** Its index. */
  readonly place: number;
  readonly category: string;
}

/** A course at one of its places in the catalogue. */
interface Listing extends FoundCourse {
  readonly subcategory: string;
}

interface MatchedCourse extends FoundCourse {
  readonly distance: number;
}

/** Sorts by distance, but keeps the courses of a category together; categories are ordered by their nearest course. */
function ranked(found: readonly MatchedCourse[]): readonly FoundCourse[] {
  const nearest = new Map<string, number>();
  for (const { category, distance } of found)
    nearest.set(category, Math.min(nearest.get(category) ?? Infinity, distance));
  const nearestOf = ({ category }: MatchedCourse): number => nearest.get(category) ?? Infinity;
  return found
    .map((course, order) => ({ ...course, order }))
    .sort((a, b) => {
      if (a.category === b.category) return a.distance - b.distance || a.order - b.order;
      return nearestOf(a) - nearestOf(b) || a.order - b.order;
    });
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
  return catalogue.courses.map(({ title, label = '', keywords, teaching = '' }, place) => ({
    title,
    others: [label, keywords, teaching, ...partsOf(place)],
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
  const shelves = new Map<string, Listing[]>(parts.map((key) => [key, []]));
  for (const listing of own) shelves.get(keyOf(listing.category, listing.subcategory))?.push(listing);
  for (const { course: place, category, subcategory, at } of further)
    shelves.get(keyOf(category, subcategory))?.splice(at, 0, { place, category, subcategory });
  return [...shelves.values()].flat();
}

const hasPart = ({ category, subcategory }: Criteria): boolean => category !== '' || subcategory !== '';

/** Whether a place is in the part of the catalogue that is chosen. */
const isIn = (chosen: Criteria, { category, subcategory }: Pick<Listing, 'category' | 'subcategory'>): boolean =>
  (chosen.category === '' || category === chosen.category) &&
  (chosen.subcategory === '' || subcategory === chosen.subcategory);

/**
 * Returns a function from criteria to the courses that meet all of them, each once: with a search text, best matches
 * first within their categories; otherwise in catalogue order, in which the courses of a category are adjacent. A course
 * of several categories is in the chosen one, and without a choice in its main one.
 */
export function courseFilter(catalogue: FilteredCatalogue): (criteria: Criteria) => readonly FoundCourse[] {
  const search = searchIn(searchTexts(catalogue));
  const own = listingsOf({ ...catalogue, further: undefined });
  const all = listingsOf(catalogue);
  return (criteria) => {
    const distanceAt = search(criteria.q);
    const found = new Map<number, MatchedCourse>();
    // Where a part is chosen, a course is found at any of its places.
    for (const { place, category, subcategory } of hasPart(criteria) ? all : own) {
      if (found.has(place) || !isIn(criteria, { category, subcategory })) continue;
      const distance = distanceAt(place);
      if (distance !== undefined) found.set(place, { place, category, distance });
    }
    return ranked([...found.values()]);
  };
}

/** Returns a card as it is shown in a category: the same object where that is its main one. */
export const cardIn = (card: CourseCard, category: string): CourseCard =>
  card.category === category ? card : { ...card, category };

/** Returns a function from criteria to the cards of matching courses, ordered as by `courseFilter`. */
export function cardFilter({
  courses,
  keywords,
  categories,
  further,
}: Pick<CatalogueProps, 'courses' | 'keywords' | 'categories' | 'further'>): (
  criteria: Criteria,
) => readonly CourseCard[] {
  const filtered = courses.map((course, place) => ({ ...course, keywords: keywords[place] ?? '' }));
  const find = courseFilter({ courses: filtered, categories, further });
  return (criteria) =>
    find(criteria).flatMap(({ place, category }) => {
      const card = courses[place];
      return card ? [cardIn(card, category)] : [];
    });
}
