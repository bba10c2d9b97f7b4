// Which files of a published site were written by the tool: everything else in the folder is foreign and stays. The
// manifest is build state, so it is kept beside the site, under the moment at which the mark in the site was written.
// Text in lines, because a site of 120,000 files has to be read and written in a moment:
//   {"format":3,...}            what is true of the whole release
//   % <from> <to>               the files that follow were written between these moments of the file system's clock
//   <file> <bytes> <sum> <hash> separated by tabs
//   end                         so that half a manifest is none
import { attempt, inFolder, realDisk, type Disk } from './disk.ts';
import { placesOf, type Places } from './places.ts';

/** The last file of a site to be written: it tells a server the base, and by its time which manifest is the site's. */
export const MARK = '.prospectus.json';

/** What is known of a file of a release. */
export interface FileRecord {
  readonly bytes: number;
  /** The checksum of its bytes. */
  readonly sum: string;
  /** Whatever its writer wants to know again: usually a hash of what the file was made from. */
  readonly hash?: string;
}

/** When files were written, in milliseconds of the file system's clock; both ends belong to it. */
export interface Moment {
  readonly from: number;
  readonly to: number;
}

/** A file in a manifest; `line` is read only when it is asked for. */
export interface Entry {
  readonly line: string;
  readonly moment: Moment;
}

interface Header {
  /** Another one for every release: when its mark was written, in milliseconds of the file system's clock. */
  readonly id: string;
  readonly base: string;
  /** The version of the tool. */
  readonly version: string;
  /** Files of the previous release, kept for tabs that still show it. They are among `files`. */
  readonly retired: readonly string[];
  /** Files and folders (with a trailing slash) of somebody else, as they were when the release was published. */
  readonly foreign: readonly string[];
}

/** The record of a release. */
export interface Manifest extends Header {
  /** By file, relative with `/`. */
  readonly files: ReadonlyMap<string, Entry>;
}

const FORMAT = 4;
const END = 'end';

const escape = (file: string): string =>
  /[%\t\n\r]/.test(file) ? file.replace(/[%\t\n\r]/g, encodeURIComponent) : file;
const unescape = (file: string): string => (file.includes('%') ? decodeURIComponent(file) : file);

/** The line of a file. */
export const lineOf = (file: string, { bytes, sum, hash = '' }: FileRecord): string =>
  `${escape(file)}\t${bytes}\t${sum}\t${escape(hash)}`;

/** The size of a file. */
export function bytesOf({ line }: Entry): number {
  const tab = line.indexOf('\t');
  return Number(line.slice(tab + 1, line.indexOf('\t', tab + 1)));
}

/** The checksum of a file. */
export const sumOf = ({ line }: Entry): string => line.split('\t')[2] ?? '';

/** What the line of a file says. */
export function recordOf(entry: Entry): FileRecord {
  const hash = entry.line.slice(entry.line.lastIndexOf('\t') + 1);
  return { bytes: bytesOf(entry), sum: sumOf(entry), ...(hash ? { hash: unescape(hash) } : {}) };
}

/** Whether a file was written under a hash. */
export const hasHash = ({ line }: Entry, hash: string): boolean => line.endsWith(`\t${escape(hash)}`);

/** Returns the text of a manifest. */
export function printManifest({ files, ...header }: Manifest): string {
  const lines = [JSON.stringify({ format: FORMAT, ...header })];
  let moment: Moment | undefined;
  for (const entry of files.values()) {
    if (entry.moment !== moment) {
      moment = entry.moment;
      lines.push(`%\t${moment.from}\t${moment.to}`);
    }
    lines.push(entry.line);
  }
  return `${lines.join('\n')}\n${END}\n`;
}

function readLines(lines: readonly string[]): Manifest['files'] {
  const files = new Map<string, Entry>();
  let moment: Moment = { from: 0, to: 0 };
  for (const line of lines) {
    const tab = line.indexOf('\t');
    if (tab === 1 && line.startsWith('%')) {
      const [, from, to] = line.split('\t').map(Number);
      moment = { from: from ?? 0, to: to ?? 0 };
    } else {
      files.set(unescape(line.slice(0, tab)), { line, moment });
    }
  }
  return files;
}

/** Reads what a text says of the whole release; undefined for half a text, or one of another format. */
function parseHeader(text: string): Header | undefined {
  if (!text.endsWith(`\n${END}\n`)) return undefined;
  const { format, ...header } = JSON.parse(text.slice(0, text.indexOf('\n'))) as Header & { readonly format: number };
  return format === FORMAT ? header : undefined;
}

/** Returns the manifest that a text holds; undefined for half a text, or one of another format. */
export function parseManifest(text: string): Manifest | undefined {
  const header = parseHeader(text);
  return header && { ...header, files: readLines(text.split('\n').slice(1, -2)) };
}

/** The text of the mark of a release. */
export const printMark = ({ base }: Pick<Header, 'base'>): string => `${JSON.stringify({ base })}\n`;

/** The id of the release whose mark is in a file; undefined where there is none. */
export function idOf(mark: string, disk: Disk): string | undefined {
  const written = disk.lstatSync(mark, { throwIfNoEntry: false })?.mtimeMs;
  // Where files are copied, their times keep whole milliseconds.
  return written === undefined ? undefined : String(Math.round(written));
}

/** The id of the release in a folder; undefined where there is none. */
export const releaseId = (tree: string, disk: Disk): string | undefined => idOf(`${tree}/${MARK}`, disk);

const fileOf = (id: string, { manifests }: Places): string => `${manifests}/${id}`;

/** Reads the manifest of a release in a folder; undefined where there is none that can be understood. */
export function readManifest(tree: string, places: Places, disk: Disk): Manifest | undefined {
  const id = releaseId(tree, disk);
  if (id === undefined) return undefined;
  try {
    const manifest = parseManifest(disk.readFileSync(fileOf(id, places), 'utf8'));
    const isOwn = manifest?.id === id && disk.readFileSync(`${tree}/${MARK}`, 'utf8') === printMark(manifest);
    return isOwn ? manifest : undefined;
  } catch {
    return undefined;
  }
}

/** Writes a manifest beside the site, whole or not at all. */
export function writeManifest(manifest: Manifest, places: Places, disk: Disk): void {
  const file = fileOf(manifest.id, places);
  inFolder(file, disk, () => disk.writeFileSync(`${file}.draft`, printManifest(manifest)));
  disk.renameSync(`${file}.draft`, file);
}

/** Removes the manifests of releases that have gone. */
export function forgetManifests(id: string, { manifests }: Places, disk: Disk): void {
  attempt(() => {
    for (const name of disk.readdirSync(manifests)) if (name !== id) disk.unlinkSync(`${manifests}/${name}`);
  });
}

/** The id of the release that is published in a folder; undefined where there is none. */
export const publishedId = (site: string): string | undefined => releaseId(placesOf(site, realDisk).out, realDisk);

/** The size of the manifest of the site in a folder, in bytes; 0 where there is none. */
export function manifestSize(site: string): number {
  const places = placesOf(site, realDisk);
  const id = releaseId(places.out, realDisk);
  if (id === undefined) return 0;
  return realDisk.lstatSync(fileOf(id, places), { throwIfNoEntry: false })?.size ?? 0;
}
