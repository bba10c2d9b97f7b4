// render -> verify -> write for a whole site: what changed is made, what did not is taken, all is verified, and only
// then does it take the place of the live site.
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isWithin } from '../../base/disk.ts';
import { hasErrors } from '../../rules/arrange.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { shellFile } from '../render/site-files.ts';
import { verify } from '../verify/verify.ts';
import { type FileSum, isHashed } from '../write/manifest.ts';
import type { Release } from '../write/release.ts';
import { explainFailure } from '../write/write-problem.ts';
import type { PageFacts } from '../verify/inspect-page.ts';
import { gatherShards, printShard, type Provenance, type Shard, SHARD_FILE, shardOf, takeUnits } from './shards.ts';
import { makeUnits, type MadeUnits } from './make-units.ts';
import { type MadeUnit, type PageMemory, rememberPages, type SiteWideTargets } from './page-memory.ts';
import { putBesideSite, putSharedFiles, putSharedPictures, putText, takeShared } from './put-shared-files.ts';
import {
  openWork,
  planWork,
  type PlannedSite,
  type Publication,
  type PublishInput,
  type SiteWork,
} from './site-work.ts';
import { keyedUnits, type KeyedUnit } from './keys.ts';

// Which pages have to be verified: a page that was verified before and has not changed can only be wrong when something
// has gone that it may refer to.

/** The site that is to be published. */
export interface WholeSite {
  readonly units: readonly MadeUnit[];
  readonly redirects: readonly string[];
  readonly hasFile: (file: string) => boolean;
}

const idsOf = ({ ids }: PageFacts): readonly string[] => (ids === '' ? [] : ids.split(' '));

function hasLostId(before: PageFacts, now: readonly PageFacts[]): boolean {
  const page = now.find(({ address }) => address === before.address);
  const ids = new Set(page ? idsOf(page) : []);
  return page === undefined || idsOf(before).some((id) => !ids.has(id));
}

/** Whether anything is missing now that the release before had, or it is not known what that was. */
function hasGone({ units: before, targets }: PageMemory, { units, redirects, hasFile }: WholeSite): boolean {
  const redirected = new Set(redirects);
  // A page that names a file by its content was made again when that changed.
  if (!targets?.files.every((file) => isHashed(file) || hasFile(file))) return true;
  if (!targets.redirects.every((address) => redirected.has(address))) return true;
  const now = new Map(units.map((unit) => [unit.id, unit]));
  return [...before.values()].some((old) => {
    const unit = now.get(old.id);
    if (unit === old) return false;
    return !old.files.every(hasFile) || old.pages.some((page) => hasLostId(page, unit?.pages ?? []));
  });
}

/** The units whose pages have to be verified; those that `before` has are the same objects. */
export function unitsToVerify(site: WholeSite, before?: PageMemory): readonly MadeUnit[] {
  if (!before || hasGone(before, site)) return site.units;
  return site.units.filter((unit) => before.units.get(unit.id) !== unit);
}

/** How long the code of a site takes to be found where it is kept, in milliseconds. */
const SOON_MS = 50;

const nothing: MadeUnits = { units: [], made: 0, failed: [], diagnostics: [] };

async function produce(work: SiteWork, units: readonly KeyedUnit[]): Promise<MadeUnits> {
  const { plan, content, release, pool, base, now, onProgress, stopwatch, memory } = work;
  const order = {
    content,
    folder: release.folder,
    bundle: work.bundle,
    now: now.toISOString(),
    shared: plan.shared,
    shellUrl: base + shellFile(plan).file,
    ...(plan.languages && {
      languages: plan.languages.map(({ language, shell, shared }) => ({
        language,
        shared,
        shellUrl: base + shellFile({ shell }).file,
      })),
    }),
  };
  return stopwatch.time('units', () => makeUnits({ units, memory, release, pool, onProgress, order }));
}

/** Verifies every page that may have come to be wrong. */
function verifyPages(
  { base, published }: SiteWork,
  { units, failed, memory }: MadeUnits,
  { redirects }: SiteWideTargets,
) {
  for (const { files } of units) for (const file of files) published.add(file);
  const hasFile = (file: string): boolean => published.has(file);
  const unitAt = new Map(units.flatMap((unit) => unit.addresses.map((address) => [address, unit] as const)));
  return verify({
    base,
    pages: unitsToVerify({ units, redirects, hasFile }, memory).flatMap(({ pages }) => pages),
    addresses: [...unitAt.keys()],
    pageAt: (at) => unitAt.get(at)?.pages.find(({ address }) => address === at),
    // A page that failed is reported once: links to it are in order.
    redirects: [...redirects, ...failed],
    hasFile,
  });
}

interface Conclusion {
  readonly made: MadeUnits;
  readonly found: readonly Diagnostic[];
  /** What links were verified against; absent where they were not. */
  readonly targets?: SiteWideTargets;
}

