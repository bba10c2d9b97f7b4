// The folders, files and hosts that commands are given: whether they are there, and may be read or written.
import { existsSync, lstatSync, type Stats, statSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { conflictOfHosts, entriesBelow, hostNames, isWithin, nearest, tryTo } from '../../generator/index.ts';
import { UsageError } from '../failures.ts';
import type { Io } from '../io.ts';
import { printable } from '../reports/display.ts';

/** What nearly all commands are given: the content folder, absolute, and the moment by which sessions are past or to come. */
export interface ContentFlags {
  readonly content: string;
  readonly now?: Date;
}

const statOf = (path: string, stat: (path: string) => Stats = statSync): Stats | undefined => tryTo(() => stat(path));

/** Whether there is a folder in a place. */
export const isFolder = (folder: string): boolean => statOf(folder)?.isDirectory() ?? false;

/** Whether there is a file in a place. */
export const isFile = (file: string): boolean => statOf(file)?.isFile() ?? false;

/** The longest existing prefix of an absolute path, which may be a dangling link; the drive, where there is none of that letter. */
const startOf = (path: string): string =>
  statOf(path, lstatSync) || dirname(path) === path ? path : startOf(dirname(path));

/** Returns the absolute content folder. Throws a UsageError if it does not exist. */
export function contentFolder(io: Io, named: string): string {
  const folder = resolve(io.cwd, named);
  if (isFolder(folder)) return folder;
  const hint = isFile(resolve(io.cwd, 'site.yaml'))
    ? 'This folder contains a site.yaml: did you mean --content . ?'
    : 'Name the folder that contains site.yaml, as in --content my-content.';
  throw new UsageError(`--content: there is no folder "${named}" in ${io.cwd}. ${hint}`);
}

/** Returns the absolute folder of a built site. Throws a UsageError if there is no built site in it. */
export function builtFolder(io: Io, named: string): string {
  const folder = resolve(io.cwd, named);
  if (isFile(resolve(folder, 'index.html'))) return folder;
  throw new UsageError(`--out: there is no built site in "${named}". Run "npx prospectus build --out ${named}" first.`);
}

/** Returns the absolute folder to build into. Throws a UsageError if the site would replace something else there. */
export function outFolder(io: Io, named: string, content: string): string {
  const folder = resolve(io.cwd, named);
  const start = startOf(folder);
  if (!isFolder(start)) {
    const found = start === folder ? named : start;
    throw new UsageError(
      `--out: "${found}" is ${isFile(start) ? 'a file' : 'not a folder'}. Use a folder, such as --out dist.`,
    );
  }
  if (isWithin(content, folder) || isWithin(io.cwd, folder) || isWithin(folder, content)) {
    throw new UsageError(
      `--out: the site would replace the content of "${named}". Use a folder of its own, such as --out dist.`,
    );
  }
  return folder;
}

/** Returns whether a folder holds a whole site rather than a shard. */
export function holdsWholeSite(io: Io, named: string): boolean {
  const folder = resolve(io.cwd, named);
  return isFile(resolve(folder, 'index.html')) && !isFile(resolve(folder, 'shard.json'));
}

/**
 * Returns the absolute folder of a shard. Throws a UsageError if it does not exist, or if the site would replace it.
 */
export function shardFolder(io: Io, named: string, out: string): string {
  const [folder, site] = [resolve(io.cwd, named), resolve(io.cwd, out)];
  if (!isFolder(folder)) throw new UsageError(`merge: there is no folder "${named}" in ${io.cwd}.`);
  if (!isWithin(folder, site) && !isWithin(site, folder)) return folder;
  throw new UsageError(`merge: the site would replace the shard in "${named}". Use another folder with --out.`);
}

// Names of hosts on the command line.

async function assertKnown(name: string): Promise<void> {
  const known = await hostNames();
  if (known.includes(name)) return;
  const guess = nearest(name, known);
  const advice = guess === undefined ? `Use one of ${known.join(', ')}.` : `Did you mean "${guess}"?`;
  const isAddress = /^[\d.]+$|:|^localhost$/.test(name) ? ' To serve at another address, use --listen.' : '';
  throw new UsageError(`--host: there is no host "${name}". ${advice}${isAddress}`);
}

/** Returns the hosts that were named. Throws a UsageError for an unknown one, and for two that exclude each other. */
export async function chooseHosts(names: readonly string[]): Promise<readonly string[]> {
  for (const name of names) await assertKnown(name);
  const conflict = await conflictOfHosts(names);
  if (conflict === undefined) return names;
  const [one, other] = conflict.names;
  const reason =
    conflict.file === undefined ? 'need the pages in different places' : `read ${conflict.file} in different forms`;
  throw new UsageError(`--host: ${one} and ${other} ${reason}. Build for each into a folder of its own.`);
}

// The place of the caches. The launcher has followed the flag by the time it is parsed, since every module of the program knows
// the place as it is loaded; here it is refused where the caches would be published or read as content.

/** Throws a UsageError where the caches cannot be in a folder, or would be part of a site or its content. */
export function refuseCache(
  { cache: named, out, content }: Readonly<Record<string, string | undefined>>,
  io: Io,
): void {
  if (named === undefined) return;
  const cache = resolve(io.cwd, named);
  if (isFile(cache)) throw new UsageError(`--cache: "${named}" is a file. Name a folder.`);
  const outer = [out, content].find((folder) => folder !== undefined && isWithin(cache, resolve(io.cwd, folder)));
  if (outer === undefined) return;
  throw new UsageError(`--cache: "${named}" is inside "${outer}", where caches do not belong. Use another folder.`);
}

// Content files. Shells complete paths from the working folder, but people also copy them from reports, where they start at the
// content folder; both are accepted.

/** The folders from which paths are resolved; both are absolute. */
export interface Folders {
  readonly cwd: string;
  readonly content: string;
  /** The command that names them; `check` by default. */
  readonly command?: string;
}

const OTHERWISE = 'Name files or folders of the content.';

/** A path with `/`. */
export const slashed = (path: string): string => path.split(sep).join('/');

/** Returns how a content file is named for people: from the working folder on. */
export function namesFrom(io: Io, content: string): (file: string) => string {
  const folder = slashed(relative(io.cwd, content));
  return (file) => printable(folder === '' ? file : `${folder}/${file}`);
}

function suggestion(path: string, { cwd, content }: Folders): string {
  const files = entriesBelow(content).map(({ parentPath, name }) => slashed(relative(content, join(parentPath, name))));
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

/** Returns which content files the paths select: all without any. `found` may be missing. Throws a UsageError for others. */
export function chooseFiles(
  paths: readonly string[],
  folders: Folders,
  found: Iterable<string> = [],
): (file: string) => boolean {
  const known = new Set(found);
  const all = paths.map((path) => chosen(path, folders, known));
  return (file) => all.length === 0 || all.some((path) => path === '' || file === path || file.startsWith(`${path}/`));
}
