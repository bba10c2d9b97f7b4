// Every content file, of which there may be thousands, where it has changed since the last time.
import path from 'node:path';
import { digest } from '../../base/digest.ts';
import { bytesOf } from '../../base/disk.ts';
import { builtInKinds, type Kinds } from '../../kinds/kinds.ts';
import type { FolderRecord } from '../../cache/record.ts';
import type { KnownFile } from '../../read/load.ts';
import type { Examined } from '../../model/content.ts';
import { type Pool, runBatches } from '../../workers/pool.ts';
import { schemaHash } from '../../kinds/schema-files.ts';
import { examineFile, fromRecord, recordOf, type ExaminedRecord } from './examine-file.ts';
import { BATCH, examineFilesTask, MANY } from './examine-files.ts';

// What was found in each content file the last time, so that only changed ones are parsed and validated again. It is
// kept under the content's folder and the program's version, a line for each file, and may be deleted at any time.

/** The part of a record that holds them. Its first line names the schemas that files were checked against. */
const PART = 'files';

/** What was found in each file, by its name. */
function recallFacts(record: FolderRecord): ReadonlyMap<string, ExaminedRecord> {
  const [schemas, ...lines] = record.read(PART).lines;
  if (schemas !== schemaHash) return new Map();
  // The program itself has written it.
  const found = lines.map((line) => JSON.parse(line) as ExaminedRecord);
  return new Map(found.map((one) => [one.source.file, one]));
}

export interface ExamineOptions {
  /** The content folder, absolute. */
  readonly content: string;
  readonly files: readonly KnownFile[];
  readonly pool: Pool;
  readonly kinds: Kinds;
  /** Of the content folder. */
  readonly record: FolderRecord;
}

/** What is found in each of some files: whole, or as worker processes send it. */
async function examineAll(
  { content, pool, kinds }: ExamineOptions,
  wanted: readonly KnownFile[],
  onFound: (found: ExaminedRecord | Examined) => void,
): Promise<void> {
  // Worker processes know the built-in kinds only.
  if (wanted.length < MANY || pool.size === 0 || kinds !== builtInKinds) {
    for (const one of wanted) onFound(await examineFile(content, one, kinds));
    return;
  }
  const inputOf = (files: readonly KnownFile[]) => ({ content, files });
  await runBatches({ task: examineFilesTask, items: wanted, size: BATCH, inputOf }, pool, (records) =>
    records.forEach(onFound),
  );
}

const isWhole = (found: ExaminedRecord | Examined): found is Examined => 'text' in found.source;

/** Returns what is in all files, in their order, and how many of them had to be parsed. */
export async function examineContent(options: ExamineOptions) {
  const { content, files, kinds, record } = options;
  // What is on record was found with the built-in kinds.
  const isKept = kinds === builtInKinds;
  const found = new Map<string, ExaminedRecord | Examined>(isKept ? recallFacts(record) : []);
  const isKnown = ({ file }: KnownFile): boolean => {
    const bytes = found.has(file) ? bytesOf(path.join(content, file)) : undefined;
    return bytes !== undefined && digest(bytes) === found.get(file)?.source.hash;
  };
  const wanted = files.filter((one) => !isKnown(one));
  await examineAll(options, wanted, (one) => found.set(one.source.file, one));
  const all = files.flatMap(({ file }) => found.get(file) ?? []);
  if (isKept && (wanted.length > 0 || record.isDamaged()))
    record.keep(PART, [schemaHash, ...all.map((one) => JSON.stringify(isWhole(one) ? recordOf(one) : one))]);
  const examined = all.map((one) => (isWhole(one) ? one : fromRecord(content, one)));
  return { examined, parsed: wanted.length };
}
