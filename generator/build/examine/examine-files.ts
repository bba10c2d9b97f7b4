import type { KnownFile } from '../../read/load.ts';
import { defineTask } from '../../workers/pool.ts';
import { examineFile, recordOf, type ExaminedRecord } from './examine-file.ts';

/** From how many files on worker processes are faster than one process that need not start any. */
export const MANY = 200;

/** How many files a worker is given at once. */
export const BATCH = 64;

/** A file to examine; with a hash, only where its bytes are others. */
export interface WantedFile extends KnownFile {
  readonly hash?: string | undefined;
}

interface ExamineOrder {
  readonly content: string;
  readonly files: readonly WantedFile[];
}

/** What was found in each file; null where its bytes are known. */
type ExamineAnswer = readonly (ExaminedRecord | null)[];

/** Has files examined by a worker process. */
export const examineFilesTask = defineTask<ExamineOrder, ExamineAnswer>('examineFiles');

/** Examines files one after the other, leaving their texts out. */
export async function examineFiles({ content, files }: ExamineOrder): Promise<ExamineAnswer> {
  const records: (ExaminedRecord | null)[] = [];
  for (const { hash, ...known } of files) {
    const examined = await examineFile(content, known, { hash });
    records.push(examined ? recordOf(examined) : null);
  }
  return records;
}
