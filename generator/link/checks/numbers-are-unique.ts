import { locate } from '../../diagnostics/locate.ts';
import { duplicateId, sharedId } from '../../diagnostics/rules/link.ts';
import type { LinkedCourse } from '../../model.ts';
import type { Check } from '../link-context.ts';

/** A number is used once in a category; across categories the first in catalogue order keeps the address. */
export const numbersAreUnique: Check = ({ entries, courses }) => {
  const sourceOf = new Map(entries.course.map(({ source, data }) => [data.slug, source]));
  const first = new Map<number, LinkedCourse>();
  return courses.flatMap((linked) => {
    const { course, category } = linked;
    const earlier = first.get(course.id);
    const [source, earlierSource] = [sourceOf.get(course.slug), sourceOf.get(earlier?.course.slug ?? '')];
    if (!earlier || !source || !earlierSource) {
      first.set(course.id, linked);
      return [];
    }
    const rule = earlier.category === category || course.page === 'generic' ? duplicateId : sharedId;
    const related = { note: 'The first course with this number.', location: locate(earlierSource, '/id') };
    return [rule({ value: String(course.id), first: `"${earlier.course.slug}"` }, locate(source, '/id'), [related])];
  });
};
