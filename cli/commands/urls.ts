import { Command, Option } from 'commander';
import type { AddressState, CheckOptions, UrlsResult } from '../../generator/index.ts';
import { exitCodes, UsageError } from '../failures.ts';
import type { Context, Io } from '../io.ts';
import { textTable } from '../reports/display.ts';
import { jsonText } from '../reports/plain-text.ts';
import { exitCodeOf } from '../reports/summary.ts';
import { reportProblems } from '../reports/pretty.ts';
import { contentFolder, contentOption, nowOption } from './options.ts';

interface UrlsFlags {
  readonly content: string;
  readonly format: 'table' | 'json';
  readonly accept?: true;
  readonly remove?: string;
  readonly reason?: string;
  readonly now?: Date;
}

const note = ({ leadsTo, reason = '' }: AddressState): string => (leadsTo === undefined ? reason : `-> ${leadsTo}`);

/** Prints the state of every address. */
function list({ addresses }: UrlsResult, format: UrlsFlags['format'], io: Io): void {
  const rows = addresses.map((known) => [known.address, known.state, note(known)]);
  io.out(format === 'json' ? jsonText({ addresses }) : textTable([['Address', 'State', ''], ...rows]));
}

async function accept(options: CheckOptions, { io, finish }: Context): Promise<void> {
  const { acceptUrls } = await import('../../generator/index.ts');
  const { written, ...result } = await acceptUrls(options);
  reportProblems(result, io);
  finish(exitCodeOf(result.diagnostics));
  if (written === undefined) io.err('Nothing was recorded: fix the errors first.\n');
  else if (written.length === 0) io.out('All addresses are recorded.\n');
  else io.out(`Recorded in addresses.yaml:\n${written.map((address) => `  ${address}\n`).join('')}`);
}

/** Why an address cannot be removed; undefined if it can. */
function objection(address: string, { addresses }: UrlsResult, guess: string | undefined): string | undefined {
  const state = addresses.find((known) => known.address === address)?.state;
  if (state === 'lost') return undefined;
  if (state === 'removed') return `"${address}" is recorded as removed already.`;
  if (state !== undefined) return `"${address}" still answers. Delete its page or redirect first.`;
  return `"${address}" was never published.${guess === undefined ? '' : ` Did you mean "${guess}"?`}`;
}

async function remove(address: string, reason: string, options: CheckOptions): Promise<void> {
  const { nearest, removeUrl, urls } = await import('../../generator/index.ts');
  const result = await urls(options);
  const lost = result.addresses.filter(({ state }) => state === 'lost').map((known) => known.address);
  const problem = objection(address, result, nearest(address, lost));
  if (problem !== undefined) throw new UsageError(`--remove: ${problem}`);
  await removeUrl(options.content, { address, reason });
}

/** Returns the command that lists all addresses, and records those that were published or removed. */
export function urlsCommand({ io, finish }: Context): Command {
  return new Command('urls')
    .description('List every address and its state: published, new, lost or removed.')
    .addOption(contentOption())
    .addOption(new Option('--format <name>', 'how to list them').choices(['table', 'json']).default('table'))
    .addOption(new Option('--accept', 'record all new addresses in addresses.yaml').conflicts('remove'))
    .option('--remove <address>', 'record that a lost address was given up on purpose')
    .option('--reason <text>', 'why, in a few words; needed with --remove')
    .addOption(nowOption())
    .action(async (flags: UrlsFlags) => {
      const options = { content: contentFolder(io, flags.content), now: flags.now ?? io.now() };
      if ((flags.remove === undefined) !== !flags.reason?.trim())
        throw new UsageError('--remove and --reason go together: --remove /old --reason "The offer has ended".');
      if (flags.accept) return accept(options, { io, finish });
      if (flags.remove !== undefined && flags.reason !== undefined) {
        await remove(flags.remove, flags.reason, options);
        io.out(`Recorded in addresses.yaml that ${flags.remove} was given up.\n`);
        return;
      }
      const { urls } = await import('../../generator/index.ts');
      const result = await urls(options);
      reportProblems(result, io);
      list(result, flags.format, io);
      const hasLost = result.addresses.some(({ state }) => state === 'lost');
      finish(hasLost ? exitCodes.problems : exitCodeOf(result.diagnostics));
    });
}
