// What was made of each unit in the release that is live, so that an unchanged one is neither made nor read again. The
// first line lists all units; then each has a line with the facts of its pages, which is parsed only on demand.
import type { FolderRecord } from '../../cache/record.ts';
import type { PageFacts } from '../verify/inspect-page.ts';

/** A unit as it was made. */
export interface MadeUnit {
  readonly id: string;
  /** Changes whenever its files would. */
  readonly key: string;
  /** The part of the key for all but its own file. */
  readonly rest: string;
  readonly files: readonly string[];
  /** The addresses of its pages: of a unit that was remembered, they are known before its pages are read. */
  readonly addresses: readonly string[];
  readonly pages: readonly PageFacts[];
}

/** What pages may refer to, besides each other and the files of units. */
export interface SiteWideTargets {
  /** Files that belong to no unit. */
  readonly files: readonly string[];
  readonly redirects: readonly string[];
}

/** What is remembered of the last release into an output folder. */
export interface PageMemory {
  readonly units: ReadonlyMap<string, MadeUnit>;
  /** What the links of all pages were verified against; undefined where they were not. */
  readonly targets: SiteWideTargets | undefined;
  /** What all of it was planned from, but for the texts of courses. */
  readonly state: string | undefined;
  readonly version: string | undefined;
}

interface KnownUnit extends MadeUnit {
  /** The facts of its pages as they were kept. */
  readonly line: string;
}

type KeptUnit = readonly [
  id: string,
  key: string,
  rest: string,
  files: readonly string[],
  addresses: readonly string[],
];

interface StoredUnits extends Omit<PageMemory, 'units'> {
  readonly units: readonly KeptUnit[];
}

const PART = 'units';

const nothing: PageMemory = { units: new Map(), targets: undefined, state: undefined, version: undefined };

function unitOf([id, key, rest, files, addresses]: KeptUnit, line: string): KnownUnit {
  let pages: readonly PageFacts[] | undefined;
  return {
    id,
    key,
    rest,
    files,
    addresses,
    line,
    get pages() {
      return (pages ??= JSON.parse(line) as readonly PageFacts[]);
    },
  };
}

/** What is remembered of the last release into an output folder. */
export function recallPages(record: FolderRecord): PageMemory {
  const [head, ...lines] = record.read(PART).lines;
  if (!head || lines.includes('')) return nothing;
  const { units, targets, state, version } = JSON.parse(head) as StoredUnits;
  // Half a file has fewer.
  if (lines.length !== units.length) return nothing;
  const known = new Map(units.map((unit, i) => [unit[0], unitOf(unit, lines[i] ?? '')]));
  return { units: known, targets, state, version };
}

const isKnown = (unit: MadeUnit): unit is KnownUnit => 'line' in unit;

/** Keeps the units of a release; without them everything is made the next time. */
export function rememberPages(
  record: FolderRecord,
  { units, ...release }: Omit<PageMemory, 'units'> & { readonly units: readonly MadeUnit[] },
): void {
  const kept = units.map(({ id, key, rest, files, addresses }): KeptUnit => [id, key, rest, files, addresses]);
  const head: StoredUnits = { ...release, units: kept };
  const lines = units.map((unit) => (isKnown(unit) ? unit.line : JSON.stringify(unit.pages)));
  record.keep(PART, [JSON.stringify(head), ...lines]);
}
