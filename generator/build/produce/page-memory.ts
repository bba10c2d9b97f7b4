// What was made of each unit in the release that is live, so that an unchanged one is neither made nor read again. The
// first line lists all units; then each has a line with the facts of its pages, which is parsed only on demand.
import type { FolderRecord } from '../../cache/record.ts';
import { numberTexts } from '../../base/number-texts.ts';
import type { PageFacts } from '../verify/inspect-page.ts';
import type { MadeUnit } from './pack-units.ts';

/** What pages may refer to, besides each other and the files of units. */
export interface SiteWideTargets {
  /** Files that belong to no unit. */
  readonly files: readonly string[];
  readonly redirects: readonly string[];
}

export interface PageMemory {
  readonly units: ReadonlyMap<string, MadeUnit>;
  /** What the links of all pages were verified against; undefined where they were not. */
  readonly targets: SiteWideTargets | undefined;
  /** What all of it was planned from, but for the texts of courses. */
  readonly state: string | undefined;
  readonly version: string | undefined;
}

interface KnownUnit extends MadeUnit {
  readonly frames: readonly string[];
  /** The facts of its pages as they were kept. */
  readonly line: string;
}

/** The facts of a page without those that are in the first line. */
type OwnFacts = Omit<PageFacts, 'address' | 'frame'>;

/** Frames are the numbers of those of its pages, in their order. */
type KeptUnit = readonly [
  id: string,
  key: string,
  rest: string,
  files: readonly string[],
  addresses: readonly string[],
  frames: readonly number[],
];

interface StoredUnits extends Omit<PageMemory, 'units'> {
  readonly frames: readonly string[];
  readonly units: readonly KeptUnit[];
}

const PART = 'units';

const nothing: PageMemory = { units: new Map(), targets: undefined, state: undefined, version: undefined };

function unitOf(
  [id, key, rest, files, addresses, numbers]: KeptUnit,
  frames: readonly string[],
  line: string,
): KnownUnit {
  const own = numbers.map((number) => frames[number] ?? '');
  let pages: readonly PageFacts[] | undefined;
  // In the order in which they are inspected: a shard writes them down.
  const read = (): readonly PageFacts[] =>
    (JSON.parse(line) as readonly OwnFacts[]).map(({ source, ...facts }, i) => ({
      address: addresses[i] ?? '',
      source,
      frame: own[i] ?? '',
      ...facts,
    }));
  return {
    ...{ id, key, rest, files, addresses, frames: own, line },
    get pages() {
      return (pages ??= read());
    },
  };
}

export function recallPages(record: FolderRecord): PageMemory {
  const [head, ...lines] = record.read(PART).lines;
  if (!head || lines.includes('')) return nothing;
  const { frames, units, targets, state, version } = JSON.parse(head) as StoredUnits;
  // Half a file has fewer.
  if (lines.length !== units.length) return nothing;
  const known = new Map(units.map((unit, i) => [unit[0], unitOf(unit, frames, lines[i] ?? '')]));
  return { units: known, targets, state, version };
}

const isKnown = (unit: MadeUnit): unit is KnownUnit => 'line' in unit;

const framesOf = (unit: MadeUnit): readonly string[] =>
  isKnown(unit) ? unit.frames : unit.pages.map(({ frame }) => frame);

const lineOf = (unit: MadeUnit): string =>
  isKnown(unit)
    ? unit.line
    : JSON.stringify(unit.pages.map(({ address: _address, frame: _frame, ...own }): OwnFacts => own));

/** Keeps the units of a release; without them everything is made the next time. */
export function rememberPages(
  record: FolderRecord,
  { units, ...release }: Omit<PageMemory, 'units'> & { readonly units: readonly MadeUnit[] },
): void {
  const { numberOf, texts } = numberTexts();
  const kept = units.map((unit): KeptUnit => [
    unit.id,
    unit.key,
    unit.rest,
    unit.files,
    unit.addresses,
    framesOf(unit).map(numberOf),
  ]);
  const head: StoredUnits = { ...release, frames: texts(), units: kept };
  record.keep(PART, [JSON.stringify(head), ...units.map(lineOf)]);
}
