// What build, merge and start share: they run a build, tell how it goes, and say what came of it.
import type { BuildOptions, BuildResult } from '../../generator/index.ts';
import { buildProfile } from '../reports/build-profile.ts';
import { builtLine } from '../reports/built-line.ts';
import { exitCodeOf } from '../reports/count.ts';
import { tellProblems } from '../reports/tell-problems.ts';
import type { Context } from './context.ts';
import { followBuild } from './follow-build.ts';
import { outFolder } from './options.ts';

/** The flags of everything that builds. */
export interface RunFlags {
  readonly content: string;
  readonly out: string;
  readonly base: string;
  readonly now?: Date;
  readonly workers?: number;
  readonly profile?: true;
}

export interface Deed {
  /** How the line that says what was built begins. */
  readonly deed: string;
  readonly run: (options: BuildOptions) => Promise<BuildResult>;
}

/** Runs a build and says what came of it; nothing is published while there is an error. */
export async function runBuild({ io, finish }: Context, flags: RunFlags, { deed, run }: Deed): Promise<void> {
  const { content, out: named, base, now = io.now(), workers } = flags;
  const out = outFolder(io, named, content);
  const { events, end } = followBuild(io, named);
  const memory = (): number => io.usage?.().memory ?? 0;
  const asked = workers === undefined ? {} : { workers };
  const result = await run({ content, base, out, now, memory, ...asked, ...events }).finally(end);
  tellProblems(result, io);
  finish(exitCodeOf(result.diagnostics));
  const { built, milliseconds } = result;
  if (built) io.out(builtLine(built, { milliseconds, folder: named, deed }));
  if (flags.profile) io.err(buildProfile(result, io.usage?.()));
}
