import { Command } from 'commander';
import type { Context } from './context.ts';
import { baseOption } from './options.ts';

/**
 * Returns the command that prepares whatever the first build needs and does not depend on content; npm runs it after
 * installing.
 */
export function prepareCommand({ io }: Context): Command {
  return new Command('prepare')
    .description("Bundle the site's code ahead of the first build. Installing Prospectus does it for the base /.")
    .addOption(baseOption())
    .action(async ({ base }: { readonly base: string }) => {
      const { prepare } = await import('../../generator/index.ts');
      await prepare(base);
      io.err(`Ready to build for the base ${base}.\n`);
    });
}
