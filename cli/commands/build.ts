import { Command } from 'commander';
import { exitCodeOf } from '../reports/count.ts';
import { builtLine } from '../reports/built-line.ts';
import { tellProblems } from '../reports/tell-problems.ts';
import type { Context } from './context.ts';
import { baseOption, contentFolder, contentOption, nowOption, outFolder, outOption } from './options.ts';

/** The flags of a build. */
export interface BuildFlags {
  readonly content: string;
  readonly out: string;
  readonly base: string;
  readonly plan?: true;
  readonly now?: Date;
}

async function showPlan({ io, finish }: Context, { content, base, now }: BuildFlags): Promise<void> {
  const { planOf } = await import('../../generator/index.ts');
  const result = await planOf({ content, base, now: now ?? io.now() });
  tellProblems(result, io);
  finish(exitCodeOf(result.diagnostics));
  if (result.plan !== undefined) io.out(`${JSON.stringify(result.plan, undefined, 2)}\n`);
}

/** Checks and builds; publishes nothing while there is an error. */
export async function buildSite({ io, finish }: Context, { content, out, base, now }: BuildFlags): Promise<void> {
  const folder = outFolder(io, out, content);
  const { build } = await import('../../generator/index.ts');
  const result = await build({ content, base, out: folder, now: now ?? io.now() });
  tellProblems(result, io);
  finish(exitCodeOf(result.diagnostics));
  if (result.built) io.out(builtLine(result.built, { milliseconds: result.milliseconds, folder: out }));
}

/** Makes the command that checks the content and, if it has no errors, publishes the site into a folder. */
export function buildCommand(context: Context): Command {
  return new Command('build')
    .description('Check the content and build the site. Nothing is published while there is an error.')
    .addOption(contentOption())
    .addOption(outOption())
    .addOption(baseOption())
    .option('--plan', 'print as JSON what would be built, and stop')
    .addOption(nowOption())
    .action(async (flags: BuildFlags) => {
      const content = contentFolder(context.io, flags.content);
      await (flags.plan ? showPlan : buildSite)(context, { ...flags, content });
    });
}
