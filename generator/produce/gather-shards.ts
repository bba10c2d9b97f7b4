// Whether folders hold all parts of one site, before anything is taken from them.
import { startOf, type Diagnostic } from '../model/diagnostic.ts';
import { missingShard, notAShard, otherBuild, repeatedShard } from '../diagnostics/rules/shard.ts';
import type { Outcome } from '../model/content.ts';
import { shardName } from './shard.ts';
import { readShard, type Making, type ShardRecord } from './shard-file.ts';

/** A shard, and the folder that it lies in, absolute. */
export interface GatheredShard extends ShardRecord {
  readonly folder: string;
}

const here = startOf('');

/** What people call what a shard was built with. */
const names: readonly (readonly [keyof Making, string])[] = [
  ['program', 'version of Prospectus'],
  ['bundle', "version of the site's code"],
  ['base', 'base'],
  ['day', 'day'],
];

function differences({ folder, making: made }: GatheredShard, making: Making): readonly Diagnostic[] {
  return names.flatMap(([name, what]) =>
    made[name] === making[name] ? [] : [otherBuild({ folder, what, there: made[name], here: making[name] }, here)],
  );
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
export function gatherShards(folders: readonly string[], making: Making): Outcome<readonly GatheredShard[]> {
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
      ...shards.flatMap((shard) => differences(shard, making)),
    ],
  };
}
