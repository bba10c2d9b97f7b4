import { Command, InvalidArgumentError, Option } from 'commander';
import type { Context } from '../io.ts';
import { type ChangeFlags, namesOption, runChange, withChange } from './changing.ts';

interface SetFlags extends ChangeFlags {
  readonly course?: readonly string[];
  readonly category?: readonly string[];
  readonly all?: true;
  readonly sessions?: true;
  readonly round?: number;
}

function readStep(text: string): number {
  if (/^\d+(?:\.\d+)?$/.test(text) && Number(text) > 0) return Number(text);
  throw new InvalidArgumentError('Use an amount, such as 5 or 0.5.');
}

/** The command as it was typed. */
function titleOf(field: string, value: string, { course = [], category = [], all }: SetFlags): string {
  const choice = [
    ['--course', course],
    ['--category', category],
  ] as const;
  const chosen = choice.flatMap(([flag, names]) => (names.length > 0 ? [flag, names.join(',')] : []));
  return ['set', field, value, ...chosen, ...(all ? ['--all'] : [])].join(' ');
}

/** Returns the command that sets one field of many courses. */
export function setCommand(context: Context): Command {
  const command = new Command('set')
    .description('Change one field of many courses at once: their prices, or anything else that a course has.')
    .argument('<field>', 'the field of the course files, such as price, level or page')
    .argument('<value>', 'what it becomes; a price may also be +5%, +10 or -10')
    .addOption(namesOption('course', 'these courses'))
    .addOption(namesOption('category', 'the courses of these categories or subcategories'))
    .option('--all', 'all courses')
    .option('--sessions', 'prices: also those of coming sessions that have a price of their own')
    .addOption(
      new Option('--round <amount>', 'prices: round to multiples of this (default: the smallest coin)').argParser(
        readStep,
      ),
    );
  return withChange(command).action(async (...[field, value, flags]: readonly [string, string, SetFlags]) => {
    const { setField } = await import('../../generator/index.ts');
    const { course, category, all, sessions, round } = flags;
    const choice = { courses: course, categories: category, isAll: all };
    await runChange(context, { title: titleOf(field, value, flags), flags }, (options) =>
      setField(options, { field, value, step: round, hasSessions: sessions, ...choice }),
    );
  });
}
