// Where neither the content nor the site's code nor the published files have changed, there is nothing to build.
import path from 'node:path';
import type { BuildOptions, BuildResult } from './build.ts';
import { contentMemory } from './content-memory.ts';
import type { Published } from './produce/site-work.ts';
import { programKey } from './project-folder.ts';
import { recalledCheck, type Findings } from './remember-check.ts';
import { bundleFolder } from './render/bundle.ts';
import { publishedId } from './write/manifest.ts';
import { openRelease } from './write/release.ts';

/** What is kept of a build. */
interface Kept extends Findings {
  readonly built: Published;
  /** The release that it published. */
  readonly id: string | undefined;
}

/** Whether the release that is published is this one, with every file as it was written. */
async function isLive(id: string, { out, base, onWait }: BuildOptions): Promise<boolean> {
  const options = { out: path.resolve(out), base, version: programKey ?? '', ...(onWait ? { onWait } : {}) };
  const { value: release } = await openRelease(options);
  const live = release?.liveId();
  await release?.abandon();
  return live === id;
}

/** Returns what `run` builds, or what it built before where nothing has changed since. */
export async function rememberBuild(options: BuildOptions, run: () => Promise<BuildResult>): Promise<BuildResult> {
  const started = performance.now();
  const [content, out] = [path.resolve(options.content), path.resolve(options.out)];
  const further = `${options.base} ${bundleFolder(options.base)}`;
  const memory = contentMemory<Kept>({ content, now: options.now, cache: 'builds', name: out, further });
  const { known } = memory;
  if (known?.id !== undefined && (await isLive(known.id, options))) {
    const built = { ...known.built, made: 0 };
    return { ...recalledCheck(known, content, started), built, profile: { stages: [], workers: [] } };
  }
  const result = await run();
  const { diagnostics, files, sources, built } = result;
  if (built) memory.keep({ diagnostics, files, sources, built, id: publishedId(out) });
  return result;
}
