// What was found in each content file the last time, so that only changed ones are parsed and validated again. It is
// kept under the content's folder and the program's version, and may be deleted at any time. One line is one file, so
// that a few that changed are added at the end: of several lines for a file the last counts.
import { isSettled, type FileStamp, type FileStamps } from '../../cache/file-stamps.ts';
import type { FolderRecord } from '../../cache/record.ts';
import { schemaHash } from '../../kinds/schema-files.ts';
import type { ExaminedRecord } from './examine-file.ts';

/** What is remembered of a file. */
export interface RememberedFile {
  readonly record: ExaminedRecord;
  /** Whether its bytes cannot have changed since. */
  readonly isSame: boolean;
  readonly line: string;
}

export interface FactsMemory {
  recall(file: string): RememberedFile | undefined;
  /** Keeps what was found: adds the lines of files that are news, or writes `all` where that would grow too long. */
  keep(news: readonly string[], all: () => readonly string[]): void;
}

/** How many lines there may be for each file. */
const MAX_LINES_PER_FILE = 1.25;

/** The part of a record that holds them. Its first line names the schemas that files were held against. */
const PART = 'files';

/** What is kept on the line of a file. */
interface Line {
  readonly stamp: FileStamp;
  readonly record: ExaminedRecord;
}

/** Writes what was found in a file, when its stamp was this; undefined for a name that no line can hold. */
export function lineOf(stamp: FileStamp | undefined, record: ExaminedRecord): string | undefined {
  const { file } = record.source;
  if (stamp === undefined || /[\t\n]/.test(file)) return undefined;
  return `${file}\t${JSON.stringify({ stamp, record } satisfies Line)}`;
}

const fileOf = (line: string): string => line.slice(0, line.indexOf('\t'));

/** Whether the bytes of a file are those of the stamp that was kept of it. */
function isSame(known: FileStamp, now: FileStamp | undefined, written: number): boolean {
  if (!now || !known.every((figure, i) => figure === now[i])) return false;
  const [, saved, changed] = now;
  return isSettled(Math.max(saved, changed), written);
}

/** What is remembered of the files of a content folder. */
export function recallFacts(record: FolderRecord, stamps: FileStamps | undefined): FactsMemory {
  const { lines: kept, written } = record.read(PART);
  const lines = kept[0] === schemaHash ? kept.slice(1) : [];
  const byFile = new Map(lines.map((line) => [fileOf(line), line]));
  return {
    recall: (file) => {
      const line = byFile.get(file);
      if (line === undefined) return undefined;
      // The program itself has written it.
      const known = JSON.parse(line.slice(file.length + 1)) as Line;
      return { record: known.record, line, isSame: isSame(known.stamp, stamps?.stampOf(file), written) };
    },
    keep: (news, all) => {
      const isLong = lines.length + news.length > byFile.size * MAX_LINES_PER_FILE;
      if (isLong || record.isDamaged()) record.keep(PART, [schemaHash, ...all()]);
      else record.append(PART, news);
    },
  };
}
