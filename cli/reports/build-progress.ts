// The progress of a long build, in one line.
import type { Progress, StageName } from '../../generator/index.ts';

/** What people call a stage while it runs. */
const activities: Readonly<Record<StageName, string>> = {
  list: 'Looking for content',
  examine: 'Reading and checking the content',
  link: 'Checking what refers to what',
  editor: 'Updating the schemas for editors',
  bundle: "Bundling the site's code",
  lock: 'Waiting for the output folder',
  plan: 'Planning the site',
  recall: 'Looking for what has changed',
  units: 'Making pages',
  files: 'Copying files',
  pictures: 'Making pictures',
  verify: 'Checking all links',
  publish: 'Publishing',
  remember: 'Noting what was made',
};

/** The progress of a build. */
export interface BuildState {
  /** The running stages, the latest last. */
  readonly running: readonly StageName[];
  /** Progress of the pages, and the milliseconds spent on them. */
  readonly pages?: Progress & { readonly milliseconds: number };
  readonly pictures?: Progress;
}

const SECOND = 1000;
const MINUTE = 60;

/** Returns a time in whole seconds, in words. */
function timeText(seconds: number): string {
  const whole = Math.ceil(seconds);
  return whole < MINUTE ? `${whole} s` : `${Math.floor(whole / MINUTE)} min ${whole % MINUTE} s`;
}

function pagesText({ done, all, milliseconds }: NonNullable<BuildState['pages']>): string {
  const far = `${activities.units}: ${done} of ${all}`;
  if (done === 0 || milliseconds === 0) return far;
  const rate = done / (milliseconds / SECOND);
  return `${far}, ${Math.max(1, Math.round(rate))} pages per second, ${timeText((all - done) / rate)} left`;
}

/** Returns what a build is doing; empty between two stages. */
export function progressText({ running, pages, pictures }: BuildState): string {
  if (pages && running.includes('units')) return pagesText(pages);
  if (pictures && running.includes('pictures')) return `${activities.pictures}: ${pictures.done} of ${pictures.all}`;
  const stage = running.at(-1);
  return stage === undefined ? '' : activities[stage];
}
