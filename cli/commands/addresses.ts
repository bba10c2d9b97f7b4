// The commands on addresses: where old ones lead, and which have been published.
import { join } from 'node:path';
import { type CheckOptions, type SiteMaps, type UrlsResult } from '../../generator/index.ts';
import * as generator from '../../generator/index.ts';
import { exitCodes, UsageError } from '../failures.ts';
import type { Context } from '../io.ts';
import { jsonText, textTable } from '../reports/display.ts';
import { reportProblems } from '../reports/pretty.ts';
import { exitCodeOf } from '../reports/summary.ts';
import { writeOutput } from '../write-output.ts';
import type { ContentFlags } from './places.ts';

/** Returns the maps as two tables for people. */
export const mapsTable = ({ idToSlug, redirects }: SiteMaps): string =>
  `${textTable([['Number', 'Course'], ...Object.entries(idToSlug)])}\n${textTable([['Old address', 'Leads to'], ...Object.entries(redirects)])}`;

/** Prints or writes the maps of legacy numbers and old addresses. */
export async function maps(
  { io, finish }: Context,
  flags: ContentFlags & { readonly format: 'table' | 'json'; readonly out?: string },
): Promise<void> {
  const { content, now = io.now(), out } = flags;
  const result = await generator.maps({ content, now });
  reportProblems(result, io);
  finish(exitCodeOf(result.diagnostics));
  if (result.maps === undefined) return;
  const { idToSlug, redirects } = result.maps;
  if (out === undefined)
    return io.out(flags.format === 'json' ? jsonText({ idToSlug, redirects }) : mapsTable(result.maps));
  const files = { 'id-to-slug.json': idToSlug, 'redirects.json': redirects };
  for (const [file, value] of Object.entries(files))
    writeOutput({ flag: '--out', file: join(out, file), cwd: io.cwd }, jsonText(value));
  io.err(`Wrote id-to-slug.json and redirects.json into ${out}.\n`);
}

interface UrlsFlags extends ContentFlags {
  readonly format: 'table' | 'json';
  readonly accept?: true;
  readonly remove?: string;
  readonly reason?: string;
}

async function acceptNew(options: CheckOptions, { io, finish }: Context): Promise<void> {
  const { written, ...result } = await generator.acceptUrls(options);
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
  const result = await generator.urls(options);
  const lost = result.addresses.filter(({ state }) => state === 'lost').map((known) => known.address);
  const problem = objection(address, result, generator.nearest(address, lost));
  if (problem !== undefined) throw new UsageError(`--remove: ${problem}`);
  await generator.removeUrl(options.content, { address, reason });
}

/** Lists all addresses, and records those that were published or removed. */
export async function urls({ io, finish }: Context, flags: UrlsFlags): Promise<void> {
  const { content, now = io.now() } = flags;
  const options = { content, now };
  if ((flags.remove === undefined) !== !flags.reason?.trim())
    throw new UsageError('--remove and --reason go together: --remove /old --reason "The offer has ended".');
  if (flags.accept) return acceptNew(options, { io, finish });
  if (flags.remove !== undefined && flags.reason !== undefined) {
    await remove(flags.remove, flags.reason, options);
    return io.out(`Recorded in addresses.yaml that ${flags.remove} was given up.\n`);
  }
  const result = await generator.urls(options);
  reportProblems(result, io);
  const { addresses } = result;
  const rows = addresses.map(({ address, state, leadsTo, reason = '' }) => {
    return [address, state, leadsTo === undefined ? reason : `-> ${leadsTo}`];
  });
  io.out(flags.format === 'json' ? jsonText({ addresses }) : textTable([['Address', 'State', ''], ...rows]));
  const hasLost = addresses.some(({ state }) => state === 'lost');
  finish(hasLost ? exitCodes.problems : exitCodeOf(result.diagnostics));
}
