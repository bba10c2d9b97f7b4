// render -> verify -> write for a whole site: what changed is made, what did not is taken, all is verified, and only
// then does it take the place of the live site.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hasErrors } from '../diagnostics/arrange.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { LinkedSite } from '../model.ts';
import type { Plan } from '../planned.ts';
import { sharedSite } from '../plan/course-needs.ts';
import { planSite } from '../plan/plan.ts';
import { planContext, type PlanContext, type PlanInput } from '../plan/plan-context.ts';
import { loadBundleFiles, type BundleFiles } from '../render/bundle.ts';
import { putPictures, type PutFile } from '../render/make-pictures.ts';
import { openPictureCache, pictureCacheFolder } from '../render/picture-cache.ts';
import { shellFile, siteFiles } from '../render/site-files.ts';
import { verify } from '../verify/verify.ts';
import type { Pool } from '../workers/pool.ts';
import type { Release, WriteSummary } from '../write/release.ts';
import { writeFileInto } from '../write/write-file-into.ts';
import { makeUnits, type MadeUnits, type Progress } from './make-units.ts';
import { recallUnits, rememberUnits } from './page-memory.ts';
import { unitsOf } from './units.ts';

export interface PublishInput extends PlanInput {
  readonly site: LinkedSite;
  /** The content folder, absolute. */
  readonly content: string;
  /** The output folder, absolute. */
  readonly out: string;
  /** The folder of the bundle. */
  readonly bundle: string;
  /** Changes with the program. */
  readonly version: string;
  readonly pool: Pool;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

export interface Published extends WriteSummary {
  readonly pages: number;
  /** How many of its units were made, not taken from the release before. */
  readonly made: number;
}

interface Work extends PublishInput {
  readonly plan: Plan;
  readonly context: PlanContext;
  readonly files: BundleFiles;
  readonly release: Release;
  /** Every file that the release has so far. */
  readonly published: Set<string>;
}

const keyOf = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex').slice(0, 24);

/** Puts files into a release; those of the live site that were made under the same key are taken from there. */
function createPut({ release, published }: Work): PutFile {
  return async (file, key, make) => {
    published.add(file);
    if (release.live(file)?.hash === key) return release.keep(file);
    const bytes = writeFileInto(release.folder, file, await make());
    release.wrote(file, { bytes, hash: key });
  };
}

/** Puts everything into the release that belongs to no unit. */
async function putSharedFiles(work: Work): Promise<readonly Diagnostic[]> {
  const { plan, files, content, now } = work;
  const put = createPut(work);
  const shortKey = (file: string, key: string, make: Parameters<PutFile>[2]) => put(file, keyOf(key), make);
  for (const { file, text } of siteFiles(plan, files.version)) await put(file, keyOf(text), async () => text);
  const copies = [...files.files, ...plan.media.map((file) => ({ file, from: path.join(content, file) }))];
  for (const { file, from } of copies) {
    const bytes = await readFile(from);
    await put(file, keyOf(bytes), async () => bytes);
  }
  const cache = openPictureCache({ folder: pictureCacheFolder, now: () => now });
  return putPictures(plan, { content, cache }, shortKey);
}

async function produce(work: Work): Promise<MadeUnits> {
  const { plan, context, content, release, pool, base, now, onProgress } = work;
  const version = `${work.version} ${path.basename(work.bundle)}`;
  const made = await makeUnits({
    units: unitsOf({ plan, context, version }),
    memory: recallUnits(work.out),
    release,
    pool,
    onProgress,
    order: {
      content,
      folder: release.folder,
      bundle: work.bundle,
      base,
      now: now.toISOString(),
      site: sharedSite(context.site),
      shell: plan.shell,
      shellUrl: base + shellFile(plan).file,
    },
  });
  for (const { files: own } of made.units) for (const file of own) work.published.add(file);
  return made;
}

const verifyAll = ({ base, plan, published }: Work, { units }: MadeUnits): readonly Diagnostic[] =>
  verify({
    base,
    pages: units.flatMap(({ pages }) => pages),
    redirects: plan.forwards.map(({ from }) => from),
    hasFile: (file) => published.has(file),
  });

/** Makes a site and publishes it into an open release, or says why not; the live site is then as it was. */
export async function publishSite(
  input: PublishInput,
  release: Release,
): Promise<{ readonly value: Published | undefined; readonly diagnostics: readonly Diagnostic[] }> {
  const context = planContext(input.site, input);
  const plan = planSite(context);
  const files = await loadBundleFiles(input.bundle);
  const work: Work = { ...input, plan, context, files, release, published: new Set() };
  const [made, shared] = await Promise.all([produce(work), putSharedFiles(work)]);
  const diagnostics = [...made.diagnostics, ...shared, ...verifyAll(work, made)];
  if (hasErrors(diagnostics)) {
    await release.abandon();
    return { value: undefined, diagnostics };
  }
  const written = await release.publish();
  if (!written.value) return { value: undefined, diagnostics: [...diagnostics, ...written.diagnostics] };
  rememberUnits(input.out, made.units);
  const pages = made.units.reduce((sum, unit) => sum + unit.pages.length, 0);
  return { value: { ...written.value, pages, made: made.made }, diagnostics: [...diagnostics, ...written.diagnostics] };
}
