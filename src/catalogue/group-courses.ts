// The catalogue is read by category; a category that the filter has emptied is left out.
import type { Category, CourseCard } from '../page-props.ts';

/** A category with those of its courses that are shown. */
export interface CourseGroup {
  readonly category: Category;
  readonly courses: readonly CourseCard[];
  /** How many courses of it there are, where not all of them are shown. */
  readonly count?: number;
}

/** Returns the categories that have courses, in the order of their first ones. */
export function groupCourses(categories: readonly Category[], courses: readonly CourseCard[]): readonly CourseGroup[] {
  const ids = [...new Set(courses.map(({ category }) => category))];
  return ids.flatMap((id) => {
    const category = categories.find((one) => one.id === id);
    return category ? [{ category, courses: courses.filter((course) => course.category === id) }] : [];
  });
}
