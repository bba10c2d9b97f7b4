// What was found in each course file the last time, so that only changed ones are parsed and validated again. It is
// kept under the content's folder and the program's version, and may be deleted at any time.
import { createHash, randomUUID } from 'node:crypto';
import { lstatSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder, programKey } from '../project-folder.ts';
import { schemaHash } from '../schema/schema-files.ts';
import type { ExaminedRecord } from './examine-file.ts';

export interface RememberedFile {
  /** As long as it is the same, so are the file's bytes. */
  readonly stamp: string;
  readonly record: ExaminedRecord;
}

export interface FactsMemory {
  /** What was found in a file; `isSame` tells that its bytes cannot have changed since. */
  recall(file: string): { readonly record: ExaminedRecord; readonly isSame: boolean } | undefined;
  /** The stamp of a file as it is now. */
  stampOf(file: string): string;
}

/** A file saved this shortly before it was read may have been saved again within the same tick of the clock. */
const UNSURE_MS = 1000;

const isCompiled = programKey !== undefined;
const version = `${programKey} ${schemaHash}`;

const memoryFile = (content: string): string =>
  path.join(cacheFolder('facts'), `${createHash('sha256').update(content).digest('hex').slice(0, 24)}.json`);

interface Kept {
  readonly version: string;
  readonly files: readonly RememberedFile[];
}

function read(file: string): { readonly kept: Kept; readonly written: number } | undefined {
  try {
    const written = statSync(file).mtimeMs;
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept;
    return kept.version === version ? { kept, written } : undefined;
  } catch {
    return undefined;
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

/** What is remembered of a content folder; nothing where the program is not compiled, and so has no version. */
export function recallFacts(content: string): FactsMemory | undefined {
  if (!isCompiled) return undefined;
  const memory = read(memoryFile(content));
  const byFile = new Map(memory?.kept.files.map((file) => [file.record.source.file, file]));
  return {
    recall: (file) => {
      const known = byFile.get(file);
      if (!known || !memory) return undefined;
      const { stamp, changed } = stampOf(content, file);
      return { record: known.record, isSame: stamp === known.stamp && changed < memory.written - UNSURE_MS };
    },
    stampOf: (file) => stampOf(content, file).stamp,
  };
}

/** Keeps what was found, beside what is there and swapped, so that two checks at once do no harm. */
export function rememberFacts(content: string, files: readonly RememberedFile[]): void {
  const file = memoryFile(content);
  const work = `${file}.${randomUUID()}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(work, JSON.stringify({ version, files } satisfies Kept));
    renameSync(work, file);
  } catch {
    // Where nothing can be written, everything is examined each time.
    rmSync(work, { force: true });
  }
}
