// What the rules between files found is remembered of a content: while everything that they can see is as it was, they are
// not applied again, whether they found something or nothing.
import type { FolderRecord } from '../../cache/record.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Examined } from '../../model/content.ts';

/** The part of a content folder's record that holds them. */
const PART = 'rules';

/** Of content with more findings, they are made again: so many are being worked on. */
const MAX_KEPT = 1000;

/** What was found in a state of the content. */
interface KeptFindings {
  /** Changes with all that the rules can see, and with the day. */
  readonly state: string;
  /** The hashes of the content files that the findings name: with their texts, places move. */
  readonly files: Readonly<Record<string, string>>;
  readonly findings: readonly Diagnostic[];
}

const filesOf = ({ location, related = [] }: Diagnostic): readonly string[] =>
  [location, ...related.map((place) => place.location)].map(({ file }) => file);

/** The memory of one run. */
export interface RuleMemory {
  /** What the rules found in this state on a day (YYYY-MM-DD); undefined where they have to be applied. */
  recall(today: string | undefined): readonly Diagnostic[] | undefined;
  /** Keeps what they found, unless it was recalled. */
  keep(today: string | undefined, findings: readonly Diagnostic[]): void;
}

/** Opens the memory for content in a state. */
export function ruleMemory(record: FolderRecord, state: string, examined: readonly Examined[]): RuleMemory {
  const [line] = record.read(PART).lines;
  // The program itself has written it.
  const known = line === undefined || line === '' ? undefined : (JSON.parse(line) as KeptFindings);
  const sources = new Map(examined.map(({ source }) => [source.file, source.hash]));
  const hashOf = (file: string): string => sources.get(file) ?? '';
  const isKnown = (today: string | undefined): boolean =>
    known?.state === `${state} ${today}` && Object.entries(known.files).every(([file, hash]) => hashOf(file) === hash);
  return {
    recall: (today) => (isKnown(today) ? known?.findings : undefined),
    keep: (today, findings) => {
      if (isKnown(today) || findings.length > MAX_KEPT) return;
      const files = Object.fromEntries(findings.flatMap(filesOf).map((file) => [file, hashOf(file)]));
      const kept: KeptFindings = { state: `${state} ${today}`, files, findings };
      record.keep(PART, [JSON.stringify(kept)]);
    },
  };
}
