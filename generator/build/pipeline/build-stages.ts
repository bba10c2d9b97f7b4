// check, then produce; each begins only if everything before was free of errors. The site's code is bundled in the meantime.
import path from 'node:path';
import type { BuildOptions, BuildResult, MergeOptions } from './build-options.ts';
import { type CheckResult, type CheckTools, checkWith, damageOf, type LinkedResult, withoutLedger } from './check.ts';
import { arrange, hasErrors } from '../../rules/arrange.ts';
import { startOf, type Diagnostic } from '../../model/diagnostic.ts';
import { damagedCache } from '../../rules/words/build.ts';
import { publishMerged, publishShard, publishSite } from '../produce/publish-site.ts';
import type { Publication, PublishInput } from '../produce/site-work.ts';
import { programKey } from '../../cache/project-folder.ts';
import type { KnownSite } from './remember-build.ts';
import type { Host } from '../../hosts/host.ts';
import { hostNamed } from '../../hosts/hosts.ts';
import { makeBundleFolder } from '../render/bundle-folder.ts';
import { startStopwatch } from '../../base/stopwatch.ts';
import { openPool } from '../../workers/pool.ts';
import { openRelease } from '../write/release.ts';

interface Tools extends CheckTools {
  readonly bundling: AbortController;
}

/** The version of a program that is not compiled: nothing of an earlier run is taken. */
const UNKNOWN = 'source';

/** A build or a merge, with the record of the output folder. */
export type BuildRequest = BuildOptions & Partial<MergeOptions> & Pick<KnownSite, 'outRecord'>;

const hostsFor = (names: readonly string[]): readonly Host[] =>
  [...new Set(names)].flatMap((name) => hostNamed(name) ?? []);

async function publish(
  request: BuildRequest,
  { site, state: contentState }: Required<Pick<LinkedResult, 'site' | 'state'>>,
  tools: Tools & Pick<PublishInput, 'bundle'>,
): Promise<Publication> {
  const { base, now, shard, shards, onWait, onProgress, onPictures } = request;
  const { bundle, pool, stopwatch } = tools;
  const [content, out] = [path.resolve(request.content), path.resolve(request.out)];
  const program = programKey ?? UNKNOWN;
  const hosts = hostsFor(request.hosts ?? site.settings.hosts ?? []);
  const hosting = path.resolve(request.hosting ?? path.join(path.dirname(out), 'hosting'));
  const options = { out, base, version: program, ...(onWait ? { onWait } : {}) };
  const { value: release, diagnostics } = await stopwatch.time('lock', () => openRelease(options));
  if (!release) return { value: undefined, diagnostics };
  const made = { record: request.outRecord, program, bundle, pool, stopwatch, onProgress, onPictures };
  const input = { site, contentState, content, out, base, now, hosts, hosting, ...made };
  const run = (): Promise<Publication> => {
    if (shard) return publishShard({ ...input, shard }, release);
    if (!shards) return publishSite(input, release);
    return publishMerged({ ...input, shards: shards.map((folder) => path.resolve(folder)) }, release);
  };
  const publication = await run();
  return { ...publication, diagnostics: [...diagnostics, ...publication.diagnostics] };
}

async function checkAndPublish(request: BuildRequest, tools: Tools): Promise<CheckResult & Pick<BuildResult, 'built'>> {
  const { stopwatch, bundling } = tools;
  const notes: Diagnostic[] = [];
  const onDamaged = (): void => void notes.push(damagedCache({ what: 'the bundled code of the site' }, startOf('')));
  const bundle = stopwatch.time('bundle', () => makeBundleFolder({ signal: bundling.signal, onDamaged }));
  // It is awaited when pages are made; a failure before that must not end the process.
  bundle.catch(() => undefined);
  const { site, state, ...checked } = withoutLedger(await checkWith(tools, { ...request, isBuild: true }));
  if (!site) return checked;
  const { value: built, diagnostics: found } = await publish(request, { site, state }, { ...tools, bundle });
  const diagnostics: readonly Diagnostic[] = arrange([...checked.diagnostics, ...found, ...notes]);
  return { ...checked, diagnostics, ...(built && !hasErrors(diagnostics) ? { built } : {}) };
}

/** Builds or merges, or reports why not and leaves the output folder as it was. */
export async function runStages(request: BuildRequest): Promise<BuildResult> {
  const started = performance.now();
  const stopwatch = startStopwatch(request);
  const bundling = new AbortController();
  const pool = openPool(request.workers);
  try {
    const result = await checkAndPublish(request, { pool, stopwatch, bundling });
    const damage = damageOf(request.outRecord, 'what was known of the site');
    const profile = { stages: stopwatch.stages(), pictures: stopwatch.pictures(), workers: pool.usage() };
    const diagnostics = arrange([...result.diagnostics, ...damage]);
    return { ...result, diagnostics, profile, milliseconds: performance.now() - started };
  } finally {
    bundling.abort();
    await pool.close();
  }
}
