import path from 'node:path';
import { locate } from '../../../rules/locate.ts';
import { slugMismatch } from '../../../rules/words/link.ts';
import { nameOfFile } from '../../../kinds/kind.ts';
import type { Check } from '../../link-context.ts';

/** A course's slug is its file's name; the slug of another file belongs to that one. */
export const slugsMatchFiles: Check = ({ entries }) => {
  const owners = new Map(entries.course.map(({ source }) => [nameOfFile(source.file), source]));
  return entries.course
    .filter(({ source, data }) => nameOfFile(source.file) !== data.slug)
    .map(({ source, data: { slug } }) => {
      const owner = owners.get(slug);
      const facts = { slug, file: path.posix.basename(source.file), isTaken: owner !== undefined };
      const related = owner && [{ note: 'The course that has this slug.', location: locate(owner, '/slug') }];
      return slugMismatch(facts, locate(source, '/slug'), related);
    });
};
