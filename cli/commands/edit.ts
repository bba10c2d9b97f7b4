import { Command } from 'commander';
import { traceOf } from '../failures.ts';
import type { Context } from '../io.ts';
import { contentFolder, contentOption, nowOption } from './options.ts';

interface EditFlags {
  readonly content: string;
  readonly now?: Date;
}

/** Returns the command that serves the page on which content is edited with forms and tables. */
export function editCommand({ io }: Context): Command {
  return new Command('edit')
    .description(
      'Edit the content on a page of this machine: forms, tables, pictures, a preview, and every problem beside its field.',
    )
    .addOption(contentOption())
    .addOption(nowOption())
    .action(async (flags: EditFlags) => {
      const content = contentFolder(io, flags.content);
      const { edit } = await import('../../generator/index.ts');
      io.err('Reading the content ...\n');
      const server = await edit({
        content,
        now: () => flags.now ?? io.now(),
        onFault: (error) => io.err(`${traceOf(error)}\n`),
      });
      try {
        io.out(
          `\n  Edit the content at ${server.url}\n  The address is a key to your files: keep it on this machine.\n  Press Ctrl+C to stop.\n\n`,
        );
        await io.untilStopped();
      } finally {
        await server.close();
      }
    });
}
