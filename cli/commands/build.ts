// The commands that build.
import { resolve } from 'node:path';
import * as generator from '../../generator/index.ts';
import { UsageError } from '../failures.ts';
import type { Context, Io } from '../io.ts';
import { reportProblems } from '../reports/pretty.ts';
import { amount, exitCodeOf } from '../reports/summary.ts';
import { holdsWholeSite, isFolder, shardFolder } from './places.ts';
import { pullFirst, withPulled } from './pull.ts';
import { runBuild, type RunFlags } from './run-build.ts';

/** The flags of `build`. */
export interface BuildFlags extends RunFlags {
  readonly plan?: true;
  readonly shard?: generator.BuildOptions['shard'];
  readonly offline?: true;
}

async function showPlan(
  { io, finish }: Context,
  { content, base, now, languages, format, output }: BuildFlags,
): Promise<void> {
  if (format ?? output)
    throw new UsageError('--plan: prints the plan, and no report. Use --format or --output without it.');
  const result = await generator.planOf({ content, base, now: now ?? io.now(), languages });
  reportProblems(result, io);
  finish(exitCodeOf(result.diagnostics));
  if (result.plan !== undefined) io.out(`${JSON.stringify(result.plan, undefined, 2)}\n`);
}

/** Checks and builds; publishes nothing if there is an error. */
export async function buildSite(context: Context, flags: BuildFlags): Promise<void> {
  const { shard } = flags;
  if (shard && holdsWholeSite(context.io, flags.out)) {
    throw new UsageError(
      `--shard: "${flags.out}" holds a whole site, which a part would replace. Use a folder of its own for the part, such as --out shard-${shard.number}.`,
    );
  }
  // Shards are made of the same content, whenever each is.
  const pulled = flags.offline || shard ? undefined : await pullFirst(context.io, flags);
  await runBuild(context, flags, {
    command: 'build',
    verb: shard ? `Built shard ${shard.number}/${shard.of}:` : 'Built',
    run: async (options) => withPulled(pulled, await generator.build({ ...options, ...(shard ? { shard } : {}) })),
  });
}

/** Checks the content and, if it has no errors, publishes the site into a folder. */
export const build = (context: Context, flags: BuildFlags): Promise<void> =>
  (flags.plan ? showPlan : buildSite)(context, flags);

/** Merges the shards built by several machines into one site. */
export async function merge(context: Context, flags: RunFlags, [folders]: readonly [readonly string[]]): Promise<void> {
  const shards = folders.map((folder) => shardFolder(context.io, folder, flags.out));
  if (new Set(shards).size < shards.length) throw new UsageError('merge: a folder is named twice. Name each once.');
  await runBuild(context, flags, {
    command: 'merge',
    verb: `Merged ${amount(shards.length, 'shard')}:`,
    run: (options) => generator.merge({ ...options, shards }),
  });
}

/** Writes the schemas for editors next to the content, if there is any. Problems in it are reported by `check`. */
async function writeEditorSchemas(io: Io): Promise<void> {
  const content = resolve(io.cwd, 'content');
  if (!isFolder(content)) return;
  await generator.check({ content, now: io.now() });
}

/** Prepares the first build as far as possible; npm runs it after installing. */
export async function prepare({ io }: Context): Promise<void> {
  await Promise.all([generator.prepare(), writeEditorSchemas(io)]);
  io.err('Ready to build.\n');
}
