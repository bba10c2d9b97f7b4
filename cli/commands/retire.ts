import { Argument, Command, Option } from 'commander';
import { UsageError } from '../failures.ts';
import type { Context } from '../io.ts';
import { type ChangeFlags, runChange, withChange } from './changing.ts';

interface RetireFlags extends ChangeFlags {
  readonly to?: string;
  readonly stories: 'keep' | 'remove';
  readonly keepPage?: true;
}

/** Returns the command that takes a course out of the offer. */
export function retireCommand(context: Context): Command {
  const command = new Command('retire')
    .description(
      'Take a course out of the offer: its file, its sessions and all that names it go, and its addresses lead to another page. Or only its dates go.',
    )
    .addArgument(new Argument('<thing>', 'what to retire').choices(['course']))
    .argument('<name>', 'the name of its file without .yaml')
    .option('--to <course>', 'the course or address that its addresses lead to (default: the catalogue)')
    .addOption(
      new Option(
        '--stories <choice>',
        'stories of its participants: keep them without naming the course, or remove them',
      )
        .choices(['keep', 'remove'])
        .default('keep'),
    )
    .option('--keep-page', 'its page can still be read, and past sessions stay; only sessions to come go');
  return withChange(command).action(async (...[, course, flags]: readonly [string, string, RetireFlags]) => {
    const { to, stories, keepPage } = flags;
    if (keepPage && to !== undefined) throw new UsageError('--to: with --keep-page its page stays. Use one of them.');
    const { retire } = await import('../../generator/index.ts');
    const title = ['retire course', course, ...(keepPage ? ['--keep-page'] : [])].join(' ');
    await runChange(context, { title, flags }, (options) =>
      retire(options, { course, to, stories, isReadable: keepPage === true }),
    );
  });
}
