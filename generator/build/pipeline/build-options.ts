// What a build is asked for, and what it answers.
import type { Shard } from '../produce/shards.ts';
import type { Progress } from '../produce/make-units.ts';
import type { Published } from '../produce/site-work.ts';
import type { PictureTime, Stage, StageName } from '../../base/stopwatch.ts';
import type { Usage } from '../../workers/start-worker.ts';
import type { Holder } from '../../base/lock.ts';
import type { CheckResult, PlanOptions } from './check.ts';

export interface BuildOptions extends PlanOptions {
  readonly out: string;
  /** The names of the hosts to write files for; those of site.yaml by default. */
  readonly hosts?: readonly string[];
  /** The folder for what hosts read outside the site; `hosting` beside the output folder by default. */
  readonly hosting?: string;
  /** Only this part of the site is made, to be merged with the others. */
  readonly shard?: Shard;
  /** How many worker processes there are at most, by default one for each core; with 0 there are none. */
  readonly workers?: number;
  /** Reports the memory of this process, in bytes, for the profile. */
  readonly memory?: () => number;
  /** Called with the stages that run, whenever one begins or ends. */
  readonly onStages?: (running: readonly StageName[]) => void;
  /** Called each time some more pages are made. */
  readonly onProgress?: (progress: Progress) => void;
  /** Called each time some more pictures are made or taken. */
  readonly onPictures?: (progress: Progress) => void;
  /** Called once, if another build into the same folder has to end first. */
  readonly onWait?: (holder: Holder) => void;
}

export interface MergeOptions extends Omit<BuildOptions, 'shard'> {
  readonly shards: readonly string[];
}

/** What a build has cost. */
export interface Profile {
  readonly stages: readonly Stage[];
  /** The supplied pictures that were made, the slowest first. */
  readonly pictures: readonly PictureTime[];
  readonly workers: readonly Usage[];
}

export interface BuildResult extends CheckResult {
  /** What was published; absent where there are errors. */
  readonly built?: Published;
  readonly profile: Profile;
}
