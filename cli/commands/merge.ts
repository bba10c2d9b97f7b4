import { Command } from 'commander';
import { amount } from '../reports/summary.ts';
import { UsageError } from '../failures.ts';
import type { Context } from '../io.ts';
import {
  baseOption,
  contentFolder,
  contentOption,
  hostingOption,
  hostsOption,
  languagesOption,
  nowOption,
  outOption,
  profileOption,
  shardFolder,
  workersOption,
} from './options.ts';
import { withReports } from './reporting.ts';
import { runBuild, type RunFlags } from './run-build.ts';

async function mergeShards(context: Context, folders: readonly string[], flags: RunFlags): Promise<void> {
  const shards = folders.map((folder) => shardFolder(context.io, folder, flags.out));
  if (new Set(shards).size < shards.length) throw new UsageError('merge: a folder is named twice. Name each once.');
  const { merge } = await import('../../generator/index.ts');
  await runBuild(context, flags, {
    command: 'merge',
    verb: `Merged ${amount(shards.length, 'shard')}:`,
    run: (options) => merge({ ...options, shards }),
  });
}

/** Returns the command that merges the shards built by several machines into one site. */
export function mergeCommand(context: Context): Command {
  const command = new Command('merge')
    .description('Check the content and put the site together from its shards: the files are those of one build.')
    .argument('<folders...>', 'the folders of all shards, as prospectus build --shard wrote them')
    .addOption(contentOption())
    .addOption(outOption())
    .addOption(baseOption())
    .addOption(hostsOption())
    .addOption(hostingOption())
    .addOption(workersOption());
  return withReports(command)
    .addOption(profileOption())
    .addOption(languagesOption())
    .addOption(nowOption())
    .action(async (folders: readonly string[], flags: RunFlags) => {
      const content = contentFolder(context.io, flags.content);
      await mergeShards(context, folders, { ...flags, content });
    });
}
