// Every content file, of which there may be thousands, where it has changed since the last time.
import { type LazyStamps, isSettled, type FileStamp, type FileStamps } from '../../cache/file-stamps.ts';
import { builtInKinds, type Kinds } from '../../kinds/kinds.ts';
import type { FolderRecord } from '../../cache/record.ts';
import type { KnownFile } from '../../read/load.ts';
import type { Examined } from '../../model/content.ts';
import { type Pool, runBatches } from '../../workers/pool.ts';
import { schemaHash } from '../../kinds/schema-files.ts';
import { examineFile, fromRecord, recordOf, type ExaminedRecord } from './examine-file.ts';
import { BATCH, examineFilesTask, MANY, type WantedFile } from './examine-files.ts';

// What was found in each content file the last time, so that only changed ones are parsed and validated again. It is
// kept under the content's folder and the program's version, and may be deleted at any time. One line is one file, so
// that a few that changed are added at the end: of several lines for a file the last counts.

interface RememberedFile {
  readonly record: ExaminedRecord;
  /** Whether its bytes cannot have changed since. */
  readonly isSame: boolean;
  readonly line: string;
}

interface FactsMemory {
  recall(file: string): RememberedFile | undefined;
  /** Keeps what was found: adds the lines of files that are news, or writes `all` where that would grow too long. */
  keep(news: readonly string[], all: () => readonly string[]): void;
}

const MAX_LINES_PER_FILE = 1.25;

/** The part of a record that holds them. Its first line names the schemas that files were checked against. */
const PART = 'files';

interface Line {
  readonly stamp: FileStamp;
  readonly record: ExaminedRecord;
}

/** Writes what was found in a file, when its stamp was this; undefined for a name that no line can hold. */
function lineOf(stamp: FileStamp | undefined, record: ExaminedRecord): string | undefined {
  const { file } = record.source;
  if (stamp === undefined || /[\t\n]/.test(file)) return undefined;
  return `${file}\t${JSON.stringify({ stamp, record } satisfies Line)}`;
}

function isSame(known: FileStamp, now: FileStamp | undefined, written: number): boolean {
  if (!now || !known.every((figure, i) => figure === now[i])) return false;
  const [, saved, changed] = now;
  return isSettled(Math.max(saved, changed), written);
}

function recallFacts(record: FolderRecord, stamps: FileStamps | undefined): FactsMemory {
  const { lines: kept, written } = record.read(PART);
  const lines = kept[0] === schemaHash ? kept.slice(1) : [];
  const byFile = new Map(lines.map((line) => [line.slice(0, line.indexOf('\t')), line]));
  return {
    recall: (file) => {
      const line = byFile.get(file);
      if (line === undefined) return undefined;
      // The program itself has written it.
      const known = JSON.parse(line.slice(file.length + 1)) as Line;
      return { record: known.record, line, isSame: isSame(known.stamp, stamps?.stampOf(file), written) };
    },
    keep: (news, all) => {
      const isLong = lines.length + news.length > byFile.size * MAX_LINES_PER_FILE;
      if (isLong || record.isDamaged()) record.keep(PART, [schemaHash, ...all()]);
      else record.append(PART, news);
    },
  };
}

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

/** What is found in each of the files, in their order; null for those whose bytes are known. */
async function examineAll(
  options: ExamineOptions,
  wanted: readonly WantedFile[],
  onFound: (file: string, found: ExaminedRecord | Examined | null) => void,
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
  const inputOf = (files: readonly WantedFile[]) => {
    for (const { file } of files) stamps()?.stampOf(file);
    return { content, files };
  };
  await runBatches({ task: examineFilesTask, items: wanted, size: BATCH, inputOf }, pool, (records, files) =>
    files.forEach(({ file }, i) => onFound(file, records[i] ?? null)),
  );
}

const isWhole = (found: ExaminedRecord | Examined): found is Examined => 'text' in found.source;

interface Finding {
  readonly found: ExaminedRecord | Examined;
  /** What is kept of a file; undefined where that is not possible, or not known yet. */
  readonly line: string | undefined;
}

/** Returns what is in all files, in their order, and how many of them had to be parsed. */
export async function examineContent(options: ExamineOptions) {
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
    // A record has no text, and the file shall not be read for it.
    return lineOf(stamps()?.stampOf(found.source.file), isWhole(found) ? recordOf(found) : found);
  }
}
