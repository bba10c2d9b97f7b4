// Takes every unit of a site from the shards that other machines have made.
import { readFileSync, statSync } from 'node:fs';
import { checksum } from '../../base/digest.ts';
import { startOf, type Diagnostic } from '../../model/diagnostic.ts';
import { damagedShard, otherContent } from '../../rules/words/build.ts';
import type { Release } from '../write/release.ts';
import { writeFileInto } from '../write/write-file-into.ts';
import type { GatheredShard } from './gather-shards.ts';
import type { MadeUnits, Progress } from './make-units.ts';
import type { MadeUnit } from './pack-units.ts';
import { shardName, shardOf } from './shard.ts';
import type { KeyedUnit } from './keys.ts';

export interface TakeInput {
  readonly units: readonly KeyedUnit[];
  /** All of the site's, each once. */
  readonly shards: readonly GatheredShard[];
  readonly release: Release;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

const here = startOf('');

function sizeOf(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.size;
}

/** Copies the files of a unit; returns those that are not as they were written. */
function copyUnit({ key, files }: MadeUnit, { folder, written }: GatheredShard, release: Release): readonly string[] {
  return files.filter((file) => {
    const from = `${folder}/${file}`;
    const record = written.get(file);
    if (!record || sizeOf(from) !== record.bytes) return true;
    if (release.keep([file], key)) return false;
    const content = readFileSync(from);
    if (checksum(content) !== record.sum) return true;
    release.wrote(file, { ...writeFileInto(release.folder, file, content), hash: key });
    return false;
  });
}

/** The units of a shard that this site has no use for as they are, and the files that cannot be used. */
interface Lack {
  readonly units: readonly string[];
  readonly files: readonly string[];
}

function explain({ folder, ...shard }: GatheredShard, { units, files }: Lack): readonly Diagnostic[] {
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
  const lacks = new Map(
    shards.map((shard) => [shard.number, { units: new Array<string>(), files: new Array<string>() }]),
  );
  const byNumber = new Map(
    shards.map((shard) => [shard.number, { shard, units: new Map(shard.units.map((unit) => [unit.id, unit])) }]),
  );
  let done = 0;
  const all = units.reduce((sum, { addresses }) => sum + addresses.length, 0);
  for (const { id, key } of units) {
    const number = shardOf(id, shards.length);
    const found = byNumber.get(number);
    const unit = found?.units.get(id);
    if (!found || unit?.key !== key) {
      lacks.get(number)?.units.push(id);
      continue;
    }
    lacks.get(number)?.files.push(...copyUnit(unit, found.shard, release));
    made.push(unit);
    done += unit.addresses.length;
    onProgress?.({ done, all });
  }
  const diagnostics = shards.flatMap((shard) => explain(shard, lacks.get(shard.number) ?? { units: [], files: [] }));
  return { units: made, made: 0, failed: [], diagnostics };
}
