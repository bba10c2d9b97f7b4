// Finds courses by where they stand in the catalogue, without going through all of them for each.
import { groupBy } from '../base/group-by.ts';
import type { LinkedCourse, LinkedSite } from '../model/content.ts';

/** The courses of a subcategory, in catalogue order. */
export interface CourseShelf {
  readonly category: string;
  readonly subcategory: string;
  readonly courses: readonly LinkedCourse[];
}

/** The catalogue as it can be asked. */
export interface CourseOrder {
  /** The subcategories that have courses, in catalogue order. */
  readonly shelves: readonly CourseShelf[];
  courseOf(slug: string): LinkedCourse | undefined;
  /** Its place among the courses of its subcategory, from 0. */
  placeOf(linked: LinkedCourse): number;
  /**
   * The next courses of the same subcategory, after the last one the first again; then others of the same category.
   * A course is thus shown by few pages, which alone have to be made again when it changes.
   */
  relatedTo(linked: LinkedCourse): readonly LinkedCourse[];
}

/** How many related courses a course page shows. */
const RELATED = 3;

interface Shelf extends CourseShelf {
  readonly courses: LinkedCourse[];
}

const keyOf = ({ category, subcategory }: LinkedCourse): string => `${category}/${subcategory}`;

/** Makes the order of a site's courses. */
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
  /** The first courses of its category that are not of its subcategory. */
  const farFrom = ({ category, subcategory }: LinkedCourse): readonly LinkedCourse[] =>
    (byCategory.get(category) ?? [])
      .filter((shelf) => shelf.subcategory !== subcategory)
      .flatMap(({ courses: far }) => far.slice(0, RELATED));
  return {
    shelves: [...shelves.values()],
    courseOf: (slug) => places.get(slug)?.linked,
    placeOf,
    relatedTo: (linked) => {
      const shelf = shelves.get(keyOf(linked))?.courses ?? [];
      const place = placeOf(linked);
      const next = [...shelf.slice(place + 1, place + 1 + RELATED), ...shelf.slice(0, Math.min(place, RELATED))];
      return [...next, ...(next.length < RELATED ? farFrom(linked) : [])].slice(0, RELATED);
    },
  };
}
