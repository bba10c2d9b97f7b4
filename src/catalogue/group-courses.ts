// Groups the catalogue by category; a category without matching courses is omitted.
import type { Category, CourseCard } from '../page-props.ts';

/** A category with its visible courses. */
export interface CourseGroup {
  readonly category: Category;
  readonly courses: readonly CourseCard[];
  /** The number of its courses, if not all of them are visible. */
  readonly count?: number;
}

/** Returns the categories that have courses, in the order of their first course. */
export function groupCourses(categories: readonly Category[], courses: readonly CourseCard[]): readonly CourseGroup[] {
  const ids = [...new Set(courses.map(({ category }) => category))];
  return ids.flatMap((id) => {
    const category = categories.find((one) => one.id === id);
    return category ? [{ category, courses: courses.filter((course) => course.category === id) }] : [];
  });
}
