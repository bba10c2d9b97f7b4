// A schema sees that "AutoCAD Civil 3D" is no short name, and not that there is such a course; and it sees that an
// address has no spaces, not that it chooses a category by its title. Here both are known, so that the author is told the
// name that exists.
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { badFormat } from '../diagnostics/rules/schema.ts';
import type { Examined, SourceFile } from '../model.ts';
import { checkChoice } from './check-target.ts';
import { placesOf, registerOf, type Register } from './checks/references-resolve.ts';
import { goneCourse } from './gone-course.ts';
import type { LinkContext } from './link-context.ts';

/** The catalogue's own check tells its courses, and nothing checks where a course is its own name. */
const inCatalogue = { pattern: '/categories/*/subcategories/*/courses/*', to: 'course' } as const;

const matches = (pattern: string, pointer: string): boolean => pattern === pointer.replace(/(?<=\/)\d+(?=\/|$)/g, '*');

/** The text at a pointer whose segments need no unescaping, as those of references. */
function textAt(data: unknown, pointer: string): string | undefined {
  let value = data;
  for (const key of pointer.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  return typeof value === 'string' ? value : undefined;
}

/** What the place of a problem refers to. Pictures are named by their files, which have no titles. */
function referredAt({ kind, data }: SourceFile, pointer: string): Exclude<keyof Register, 'media'> | undefined {
  const places = kind === 'catalogue' ? [inCatalogue] : placesOf(kind, data);
  const to = places.find(({ pattern }) => matches(pattern, pointer))?.to;
  return to === 'media' ? undefined : to;
}

function meant(diagnostic: Diagnostic, source: SourceFile, context: LinkContext): Diagnostic | undefined {
  const { location } = diagnostic;
  const text = textAt(source.data, location.pointer);
  if (text === undefined || text.trim() === '') return undefined;
  if (text.startsWith('/')) return checkChoice(text, context.entries.catalogue[0]?.data, () => location)[0];
  const to = referredAt(source, location.pointer);
  const named = to && registerOf(context)[to];
  const gone = to === 'course' ? goneCourse(text, source.kind, context) : undefined;
  return named?.rule({ name: text, known: named.names, byTitle: named.byTitle, gone }, location);
}

/** Returns what is wrong in a file, with references in a wrong form told as references to what does not exist. */
export function withMeantNames({ diagnostics, source }: Examined, context: LinkContext): readonly Diagnostic[] {
  return diagnostics.map((diagnostic) =>
    diagnostic.code === badFormat.code ? (meant(diagnostic, source, context) ?? diagnostic) : diagnostic,
  );
}
