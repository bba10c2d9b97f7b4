// Finds the file for an address as a static host would. Every segment is checked before it becomes part of a file name,
// so that no spelling of an address leads out of the folder or to a hidden file.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeOf } from '../base/disk.ts';
import { tryTo } from '../base/try-to.ts';
import mediaTypes from './media-types.json' with { type: 'json' };

// The media types of the files that a build produces, as a static host would send them.

const types: Readonly<Record<string, string>> = mediaTypes;

/** Returns the media type of a file by the ending of its name. */
export const mediaTypeOf = (file: string): string =>
  types[file.slice(file.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';

/** Returns whether a media type is text, which is worth compressing. */
export const isText = (mediaType: string): boolean => mediaType.includes('charset');

/** A file of the built site; `file` is relative to its folder with `/`. */
export interface StaticFile {
  readonly file: string;
  readonly body: Buffer;
}

const isSafe = (segment: string): boolean => segment !== '' && !/^\.|[/\\\0:]/.test(segment);

/**
 * Returns the decoded segments of a raw path; undefined if the path must not reach the file system.
 * @example segmentsOf('/courses/capm') // ['courses', 'capm']; '/' has none
 */
export function segmentsOf(rawPath: string): readonly string[] | undefined {
  if (!rawPath.startsWith('/')) return undefined;
  if (rawPath === '/') return [];
  const raw = rawPath.slice(1).split('/');
  const segments = raw.flatMap((one) => tryTo(() => decodeURIComponent(one)) ?? []);
  return segments.length === raw.length && segments.every(isSafe) ? segments : undefined;
}

/** Windows says EPERM where others say EACCES, and of a file that is being replaced. */
const absences = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG', 'ELOOP', 'EACCES', 'EPERM']);

/** Reads a file below a folder; undefined if there is none that can be read. */
export async function readStaticFile(folder: string, file: string): Promise<StaticFile | undefined> {
  try {
    return { file, body: await readFile(join(folder, file)) };
  } catch (error) {
    if (absences.has(codeOf(error))) return undefined;
    throw error;
  }
}

/** Finds the file for decoded segments: first the page of that address, then the file of exactly that name. */
export async function findStaticFile(folder: string, segments: readonly string[]): Promise<StaticFile | undefined> {
  const name = segments.length === 0 ? 'index' : segments.join('/');
  return (await readStaticFile(folder, `${name}.html`)) ?? (await readStaticFile(folder, name));
}

/** Finds the page of a folder: a flat site has none but that of the outermost folder. */
export const findFolderPage = (folder: string, segments: readonly string[]): Promise<StaticFile | undefined> =>
  readStaticFile(folder, [...segments, 'index.html'].join('/'));
