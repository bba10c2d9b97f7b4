import type { KnownFile } from '../../read/load.ts';
import { defineTask } from '../../workers/pool.ts';
import { examineFile, recordOf, type ExaminedRecord } from './examine-file.ts';

/** From how many files on worker processes are faster than one process that need not start any. */
export const MANY = 200;

export const BATCH = 64;

export interface WantedFile extends KnownFile {
  readonly hash?: string | undefined;
}

interface ExamineOrder {
  readonly content: string;
  readonly files: readonly WantedFile[];
}

/** What was found in each file; null where its bytes are known. */
type ExamineAnswer = readonly (ExaminedRecord | null)[];

export const examineFilesTask = defineTask<ExamineOrder, ExamineAnswer>('examineFiles');

export async function examineFiles({ content, files }: ExamineOrder): Promise<ExamineAnswer> {
  const records: (ExaminedRecord | null)[] = [];
  for (const { hash, ...known } of files) {
    const examined = await examineFile(content, known, { hash });
    records.push(examined ? recordOf(examined) : null);
  }
  return records;
}
