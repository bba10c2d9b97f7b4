// The parts of a site that several machines make: which unit belongs to which, the record of each, which is the same on every
// machine, and how a site is put together from them.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { checksum, digest } from '../../base/digest.ts';
import type { Outcome } from '../../model/content.ts';
import { type Diagnostic, startOf } from '../../model/diagnostic.ts';
import {
  damagedShard,
  missingShard,
  notAShard,
  otherBuild,
  otherContent,
  repeatedShard,
} from '../../rules/words/build.ts';
import { isInside, type FileSum, writeFileInto } from '../write/manifest.ts';
import type { Release } from '../write/release.ts';
import type { KeyedUnit } from './keys.ts';
import type { MadeUnits, Progress } from './make-units.ts';
import type { MadeUnit } from './page-memory.ts';

/** Which part of how many, counted from 1. */
export interface Shard {
  readonly number: number;
  readonly of: number;
}

const DIGITS = 8;

/** The number of the shard that a unit belongs to: by its id alone, so that it stays when others come and go. */
export function shardOf(id: string, of: number): number {
  return (Number.parseInt(digest(id, DIGITS), 16) % of) + 1;
}

/** A shard as people write it, such as 1/4. */
const shardName = ({ number, of }: Shard): string => `${number}/${of}`;

/** The file in the folder of a shard that makes it one. */
export const SHARD_FILE = 'shard.json';

const FORMAT = 6;

/** What a shard was built with; only shards that were built with the same fit together. */
export interface Provenance {
  readonly program: string;
  readonly bundle: string;
  readonly base: string;
  readonly day: string;
}

interface ShardRecord extends Shard {
  readonly provenance: Provenance;
  readonly units: readonly MadeUnit[];
  readonly written: ReadonlyMap<string, FileSum>;
}

interface ShardJson extends Omit<ShardRecord, 'written'> {
  readonly format: number;
  /** Of each file of each unit, in their order. */
  readonly written: readonly (readonly [bytes: number, sum: string])[];
}

const filesOf = (units: readonly MadeUnit[]): readonly string[] => units.flatMap(({ files }) => files);

/** A unit that was read from a record has further properties, which another machine would not have. */
const plainUnit = ({ id, key, rest, files, addresses, pages }: MadeUnit): MadeUnit => {
  return { id, key, rest, files, addresses, pages };
};

/** The text of the file. */
export function printShard({ number, of, provenance, units, written }: ShardRecord): string {
  const files = filesOf(units).map((file) => {
    const { bytes, sum } = written.get(file) ?? { bytes: 0, sum: '' };
    return [bytes, sum] as const;
  });
  const json: ShardJson = { format: FORMAT, number, of, provenance, written: files, units: units.map(plainUnit) };
  return JSON.stringify(json);
}

/** Reads the record of the shard in a folder; undefined where there is none that can be understood. */
export function readShard(folder: string): ShardRecord | undefined {
  try {
    const {
      format,
      written: sums,
      ...shard
    } = JSON.parse(readFileSync(path.join(folder, SHARD_FILE), 'utf8')) as ShardJson;
    if (format !== FORMAT) return undefined;
    const files = filesOf(shard.units);
    if (!files.every(isInside)) return undefined;
    const writtenOf = (place: number): FileSum => {
      const [bytes, sum] = sums[place] ?? [0, ''];
      return { bytes, sum };
    };
    const written = new Map(files.map((file, i) => [file, writtenOf(i)]));
    return { ...shard, written };
  } catch {
    return undefined;
  }
}

/** A shard, and the folder that it is in, absolute. */
export interface GatheredShard extends ShardRecord {
  readonly folder: string;
}

const here = startOf('');

/** What a shard was built with, in words; later ones depend on those before them. */
const names: readonly (readonly [keyof Provenance, string])[] = [
  ['program', 'version of Prospectus'],
  ['base', 'base'],
  ['bundle', "version of the site's code"],
  ['day', 'day'],
];

/** The first difference between how a shard was built and how this site is. */
function difference({ folder, provenance: its }: GatheredShard, own: Provenance): readonly Diagnostic[] {
  const different = names.find(([name]) => its[name] !== own[name]);
  if (!different) return [];
  const [name, what] = different;
  return [otherBuild({ folder, what, there: its[name], here: own[name] }, here)];
}

