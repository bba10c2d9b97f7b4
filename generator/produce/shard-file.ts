// What a shard says of itself: with what it was built, and what it holds. All of it is the same on every machine.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packUnits, unpackUnits, type MadeUnit, type PackedUnits } from './pack-units.ts';
import type { Shard } from './shard.ts';
import type { Written } from '../write/manifest.ts';

/** The file in the folder of a shard that makes it one. */
export const SHARD_FILE = 'shard.json';

const FORMAT = 3;

/** With what a shard was built, in words; only shards that were built with the same fit together. */
export interface Making {
  readonly program: string;
  readonly bundle: string;
  readonly base: string;
  readonly day: string;
}

export interface ShardRecord extends Shard {
  readonly making: Making;
  readonly units: readonly MadeUnit[];
  /** What was written into each file. */
  readonly written: ReadonlyMap<string, Written>;
}

interface Kept extends Shard, PackedUnits {
  readonly format: number;
  readonly making: Making;
  /** Of each file of each unit, in their order. */
  readonly written: readonly (readonly [bytes: number, sum: string])[];
}

const filesOf = (units: readonly MadeUnit[]): readonly string[] => units.flatMap(({ files }) => files);

/** A unit that was remembered knows more of itself, which another machine would not. */
const plainUnit = ({ id, key, files, addresses, pages }: MadeUnit): MadeUnit => ({ id, key, files, addresses, pages });

/** The text of the file. */
export function printShard({ number, of, making, units, written }: ShardRecord): string {
  const files = filesOf(units).map((file) => {
    const { bytes, sum } = written.get(file) ?? { bytes: 0, sum: '' };
    return [bytes, sum] as const;
  });
  const packed = packUnits(units.map(plainUnit));
  return JSON.stringify({ format: FORMAT, number, of, making, written: files, ...packed } satisfies Kept);
}

/** A name that leads out of the folder is none that a build has written. */
const isInside = (file: string): boolean => !path.isAbsolute(file) && !file.split(/[\\/]/).includes('..');

/** Reads the record of the shard in a folder; undefined where there is none that can be understood. */
export function readShard(folder: string): ShardRecord | undefined {
  try {
    const kept = JSON.parse(readFileSync(path.join(folder, SHARD_FILE), 'utf8')) as Kept;
    if (kept.format !== FORMAT) return undefined;
    const units = unpackUnits<MadeUnit>(kept);
    const files = filesOf(units);
    if (!files.every(isInside)) return undefined;
    const writtenOf = (place: number): Written => {
      const [bytes, sum] = kept.written[place] ?? [0, ''];
      return { bytes, sum };
    };
    const written = new Map(files.map((file, i) => [file, writtenOf(i)]));
    return { number: kept.number, of: kept.of, making: kept.making, units, written };
  } catch {
    return undefined;
  }
}
