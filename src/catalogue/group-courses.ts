// The catalogue is read by category; a category that the filter has emptied is left out.
import type { Category, CourseCard } from '../page-props.ts';

/** A category with those of its courses that are shown. */
export interface CourseGroup {
  readonly category: Category;
  readonly courses: readonly CourseCard[];
  /** How many courses of it there are, where not all of them are shown. */
  readonly count?: number;
}

/** Returns the categories that have courses, in catalogue order. */
export function groupCourses(categories: readonly Category[], courses: readonly CourseCard[]): readonly CourseGroup[] {
  return categories
    .map((category) => ({ category, courses: courses.filter((course) => course.category === category.id) }))
    .filter((group) => group.courses.length > 0);
}
