import { Command } from 'commander';
import { traceOf } from '../source-trace.ts';
import type { Context } from './context.ts';
import { builtFolder, hostOption, outOption, portOption } from './options.ts';
import { open, type ListenFlags, serve } from './serving.ts';
import { openSubmissions, submissionsOption } from './submissions.ts';

/** The flags of `preview`. */
export interface PreviewFlags extends ListenFlags {
  readonly out: string;
  readonly submissions: string;
}

/** Serves a built site until the user stops it. */
export async function previewSite({ io }: Context, flags: PreviewFlags): Promise<void> {
  const out = builtFolder(io, flags.out);
  const { place: submissions, onLost } = await openSubmissions(io, flags.submissions, out);
  const { preview } = await import('../../generator/index.ts');
  const place: ListenFlags = { host: flags.host, ...(flags.port === undefined ? {} : { port: flags.port }) };
  const server = await open(() =>
    preview({
      ...place,
      out,
      submissions,
      onLost,
      now: () => io.now(),
      onFault: (error) => io.err(`${traceOf(error)}\n`),
    }),
  );
  await serve(server, io, place);
}

/** Returns the command that serves a built site as a static host would. */
export function previewCommand(context: Context): Command {
  return new Command('preview')
    .description('Serve the built site as a static host would, and collect what its forms send.')
    .addOption(outOption())
    .addOption(portOption())
    .addOption(hostOption())
    .addOption(submissionsOption())
    .action((flags: PreviewFlags) => previewSite(context, flags));
}
