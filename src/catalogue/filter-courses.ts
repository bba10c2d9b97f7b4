// Decides which courses meet a visitor's criteria, and in which order.
import type { CatalogueProps, Category, CourseCard } from '../page-props.ts';
import type { Criteria } from './criteria.ts';
import { searchIn, type SearchText } from './search-texts.ts';

/** The fields of a course that the filter uses. */
export interface FilteredCourse {
  readonly title: string;
  readonly label: string;
  /** Words by which it is found, but which are not shown. */
  readonly keywords: string;
  readonly category: string;
  readonly subcategory: string;
}

interface MatchedCourse {
  readonly place: number;
  readonly category: string;
  readonly distance: number;
}

/** Sorts by distance, but keeps the courses of a category together; categories are ordered by their nearest course. */
function ranked(found: readonly MatchedCourse[]): readonly MatchedCourse[] {
  const nearest = new Map<string, number>();
  for (const { category, distance } of found)
    nearest.set(category, Math.min(nearest.get(category) ?? Infinity, distance));
  const nearestOf = ({ category }: MatchedCourse): number => nearest.get(category) ?? Infinity;
  return [...found].sort((a, b) => {
    if (a.category === b.category) return a.distance - b.distance || a.place - b.place;
    return nearestOf(a) - nearestOf(b) || a.place - b.place;
  });
}

function searchTexts(courses: readonly FilteredCourse[], categories: readonly Category[]): readonly SearchText[] {
  const names = new Map(
    categories.flatMap(({ id, name, subcategories }) => [
      [id, name] as const,
      ...subcategories.map((subcategory) => [`${id}/${subcategory.id}`, subcategory.name] as const),
    ]),
  );
  return courses.map(({ title, label, keywords, category, subcategory }) => ({
    title,
    others: [label, keywords, names.get(category) ?? '', names.get(`${category}/${subcategory}`) ?? ''],
  }));
}

/**
 * Returns a function from criteria to the indices of the courses that meet all of them: with a search text, best
 * matches first within their categories; otherwise in the given order, in which the courses of a category are adjacent.
 */
export function courseFilter(
  courses: readonly FilteredCourse[],
  categories: readonly Category[],
): (criteria: Criteria) => readonly number[] {
  const search = searchIn(searchTexts(courses, categories));
  return ({ q, category, subcategory }) => {
    const distanceAt = search(q);
    const found = courses.flatMap((course, place): MatchedCourse | readonly [] => {
      if (category !== '' && course.category !== category) return [];
      if (subcategory !== '' && course.subcategory !== subcategory) return [];
      const distance = distanceAt(place);
      return distance === undefined ? [] : { place, category: course.category, distance };
    });
    return ranked(found).map(({ place }) => place);
  };
}

/** Returns a function from criteria to the cards of matching courses, ordered as by `courseFilter`. */
export function cardFilter({
  courses,
  keywords,
  categories,
}: Pick<CatalogueProps, 'courses' | 'keywords' | 'categories'>): (criteria: Criteria) => readonly CourseCard[] {
  const filtered = courses.map((course, place) => ({ ...course, keywords: keywords[place] ?? '' }));
  const find = courseFilter(filtered, categories);
  return (criteria) => find(criteria).flatMap((place) => courses[place] ?? []);
}
