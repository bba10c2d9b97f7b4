// Decides which courses a visitor's criteria leave, and in which order.
import type { CatalogueProps, Category, CourseCard } from '../page-props.ts';
import type { Criteria } from './criteria.ts';
import { searchIn, type SearchText } from './search-texts.ts';

/** What the filter knows of a course. */
export interface FilteredCourse {
  readonly title: string;
  readonly label: string;
  /** Words that it is found by and that are not shown. */
  readonly keywords: string;
  readonly category: string;
  readonly subcategory: string;
}

interface Found {
  readonly place: number;
  readonly category: string;
  readonly distance: number;
}

/** Nearest first; but what is shown under one heading stays together, beginning with the heading of the nearest. */
function ranked(found: readonly Found[]): readonly Found[] {
  const nearest = new Map<string, number>();
  for (const { category, distance } of found)
    nearest.set(category, Math.min(nearest.get(category) ?? Infinity, distance));
  const nearestOf = ({ category }: Found): number => nearest.get(category) ?? Infinity;
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
 * Returns a function from criteria to the places of the courses that meet them all: those of a text best first, within
 * their categories; otherwise in the order given, in which the courses of a category stand together.
 */
export function courseFilter(
  courses: readonly FilteredCourse[],
  categories: readonly Category[],
): (criteria: Criteria) => readonly number[] {
  const search = searchIn(searchTexts(courses, categories));
  return ({ q, category, subcategory }) => {
    const distanceAt = search(q);
    const found = courses.flatMap((course, place): Found | readonly [] => {
      if (category !== '' && course.category !== category) return [];
      if (subcategory !== '' && course.subcategory !== subcategory) return [];
      const distance = distanceAt(place);
      return distance === undefined ? [] : { place, category: course.category, distance };
    });
    return ranked(found).map(({ place }) => place);
  };
}

/** Returns a function from criteria to the cards of the courses that meet them, in the order of `courseFilter`. */
export function cardFilter({
  courses,
  keywords,
  categories,
}: Pick<CatalogueProps, 'courses' | 'keywords' | 'categories'>): (criteria: Criteria) => readonly CourseCard[] {
  const filtered = courses.map((course, place) => ({ ...course, keywords: keywords[place] ?? '' }));
  const find = courseFilter(filtered, categories);
  return (criteria) => find(criteria).flatMap((place) => courses[place] ?? []);
}
