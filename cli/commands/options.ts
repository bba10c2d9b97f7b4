// Flags that several commands share, and the validation of their values.
import { lstatSync, type Stats, statSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve } from 'node:path';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { conflictOfHosts, hostNames, nearest } from '../../generator/index.ts';
import { UsageError } from '../failures.ts';
import type { Io } from '../io.ts';

const ONE_PAST_LAST_PORT = 65536;

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port > 0 && port < ONE_PAST_LAST_PORT) return port;
  throw new InvalidArgumentError('Use a number from 1 to 65535, such as 4173.');
}

/** Reads a day, as noon of it in UTC. */
export function readDay(text: string): Date {
  // Noon in UTC is on the same day in nearly every time zone.
  const noon = new Date(`${text}T12:00:00Z`);
  if (!Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(`${text}T`)) return noon;
  throw new InvalidArgumentError('Write a day as YYYY-MM-DD, such as 2025-11-01.');
}

/** It becomes part of files that hosts and shells execute, so that any other character would have to be escaped in each. */
function readBase(text: string): string {
  if (!/^(?:\/(?!\.\.?(?:\/|$))[\w.~-]+)*\/?$/.test(text) || text === '')
    throw new InvalidArgumentError(
      'Use a path that begins with one slash, of the letters a to z, digits and - . _ ~, such as /site/.',
    );
  return text.endsWith('/') ? text : `${text}/`;
}

const MAX_WORKERS = 64;

function readWorkers(text: string): number {
  const workers = Number(text);
  if (/^\d+$/.test(text) && workers <= MAX_WORKERS) return workers;
  throw new InvalidArgumentError(`Use a number from 0 to ${MAX_WORKERS}, such as 2.`);
}

export const contentOption = (): Option =>
  new Option('--content <folder>', 'the content to read: the folder that contains site.yaml').default('content');

export const nowOption = (): Option =>
  new Option('--now <day>', 'treat this day (YYYY-MM-DD) as today, to render the schedule as on that day').argParser(
    readDay,
  );

export const portOption = (): Option =>
  new Option('--port <number>', 'the port to serve at; the next free one if it is taken').argParser(readPort);

export const listenOption = (): Option =>
  new Option('--listen <address>', 'the address to serve at; 0.0.0.0 lets other devices on the network in').default(
    '127.0.0.1',
  );

/** Several names may be given, separated by commas or one by one. */
export const readNames = (text: string, names: readonly string[] = []): readonly string[] => [
  ...names,
  ...text.split(',').map((name) => name.trim()),
];

export const hostsOption = (): Option =>
  new Option(
    '--host <names>',
    'the hosts to write files for, such as netlify,apache (default: hosts of site.yaml)',
  ).argParser(readNames);

export const hostingOption = (): Option =>
  new Option('--hosting <folder>', 'the folder for what hosts read outside the site, such as nginx.conf').default(
    'hosting',
  );

function readLanguages(text: string, languages?: readonly string[]): readonly string[] {
  const all = readNames(text, languages);
  if (all.every((one) => /^[a-z]{2,3}$/.test(one))) return all;
  throw new InvalidArgumentError('Use codes of languages, such as ar or fr,ar.');
}

export const languagesOption = (): Option =>
  new Option(
    '--languages <codes>',
    'the languages of the site this time besides its first one, such as ar (default: languages of site.yaml)',
  ).argParser(readLanguages);

export const likeOption = (): Option => new Option('--host <name>', 'answer as this host does, such as netlify');

export const baseOption = (): Option =>
  new Option('--base <path>', 'the path below which the site is served').argParser(readBase).default('/');

export const outOption = (): Option => new Option('--out <folder>', 'the folder of the built site').default('dist');

export const workersOption = (): Option =>
  new Option(
    '--workers <n>',
    'number of worker processes for large builds; 0 for none (default: one for each core)',
  ).argParser(readWorkers);

export const profileOption = (): Option =>
  new Option('--profile', 'also report how long each stage took and how much memory it needed');

function statOf(path: string, stat: (path: string) => Stats = statSync): Stats | undefined {
  try {
    return stat(path);
  } catch {
    return undefined;
  }
}

const isFolder = (folder: string): boolean => statOf(folder)?.isDirectory() ?? false;

/** Whether there is a file in a place. */
export const isFile = (file: string): boolean => statOf(file)?.isFile() ?? false;

/** The longest existing prefix of an absolute path, which may be a dangling link. */
const startOf = (path: string): string => (statOf(path, lstatSync) ? path : startOf(dirname(path)));

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
  throw new UsageError(`--out: there is no built site in "${named}". Run prospectus build --out ${named} first.`);
}

/** Returns whether a file or folder is the other one or lies within it; both paths are absolute. */
export function isWithin(inner: string, outer: string): boolean {
  const way = relative(outer, inner);
  return !isAbsolute(way) && !/^\.\.([\\/]|$)/.test(way);
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

// The flag for the place of the caches. The launcher has followed it by the time it is parsed here, since every module of the
// program knows the place as it is loaded; here it is described, and refused where the caches would be published or read as content.

function readFolder(text: string): string {
  if (text.trim() !== '') return text;
  throw new InvalidArgumentError('Use a folder, such as /var/cache/prospectus.');
}

const cacheOption = (): Option =>
  new Option(
    '--cache <folder>',
    'the folder for the caches (default: PROSPECTUS_CACHE, or .prospectus of the project)',
  ).argParser(readFolder);

/** Throws a UsageError where the caches cannot be in a folder, or would be part of a site or its content. */
function judge(command: Command, io: Io): void {
  const { cache: named, out, content } = command.opts<Readonly<Record<string, string | undefined>>>();
  if (named === undefined) return;
  const cache = resolve(io.cwd, named);
  if (isFile(cache)) throw new UsageError(`--cache: "${named}" is a file. Name a folder.`);
  const outer = [out, content].find((folder) => folder !== undefined && isWithin(cache, resolve(io.cwd, folder)));
  if (outer === undefined) return;
  throw new UsageError(`--cache: "${named}" is inside "${outer}", where caches do not belong. Use another folder.`);
}

/** Adds the flag to a command, or to each of its subcommands. */
export function withCache(command: Command, io: Io): Command {
  for (const inner of command.commands) withCache(inner, io);
  if (command.commands.length > 0) return command;
  return command.addOption(cacheOption()).hook('preAction', (_, acting) => judge(acting, io));
}
