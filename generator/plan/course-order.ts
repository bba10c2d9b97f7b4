// Looks up courses by their position in the catalogue without iterating over all of them for each course.
import { groupBy } from '../base/group-by.ts';
import type { LinkedCourse, LinkedSite } from '../model/content.ts';

/** The courses of a subcategory, in catalogue order. */
export interface CourseShelf {
  readonly category: string;
  readonly subcategory: string;
  readonly courses: readonly LinkedCourse[];
}

/** Lookups in the catalogue. */
export interface CourseOrder {
  /** The subcategories that have courses, in catalogue order. */
  readonly shelves: readonly CourseShelf[];
  courseOf(slug: string): LinkedCourse | undefined;
  /** Returns the index of a course within its subcategory, from 0. */
  placeOf(linked: LinkedCourse): number;
  /**
   * Returns the courses that the course names itself. Where it names none, the next ones of the same subcategory,
   * wrapping around at its end; then others of the same category.
   * Each course is thus shown on few other pages, and only those have to be rendered again when it changes.
   */
  relatedTo(linked: LinkedCourse): readonly LinkedCourse[];
}

/** How many related courses a course page shows. */
const RELATED = 3;

interface Shelf extends CourseShelf {
  readonly courses: LinkedCourse[];
}

const keyOf = ({ category, subcategory }: LinkedCourse): string => `${category}/${subcategory}`;

/** Creates the lookups of a site's courses. */
export function courseOrder({ courses }: LinkedSite): CourseOrder {
  const shelves = new Map<string, Shelf>();
  const places = new Map<string, { readonly linked: LinkedCourse; readonly place: number }>();
  for (const linked of courses) {
    const { category, subcategory } = linked;
    const shelf = shelves.get(keyOf(linked)) ?? { category, subcategory, courses: [] };
    shelves.set(keyOf(linked), shelf);
    places.set(linked.course.slug, { linked, place: shelf.courses.length });
    shelf.courses.push(linked);
  }
  const byCategory = groupBy(shelves.values(), ({ category }) => category);
  const placeOf = ({ course }: LinkedCourse): number => places.get(course.slug)?.place ?? -1;
  /** The first courses of its category that are not in its subcategory. */
  const farFrom = ({ category, subcategory }: LinkedCourse): readonly LinkedCourse[] =>
    (byCategory.get(category) ?? [])
      .filter((shelf) => shelf.subcategory !== subcategory)
      .flatMap(({ courses: far }) => far.slice(0, RELATED));
  return {
    shelves: [...shelves.values()],
    courseOf: (slug) => places.get(slug)?.linked,
    placeOf,
    relatedTo: (linked) => {
      if (linked.course.related) return linked.course.related.flatMap((slug) => places.get(slug)?.linked ?? []);
      const shelf = shelves.get(keyOf(linked))?.courses ?? [];
      const place = placeOf(linked);
      const next = [...shelf.slice(place + 1, place + 1 + RELATED), ...shelf.slice(0, Math.min(place, RELATED))];
      return [...next, ...(next.length < RELATED ? farFrom(linked) : [])].slice(0, RELATED);
    },
  };
}
