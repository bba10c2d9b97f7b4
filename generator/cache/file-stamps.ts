// Detects changes of a folder's files without reading them.
import { createHash } from 'node:crypto';
import { type BigIntStats, statSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../base/disk.ts';
import { once } from '../base/memoize.ts';
import { isSameDay } from '../base/time.ts';
import { tryTo } from '../base/try-to.ts';
import { projectFolder } from './project-folder.ts';
import type { FolderRecord } from './record.ts';

/** Size in bytes, when it was written and when anything about it was changed, in milliseconds, and its number on the disk. */
export type FileStamp = readonly [size: number, written: number, changed: number, inode: number];

/** A file saved this shortly before may have been saved again within the same tick of the clock. */
const UNSURE_MS = 1000;

/** Whether what was written then, of files of which none is younger, is still true of them. */
export const isSettled = (newest: number, written: number): boolean => newest + UNSURE_MS <= written;

/** The stamps of all files below a folder, each taken when it is first asked for. */
export interface FileStamps {
  /** Relative to the folder, with `/`. */
  readonly files: readonly string[];
  /** The stamp of a file: as long as it is the same, so are the file's bytes. Taken before a file is read, it is safe. */
  stampOf(file: string): FileStamp | undefined;
  all(): AllStamps;
}

export interface AllStamps {
  /** Those of all files, one after the other. */
  readonly figures: Float64Array;
  /** When the youngest file was changed, in milliseconds of the file system's clock. */
  readonly newest: number;
}

/** How many figures a stamp has. */
const FIGURES = 4;

/** Of a link, what it leads to counts; undefined where nothing is there, or nothing that may be looked at. */
export const statsOf = (file: string): BigIntStats | undefined =>
  tryTo(() => statSync(file, { bigint: true, throwIfNoEntry: false }));

const NANOSECONDS = 1_000_000;

/** What a double can hold of the number of a file, exactly: on NTFS it may exceed 2^53, and two files could have the same double. */
const numberOf = (inode: bigint): number => Number(BigInt.asUintN(53, inode ^ (inode >> 53n)));

/** Writes the stamp of a file into the figures of all; one that cannot be looked at is younger than all others. */
function look(file: string, figures: Float64Array, place: number): void {
  const stats = statsOf(file);
  if (!stats) {
    figures.fill(Infinity, place, place + FIGURES);
    return;
  }
  figures[place] = Number(stats.size);
  figures[place + 1] = Number(stats.mtimeNs) / NANOSECONDS;
  figures[place + 2] = Number(stats.ctimeNs) / NANOSECONDS;
  figures[place + 3] = numberOf(stats.ino);
}

/** Lists the files below a folder, to take their stamps. It throws where that is not possible. */
export function stampFiles(folder: string): FileStamps {
  const files = filesBelow(folder);
  // As bytes: to write tens of thousands of fractions as text takes longer than to ask for them.
  const figures = new Float64Array(files.length * FIGURES).fill(NaN);
  let places: ReadonlyMap<string, number> | undefined;
  const figureOf = (place: number, figure: number): number => figures[place * FIGURES + figure] ?? 0;
  const lookOnce = (file: string, place: number): void => {
    if (Number.isNaN(figures[place * FIGURES])) look(folder + path.sep + file, figures, place * FIGURES);
  };
  return {
    files,
    stampOf: (file) => {
      places ??= new Map(files.map((one, place) => [one, place]));
      const place = places.get(file);
      if (place === undefined) return undefined;
      lookOnce(file, place);
      return [figureOf(place, 0), figureOf(place, 1), figureOf(place, 2), figureOf(place, 3)];
    },
    all: () => {
      let newest = 0;
      for (const [place, file] of files.entries()) {
        lookOnce(file, place);
        newest = Math.max(newest, figureOf(place, 1), figureOf(place, 2));
      }
      return { figures, newest };
    },
  };
}

/** Stamps of a folder that is listed when they are first asked for. */
export type LazyStamps = () => FileStamps | undefined;

/** Lists a content folder once; undefined where that is not possible, which is reported when its files are read. */
export const lazyStamps = (content: string): LazyStamps => once(() => tryTo(() => stampFiles(content)));

// Nothing changed is the most common change: where every content file is as it was the last time, for the same program on
// the same day, what was found then is reported again without a file being opened.

interface ContentMemory<Findings> {
  readonly known: Findings | undefined;
  /** Keeps what was found in this state; it is true for a day in the time zone, or, without one, on every day. */
  keep(findings: Findings, timeZone: string | undefined): void;
}

interface ContentMemoryOptions {
  readonly record: FolderRecord;
  /** The stamps of its files, taken before any of them was read. */
  readonly stamps: LazyStamps;
  readonly now: Date;
  /** What else the findings depend on, in words that are the same in every checkout. */
  readonly further: string;
}

const PART = 'findings';

interface State {
  /** Changes when any file does. */
  readonly key: string;
  /** When the youngest file was changed, in milliseconds of the file system's clock. */
  readonly newest: number;
}

/** The state of the content and of the schemas; undefined where the content cannot be listed. */
function stateOf({ stamps, further }: ContentMemoryOptions): State | undefined {
  const own = stamps();
  if (!own) return undefined;
  const hash = createHash('sha256').update(`${further}\n`);
  const newest = [stampFiles(path.join(projectFolder, 'schemas')), own].map(({ files, all }) => {
    const { figures, newest: youngest } = all();
    hash.update(`${files.join('\n')}\n`).update(figures);
    return youngest;
  });
  return { key: hash.digest('hex'), newest: Math.max(...newest) };
}

interface StoredFindings<Findings> {
  readonly key: string;
  /** The moment for which they were found, in milliseconds. */
  readonly now: number;
  readonly timeZone?: string | undefined;
  readonly findings: Findings;
}

interface DatedFindings<Findings> extends StoredFindings<Findings> {
  /** In milliseconds of the file system's clock. */
  readonly written: number;
}

function read<Findings>(record: FolderRecord): DatedFindings<Findings> | undefined {
  const { lines, written } = record.read(PART);
  // The program itself has written it.
  return !lines[0] ? undefined : { ...(JSON.parse(lines[0]) as StoredFindings<Findings>), written };
}

/** Whether what was kept is true of the day still. */
const isOfToday = ({ now: then, timeZone }: StoredFindings<unknown>, now: Date): boolean =>
  timeZone === undefined || isSameDay(timeZone, new Date(then), now);

/** Opens the memory of a content folder as it is now. */
export function contentMemory<Findings>(options: ContentMemoryOptions): ContentMemory<Findings> {
  const { record } = options;
  const kept = read<Findings>(record);
  const state = kept && isOfToday(kept, options.now) ? stateOf(options) : undefined;
  const isSame = state && kept?.key === state.key && isSettled(state.newest, kept.written);
  return {
    known: isSame ? kept.findings : undefined,
    keep: (findings, timeZone) => {
      const key = stateOf(options)?.key;
      if (key === undefined) return;
      const now = options.now.getTime();
      record.keep(PART, [JSON.stringify({ key, now, timeZone, findings } satisfies StoredFindings<Findings>)]);
    },
  };
}
