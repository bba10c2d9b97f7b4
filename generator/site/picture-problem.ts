// What is wrong with a reference to a picture, a document, a video or captions that is there, or whose place is known.
import path from 'node:path';
import { toSlug } from '../rules/nearest.ts';
import type { PictureProblem } from '../rules/words/pictures.ts';
import type { LoadedContent } from '../model/content.ts';
import { unusableDocument, type DocumentProblem } from '../rules/words/load.ts';
import { isChannel } from '../model/video.ts';
import { missingMedia } from '../rules/words/link.ts';
import { asMediaFile, endingOf, purposeOf, type AttachmentUse } from '../model/attachment.ts';
import type { Diagnostic, Location } from '../model/diagnostic.ts';

/** Endings of pictures, without the dot, that are not published. */
const unpublished: Readonly<Record<string, string>> = {
  gif: 'GIF',
  tif: 'TIFF',
  tiff: 'TIFF',
  bmp: 'BMP',
  jfif: 'JFIF',
  psd: 'Photoshop',
};

const usable = /^media\/[A-Za-z0-9._/-]+\.(?:jpg|jpeg|png|webp|avif|svg)$/;

/** A place on a computer, not in the content. */
const onComputer = /^(?:[A-Za-z]:[\\/]|\\\\|file:|~\/|\/(?:Users|home|Volumes)\/)/;

const isPhoto = (ending: string): boolean => ending === 'heic' || ending === 'heif';

const isPublished = (ending: string): boolean => /^(?:jpe?g|png|webp|avif|svg)$/.test(ending);

/** Whether a file is a picture by its ending, in whatever format. */
export function isPicture(file: string): boolean {
  const ending = endingOf(file);
  return isPublished(ending) || isPhoto(ending) || Object.hasOwn(unpublished, ending);
}

/** Returns the name that a picture can have in the media folder; `otherwise` where nothing of its own name can stay. */
function usableName(file: string, otherwise = 'picture'): string {
  const { dir, name } = path.posix.parse(file);
  const folders = dir.split('/').filter((folder) => folder !== 'media' && toSlug(folder) !== '');
  return ['media', ...folders.map((folder) => toSlug(folder)), `${toSlug(name) || otherwise}.${endingOf(file)}`].join(
    '/',
  );
}

/** Returns why no picture of this file can be shown; undefined where one can. */
export function fileProblem(file: string, otherwise?: string): PictureProblem | undefined {
  const ending = endingOf(file);
  if (isPhoto(ending)) return { is: 'photo', file };
  const format = unpublished[ending];
  if (format !== undefined) return { is: 'format', file, format };
  if (!isPublished(ending)) return { is: 'document', file, format: ending.toUpperCase() };
  if (!file.startsWith('media/')) return { is: 'elsewhere', file, better: usableName(path.posix.basename(file)) };
  return usable.test(file) ? undefined : { is: 'name', file, better: usableName(file, otherwise) };
}

/** Returns the file that a reference means, whatever its name; undefined where there is none. */
export function namedFile(named: string, { media, attachments, others }: LoadedContent): string | undefined {
  const wanted = named.normalize();
  const files = [...[...media, ...attachments].map(({ file }) => file), ...others];
  return (
    files.find((file) => file.normalize() === wanted) ??
    files.find((file) => file.startsWith('media/') && !usable.test(file) && usableName(file) === wanted)
  );
}

/**
 * Returns what is wrong with a reference to a file that is there and cannot be shown, or to a place outside the
 * content; undefined where nothing is known of it. `otherwise` names a picture without a plain letter.
 */
export function pictureProblem(named: string, loaded: LoadedContent, otherwise?: string): PictureProblem | undefined {
  if (onComputer.test(named)) {
    const name = path.posix.basename(named.replaceAll('\\', '/'));
    return { is: 'elsewhere', file: named, better: usableName(name, otherwise) };
  }
  const file = namedFile(named, loaded);
  return file === undefined ? undefined : fileProblem(file, otherwise);
}

const baseOf = (file: string): string => toSlug(path.posix.parse(file).name);

/** Returns the only picture with this name that is in another folder, or has an ending where this one has another or none. */
export function pictureCalled(named: string, { media }: Pick<LoadedContent, 'media'>): string | undefined {
  const found = media.filter(({ file }) => baseOf(file) === baseOf(named));
  return found.length === 1 ? found[0]?.file : undefined;
}

/** The name of a document without a plain letter. */
const DOCUMENT = 'document';

interface DocumentReference {
  readonly named: string;
  /** Absent where a link may lead to any file. */
  readonly use?: AttachmentUse;
}

/** Why a file that is there cannot be used; undefined where it can. */
function problemOf(file: string, use: AttachmentUse | undefined, isPublished: boolean): DocumentProblem | undefined {
  const own = purposeOf(file);
  if (own === undefined || (use !== undefined && own !== use)) return { is: 'format', file, use: use ?? 'document' };
  if (isPublished) return undefined;
  return file.startsWith('media/')
    ? { is: 'name', file, better: usableName(file, DOCUMENT) }
    : { is: 'elsewhere', file, better: usableName(path.posix.basename(file), DOCUMENT) };
}

/** Returns the file that is meant, whatever its name; undefined where there is none. */
function fileOf(named: string, { media, others }: LoadedContent): string | undefined {
  const wanted = asMediaFile(named).normalize();
  const files = [...others, ...media.map(({ file }) => file)];
  return (
    files.find((file) => file.normalize() === wanted) ??
    files.find((file) => file.startsWith('media/') && usableName(file, DOCUMENT) === wanted)
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