function otherNumbers(shards: readonly GatheredShard[], all: number): readonly Diagnostic[] {
  const what = 'number of shards';
  return shards.flatMap(({ folder, of }) =>
    of === all ? [] : [otherBuild({ folder, what, there: String(of), here: String(all) }, here)],
  );
}

/** Those that are missing, and those that are there twice. */
function checkNumbers(shards: readonly GatheredShard[], of: number): readonly Diagnostic[] {
  return Array.from({ length: of }, (_, i) => i + 1).flatMap((number) => {
    const shard = shardName({ number, of });
    const [first, second] = shards.filter((found) => found.number === number && found.of === of);
    if (!first) return [missingShard({ shard }, here)];
    return second ? [repeatedShard({ shard, folders: [first.folder, second.folder] }, here)] : [];
  });
}

/** Reads the shards in folders; the diagnostics say what keeps them from being all the parts of a site. */
export function gatherShards(folders: readonly string[], own: Provenance): Outcome<readonly GatheredShard[]> {
  const found = [...new Set(folders)].map((folder) => ({ folder, record: readShard(folder) }));
  const shards = found.flatMap(({ folder, record }) => (record ? [{ ...record, folder }] : []));
  const strangers = found.flatMap(({ folder, record }) => (record ? [] : [notAShard({ folder }, here)]));
  const of = shards[0]?.of ?? 0;
  return {
    value: shards,
    diagnostics: [
      ...strangers,
      ...otherNumbers(shards, of),
      ...checkNumbers(shards, of),
      ...shards.flatMap((shard) => difference(shard, own)),
    ],
  };
}

interface TakeInput {
  readonly units: readonly KeyedUnit[];
  /** All of the site's, each once. */
  readonly shards: readonly GatheredShard[];
  readonly release: Release;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/** Copies the files of a unit; returns those that are not as they were written. */
function copyUnit({ key, files }: MadeUnit, { folder, written }: GatheredShard, release: Release): readonly string[] {
  return files.filter((file) => {
    const from = `${folder}/${file}`;
    const record = written.get(file);
    if (!record || statSync(from, { throwIfNoEntry: false })?.size !== record.bytes) return true;
    if (release.keep([file], key)) return false;
    const content = readFileSync(from);
    if (checksum(content) !== record.sum) return true;
    release.wrote(file, { ...writeFileInto(release.folder, file, content), hash: key });
    return false;
  });
}

function explain(
  { folder, ...shard }: GatheredShard,
  { units, files }: { readonly units: readonly string[]; readonly files: readonly string[] },
): readonly Diagnostic[] {
  const [unit, file] = [units[0], files[0]];
  return [
    ...(unit === undefined
      ? []
      : [otherContent({ folder, shard: shardName(shard), unit, more: units.length - 1 }, here)]),
    ...(file === undefined ? [] : [damagedShard({ folder, file, more: files.length - 1 }, here)]),
  ];
}

/** Takes every unit into the release; the answer is in the order of the units. */
export function takeUnits({ units, shards, release, onProgress }: TakeInput): MadeUnits {
  const made: MadeUnit[] = [];
  const byNumber = new Map(
    shards.map((shard) => {
      const known = new Map(shard.units.map((unit) => [unit.id, unit]));
      return [shard.number, { shard, known, units: new Array<string>(), files: new Array<string>() }];
    }),
  );
  let done = 0;
  const all = units.reduce((sum, { addresses }) => sum + addresses.length, 0);
  for (const { id, key } of units) {
    const found = byNumber.get(shardOf(id, shards.length));
    const unit = found?.known.get(id);
    if (!found || unit?.key !== key) {
      found?.units.push(id);
      continue;
    }
    found.files.push(...copyUnit(unit, found.shard, release));
    made.push(unit);
    done += unit.addresses.length;
    onProgress?.({ done, all });
  }
  const diagnostics = [...byNumber.values()].flatMap(({ shard, ...lack }) => explain(shard, lack));
  return { units: made, made: 0, failed: [], diagnostics };
}
