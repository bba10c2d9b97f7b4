// Resolves paths on the command line to content files. Shells complete paths from the working folder, but people also
// copy them from reports, where they start at the content folder; both are accepted.
import { existsSync, readdirSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { nearest } from '../../generator/index.ts';
import { UsageError } from '../failures.ts';
import { isWithin } from './options.ts';

/** The folders from which paths are resolved; both are absolute. */
export interface Folders {
  readonly cwd: string;
  readonly content: string;
  /** The command that names them; `check` by default. */
  readonly command?: string;
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

/** The content file or folder that a path refers to; empty for all content. */
function chosen(path: string, folders: Folders, found: ReadonlySet<string>): string {
  const { cwd, content, command = 'check' } = folders;
  const places = [resolve(cwd, path), resolve(content, path)];
  if (places.some((place) => existsSync(place) && isWithin(content, place))) return '';
  const inContent = places.flatMap((place) => {
    const file = slashed(relative(content, place));
    return isWithin(place, content) && (existsSync(place) || found.has(file)) ? [file] : [];
  });
  if (inContent[0] !== undefined) return inContent[0];
  if (places.some((place) => existsSync(place))) {
    throw new UsageError(`${command}: "${path}" is outside the content folder. ${OTHERWISE}`);
  }
  throw new UsageError(`${command}: "${path}" does not exist. ${suggestion(path, folders)}`);
}

/**
 * Returns a predicate for the content files (relative, with `/`) that the paths select; without paths, all are
 * selected. `found` are files with problems, which may be missing files. Throws a UsageError for a path that does not
 * exist or lies outside the content.
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
