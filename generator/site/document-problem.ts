// What is wrong with a reference to a document, a video or captions.
import path from 'node:path';
import { toSlug } from '../rules/nearest.ts';
import { unusableDocument, type DocumentProblem } from '../rules/words/load.ts';
import { isChannel } from '../model/video.ts';
import { missingMedia } from '../rules/words/link.ts';
import { asMediaFile, endingOf, purposeOf, type AttachmentUse } from '../model/attachment.ts';
import type { LoadedContent } from '../model/content.ts';
import type { Diagnostic, Location } from '../model/diagnostic.ts';

/** A reference as it is written, and what for. */
export interface DocumentReference {
  readonly named: string;
  /** Absent where a link may lead to any file. */
  readonly use?: AttachmentUse;
}

/** The name that a file can have in the media folder. */
function usableName(file: string): string {
  const { dir, name } = path.posix.parse(file);
  const folders = dir.split('/').filter((folder) => folder !== 'media' && toSlug(folder) !== '');
  return ['media', ...folders.map(toSlug), `${toSlug(name) || 'document'}.${endingOf(file)}`].join('/');
}

/** Why a file that is there cannot be used; undefined where it can. */
function problemOf(file: string, use: AttachmentUse | undefined, isPublished: boolean): DocumentProblem | undefined {
  const own = purposeOf(file);
  if (own === undefined || (use !== undefined && own !== use)) return { is: 'format', file, use: use ?? 'document' };
  if (isPublished) return undefined;
  return file.startsWith('media/')
    ? { is: 'name', file, better: usableName(file) }
    : { is: 'elsewhere', file, better: usableName(path.posix.basename(file)) };
}

/** Returns the file that is meant, whatever its name; undefined where there is none. */
function fileOf(named: string, { media, others }: LoadedContent): string | undefined {
  const wanted = asMediaFile(named).normalize();
  const files = [...others, ...media.map(({ file }) => file)];
  return (
    files.find((file) => file.normalize() === wanted) ??
    files.find((file) => file.startsWith('media/') && usableName(file) === wanted)
  );
}

/** Returns why no file can be used that is there and meant by a reference; undefined where there is none, or one can. */
export function documentProblem({ named, use }: DocumentReference, loaded: LoadedContent): DocumentProblem | undefined {
  if (isChannel(named)) return { is: 'channel', file: named };
  const name = asMediaFile(named);
  const isThere = loaded.attachments.some(({ file }) => file === name);
  const file = isThere ? name : fileOf(named, loaded);
  return file === undefined ? undefined : problemOf(file, use, isThere);
}

/** Returns what is wrong with a reference to a document, a video or captions: at most one problem. */
export function checkDocument(
  reference: DocumentReference,
  loaded: LoadedContent,
  at: () => Location,
): readonly Diagnostic[] {
  const { named, use } = reference;
  const problem = documentProblem(reference, loaded);
  if (problem) return [unusableDocument(problem, at())];
  const files = loaded.attachments.map(({ file }) => file);
  const name = asMediaFile(named);
  if (files.includes(name)) return [];
  const known = use === undefined ? files : files.filter((file) => purposeOf(file) === use);
  return [missingMedia({ name, known, within: use === undefined ? `/${named}` : named }, at())];
}
