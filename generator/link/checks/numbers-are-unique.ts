import { locate } from '../../diagnostics/locate.ts';
import { duplicateId, sharedId } from '../../diagnostics/rules/link.ts';
import type { LinkedCourse } from '../../model/content.ts';
import type { Check } from '../link-context.ts';

/** Whether one number would lead to two pages: within a category, or where the later course has no other address. */
const isClash = (earlier: LinkedCourse, later: LinkedCourse): boolean =>
  earlier.category === later.category || later.course.page === 'generic';

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
export const numbersAreUnique: Check = ({ entries, courses }) => {
  const sourceOf = new Map(entries.course.map(({ source, data }) => [data.slug, source]));
  const first = new Map<number, LinkedCourse>();
  return courses.flatMap((later) => {
    const { id, slug } = later.course;
    const earlier = earlierOf(first, later);
    if (!earlier) return [];
    const [source, earlierSource] = [sourceOf.get(slug), sourceOf.get(earlier.course.slug)];
    if (!source || !earlierSource) return [];
    const hasClash = isClash(earlier, later);
    if (!hasClash && isDeclared(earlier, later)) return [];
    const rule = hasClash ? duplicateId : sharedId;
    const related = { note: 'The first course with this number.', location: locate(earlierSource, '/id') };
    return [rule({ value: String(id), first: `"${earlier.course.slug}"` }, locate(source, '/id'), [related])];
  });
};