/** Publishes what was made, unless something is wrong with it. */
async function conclude(work: SiteWork, { made, found, targets }: Conclusion): Promise<Publication> {
  const { release, stopwatch, record, state, version } = work;
  if (hasErrors(found)) {
    await release.abandon();
    return { value: undefined, diagnostics: found };
  }
  const written = await stopwatch.time('publish', () => release.publish());
  const diagnostics = [...found, ...written.diagnostics];
  if (!written.value) return { value: undefined, diagnostics };
  await stopwatch.time('remember', () => rememberPages(record, { units: made.units, targets, state, version }));
  const pages = made.units.reduce((sum, unit) => sum + unit.addresses.length, 0);
  const hosted = putBesideSite(work, written.value);
  return {
    value: { ...written.value, pages, units: made.units.length, made: made.made, beside: hosted.value },
    diagnostics: [...diagnostics, ...hosted.diagnostics],
  };
}

/** Waits for all; where one fails, only when the others have ended too, so that none of them writes later. */
async function all<Results extends readonly unknown[]>(
  ...running: { readonly [Place in keyof Results]: Promise<Results[Place]> }
): Promise<Results> {
  await Promise.allSettled(running);
  return (await Promise.all(running)) as unknown as Results;
}

/** Makes a whole site; `makeAll` makes or takes its units. What needs no code of the site is made before that is there. */
async function completeSite(
  planned: PlannedSite,
  opened: Promise<SiteWork>,
  makeAll: (work: SiteWork) => Promise<MadeUnits>,
): Promise<Publication> {
  // The code of a site that was never built is not needed.
  const isTaken = planned.memory.state === planned.state && takeShared(await opened);
  const making = opened.then(makeAll);
  // Where the code is there, workers begin with the units before this process plans what belongs to none of them.
  const begun = Promise.race([opened, sleep(SOON_MS)]).catch(() => undefined);
  const [work, made, , pictures] = await all(
    opened,
    making,
    opened.then((ready) => putSharedFiles(ready, isTaken)),
    begun.then(() => (isTaken ? [] : putSharedPictures(planned))),
  );
  const targets = { files: [...work.published], redirects: work.site.redirects.map(({ from }) => from) };
  const wrong = await work.stopwatch.time('verify', () => verifyPages(work, made, targets));
  return conclude(work, { made, found: [...made.diagnostics, ...pictures, ...wrong], targets });
}

/** Whatever stops the work: the live site is as it was, and nothing is left of the new one. */
async function guard(
  input: PublishInput,
  release: Release,
  run: (planned: PlannedSite) => Promise<Publication>,
): Promise<Publication> {
  try {
    return await run(await planWork(input, release));
  } catch (error) {
    // What still writes must have ended before what it wrote is removed.
    await input.pool.close();
    await release.abandon();
    const place = error instanceof Error && 'path' in error ? String(error.path) : release.folder;
    if (!isWithin(place, release.folder)) throw error;
    return { value: undefined, diagnostics: [explainFailure(error, input.out)] };
  }
}

/** Makes a site and publishes it into an open release, or says why not; the live site is then as it was. */
export const publishSite = (input: PublishInput, release: Release): Promise<Publication> =>
  guard(input, release, (planned) =>
    completeSite(planned, openWork(planned), (work) => produce(work, keyedUnits(work))),
  );

/** What a site is made with; only shards with the same fit together. */
const provenanceOf = ({ program, bundle, base, plan }: SiteWork): Provenance => ({
  program,
  bundle: path.basename(bundle),
  base,
  day: plan.context.today,
});

/** Makes one shard of a site and publishes it. Whether its links lead anywhere is known when all shards are merged. */
export const publishShard = (input: PublishInput & { readonly shard: Shard }, open: Release) =>
  guard(input, open, async (planned) => {
    const { shard } = input;
    const work = await openWork(planned);
    const written = new Map<string, FileSum>();
    const release: Release = {
      ...open,
      keep: (files, hash) => {
        const isKept = open.keep(files, hash);
        for (const file of isKept ? files : []) written.set(file, open.live(file) ?? { bytes: 0, sum: '' });
        return isKept;
      },
      wrote: (file, record) => {
        written.set(file, record);
        open.wrote(file, record);
      },
    };
    const own = keyedUnits(work).filter(({ id }) => shardOf(id, shard.of) === shard.number);
    const made = await produce({ ...work, release }, own);
    await putText(work, {
      file: SHARD_FILE,
      text: printShard({ ...shard, provenance: provenanceOf(work), units: made.units, written }),
    });
    return conclude(work, { made, found: made.diagnostics });
  });

/** Puts a site together from its shards, makes what belongs to none, and publishes it. */
export const publishMerged = (input: PublishInput & { readonly shards: readonly string[] }, release: Release) =>
  guard(input, release, async (planned) => {
    const work = await openWork(planned);
    const { value: shards, diagnostics } = gatherShards(input.shards, provenanceOf(work));
    if (hasErrors(diagnostics)) return conclude(work, { made: nothing, found: diagnostics });
    const { onProgress, stopwatch } = work;
    const taken = await stopwatch.time('units', () =>
      takeUnits({ units: keyedUnits(work), shards, release, onProgress }),
    );
    // Without all of its pages, a site is full of broken links that are no mistake of the content.
    if (hasErrors(taken.diagnostics)) return conclude(work, { made: taken, found: taken.diagnostics });
    return completeSite(planned, Promise.resolve(work), () => Promise.resolve(taken));
  });
