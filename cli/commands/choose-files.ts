// Which content files the paths of a command line mean. Shells complete paths from the working folder, but people
// also copy them from reports, where they begin at the content folder; both are understood.
import { existsSync, readdirSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { nearest } from '../../generator/index.ts';
import { UsageError } from '../usage-error.ts';
import { isWithin } from './options.ts';

/** Where paths are looked for; both folders are absolute. */
export interface Folders {
  readonly cwd: string;
  readonly content: string;
}

const OTHERWISE = 'Name files or folders of the content.';

const slashed = (path: string): string => path.split(sep).join('/');

function suggestion(path: string, { cwd, content }: Folders): string {
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).map(slashed);
  const folder = slashed(relative(cwd, content));
  const fromHere = files.map((file) => (folder === '' ? file : `${folder}/${file}`));
  const guess = nearest(path, [...fromHere, ...files]);
  return guess === undefined ? OTHERWISE : `Did you mean "${guess}"?`;
}

/** The file or folder of the content that a path means; empty for all content. */
function chosen(path: string, folders: Folders, found: ReadonlySet<string>): string {
  const { cwd, content } = folders;
  const places = [resolve(cwd, path), resolve(content, path)];
  if (places.some((place) => existsSync(place) && isWithin(content, place))) return '';
  const inContent = places.flatMap((place) => {
    const file = slashed(relative(content, place));
    return isWithin(place, content) && (existsSync(place) || found.has(file)) ? [file] : [];
  });
  if (inContent[0] !== undefined) return inContent[0];
  if (places.some((place) => existsSync(place))) {
    throw new UsageError(`check: "${path}" lies outside the content folder. ${OTHERWISE}`);
  }
  throw new UsageError(`check: "${path}" does not exist. ${suggestion(path, folders)}`);
}

/**
 * Returns a test for whether a content file (relative, with `/`) is one of those that the paths mean; without paths
 * all are. `found` are files with problems, which may be missing ones.
 * Throws a UsageError for a path that is not there or lies outside the content.
 */
export function chooseFiles(
  paths: readonly string[],
  folders: Folders,
  found: Iterable<string> = [],
): (file: string) => boolean {
  const known = new Set(found);
  const all = paths.map((path) => chosen(path, folders, known));
  return (file) => all.length === 0 || all.some((path) => path === '' || file === path || file.startsWith(`${path}/`));
}
