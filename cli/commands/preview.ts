import { Command } from 'commander';
import { traceOf } from '../failures.ts';
import { builtFolder, chooseHosts, likeOption, listenOption, outOption, portOption } from './options.ts';
import type { Context } from '../io.ts';
import { listenPlace, open, type ListenFlags, serve } from './serving.ts';
import { openSubmissions, submissionsOption } from './submissions.ts';

/** The flags of `preview`. */
export interface PreviewFlags extends ListenFlags {
  readonly out: string;
  /** The host to imitate. */
  readonly host?: string;
  readonly submissions: string;
}

/** Serves a built site until the user stops it. */
export async function previewSite({ io }: Context, flags: PreviewFlags): Promise<void> {
  const out = builtFolder(io, flags.out);
  const { place: submissions, onLost } = await openSubmissions(io, flags.submissions, out);
  const [like] = await chooseHosts(flags.host === undefined ? [] : [flags.host]);
  const { preview } = await import('../../generator/index.ts');
  const server = await open(() =>
    preview({
      ...listenPlace(flags),
      out,
      ...(like === undefined ? {} : { like }),
      submissions,
      onLost,
      now: () => io.now(),
      onFault: (error) => io.err(`${traceOf(error)}\n`),
    }),
  );
  await serve(server, io, flags);
}

/** Returns the command that serves a built site as a static host would. */
export function previewCommand(context: Context): Command {
  return new Command('preview')
    .description('Serve the built site as a static host would, and collect what its forms send.')
    .addOption(outOption())
    .addOption(likeOption())
    .addOption(portOption())
    .addOption(listenOption())
    .addOption(submissionsOption())
    .action((flags: PreviewFlags) => previewSite(context, flags));
}
