// Nothing changed is the commonest change: where every content file is as it was the last time, for the same program on
// the same day, what was found then is reported again without a file being opened.
import { createHash } from 'node:crypto';
import path from 'node:path';
import { isSameDay } from '../base/time.ts';
import { isSettled, type LazyStamps, stampFiles } from './file-stamps.ts';
import { projectFolder } from './project-folder.ts';
import type { FolderRecord } from './record.ts';

/** What is remembered about a content folder as it is now. */
export interface ContentMemory<Findings> {
  /** What was kept in exactly this state. */
  readonly known: Findings | undefined;
  /** Keeps what was found in this state; it is true for a day in the time zone, or, without one, on every day. */
  keep(findings: Findings, timeZone: string | undefined): void;
}

export interface ContentMemoryOptions {
  /** The record that keeps the findings. */
  readonly record: FolderRecord;
  /** The stamps of its files, taken before any of them was read. */
  readonly stamps: LazyStamps;
  readonly now: Date;
  /** What else the findings depend on, in words that are the same in every checkout. */
  readonly further: string;
}

/** The part of a record that holds them. */
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

interface Written<Findings> extends StoredFindings<Findings> {
  /** In milliseconds of the file system's clock. */
  readonly written: number;
}

function read<Findings>(record: FolderRecord): Written<Findings> | undefined {
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
