import { Command } from 'commander';
import { type ExitCode, exitCodes } from '../failures.ts';
import { buildSite, type BuildFlags } from './build.ts';
import type { Context } from '../io.ts';
import {
  baseOption,
  contentFolder,
  contentOption,
  hostingOption,
  hostsOption,
  listenOption,
  nowOption,
  outOption,
  portOption,
} from './options.ts';
import { previewSite, type PreviewFlags } from './preview.ts';
import { submissionsOption } from './submissions.ts';

type StartFlags = BuildFlags & Omit<PreviewFlags, 'host'>;

/** Returns the command that checks, builds and serves the site in one go. */
export function startCommand({ io, finish }: Context): Command {
  return new Command('start')
    .description('Check the content, build the site and serve it: the whole product in one command.')
    .addOption(contentOption())
    .addOption(outOption())
    .addOption(baseOption())
    .addOption(hostsOption())
    .addOption(hostingOption())
    .addOption(portOption())
    .addOption(listenOption())
    .addOption(submissionsOption())
    .addOption(nowOption())
    .action(async ({ host, ...flags }: StartFlags) => {
      const content = contentFolder(io, flags.content);
      let code: ExitCode = exitCodes.clean;
      const note = (built: ExitCode): void => {
        code = built;
        finish(built);
      };
      io.err('Checking the content and building the site. The first time, this takes a while.\n');
      await buildSite({ io, finish: note }, { ...flags, ...(host ? { host } : {}), content });
      const [like] = host ?? [];
      if (code === exitCodes.clean) await previewSite({ io, finish }, { ...flags, ...(like ? { host: like } : {}) });
    });
}
