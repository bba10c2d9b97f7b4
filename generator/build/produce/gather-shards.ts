// Whether folders hold all parts of one site, before anything is taken from them.
import { startOf, type Diagnostic } from '../../model/diagnostic.ts';
import { missingShard, notAShard, otherBuild, repeatedShard } from '../../rules/words/build.ts';
import type { Outcome } from '../../model/content.ts';
import { shardName } from './shard.ts';
import { readShard, type Provenance, type ShardRecord } from './shard-file.ts';

/** A shard, and the folder that it lies in, absolute. */
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
