// Where neither the content nor the site's code nor the published files have changed, there is nothing to build.
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BuildOptions, BuildResult } from './build-options.ts';
import { arrange } from '../../rules/arrange.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { contentMemory, lazyStamps } from '../../cache/file-stamps.ts';
import { openRecord, placeName, type FolderRecord } from '../../cache/record.ts';
import type { Published } from '../produce/site-work.ts';
import { programKey } from '../../cache/project-folder.ts';
import { lasting, recalledCheck, type Findings, type FolderState } from './remember-check.ts';
import { bundleFolder } from '../render/bundle-folder.ts';
import { publishedId } from '../write/manifest.ts';
import { openRelease } from '../write/release.ts';

interface StoredBuild extends Findings {
  readonly built: Published;
  /** The release that it published. */
  readonly id: string | undefined;
}

/** What a build has at hand of the content and of the site that was built last. */
export interface KnownSite extends FolderState {
  /** Of the output folder. */
  readonly outRecord: FolderRecord;
}

async function lookAt({ out, base, onWait }: BuildOptions) {
  const options = { out: path.resolve(out), base, version: programKey ?? '', ...(onWait ? { onWait } : {}) };
  const { value: release, diagnostics } = await openRelease(options);
  const id = release?.liveId();
  await release?.abandon();
  // Without a release, the build itself reports why there is none.
  return { id, diagnostics: release ? diagnostics : [] };
}

/** The hosts that were asked for, and where their files go, in words that are the same in every checkout. */
function hostsOf({ hosts, hosting, out }: BuildOptions): string {
  const place = hosting === undefined ? '' : path.relative(out, hosting);
  return hosts === undefined ? place : `${hosts.join()} ${place}`;
}

/** Whether what was written for hosts outside the site is there still. */
const isBesideThere = ({ beside }: Published): boolean => beside.every(({ file }) => existsSync(file));

const withFound = (result: BuildResult, found: readonly Diagnostic[]): BuildResult => ({
  ...result,
  diagnostics: arrange([...result.diagnostics, ...found]),
});

/** Returns what `run` builds, or what it built before where nothing has changed since. */
export async function rememberBuild(
  options: BuildOptions,
  run: (known: KnownSite) => Promise<BuildResult>,
): Promise<BuildResult> {
  const started = performance.now();
  const [content, out] = [path.resolve(options.content), path.resolve(options.out)];
  const further = `${placeName(content)} ${options.base} ${path.basename(bundleFolder())} ${hostsOf(options)} ${options.languages?.join() ?? ''}`;
  const stamps = lazyStamps(content);
  const [record, outRecord] = [openRecord('content', content), openRecord('output', out)];
  const memory = contentMemory<StoredBuild>({ record: outRecord, stamps, now: options.now, further });
  const { known } = memory;
  const { id, diagnostics: found } = known ? await lookAt(options) : { id: undefined, diagnostics: [] };
  if (known && id !== undefined && known.id === id && isBesideThere(known.built)) {
    const built = { ...known.built, made: 0 };
    return withFound(
      { ...recalledCheck(known, content, started), built, profile: { stages: [], pictures: [], workers: [] } },
      found,
    );
  }
  const result = await run({ stamps, record, outRecord });
  const { diagnostics, files, sources, timeZone, built } = result;
  if (built) memory.keep({ diagnostics: lasting(diagnostics), files, sources, built, id: publishedId(out) }, timeZone);
  return withFound(result, found);
}
