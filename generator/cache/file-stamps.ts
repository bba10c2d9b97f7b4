// Detects that nothing in a folder has changed, without reading its files.
import { createHash } from 'node:crypto';
import { type BigIntStats, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { isSameDay } from '../base/time.ts';
import { tryTo } from '../base/try-to.ts';
import { projectFolder } from './project-folder.ts';
import type { FolderRecord } from './record.ts';

/** A file saved this shortly before may have been saved again within the same tick of the clock. */
const UNSURE_MS = 1000;

/** Whether what was written then, of files of which none is younger, is still true of them. */
export const isSettled = (newest: number, written: number): boolean => newest + UNSURE_MS <= written;

/** Hidden files are left out. */
const filesBelow = (root: string, folder: string): readonly string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.'))
    .flatMap((item) => {
      const file = folder === '' ? item.name : `${folder}/${item.name}`;
      return item.isDirectory() ? filesBelow(root, file) : [file];
    });

/** Of a link, what it leads to counts; undefined where nothing is there, or nothing that may be looked at. */
export const statsOf = (file: string): BigIntStats | undefined =>
  tryTo(() => statSync(file, { bigint: true, throwIfNoEntry: false }));

const NANOSECONDS = 1_000_000;

/** The files below some folders, as far as can be seen without reading them. */
export interface FolderState {
  /** Changes when any file does. */
  readonly key: string;
  /** When the youngest file was changed, in milliseconds of the file system's clock. */
  readonly newest: number;
}

/** Looks at all files below folders. It throws where that is not possible. */
export function stateOf(folders: readonly string[], further = ''): FolderState {
  const hash = createHash('sha256').update(`${further}\n`);
  let newest = 0;
  for (const folder of folders)
    for (const file of filesBelow(folder, '')) {
      const stats = statsOf(path.join(folder, file));
      // A file that cannot be looked at is younger than all others.
      const changed = stats ? [stats.mtimeNs, stats.ctimeNs].map((at) => Number(at) / NANOSECONDS) : [Infinity];
      newest = Math.max(newest, ...changed);
      hash.update(`${file}\n${stats?.size} ${stats?.mtimeNs} ${stats?.ctimeNs} ${stats?.ino}\n`);
    }
  return { key: hash.digest('hex'), newest };
}

// Nothing changed is the most common change: where every content file is as it was the last time, for the same program on
// the same day, what was found then is reported again without a file being opened.

interface ContentMemory<Findings> {
  readonly known: Findings | undefined;
  /** Keeps what was found in this state; it is true for a day in the time zone, or, without one, on every day. */
  keep(findings: Findings, timeZone: string | undefined): void;
}

interface ContentMemoryOptions {
  readonly record: FolderRecord;
  /** The content folder, of which no file was read yet. */
  readonly content: string;
  readonly now: Date;
  /** What else the findings depend on, in words that are the same in every checkout. */
  readonly further: string;
}

const PART = 'findings';

interface StoredFindings<Findings> {
  readonly key: string;
  /** The moment for which they were found, in milliseconds. */
  readonly now: number;
  readonly timeZone?: string | undefined;
  readonly findings: Findings;
}

/** Whether what was kept is true of the day still. */
const isOfToday = ({ now: then, timeZone }: StoredFindings<unknown>, now: Date): boolean =>
  timeZone === undefined || isSameDay(timeZone, new Date(then), now);

/** Opens the memory of a content folder as it is now. */
export function contentMemory<Findings>(options: ContentMemoryOptions): ContentMemory<Findings> {
  const { record, content, now, further } = options;
  const { lines, written } = record.read(PART);
  // The program itself has written it.
  const kept = lines[0] ? (JSON.parse(lines[0]) as StoredFindings<Findings>) : undefined;
  // Of a folder that cannot be listed, that is reported when its files are read.
  const state = tryTo(() => stateOf([path.join(projectFolder, 'schemas'), content], further));
  const isSame = state && kept?.key === state.key && isSettled(state.newest, written) && isOfToday(kept, now);
  return {
    known: isSame ? kept.findings : undefined,
    keep: (findings, timeZone) => {
      if (!state) return;
      const stored: StoredFindings<Findings> = { key: state.key, now: now.getTime(), timeZone, findings };
      record.keep(PART, [JSON.stringify(stored)]);
    },
  };
}
