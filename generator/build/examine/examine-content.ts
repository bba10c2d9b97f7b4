// Every content file, of which there may be thousands, where it has changed since the last time.
import type { LazyStamps } from '../../cache/file-stamps.ts';
import { builtInKinds, type Kinds } from '../../kinds/kinds.ts';
import type { FolderRecord } from '../../cache/record.ts';
import type { KnownFile } from '../../read/load.ts';
import type { Examined } from '../../model/content.ts';
import type { Pool } from '../../workers/pool.ts';
import { runBatches } from '../../workers/run-batches.ts';
import { examineFile, fromRecord, recordOf, type ExaminedRecord } from './examine-file.ts';
import { examineFilesTask, type ExamineOrder, type WantedFile } from './examine-files.ts';
import { lineOf, recallFacts } from './facts-memory.ts';

/** From how many files on worker processes are faster than one process that need not start any. */
const MANY = 200;

/** How many files a worker is given at once. */
const BATCH = 64;

export interface ExamineOptions {
  /** The content folder, absolute. */
  readonly content: string;
  /** The stamps of its files, each taken before the file is read. */
  readonly stamps: LazyStamps;
  readonly files: readonly KnownFile[];
  readonly pool: Pool;
  readonly kinds: Kinds;
  /** Of the content folder. */
  readonly record: FolderRecord;
}

function* ordersOf({ content, stamps }: ExamineOptions, wanted: readonly WantedFile[]): Generator<ExamineOrder> {
  for (let first = 0; first < wanted.length; first += BATCH) {
    const files = wanted.slice(first, first + BATCH);
    for (const { file } of files) stamps()?.stampOf(file);
    yield { content, first, files };
  }
}

/** What was found in a file; null where its bytes are known. */
type FileResult = ExaminedRecord | Examined | null;

/** What is found in each of the files, in their order; null for those whose bytes are known. */
async function examineAll(
  options: ExamineOptions,
  wanted: readonly WantedFile[],
  onFound: (file: string, found: FileResult) => void,
): Promise<void> {
  const { content, pool, stamps, kinds } = options;
  // Worker processes know the built-in kinds only.
  if (wanted.length < MANY || pool.size === 0 || kinds !== builtInKinds) {
    for (const one of wanted) {
      stamps()?.stampOf(one.file);
      const { hash, ...known } = one;
      onFound(one.file, (await examineFile(content, known, { hash, kinds })) ?? null);
    }
    return;
  }
  await runBatches({ task: examineFilesTask, inputs: ordersOf(options, wanted) }, pool, ({ first, records }) => {
    records.forEach((record, i) => onFound(wanted[first + i]?.file ?? '', record));
  });
}

const isWhole = (found: ExaminedRecord | Examined): found is Examined => 'text' in found.source;

/** What was found of each file, now or before. */
interface Finding {
  readonly found: ExaminedRecord | Examined;
  /** What is kept of a file; undefined where that is not possible, or not known yet. */
  readonly line: string | undefined;
}

/** What is found in content files. */
export interface ExaminedContent {
  /** In the order of the files. */
  readonly examined: readonly Examined[];
  /** How many of them had to be parsed. */
  readonly parsed: number;
}

/** Examines all files. */
export async function examineContent(options: ExamineOptions): Promise<ExaminedContent> {
  const { content, files, stamps, kinds } = options;
  // What is on record was found with the built-in kinds.
  const memory = kinds === builtInKinds ? recallFacts(options.record, stamps()) : undefined;
  const findings = new Map<string, Finding>();
  const wanted = files.flatMap((known): readonly WantedFile[] => {
    const recalled = memory?.recall(known.file);
    if (recalled) findings.set(known.file, { found: recalled.record, line: recalled.line });
    return recalled?.isSame ? [] : [{ ...known, hash: recalled?.record.source.hash }];
  });
  const news: string[] = [];
  let parsed = 0;
  await examineAll(options, wanted, (file, found) => {
    if (found) parsed += 1;
    const record = found ?? findings.get(file)?.found;
    if (!record) return;
    const line = lineFor(record);
    findings.set(file, { found: record, line });
    if (line !== undefined) news.push(line);
  });
  if (news.length > 0 || options.record.isDamaged())
    memory?.keep(news, () => [...findings.values()].flatMap(({ line }) => line ?? []));
  const examined = files.flatMap(({ file }): readonly Examined[] => {
    const finding = findings.get(file);
    if (!finding) return [];
    return [isWhole(finding.found) ? finding.found : fromRecord(content, finding.found)];
  });
  return { examined, parsed };

  function lineFor(found: ExaminedRecord | Examined): string | undefined {
    // A record has no text, and nobody shall read the file for it.
    return lineOf(stamps()?.stampOf(found.source.file), isWhole(found) ? recordOf(found) : found);
  }
}
