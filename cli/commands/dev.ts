import { Command } from 'commander';
import { followedReport } from '../reports/changes.ts';
import { traceOf } from '../failures.ts';
import type { Context } from '../io.ts';
import { contentFolder, contentOption, languagesOption, listenOption, nowOption, portOption } from './options.ts';
import { listenPlace, open, type ListenFlags, serve } from './serving.ts';
import { openSubmissions, submissionsOption } from './submissions.ts';

interface DevFlags extends ListenFlags {
  readonly content: string;
  readonly submissions: string;
  readonly now?: Date;
  readonly languages?: readonly string[];
}

/** Returns the command that serves the site while its content is being edited. */
export function devCommand({ io }: Context): Command {
  return new Command('dev')
    .description('Show the site while you write: every saved change is checked and shown at once.')
    .addOption(contentOption())
    .addOption(portOption())
    .addOption(listenOption())
    .addOption(submissionsOption())
    .addOption(languagesOption())
    .addOption(nowOption())
    .action(async (flags: DevFlags) => {
      const content = contentFolder(io, flags.content);
      const { place: submissions, onLost } = await openSubmissions(io, flags.submissions);
      const { dev } = await import('../../generator/index.ts');
      const report = followedReport();
      const view = { isColor: io.isColor.err, columns: io.columns };
      const server = await open(() =>
        dev({
          ...listenPlace(flags),
          content,
          languages: flags.languages,
          submissions,
          onLost,
          onFault: (error) => io.err(`${traceOf(error)}\n`),
          now: () => flags.now ?? io.now(),
          onCheck: (result) => io.err(report(result, view)),
        }),
      );
      await serve(server, io, flags);
    });
}
