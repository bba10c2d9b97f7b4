import type { KnownFile } from '../load/load.ts';
import { storeCourses, type StoredPlace } from './course-store.ts';
import { examineWhole, recordOf, slim, type ExaminedRecord } from './examine-file.ts';

/** A file to examine; with a hash, only where its bytes are others. */
export interface WantedFile extends KnownFile {
  readonly hash?: string | undefined;
}

/** Files to examine, and the folder that they lie in. */
export interface ExamineOrder {
  readonly content: string;
  /** The number of the first of them among all files. */
  readonly first: number;
  readonly files: readonly WantedFile[];
  /** The folder of the store that receives the whole data, where somebody will need it. */
  readonly store?: string | undefined;
}

/** What was found in the files of an order; null for those whose bytes are known. */
export interface ExamineAnswer {
  readonly first: number;
  readonly records: readonly (ExaminedRecord | null)[];
  /** Where the whole data of each file stands that could be stored. */
  readonly places: readonly (readonly [file: string, place: StoredPlace])[];
}

/** Examines files one after the other, leaving their texts out. */
export async function examineFiles({ content, first, files, store }: ExamineOrder): Promise<ExamineAnswer> {
  const records: (ExaminedRecord | null)[] = [];
  const courses: { readonly file: string; readonly data: unknown }[] = [];
  for (const { hash, ...known } of files) {
    const whole = await examineWhole(content, known, hash);
    records.push(whole ? recordOf(slim(whole)) : null);
    if (whole && known.kind === 'course') courses.push({ file: known.file, data: whole.source.data });
  }
  const stored =
    store === undefined
      ? []
      : storeCourses(
          store,
          courses.map(({ data }) => data),
        );
  return { first, records, places: stored.map((place, i) => [courses[i]?.file ?? '', place]) };
}
