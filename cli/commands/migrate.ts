import { Command } from 'commander';
import { exitCodes } from '../exit-code.ts';
import { lineDiff } from '../reports/line-diff.ts';
import type { Context } from './context.ts';
import { contentFolder, contentOption } from './options.ts';

interface MigrateFlags {
  readonly content: string;
  readonly dryRun?: true;
}

/** Returns the command that rewrites content of an earlier format. */
export function migrateCommand({ io, finish }: Context): Command {
  return new Command('migrate')
    .description('Rewrite content of an earlier format to the current one. Comments and blank lines are kept.')
    .addOption(contentOption())
    .option('--dry-run', 'only show what would change')
    .action(async ({ content: named, dryRun }: MigrateFlags) => {
      const content = contentFolder(io, named);
      const { migrate } = await import('../../generator/index.ts');
      const { from, to, files, problem } = await migrate(content, { isDryRun: dryRun ?? false });
      if (problem !== undefined) {
        io.err(`prospectus: migrate: ${problem}\n`);
        return finish(exitCodes.problems);
      }
      if (files.length === 0) return io.out(`The content has format ${from}, the current one.\n`);
      for (const { file, before, after } of files) io.out(`${file}\n${lineDiff(before, after)}`);
      io.out(`${dryRun ? 'Would change' : 'Changed'} the content from format ${from} to ${to}.\n`);
    });
}
