// What was found in each content file the last time, so that only changed ones are parsed and validated again. It is
// kept under the content's folder and the program's version, and may be deleted at any time. One line is one file, so
// that a few that changed are added at the end: of several lines for a file the last counts.
import { appendFileSync, existsSync, readFileSync, statSync } from 'node:fs';
import { isSettled, type FileStamp, type FileStamps } from '../cache/file-stamps.ts';
import { cacheFile, keepFile, placeName } from '../cache/keep-file.ts';
import { programKey } from '../cache/project-folder.ts';
import { schemaHash } from '../schema/schema-files.ts';
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

/** For how many content folders facts are kept. */
const KEPT = 16;

/** How many lines there may be for each file. */
const MOST_LINES = 1.25;

const version = `${programKey} ${schemaHash}`;

const memoryFile = (content: string): string => cacheFile('facts', placeName(content), 'txt');

interface Kept {
  readonly lines: readonly string[];
  /** When they were written, in milliseconds of the file system's clock. */
  readonly written: number;
}

function read(file: string): Kept {
  try {
    const written = statSync(file).mtimeMs;
    const [head, ...lines] = readFileSync(file, 'utf8').split('\n');
    return head === version ? { lines, written } : { lines: [], written: 0 };
  } catch {
    return { lines: [], written: 0 };
  }
}

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

/** What the program itself has written; undefined where it was damaged. */
function parseLine(json: string): Line | undefined {
  try {
    return JSON.parse(json) as Line;
  } catch {
    return undefined;
  }
}

const fileOf = (line: string): string => line.slice(0, line.indexOf('\t'));

/** Whether the bytes of a file are those of the stamp that was kept of it. */
function isSame(known: FileStamp, now: FileStamp | undefined, written: number): boolean {
  if (!now || !known.every((figure, i) => figure === now[i])) return false;
  const [, saved, changed] = now;
  return isSettled(Math.max(saved, changed), written);
}

/** Whether anything is remembered of a content folder. */
export const hasFacts = (content: string): boolean => programKey !== undefined && existsSync(memoryFile(content));

/** What is remembered of a content folder; nothing where the program is not compiled, and so has no version. */
export function recallFacts(content: string, stamps: FileStamps | undefined): FactsMemory | undefined {
  if (programKey === undefined) return undefined;
  const memory = memoryFile(content);
  const { lines, written } = read(memory);
  const byFile = new Map(lines.map((line) => [fileOf(line), line]));
  return {
    recall: (file) => {
      const line = byFile.get(file);
      const known = line === undefined ? undefined : parseLine(line.slice(file.length + 1));
      if (line === undefined || !known) return undefined;
      return { record: known.record, line, isSame: isSame(known.stamp, stamps?.stampOf(file), written) };
    },
    keep: (news, all) => {
      const isLong = lines.length + news.length > byFile.size * MOST_LINES;
      if (isLong) keepFile(memory, [version, ...all()], KEPT);
      else append(memory, news);
    },
  };
}

/** Another process may swap the file meanwhile: then the lines are lost, and found again the next time. */
function append(memory: string, lines: readonly string[]): void {
  try {
    appendFileSync(memory, lines.map((line) => `\n${line}`).join(''));
  } catch {
    // Where nothing can be written, changed files are examined each time.
  }
}
