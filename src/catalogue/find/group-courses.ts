// Groups the catalogue by category; a category without matching courses is omitted.
import type { Category, CourseCard } from '../../course/course-props.ts';
import type { CountedCategory } from '../catalogue-props.ts';

/** A part of the catalogue with its visible courses. */
export interface CourseGroup {
  /** Its fragment on the page; empty for courses that are in no category. */
  readonly id: string;
  /** Undefined for courses that are in no category. */
  readonly name?: string | undefined;
  /** The address of its own page, if it has one. */
  readonly address?: string | undefined;
  /** Where all of its courses are, if neither on its own page nor in the catalogue. */
  readonly others?: string | undefined;
  readonly courses: readonly CourseCard[];
  /** The number of its courses, if not all of them are visible. */
  readonly count?: number;
  /** Its courses by subject, if it has several. */
  readonly subjects?: readonly CourseGroup[];
}

/** Returns one group without a name, for courses in another order than that of the catalogue. */
export const oneGroup = (courses: readonly CourseCard[]): readonly CourseGroup[] => [{ id: '', courses }];

/** The courses of a category by subject, in the order of the catalogue; none where there is one subject only. */
function subjectsOf(category: Category | undefined, courses: readonly CourseCard[]): readonly CourseGroup[] {
  const subjects = (category?.subcategories ?? []).map(({ id, name }) => ({
    id: `${category?.id}-${id}`,
    name,
    courses: courses.filter(({ subcategory }) => subcategory === id),
  }));
  const known = subjects.filter((subject) => subject.courses.length > 0);
  const isWhole = known.reduce((sum, subject) => sum + subject.courses.length, 0) === courses.length;
  return isWhole && known.length > 1 ? known : [];
}

/** Returns the groups with their courses by subject. */
export const withSubjects = (groups: readonly CourseGroup[], categories: readonly Category[]): readonly CourseGroup[] =>
  groups.map((group) => {
    const own = categories.find(({ id }) => id === group.id);
    return { ...group, subjects: subjectsOf(own, group.courses) };
  });

/** A category with those of the courses that are in it. */
const groupOf = (
  { id = '', name, address }: Partial<Pick<Category, 'id' | 'name' | 'address'>>,
  courses: readonly CourseCard[],
): CourseGroup => ({ id, name, address, courses: courses.filter(({ category }) => category === id) });

/** Returns the categories that have courses, in the order of their first course. */
export function groupCourses(categories: readonly Category[], courses: readonly CourseCard[]): readonly CourseGroup[] {
  const ids = [...new Set(courses.map(({ category }) => category))];
  return ids.flatMap((id) => {
    const category = categories.find((one) => one.id === id);
    return category || id === '' ? [groupOf(category ?? {}, courses)] : [];
  });
}

/** Returns all categories of a large catalogue with the first courses of each. */
export const firstsOfEach = (
  categories: readonly CountedCategory[],
  courses: readonly CourseCard[],
): readonly CourseGroup[] =>
  categories.map((category) => ({
    ...groupOf(category, courses),
    count: category.count,
  }));

/** Returns a card as it is shown in a category: the same object where that is its main one. */
export const cardIn = (card: CourseCard, category: string): CourseCard =>
  card.category === category ? card : { ...card, category };
