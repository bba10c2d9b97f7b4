// Which files of a published site were written by the tool: everything else in the folder is foreign and stays. The
// manifest is build state, so it is kept beside the site, under a digest of the site's content that the mark in the site
// repeats. Text in lines, because a site of 120,000 files has to be read and written in a moment:
//   {"format":5,...}            what is true of the whole release
//   % <from> <to> <checked>     the files that follow were written between these moments of the file system's clock
//   <file> <bytes> <sum> <hash> separated by tabs
//   end <sum>                   of all lines above, so that half a manifest, or a damaged one, is none
import path from 'node:path';
import { checksum, digest } from '../../base/digest.ts';
import { inFolder, realDisk, type Disk } from '../../base/disk.ts';
import { tryTo } from '../../base/try-to.ts';
import { MARK, placesOf, type Places } from './places.ts';
import { writeFileSync } from 'node:fs';

/** What was written into a file. */
export interface FileSum {
  readonly bytes: number;
  readonly sum: string;
}

/** What is known of a file of a release. */
export interface FileRecord extends FileSum {
  /** Whatever its writer wants to know again: usually a hash of what the file was made from. */
  readonly hash?: string;
}

/** When files were written, in milliseconds of the file system's clock; both ends belong to it. */
export interface Moment {
  readonly from: number;
  readonly to: number;
  /** Their content was compared with its checksum after their status had changed at this time for the last time. */
  readonly checked?: number;
}

/** A file in a manifest; `line` is read only when it is asked for. */
export interface FileEntry {
  readonly line: string;
  readonly moment: Moment;
}

interface Header {
  /** A digest of its content: the same for sites with the same content, wherever and whenever they were written. */
  readonly id: string;
  readonly base: string;
  readonly version: string;
  /** Files of the previous release, kept for tabs that still show it. They are among `files`. */
  readonly retired: readonly string[];
  /** Files and folders (with a trailing slash) that the tool did not write, as they were when the release was published. */
  readonly foreign: readonly string[];
}

/** The record of a release. */
export interface Manifest extends Header {
  /** By file, relative with `/`. */
  readonly files: ReadonlyMap<string, FileEntry>;
}

const FORMAT = 5;
const END = 'end';

const escape = (file: string): string =>
  /[%\t\n\r]/.test(file) ? file.replace(/[%\t\n\r]/g, encodeURIComponent) : file;
const unescape = (file: string): string => (file.includes('%') ? decodeURIComponent(file) : file);

/** The line of a file. */
export const lineOf = (file: string, { bytes, sum, hash = '' }: FileRecord): string =>
  `${escape(file)}\t${bytes}\t${sum}\t${escape(hash)}`;

/** The size of a file. */
export function bytesOf({ line }: FileEntry): number {
  const tab = line.indexOf('\t');
  return Number(line.slice(tab + 1, line.indexOf('\t', tab + 1)));
}

/** What the line of a file says. */
export function recordOf({ line }: FileEntry): FileRecord {
  const [, bytes, sum = '', hash = ''] = line.split('\t');
  return { bytes: Number(bytes), sum, ...(hash ? { hash: unescape(hash) } : {}) };
}

/** Whether a file was written under a hash. */
export const hasHash = ({ line }: FileEntry, hash: string): boolean => line.endsWith(`\t${escape(hash)}`);

/** The id of a release: what its files were made from does not count, nor do those that are there for open tabs only. */
export function idOf({ base, retired, files }: Pick<Manifest, 'base' | 'retired' | 'files'>): string {
  const isRetired = new Set(retired);
  const own = [...files].flatMap(([file, { line }]) =>
    isRetired.has(file) ? [] : line.slice(0, line.lastIndexOf('\t')),
  );
  return digest([base, ...own.sort()].join('\n'));
}

/** Returns the text of a manifest. */
export function printManifest({ files, ...header }: Manifest): string {
  const lines = [JSON.stringify({ format: FORMAT, ...header })];
  let moment: Moment | undefined;
  for (const entry of files.values()) {
    if (entry.moment !== moment) {
      moment = entry.moment;
      lines.push(`%\t${moment.from}\t${moment.to}\t${moment.checked ?? 0}`);
    }
    lines.push(entry.line);
  }
  const text = `${lines.join('\n')}\n`;
  return `${text}${END}\t${checksum(text)}\n`;
}

/** Whether a name leads to a file of the site: no build has written one that leads out of it. */
export const isInside = (file: string): boolean => !path.isAbsolute(file) && !/(?:^|[\\/])\.\.(?:[\\/]|$)/.test(file);

function readLines(lines: readonly string[]): Manifest['files'] {
  const files = new Map<string, FileEntry>();
  let moment: Moment = { from: 0, to: 0 };
  for (const line of lines) {
    const tab = line.indexOf('\t');
    if (tab === 1 && line.startsWith('%')) {
      const [, from = 0, to = 0, checked = 0] = line.split('\t').map(Number);
      moment = { from, to, checked };
    } else {
      files.set(unescape(line.slice(0, tab)), { line, moment });
    }
  }
  return files;
}

/** Reads what a text says of the whole release; undefined for half a text, or one of another format. */
function parseHeader(text: string): Header | undefined {
  const end = text.lastIndexOf(`\n${END}\t`) + 1;
  if (text.slice(end) !== `${END}\t${checksum(text.slice(0, end))}\n`) return undefined;
  const { format, ...header } = JSON.parse(text.slice(0, text.indexOf('\n'))) as Header & { readonly format: number };
  return format === FORMAT ? header : undefined;
}

