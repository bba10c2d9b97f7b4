// What was made of each unit in the release that is live, so that an unchanged one is neither made nor read again.
import { readFileSync } from 'node:fs';
import { cacheFile, keepFile } from '../keep-file.ts';
import { programKey } from '../project-folder.ts';
import type { PageFacts } from '../verify/inspect-page.ts';

/** For how many output folders units are kept. */
const KEPT = 16;

/** A unit as it was made. */
export interface MadeUnit {
  readonly id: string;
  readonly key: string;
  readonly files: readonly string[];
  readonly pages: readonly PageFacts[];
}

const memoryFile = (out: string): string => cacheFile('pages', out, 'json');

interface WithPages {
  readonly pages: readonly PageFacts[];
}

/** Most pages have the same frame: each is kept once, and pages name it by its number. */
type PackedPage = Omit<PageFacts, 'frame'> & { readonly frame: number };

/** Units as they are kept, and as workers answer. */
export interface PackedUnits<Unit extends WithPages = MadeUnit> {
  readonly frames: readonly string[];
  readonly units: readonly (Omit<Unit, 'pages'> & { readonly pages: readonly PackedPage[] })[];
}

interface Kept extends PackedUnits {
  readonly program: string;
}

/** Makes little of units. */
export function packUnits<Unit extends WithPages>(units: readonly Unit[]): PackedUnits<Unit> {
  const numbers = new Map<string, number>();
  const numberOf = (frame: string): number => {
    const number = numbers.get(frame) ?? numbers.size;
    numbers.set(frame, number);
    return number;
  };
  const packed = units.map((unit) => ({
    ...unit,
    pages: unit.pages.map((page) => ({ ...page, frame: numberOf(page.frame) })),
  }));
  return { units: packed, frames: [...numbers.keys()] };
}

/** Makes units of little. */
export const unpackUnits = <Unit extends WithPages>({ frames, units }: PackedUnits<Unit>): readonly Unit[] =>
  units.map((unit) => {
    const pages = unit.pages.map((page): PageFacts => ({ ...page, frame: frames[page.frame] ?? '' }));
    // The type does not see that all else is what it was.
    return { ...unit, pages } as unknown as Unit;
  });

/** The units of the last release into an output folder, by their ids; none of another version of the program. */
export function recallUnits(out: string): ReadonlyMap<string, MadeUnit> {
  if (programKey === undefined) return new Map();
  try {
    const kept = JSON.parse(readFileSync(memoryFile(out), 'utf8')) as Kept;
    return kept.program === programKey
      ? new Map(unpackUnits<MadeUnit>(kept).map((unit) => [unit.id, unit]))
      : new Map();
  } catch {
    return new Map();
  }
}

/** Keeps the units of a release; without them everything is made the next time. */
export function rememberUnits(out: string, units: readonly MadeUnit[]): void {
  if (programKey === undefined) return;
  keepFile(memoryFile(out), JSON.stringify({ program: programKey, ...packUnits(units) } satisfies Kept), KEPT);
}
