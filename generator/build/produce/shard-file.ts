// The record of a shard: what it was built with, and what it holds. It is the same on every machine.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packUnits, unpackUnits, type MadeUnit, type PackedUnits } from './pack-units.ts';
import type { Shard } from './shard.ts';
import { isInside, type Written } from '../write/manifest.ts';

/** The file in the folder of a shard that makes it one. */
export const SHARD_FILE = 'shard.json';

const FORMAT = 4;

/** What a shard was built with; only shards that were built with the same fit together. */
export interface Provenance {
  readonly program: string;
  readonly bundle: string;
  readonly base: string;
  readonly day: string;
}

export interface ShardRecord extends Shard {
  readonly provenance: Provenance;
  readonly units: readonly MadeUnit[];
  /** What was written into each file. */
  readonly written: ReadonlyMap<string, Written>;
}

interface ShardJson extends Shard, PackedUnits {
  readonly format: number;
  readonly provenance: Provenance;
  /** Of each file of each unit, in their order. */
  readonly written: readonly (readonly [bytes: number, sum: string])[];
}

const filesOf = (units: readonly MadeUnit[]): readonly string[] => units.flatMap(({ files }) => files);

/** A unit that was read from a record has further properties, which another machine would not have. */
const plainUnit = ({ id, key, files, addresses, pages }: MadeUnit): MadeUnit => ({ id, key, files, addresses, pages });

/** The text of the file. */
export function printShard({ number, of, provenance, units, written }: ShardRecord): string {
  const files = filesOf(units).map((file) => {
    const { bytes, sum } = written.get(file) ?? { bytes: 0, sum: '' };
    return [bytes, sum] as const;
  });
  const packed = packUnits(units.map(plainUnit));
  return JSON.stringify({ format: FORMAT, number, of, provenance, written: files, ...packed } satisfies ShardJson);
}

/** Reads the record of the shard in a folder; undefined where there is none that can be understood. */
export function readShard(folder: string): ShardRecord | undefined {
  try {
    const json = JSON.parse(readFileSync(path.join(folder, SHARD_FILE), 'utf8')) as ShardJson;
    if (json.format !== FORMAT) return undefined;
    const units = unpackUnits<MadeUnit>(json);
    const files = filesOf(units);
    if (!files.every(isInside)) return undefined;
    const writtenOf = (place: number): Written => {
      const [bytes, sum] = json.written[place] ?? [0, ''];
      return { bytes, sum };
    };
    const written = new Map(files.map((file, i) => [file, writtenOf(i)]));
    return { number: json.number, of: json.of, provenance: json.provenance, units, written };
  } catch {
    return undefined;
  }
}
