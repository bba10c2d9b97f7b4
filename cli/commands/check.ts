import { Command, Option } from 'commander';
import { exitCodeOf } from '../reports/count.ts';
import { type Format, reports } from '../reports/reports.ts';
import type { Context } from './context.ts';
import { contentFolder, contentOption, nowOption } from './options.ts';

interface CheckFlags {
  readonly content: string;
  readonly format: Format;
  readonly now?: Date;
}

/** Makes the command that reads all content and tells every problem in it. */
export function checkCommand({ io, finish }: Context): Command {
  return new Command('check')
    .description('Read all content and tell every problem in it: what, where, why and what to do.')
    .addOption(contentOption())
    .addOption(new Option('--format <name>', 'how to tell it').choices(Object.keys(reports)).default('pretty'))
    .addOption(nowOption())
    .action(async (flags: CheckFlags) => {
      const content = contentFolder(io, flags.content);
      const { check } = await import('../../generator/index.ts');
      const result = await check({ content, now: flags.now ?? io.now() });
      io.out(reports[flags.format](result, { isColor: io.isColor.out, columns: io.columns }));
      finish(exitCodeOf(result.diagnostics));
    });
}
