import { locate } from '../../../rules/locate.ts';
import { duplicateTitle } from '../../../rules/words/link.ts';
import type { CourseFacts, Entry } from '../../../model/content.ts';
import { nameOfFile } from '../../../kinds/kind.ts';
import type { Check } from '../../link-context.ts';

const keyOf = (title: string): string => title.trim().toLowerCase();

/** A copy of a file that still has the slug of the first one is reported for its slug, not for its title too. */
const isCopy = ({ source, data }: Entry<CourseFacts>, slugs: ReadonlySet<string>): boolean =>
  nameOfFile(source.file) !== data.slug && slugs.has(data.slug);

/** Every course has a title of its own, unless one of the two says that it shares it. */
export const titlesAreUnique: Check = ({ entries }) => {
  const first = new Map<string, Entry<CourseFacts>>();
  const named = new Set(entries.course.map(({ source }) => nameOfFile(source.file)));
  return entries.course.flatMap((entry) => {
    if (isCopy(entry, named)) return [];
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
