import { locate } from '../../diagnostics/locate.ts';
import { duplicateTitle } from '../../diagnostics/rules/link.ts';
import type { CourseFacts, Entry } from '../../model.ts';
import type { Check } from '../link-context.ts';

const keyOf = (title: string): string => title.trim().toLowerCase();

/** Every course has a title of its own, unless one of the two says that it shares it. */
export const titlesAreUnique: Check = ({ entries }) => {
  const first = new Map<string, Entry<CourseFacts>>();
  return entries.course.flatMap((entry) => {
    const { source, data } = entry;
    const earlier = first.get(keyOf(data.title));
    if (!earlier) {
      first.set(keyOf(data.title), entry);
      return [];
    }
    if (data.sharesTitle || earlier.data.sharesTitle) return [];
    const related = { note: 'The first course with this title.', location: locate(earlier.source, '/title') };
    return [
      duplicateTitle({ value: `"${data.title}"`, first: `"${earlier.data.slug}"` }, locate(source, '/title'), [
        related,
      ]),
    ];
  });
};
