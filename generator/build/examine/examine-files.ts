import type { KnownFile } from '../../read/load.ts';
import { defineTask } from '../../workers/pool.ts';
import { examineFile, recordOf, type ExaminedRecord } from './examine-file.ts';

/** From how many files on worker processes are faster than one process that need not start any. */
export const MANY = 200;

/** How many files a worker is given at once. */
export const BATCH = 64;

interface ExamineOrder {
  readonly content: string;
  readonly files: readonly KnownFile[];
}

/** What was found in each file. */
type ExamineAnswer = readonly ExaminedRecord[];

/** Has files examined by a worker process. */
export const examineFilesTask = defineTask<ExamineOrder, ExamineAnswer>('examineFiles');

/** Examines files one after the other, leaving their texts out. */
export async function examineFiles({ content, files }: ExamineOrder): Promise<ExamineAnswer> {
  const records: ExaminedRecord[] = [];
  for (const known of files) records.push(recordOf(await examineFile(content, known)));
  return records;
}
