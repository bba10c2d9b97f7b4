// Every content file; courses, of which there may be thousands, only where they have changed since the last time.
import { setFlagsFromString } from 'node:v8';
import type { KnownFile } from '../load/load.ts';
import type { Examined } from '../model.ts';
import type { Pool } from '../workers/pool.ts';
import { runBatches } from '../workers/run-batches.ts';
import type { CourseStore } from './course-store.ts';
import { examineWhole, fromRecord, slim, recordOf, type ExaminedRecord } from './examine-file.ts';
import type { ExamineOrder, WantedFile } from './examine-files.ts';
import { lineOf, recallFacts } from './facts-memory.ts';

/** From how many files on worker processes are faster than one process that need not start any. */
const MANY = 200;

/** From how many files on memory matters more than a little time. */
const VERY_MANY = 5000;

/** How many files a worker is given at once. */
const BATCH = 64;

export interface ExamineOptions {
  /** The content folder, absolute. */
  readonly content: string;
  readonly files: readonly KnownFile[];
  readonly pool: Pool;
  /** Receives the whole data of courses, where somebody will need it. */
  readonly store?: CourseStore | undefined;
}

function* ordersOf({ content, store }: ExamineOptions, wanted: readonly WantedFile[]): Generator<ExamineOrder> {
  for (let first = 0; first < wanted.length; first += BATCH)
    yield { content, first, files: wanted.slice(first, first + BATCH), store: store?.folder };
}

async function examineHere(content: string, { hash, ...known }: WantedFile): Promise<ExaminedRecord | Examined | null> {
  const whole = await examineWhole(content, known, hash);
  return whole ? slim(whole) : null;
}

/** What is found in each of the files, in their order; null for those whose bytes are known. */
async function examineAll(
  options: ExamineOptions,
  wanted: readonly WantedFile[],
): Promise<readonly (ExaminedRecord | Examined | null)[]> {
  const { content, pool, store } = options;
  if (wanted.length < MANY || pool.size === 0) {
    const here: (ExaminedRecord | Examined | null)[] = [];
    for (const file of wanted) here.push(await examineHere(content, file));
    return here;
  }
  const found: (ExaminedRecord | null)[] = [];
  await runBatches({ task: 'examineFiles', inputs: ordersOf(options, wanted) }, pool, ({ first, records, places }) => {
    for (const [file, place] of places) store?.places.set(file, place);
    records.forEach((record, i) => (found[first + i] = record));
  });
  return found;
}

const isWhole = (found: ExaminedRecord | Examined): found is Examined => 'text' in found.source;

/** Examines all files, in their order. */
export async function examineContent(options: ExamineOptions): Promise<readonly Examined[]> {
  const { content, files } = options;
  // Sweeping garbage more often costs a tenth of the time, and a very large site fits into little memory.
  if (files.length > VERY_MANY) setFlagsFromString('--heap-growing-percent=20');
  const memory = recallFacts(content);
  const recalled = new Map(
    files.flatMap(({ file, kind }) => {
      const known = kind === 'course' ? memory?.recall(file) : undefined;
      return known ? [[file, known] as const] : [];
    }),
  );
  const wanted = files.filter(({ file }) => !recalled.get(file)?.isSame);
  // Taken before the files are read: what is saved meanwhile counts as changed the next time.
  const stamps = new Map(wanted.map(({ file }) => [file, memory?.stampOf(file) ?? '']));
  const hashed = wanted.map((known) => ({ ...known, hash: recalled.get(known.file)?.record.source.hash }));
  const found = await examineAll(options, hashed);
  const foundByFile = new Map(wanted.map(({ file }, i) => [file, found[i] ?? undefined]));
  const either = (file: string) => foundByFile.get(file) ?? recalled.get(file)?.record;
  const all = files.flatMap(({ file }): readonly Examined[] => {
    const one = either(file);
    if (!one) return [];
    return [isWhole(one) ? one : fromRecord(content, one)];
  });
  const courses = all.filter(({ source }) => source.kind === 'course');
  const news = courses.filter(({ source }) => stamps.has(source.file));
  if (news.length > 0) memory?.keep(linesFor(news), () => linesFor(courses));
  return all;

  function linesFor(some: readonly Examined[]): readonly string[] {
    return some.flatMap((one) => lineFor(one) ?? []);
  }

  function lineFor(examined: Examined): string | undefined {
    const { file } = examined.source;
    const stamp = stamps.get(file);
    if (stamp === undefined) return recalled.get(file)?.line;
    const one = either(file);
    // A record has no text, and nobody shall read the file for it.
    return one && lineOf(stamp, isWhole(one) ? recordOf(one) : one);
  }
}
