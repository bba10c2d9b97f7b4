// What the making of a site works with from beginning to end.
import path from 'node:path';
import type { FolderRecord } from '../../cache/record.ts';
import { areHeadersSent, hostFiles, layoutFor, type HostOutput } from '../../hosts/hosts.ts';
import type { Host } from '../../hosts/host.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { builtInKinds, loadPlanners } from '../../kinds/kinds.ts';
import type { LinkedSite } from '../../model/content.ts';
import { planLanguages } from '../../features/shell/plan-languages.ts';
import type { SitePlan } from '../../features/shell/plan.ts';
import type { PlanInput } from '../../features/shell/site-context.ts';
import { loadBundleFiles, type BundleFiles } from '../render/bundle.ts';
import type { Stopwatch } from '../../base/stopwatch.ts';
import type { Pool } from '../../workers/pool.ts';
import type { SiteSize } from '../../model/hosting.ts';
import type { Release } from '../write/release.ts';
import type { Progress } from './make-units.ts';
import { recallPages, type PageMemory } from './page-memory.ts';

export interface PublishInput extends Pick<PlanInput, 'base' | 'now'> {
  readonly site: LinkedSite;
  /** The content folder, absolute. */
  readonly content: string;
  /** The output folder, absolute. */
  readonly out: string;
  readonly hosts: readonly Host[];
  /** The folder for what they read outside the site, absolute. */
  readonly hosting: string;
  readonly record: FolderRecord;
  readonly bundle: Promise<string>;
  /** Changes with the content, but for the texts of courses, and with the day. */
  readonly contentState: string;
  /** Changes with the program. */
  readonly program: string;
  readonly pool: Pool;
  readonly stopwatch: Stopwatch;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Called each time some more pictures are made or taken. */
  readonly onPictures?: ((progress: Progress) => void) | undefined;
}

/** A site that is planned, and can be made but for what the site's code is needed for. */
export interface PlannedSite extends PublishInput {
  readonly plan: SitePlan;
  readonly hostFiles: readonly HostOutput[];
  /** Changes with whatever is planned but for the texts of courses. */
  readonly state: string;
  readonly memory: PageMemory;
  readonly release: Release;
  /** Every file that the release has so far. */
  readonly published: Set<string>;
}

/** A site in the making. */
export interface SiteWork extends Omit<PlannedSite, 'bundle'> {
  readonly bundle: string;
  readonly files: BundleFiles;
  readonly version: string;
  /** Whether the release before was planned from the same, but for the texts of courses, and made with the same code. */
  readonly isSame: boolean;
}

/** What was published. */
export interface Published extends SiteSize {
  readonly pages: number;
  /** How many units it has: courses with all their pages, and other pages. */
  readonly units: number;
  /** How many of its units were made, not taken from the release before or from a shard. */
  readonly made: number;
  /** What was written for hosts outside the site: absolute paths, with the host's title. */
  readonly beside: readonly HostNote[];
}

/** A file outside the site that a host reads. */
export interface HostNote {
  readonly host: string;
  readonly file: string;
}

/** What was published; without a value the diagnostics say why nothing was. */
export interface Publication {
  readonly value: Published | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Plans a site that will go into a release. */
export async function planWork(input: PublishInput, release: Release): Promise<PlannedSite> {
  const { site, base, now, record, contentState, stopwatch } = input;
  const as = { layout: layoutFor(input.hosts), areHeadersSent: areHeadersSent(input.hosts) };
  const names = input.hosts.map(({ name }) => name).join();
  const state = `${base} ${names} ${as.layout} ${as.areHeadersSent} ${contentState}`;
  const memory = await stopwatch.time('recall', () => recallPages(record));
  const planners = await loadPlanners(builtInKinds);
  return stopwatch.time('plan', () => {
    const plan = planLanguages(site, { base, now, planners, ...as });
    return {
      ...input,
      plan,
      hostFiles: hostFiles(input.hosts, plan.hosting),
      state,
      memory,
      release,
      published: new Set(),
    };
  });
}

/** Waits for the bundle. */
export async function openWork(planned: PlannedSite): Promise<SiteWork> {
  const bundle = await planned.bundle;
  const files = await loadBundleFiles(bundle);
  const version = `${planned.program} ${path.basename(bundle)}`;
  const { memory, state } = planned;
  const isSame = memory.state === state && memory.version === version;
  return { ...planned, bundle, files, version, isSame };
}
