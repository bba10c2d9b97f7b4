// What build, merge and start have in common: they run a build, show its progress, and report the result.
import type { BuildOptions, BuildResult } from '../../generator/index.ts';
import { buildProfile } from '../reports/build-profile.ts';
import { builtLine } from '../reports/built-line.ts';
import { exitCodeOf } from '../reports/count.ts';
import { reportProblems } from '../reports/report-problems.ts';
import type { Context } from './context.ts';
import { followBuild } from './follow-build.ts';
import { outFolder } from './options.ts';

/** The flags of all commands that build. */
export interface RunFlags {
  readonly content: string;
  readonly out: string;
  readonly base: string;
  readonly now?: Date;
  readonly workers?: number;
  readonly profile?: true;
}

export interface BuildRun {
  /** How the line that says what was built begins. */
  readonly verb: string;
  readonly run: (options: BuildOptions) => Promise<BuildResult>;
}

/** Runs a build and reports the result; nothing is published if there is an error. */
export async function runBuild({ io, finish }: Context, flags: RunFlags, { verb, run }: BuildRun): Promise<void> {
  const { content, out: named, base, now = io.now(), workers } = flags;
  const out = outFolder(io, named, content);
  const { events, end } = followBuild(io, named);
  const memory = (): number => io.usage?.().memory ?? 0;
  const workerOptions = workers === undefined ? {} : { workers };
  const result = await run({ content, base, out, now, memory, ...workerOptions, ...events }).finally(end);
  reportProblems(result, io);
  finish(exitCodeOf(result.diagnostics));
  const { built, milliseconds } = result;
  if (built) io.out(builtLine(built, { milliseconds, folder: named, verb }));
  if (flags.profile) io.err(buildProfile(result, io.usage?.()));
}
