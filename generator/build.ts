// check, then produce; each begins only if everything before was free of errors. The site's code is bundled meanwhile.
import path from 'node:path';
import { checkWith, type CheckResult, type PlanOptions } from './check.ts';
import { arrange, hasErrors } from './diagnostics/arrange.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import type { Progress } from './produce/make-units.ts';
import { publishSite, type Published } from './produce/publish-site.ts';
import { programKey } from './project-folder.ts';
import { makeBundleFolder } from './render/bundle.ts';
import { openPool, type Pool } from './workers/pool.ts';
import { openRelease } from './write/release.ts';

export interface BuildOptions extends PlanOptions {
  /** The output folder. */
  readonly out: string;
  /** Told each time some more pages are made. */
  readonly onProgress?: (progress: Progress) => void;
  /** Told once, if another build into the same folder has to end first. */
  readonly onWait?: () => void;
}

export interface BuildResult extends CheckResult {
  /** What was published; absent where there are errors. */
  readonly built?: Published;
}

/** The version of a program that is not compiled: nothing of an earlier run is taken. */
const UNKNOWN = 'source';

async function buildWith(pool: Pool, options: BuildOptions, started: number): Promise<BuildResult> {
  const { now, base, onProgress, onWait = () => undefined } = options;
  const bundling = new AbortController();
  const bundle = makeBundleFolder(base, bundling.signal);
  // It is waited for below; until then nobody looks after its failure.
  bundle.catch(() => undefined);
  const { site, addresses: _addresses, ...checked } = await checkWith(pool, options);
  const finish = (found: readonly Diagnostic[]) => ({
    ...checked,
    diagnostics: arrange([...checked.diagnostics, ...found]),
    milliseconds: performance.now() - started,
  });
  if (!site) {
    bundling.abort();
    return finish([]);
  }
  const [content, out] = [path.resolve(options.content), path.resolve(options.out)];
  const version = programKey ?? UNKNOWN;
  const bundleFolder = await bundle;
  const opened = await openRelease({ out, base, version, onWait });
  if (!opened.value) return finish(opened.diagnostics);
  const input = { site, content, out, base, now, version, pool, onProgress, bundle: bundleFolder };
  const { value: built, diagnostics } = await publishSite(input, opened.value);
  const result = finish([...opened.diagnostics, ...diagnostics]);
  return built && !hasErrors(result.diagnostics) ? { ...result, built } : result;
}

/** Builds the site into the output folder, or reports why not and leaves the folder as it was. */
export async function build(options: BuildOptions): Promise<BuildResult> {
  const started = performance.now();
  const pool = openPool();
  try {
    return await buildWith(pool, options, started);
  } finally {
    pool.close();
  }
}
