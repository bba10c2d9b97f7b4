// What build, merge and start have in common: they run a build, show its progress, and report the result.
import { join, relative, resolve } from 'node:path';
import { type BuildOptions, type BuildResult, isWithin, type Progress, type StageName } from '../../generator/index.ts';
import { builtLine, exitCodeOf } from '../reports/summary.ts';
import { buildProfile } from '../reports/build-profile.ts';
import { isForPrograms } from '../reports/view.ts';
import type { Context, Io } from '../io.ts';
import { UsageError } from '../failures.ts';
import words from '../words.json' with { type: 'json' };
import { chooseHosts, outFolder, slashed } from './places.ts';
import { reportBeside, type ReportFlags, reportTargets } from './reporting.ts';

/** What people call a stage while it runs. */
const activities: Readonly<Record<StageName, string>> = words.activities;

interface BuildState {
  /** The running stages, the latest last. */
  readonly running: readonly StageName[];
  /** Progress of the pages, and the milliseconds spent on them. */
  readonly pages?: Progress & { readonly milliseconds: number };
  readonly pictures?: Progress;
}

function pagesText({ done, all, milliseconds }: NonNullable<BuildState['pages']>): string {
  const far = `${activities.units}: ${done} of ${all}`;
  if (done === 0 || milliseconds === 0) return far;
  const rate = done / (milliseconds / 1000);
  const seconds = Math.ceil((all - done) / rate);
  const left = seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return `${far}, ${Math.max(1, Math.round(rate))} pages per second, ${left} left`;
}

/** Returns what a build is doing; empty between two stages. */
function progressText({ running, pages, pictures }: BuildState): string {
  if (pages && running.includes('units')) return pagesText(pages);
  if (pictures && running.includes('pictures')) return `${activities.pictures}: ${pictures.done} of ${pictures.all}`;
  const stage = running.at(-1);
  return stage === undefined ? '' : activities[stage];
}

// Shows the progress of a long build: on a terminal in a single line that is overwritten and finally erased, elsewhere
// in a line now and then.

const CLEAR = '\r\u001b[K';

type Events = Required<Pick<BuildOptions, 'onStages' | 'onProgress' | 'onPictures' | 'onWait'>>;

/** Shows the progress of a build that takes long; nothing else may be printed until `end` is called. */
export function followBuild(io: Io, folder: string): { readonly events: Events; readonly end: () => void } {
  const time = (): number => io.now().getTime();
  const isTerminal = io.isTerminal?.err ?? false;
  let state: BuildState = { running: [] };
  let pagesBegun = 0;
  let nextAt = time() + (isTerminal ? 1000 : 10_000);
  let isShown = false;

  const clear = (): void => {
    if (isShown) io.err(CLEAR);
    isShown = false;
  };
  const show = (): void => {
    const now = time();
    const text = now < nextAt ? '' : progressText(state);
    if (text === '') return;
    nextAt = now + (isTerminal ? 100 : 10_000);
    isShown = isTerminal;
    io.err(isTerminal ? `${CLEAR}${text.slice(0, io.columns - 1)}` : `${text}.\n`);
  };
  const onStages = (running: readonly StageName[]): void => {
    if (running.includes('units') && !state.running.includes('units')) pagesBegun = time();
    state = { ...state, running };
    show();
  };
  const timer = setInterval(show, 250);
  timer.unref();
  return {
    events: {
      onStages,
      onProgress: (progress) => {
        state = { ...state, pages: { ...progress, milliseconds: time() - pagesBegun } };
        show();
      },
      onPictures: (pictures) => {
        state = { ...state, pictures };
        show();
      },
      onWait: ({ pid, since }) => {
        clear();
        const at = since.toTimeString().slice(0, 'hh:mm:ss'.length);
        io.err(`Waiting for another build into ${folder} to finish: process ${pid}, since ${at}.\n`);
      },
    },
    end: () => {
      clearInterval(timer);
      clear();
    },
  };
}

/** The flags of all commands that build. */
export interface RunFlags extends ReportFlags {
  readonly out: string;
  readonly base: string;
  readonly now?: Date;
  readonly host?: readonly string[];
  readonly hosting: string;
  readonly workers?: number;
  readonly languages?: readonly string[];
  readonly profile?: true;
}

export interface BuildRun {
  readonly command: string;
  /** How the line that says what was built begins. */
  readonly verb: string;
  readonly run: (options: BuildOptions) => Promise<BuildResult>;
}

/** The hosts to build for, and the folder for what they read outside the site. Throws a UsageError if that is within it. */
async function hostOptions(io: Io, { host, hosting }: RunFlags, out: string) {
  const folder = resolve(io.cwd, hosting);
  if (isWithin(folder, out))
    throw new UsageError(`--hosting: "${hosting}" is published with the site. Use a folder outside it.`);
  return { hosting: folder, ...(host ? { hosts: await chooseHosts(host) } : {}) };
}

/** Runs a build and reports the result; nothing is published if there is an error. */
export async function runBuild(
  { io, finish }: Context,
  flags: RunFlags,
  { command, verb, run }: BuildRun,
): Promise<void> {
  const { content, out: named, base, now = io.now(), workers, languages } = flags;
  const targets = reportTargets(command, flags, io);
  const out = outFolder(io, named, content);
  const hosted = await hostOptions(io, flags, out);
  const { events, end } = followBuild(io, named);
  const memory = (): number => io.usage?.().memory ?? 0;
  const chosen = { ...hosted, ...(workers !== undefined && { workers }) };
  const result = await run({ content, base, out, now, languages, memory, ...chosen, ...events }).finally(end);
  await reportBeside(result, targets, io);
  finish(exitCodeOf(result.diagnostics));
  const say = isForPrograms(targets.out) ? io.err : io.out;
  const { built, milliseconds } = result;
  if (built) say(builtLine(built, { milliseconds, folder: named, verb }));
  for (const { host, file } of built?.beside ?? [])
    say(`For ${host}: ${slashed(join(flags.hosting, relative(hosted.hosting, file)))}\n`);
  if (flags.profile) io.err(buildProfile(result, io.usage?.()));
}
