// What was found in each course file the last time, so that only changed ones are parsed and validated again. It is
// kept under the content's folder and the program's version, and may be deleted at any time. One line is one file, so
// that a few that changed are added at the end: of several lines for a file the last counts.
import { appendFileSync, lstatSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { cacheFile, keepFile } from '../keep-file.ts';
import { programKey } from '../project-folder.ts';
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
  /** The stamp of a file as it is now: as long as it is the same, so are the file's bytes. */
  stampOf(file: string): string;
}

/** A file saved this shortly before it was read may have been saved again within the same tick of the clock. */
const UNSURE_MS = 1000;

/** For how many content folders facts are kept. */
const KEPT = 16;

/** How many lines there may be for each file. */
const MOST_LINES = 1.25;

const version = `${programKey} ${schemaHash}`;

const memoryFile = (content: string): string => cacheFile('facts', content, 'txt');

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

function stampOf(content: string, file: string): { readonly stamp: string; readonly changed: number } {
  try {
    const { size, mtimeMs, ctimeMs, ino } = lstatSync(path.join(content, file));
    return { stamp: `${size} ${mtimeMs} ${ctimeMs} ${ino}`, changed: Math.max(mtimeMs, ctimeMs) };
  } catch {
    return { stamp: '', changed: Infinity };
  }
}

/** Writes what was found in a file, when its stamp was this; undefined for a name that no line can hold. */
export function lineOf(stamp: string, record: ExaminedRecord): string | undefined {
  const { file } = record.source;
  return /[\t\n]/.test(file) ? undefined : `${file}\t${stamp}\t${JSON.stringify(record)}`;
}

/** What the program itself has written; undefined where it was damaged. */
function parseRecord(json: string): ExaminedRecord | undefined {
  try {
    return JSON.parse(json) as ExaminedRecord;
  } catch {
    return undefined;
  }
}

const fileOf = (line: string): string => line.slice(0, line.indexOf('\t'));

/** What is remembered of a content folder; nothing where the program is not compiled, and so has no version. */
export function recallFacts(content: string): FactsMemory | undefined {
  if (programKey === undefined) return undefined;
  const memory = memoryFile(content);
  const { lines, written } = read(memory);
  const byFile = new Map(lines.map((line) => [fileOf(line), line]));
  return {
    recall: (file) => {
      const line = byFile.get(file);
      const [, known = '', json = ''] = line?.split('\t') ?? [];
      const record = parseRecord(json);
      if (line === undefined || !record) return undefined;
      const { stamp, changed } = stampOf(content, file);
      return { record, line, isSame: stamp === known && changed < written - UNSURE_MS };
    },
    keep: (news, all) => {
      const isLong = lines.length + news.length > byFile.size * MOST_LINES;
      if (isLong) keepFile(memory, [version, ...all()].join('\n'), KEPT);
      else append(memory, news);
    },
    stampOf: (file) => stampOf(content, file).stamp,
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
