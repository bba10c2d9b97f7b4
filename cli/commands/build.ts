import { Command } from 'commander';
import { exitCodeOf } from '../reports/count.ts';
import { reportProblems } from '../reports/report-problems.ts';
import { UsageError } from '../usage-error.ts';
import type { Context } from './context.ts';
import {
  baseOption,
  contentFolder,
  contentOption,
  holdsWholeSite,
  hostingOption,
  hostsOption,
  nowOption,
  outOption,
  profileOption,
  workersOption,
} from './options.ts';
import { withReports } from './report-flags.ts';
import { runBuild, type RunFlags } from './run-build.ts';
import { chooseShard, type Shard, shardOption } from './shard-option.ts';

/** The flags of `build`. */
export interface BuildFlags extends RunFlags {
  readonly plan?: true;
  readonly shard?: Shard | 'auto';
}

async function showPlan({ io, finish }: Context, { content, base, now, format, output }: BuildFlags): Promise<void> {
  if (format ?? output)
    throw new UsageError('--plan: prints the plan, and no report. Give --format or --output without it.');
  const { planOf } = await import('../../generator/index.ts');
  const result = await planOf({ content, base, now: now ?? io.now() });
  reportProblems(result, io);
  finish(exitCodeOf(result.diagnostics));
  if (result.plan !== undefined) io.out(`${JSON.stringify(result.plan, undefined, 2)}\n`);
}

/** Checks and builds; publishes nothing if there is an error. */
export async function buildSite(context: Context, flags: BuildFlags): Promise<void> {
  const shard = chooseShard(flags.shard, context.io.env);
  if (shard && holdsWholeSite(context.io, flags.out)) {
    throw new UsageError(
      `--shard: "${flags.out}" holds a whole site, which a part would replace. Use a folder of its own for the part, such as --out shard-${shard.number}.`,
    );
  }
  const { build } = await import('../../generator/index.ts');
  await runBuild(context, flags, {
    command: 'build',
    verb: shard ? `Built shard ${shard.number}/${shard.of}:` : 'Built',
    run: (options) => build({ ...options, ...(shard ? { shard } : {}) }),
  });
}

/** Returns the command that checks the content and, if it has no errors, publishes the site into a folder. */
export function buildCommand(context: Context): Command {
  const command = new Command('build')
    .description('Check the content and build the site. Nothing is published while there is an error.')
    .addOption(contentOption())
    .addOption(outOption())
    .addOption(baseOption())
    .addOption(hostsOption())
    .addOption(hostingOption())
    .option('--plan', 'print as JSON what would be built, and stop')
    .addOption(shardOption());
  return withReports(command)
    .addOption(workersOption())
    .addOption(profileOption())
    .addOption(nowOption())
    .action(async (flags: BuildFlags) => {
      const content = contentFolder(context.io, flags.content);
      await (flags.plan ? showPlan : buildSite)(context, { ...flags, content });
    });
}
