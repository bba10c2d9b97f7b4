// What was made of each unit in the release that is live, so that an unchanged one is neither made nor read again.
import { readFileSync } from 'node:fs';
import { cacheFile, keepFile } from '../keep-file.ts';
import { programKey } from '../project-folder.ts';
import { packUnits, unpackUnits, type MadeUnit, type PackedUnits } from './pack-units.ts';

/** For how many output folders units are kept. */
const KEPT = 16;

const memoryFile = (out: string): string => cacheFile('pages', out, 'json');

interface Kept extends PackedUnits {
  readonly program: string;
}

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