/** Returns the manifest that a text holds; undefined for half a text, or one of another format. */
export function parseManifest(text: string): Manifest | undefined {
  const header = parseHeader(text);
  if (!header) return undefined;
  const files = readLines(text.split('\n').slice(1, -2));
  return [...files.keys(), ...header.retired, ...header.foreign].every(isInside) ? { ...header, files } : undefined;
}

/** The text of the mark of a release. */
export const printMark = ({ base, id }: Pick<Header, 'base' | 'id'>): string => `${JSON.stringify({ base, id })}\n`;

/** The id of the release in a folder; undefined where there is none, or none that its mark names. */
export function releaseId(tree: string, disk: Disk): string | undefined {
  const { id } = tryTo(() => JSON.parse(disk.readFileSync(`${tree}/${MARK}`, 'utf8')) as Partial<Header>) ?? {};
  // It becomes the name of a file.
  return typeof id === 'string' && /^[0-9a-f]+$/.test(id) ? id : undefined;
}

const fileOf = (id: string, { manifests }: Places): string => `${manifests}/${id}`;

/** Reads the manifest of a release in a folder; undefined where there is none that can be understood. */
export function readManifest(tree: string, places: Places, disk: Disk): Manifest | undefined {
  const id = releaseId(tree, disk);
  if (id === undefined) return undefined;
  const manifest = tryTo(() => parseManifest(disk.readFileSync(fileOf(id, places), 'utf8')));
  const mark = tryTo(() => disk.readFileSync(`${tree}/${MARK}`, 'utf8'));
  return manifest?.id === id && mark === printMark(manifest) ? manifest : undefined;
}

/** Whether there is a manifest of the release in a folder, readable or not. */
export function hasManifest(tree: string, places: Places, disk: Disk): boolean {
  const id = releaseId(tree, disk);
  return id !== undefined && disk.lstatSync(fileOf(id, places), { throwIfNoEntry: false }) !== undefined;
}

/** Writes a manifest beside the site, whole or not at all. */
export function writeManifest(manifest: Manifest, places: Places, disk: Disk): void {
  const file = fileOf(manifest.id, places);
  inFolder(file, disk, () => disk.writeFileSync(`${file}.draft`, printManifest(manifest)));
  disk.renameSync(`${file}.draft`, file);
}

/** Removes the manifests of releases that have gone. */
export function forgetManifests(id: string, { manifests }: Places, disk: Disk): void {
  tryTo(() => {
    for (const name of disk.readdirSync(manifests)) if (name !== id) disk.unlinkSync(`${manifests}/${name}`);
  });
}

/** The id of the release that is published in a folder; undefined where there is none. */
export const publishedId = (site: string): string | undefined => releaseId(placesOf(site, realDisk).out, realDisk);

// Which files the next release consists of.

export interface Contents {
  /** Files of the live release that stay, with those that are kept for open tabs. */
  readonly kept: ReadonlyMap<string, FileEntry>;
  readonly written: ReadonlyMap<string, FileRecord>;
  /** Files of the live release that go. */
  readonly removed: readonly string[];
  /** Those of `kept` that are there for open tabs only. */
  readonly retired: readonly string[];
}

/** What a build decided. */
export interface Selection {
  readonly live: Manifest;
  /** Whether the site is missing, and its files are in the mirror. */
  readonly isMirrorOnly: boolean;
  readonly kept: ReadonlySet<string>;
  readonly written: ReadonlyMap<string, FileRecord>;
}

/** Whether the name of a file changes with its content: a tab that shows the release before may still ask for it. */
export const isHashed = (file: string): boolean => file.startsWith('assets/');

/** The files that this release retires; while there are none, those that an earlier one has retired stay. */
function retire({ live, isMirrorOnly, kept, written }: Selection): readonly string[] {
  if (isMirrorOnly) return [];
  const isOld = new Set(live.retired);
  const isGone = (file: string): boolean => isHashed(file) && !kept.has(file) && !written.has(file);
  const gone = [...live.files.keys()].filter(isGone);
  const news = gone.filter((file) => !isOld.has(file));
  return news.length > 0 ? news : gone;
}

/** Returns what the next release consists of. */
export function contentsOf(selection: Selection): Contents {
  const { live, written } = selection;
  const retired = retire(selection);
  const isRetired = new Set(retired);
  const kept = new Map<string, FileEntry>();
  const removed: string[] = [];
  for (const [file, entry] of live.files) {
    if (written.has(file)) continue;
    if (selection.kept.has(file) || isRetired.has(file)) kept.set(file, entry);
    else removed.push(file);
  }
  return { kept, written, removed, retired };
}

/** What a file contains: bytes, or texts in a row. */
export type Content = string | readonly string[] | Uint8Array;

/** Writes a file, relative with `/`, below a folder of a release, making the folders it needs. Returns what it wrote. */
export function writeFileInto(folder: string, file: string, content: Content): FileSum {
  const target = `${folder}/${file}`;
  const bytes = content instanceof Uint8Array ? content : Buffer.from([content].flat().join(''));
  inFolder(target, realDisk, () => writeFileSync(target, bytes));
  return { bytes: bytes.byteLength, sum: checksum(bytes) };
}
