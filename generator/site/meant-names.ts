// A schema sees that "AutoCAD Civil 3D" is no short name, and not that there is such a course; and it sees that an
// address has no spaces, not that it chooses a category by its title. Here both are known, so that the report
// names what exists.
import type { Diagnostic } from '../model/diagnostic.ts';
import { ask, toSlug } from '../rules/nearest.ts';
import { unusableDocument } from '../rules/words/load.ts';
import { unusablePicture } from '../rules/words/pictures.ts';
import { badFormat, wrongType } from '../rules/words/schema.ts';
import { isUse, type AttachmentUse } from '../model/attachment.ts';
import type { Examined, SourceFile } from '../model/content.ts';
import { checkChoice } from './check-target.ts';
import { shapeOf } from '../kinds/kind.ts';
import { documentProblem, pictureCalled, pictureProblem } from './picture-problem.ts';
import { goneCourse } from './successor.ts';
import type { LinkContext } from './link-context.ts';
import { missingMedia } from '../rules/words/link.ts';
import { valueAt } from '../read/schema/pointers.ts';

const matches = (pattern: string, pointer: string): boolean => pattern === pointer.replace(/(?<=\/)\d+(?=\/|$)/g, '*');

const textAt = (data: unknown, pointer: string): string | undefined => {
  const value = valueAt(data, pointer);
  return typeof value === 'string' ? value : undefined;
};

/** The name of something for which its number is written; one that is a number needs quotes, as it is reported. */
function numbered({ location }: Diagnostic, source: SourceFile, context: LinkContext): Diagnostic | undefined {
  const number = valueAt(source.data, location.pointer);
  if (typeof number !== 'number') return undefined;
  const to = referredAt(source, location.pointer, context);
  const named = to === undefined ? undefined : context.register().get(to);
  const name = String(number);
  if (!named || named.names.has(name)) return undefined;
  const course = to === 'course' ? context.entries.course.find(({ data }) => data.id === number) : undefined;
  return named.rule({ name, known: named.names, byTitle: () => course?.data.slug }, location);
}

/** What the place of a problem refers to. */
function referredAt({ kind, data }: SourceFile, pointer: string, { kinds }: LinkContext): string | undefined {
  return shapeOf(kinds.of(kind), data).references?.find(({ pattern }) => matches(pattern, pointer))?.to;
}

const baseOf = (file: string): string => file.replace(/^.*\/|\.[^.]*$/g, '');

interface AtPlace {
  readonly location: Diagnostic['location'];
  readonly loaded: LinkContext['loaded'];
}

/** What is wrong with a picture that has another form than the schema of its place wants. */
function meantPicture(text: string, { file }: SourceFile, { location, loaded }: AtPlace): Diagnostic | undefined {
  const problem = pictureProblem(text, loaded, toSlug(baseOf(file)) || undefined);
  if (problem) return unusablePicture(problem, location);
  // Of a form that other places take: only a drawing is wanted here.
  if (loaded.media.some((picture) => picture.file === text)) {
    const isPngAllowed = /\/logo\/(?:light|dark)$/.test(location.pointer);
    return unusablePicture({ is: 'no-drawing', file: text, isPngAllowed }, location);
  }
  const called = pictureCalled(text, loaded);
  return called === undefined
    ? undefined
    : missingMedia({ name: text, known: [called], byTitle: () => called }, location);
}

/** What is wrong with a document of a form that the schema does not want. */
function meantDocument(named: string, use: AttachmentUse, { location, loaded }: AtPlace): Diagnostic | undefined {
  const problem = documentProblem({ named, use }, loaded);
  return problem && unusableDocument(problem, location);
}

/** An old address in full, without the site's own origin. */
function withoutOrigin(text: string, { entries }: LinkContext): string | undefined {
  const origin = entries.site[0]?.data.origin;
  return origin !== undefined && text.startsWith(`${origin}/`) ? text.slice(origin.length) : undefined;
}

function meant(diagnostic: Diagnostic, source: SourceFile, context: LinkContext): Diagnostic | undefined {
  const { location } = diagnostic;
  const text = textAt(source.data, location.pointer);
  if (text === undefined || text.trim() === '') return undefined;
  const to = referredAt(source, location.pointer, context);
  if (isUse(to)) return meantDocument(text, to, { location, loaded: context.loaded });
  if (to === 'media') return meantPicture(text, source, { location, loaded: context.loaded });
  if (text.startsWith('/')) return checkChoice(text, context.entries.catalogue[0]?.data, () => location)[0];
  const named = to === undefined ? undefined : context.register().get(to);
  const gone = to === 'course' ? goneCourse(text, source.kind, context) : undefined;
  return named?.rule({ name: text, known: named.names, byTitle: named.byTitle, gone }, location);
}

/** An old address in full, with the address that it is on this site. */
function withOwnAddress(diagnostic: Diagnostic, source: SourceFile, context: LinkContext): Diagnostic {
  const text = source.kind === 'redirects' ? textAt(source.data, diagnostic.location.pointer) : undefined;
  const own = text === undefined ? undefined : withoutOrigin(text, context);
  return own === undefined ? diagnostic : { ...diagnostic, advice: `${ask(own)} ${diagnostic.advice}` };
}

/** Returns what is wrong in a file, with references in a wrong form reported as references to what does not exist. */
export function withMeantNames({ diagnostics, source }: Examined, context: LinkContext): readonly Diagnostic[] {
  return diagnostics.map((diagnostic) => {
    if (diagnostic.code === wrongType.code) return numbered(diagnostic, source, context) ?? diagnostic;
    return diagnostic.code === badFormat.code
      ? (meant(diagnostic, source, context) ?? withOwnAddress(diagnostic, source, context))
      : diagnostic;
  });
}
