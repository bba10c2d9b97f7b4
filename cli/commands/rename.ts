import { Argument, Command } from 'commander';
import type { Renaming } from '../../generator/index.ts';
import type { Context } from '../io.ts';
import { type ChangeFlags, runChange, withChange } from './changing.ts';

const things: readonly Renaming['thing'][] = ['course', 'category', 'page', 'trainer', 'place'];

/** Returns the command that gives a thing another name. */
export function renameCommand(context: Context): Command {
  const command = new Command('rename')
    .description(
      'Give something another name everywhere: its file, all that names it, links in texts, texts for search engines. Its old address leads to the new one.',
    )
    .addArgument(new Argument('<thing>', 'what it is; "category" is also for subcategories').choices(things))
    .argument('<old>', 'the name it has: that of its file without .yaml, or its id')
    .argument('<new>', 'the name it gets: small letters, digits and hyphens');
  return withChange(command).action(async (...given: readonly [Renaming['thing'], string, string, ChangeFlags]) => {
    const [thing, from, to, flags] = given;
    const { rename } = await import('../../generator/index.ts');
    const title = `rename ${thing} ${from} ${to}`;
    await runChange(context, { title, flags }, (options) => rename(options, { thing, from, to }));
  });
}
