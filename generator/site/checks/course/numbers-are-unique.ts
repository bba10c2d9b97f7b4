import { groupBy } from '../../../base/group-by.ts';
import { locate } from '../../../rules/locate.ts';
import { duplicateId, sharedId } from '../../../rules/words/link.ts';
import type { LinkedCourse } from '../../../model/content.ts';
import type { Check, LinkContext } from '../../link-context.ts';

type CategoriesOf = (linked: LinkedCourse) => readonly string[];

/** Returns the categories that list a course. */
function categoriesIn({ furtherPlaces }: LinkContext): CategoriesOf {
  const further = groupBy(furtherPlaces, ({ slug }) => slug);
  return ({ course, category }) => [category, ...(further.get(course.slug) ?? []).map((place) => place.category)];
}

/** Whether one number would lead to two pages: within a category, or where the later course has no other address. */
const isClash = (earlier: LinkedCourse, later: LinkedCourse, categoriesOf: CategoriesOf): boolean =>
  categoriesOf(earlier).some((category) => categoriesOf(later).includes(category)) || later.course.page === 'generic';

const isDeclared = (...courses: readonly LinkedCourse[]): boolean => courses.some(({ course }) => course.sharesId);

/** The course that had the number before; a course without one has none before it. */
function earlierOf(first: Map<number, LinkedCourse>, later: LinkedCourse): LinkedCourse | undefined {
  const { id } = later.course;
  if (id === undefined) return undefined;
  const earlier = first.get(id);
  if (!earlier) first.set(id, later);
  return earlier;
}

/** A number is used once in a category; across categories it may be shared, and the first course keeps the address. */
export const numbersAreUnique: Check = (context) => {
  const { entries, courses } = context;
  const categoriesOf = categoriesIn(context);
  const sourceOf = new Map(entries.course.map(({ source, data }) => [data.slug, source]));
  const first = new Map<number, LinkedCourse>();
  return courses.flatMap((later) => {
    const { id, slug } = later.course;
    const earlier = earlierOf(first, later);
    if (!earlier) return [];
    const [source, earlierSource] = [sourceOf.get(slug), sourceOf.get(earlier.course.slug)];
    if (!source || !earlierSource) return [];
    const hasClash = isClash(earlier, later, categoriesOf);
    if (!hasClash && isDeclared(earlier, later)) return [];
    const rule = hasClash ? duplicateId : sharedId;
    const related = { note: 'The first course with this number.', location: locate(earlierSource, '/id') };
    return [rule({ value: String(id), first: `"${earlier.course.slug}"` }, locate(source, '/id'), [related])];
  });
};
