import { locate } from '../../diagnostics/locate.ts';
import { slugMismatch } from '../../diagnostics/rules/link.ts';
import { slugOfFile } from '../course-claims.ts';
import type { Check } from '../link-context.ts';

/** A course's slug is its file's name. */
export const slugsMatchFiles: Check = ({ entries }) =>
  entries.course
    .filter(({ source, data }) => slugOfFile(source.file) !== data.slug)
    .map(({ source, data }) =>
      slugMismatch({ slug: data.slug, file: source.file.replace('courses/', '') }, locate(source, '/slug')),
    );
