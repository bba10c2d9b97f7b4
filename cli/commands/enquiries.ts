import { resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { readEnquiries, type Received, removeEnquiries } from '../../generator/index.ts';
import type { Context } from '../io.ts';
import { enquiriesCsv, enquiriesTable } from '../reports/enquiries-report.ts';
import { jsonText } from '../reports/display.ts';
import { amount } from '../reports/summary.ts';
import { UsageError } from '../failures.ts';
import { flagNamed } from '../command-definitions.ts';
import { writeOutput } from '../write-output.ts';
import { reasonOf } from './serving.ts';

// Data protection law gives visitors the right to be forgotten, and asks that nothing is kept longer than it is needed.

interface ForgetFlags {
  readonly submissions: string;
  readonly dryRun?: true;
}

/** A span of time that an editor writes, such as 180d or 2y. */
type Span = { readonly count: number; readonly unit: keyof typeof units };

type Choose = (enquiries: readonly Received[]) => readonly Received[];

/** The fewest characters that name an enquiry; the table shows so many. */
const SHORTEST = 8;

/** Reads a span of time; it must be at least a day, so that nothing is removed by an empty one. */
export function readSpan(text: string): Span {
  const [, count, unit] = /^(\d{1,4})\s*([dwmy])$/.exec(text.trim().toLowerCase()) ?? [];
  if (Number(count) > 0) return { count: Number(count), unit: unit as Span['unit'] };
  throw new InvalidArgumentError('Use a number of days, weeks, months or years, such as 180d, 26w, 6m or 2y.');
}

/** What a unit is in months and days. */
const units = { d: [0, 1], w: [0, 7], m: [1, 0], y: [12, 0] } as const;

function before(now: Date, { count, unit }: Span): Date {
  const [months, days] = units[unit];
  const moment = new Date(now);
  moment.setUTCMonth(moment.getUTCMonth() - count * months);
  // A month before 31 March is the end of February, and not the beginning of March.
  if (moment.getUTCDate() !== now.getUTCDate()) moment.setUTCDate(0);
  moment.setUTCDate(moment.getUTCDate() - count * days);
  return moment;
}

/** Finds the one enquiry with an id, or with one that begins so; throws a UsageError where there is not exactly one. */
function find(enquiries: readonly Received[], name: string): readonly Received[] {
  const same = enquiries.filter(({ id }) => id === name);
  if (same.length > 0) return same;
  const found = name.length < SHORTEST ? [] : enquiries.filter(({ id }) => id.startsWith(name));
  if (found.length === 1) return found;
  const problem = found.length === 0 ? `There is no enquiry "${name}"` : `Several enquiries begin with "${name}"`;
  throw new UsageError(`${problem}, so nothing was removed. The ids are in: npx prospectus enquiries list.`);
}

async function forget(choose: Choose, { submissions, dryRun }: ForgetFlags, { io }: Context): Promise<void> {
  const place = resolve(io.cwd, submissions);
  const removal = await removeEnquiries({ submissions: place, choose, isDryRun: dryRun === true }).catch(
    (error: unknown) => {
      if (error instanceof UsageError) throw error;
      throw new UsageError(`--submissions: nothing was removed from ${submissions}: ${reasonOf(error)}.`, {
        cause: error,
      });
    },
  );
  if (!removal) return io.err(`Nothing has been received in ${submissions} yet.\n`);
  const { removed, kept, unreadable } = removal;
  if (removed.length > 0) io.out(enquiriesTable(removed));
  const done = dryRun ? 'Would be removed' : 'Removed';
  io.err(
    `${done}: ${amount(removed.length, 'enquiry', 'enquiries')} of ${removed.length + kept}; ${kept} ${kept === 1 ? 'stays' : 'stay'}.\n`,
  );
  const lines = `${submissions}, line ${unreadable.join(', ')}`;
  if (unreadable.length > 0) io.err(`Not readable, and left as it is: ${lines}. Check whether it can stay.\n`);
}

function withIds(ids: readonly string[]): Choose {
  if (ids.length === 0) throw new UsageError('delete: name the ids of the enquiries to remove.');
  return (enquiries) => [...new Set(ids.flatMap((id) => find(enquiries, id)))];
}

function olderThan(span: Span | undefined, now: Date): Choose {
  if (!span) throw new UsageError('prune: say from which age on, such as --older-than 180d.');
  const limit = before(now, span).getTime();
  return (all) => all.filter(({ receivedAt }) => Date.parse(receivedAt) < limit);
}

type Action = 'list' | 'export' | 'delete' | 'prune';

interface EnquiriesFlags extends ForgetFlags {
  readonly format?: keyof typeof writers;
  readonly olderThan?: Span;
  readonly since?: Date;
  readonly excel?: true;
  readonly out?: string;
}

const writers = {
  table: enquiriesTable,
  csv: enquiriesCsv,
  json: (enquiries: readonly Received[]) => jsonText({ enquiries }),
};

async function show(format: keyof typeof writers, flags: EnquiriesFlags, { io }: Context): Promise<void> {
  if (flags.excel && format !== 'csv') throw new UsageError('--excel: only CSV is for Excel. Add --format csv.');
  const { submissions, since, out } = flags;
  const folder = resolve(io.cwd, submissions);
  const found = await readEnquiries({ submissions: folder, ...(since && { since }) });
  if (!found) io.err(`Nothing has been received in ${submissions} yet.\n`);
  const { enquiries, unreadable } = found ?? { enquiries: [], unreadable: [] };
  if (unreadable.length > 0)
    io.err(`Not readable, probably cut short by a crash: ${submissions}, line ${unreadable.join(', ')}.\n`);
  const text = (flags.excel ? '\uFEFF' : '') + writers[format](enquiries);
  if (out === undefined) return io.out(text);
  // Enquiries are personal data: only the user who exports them may read the file.
  writeOutput({ flag: '--out', file: out, cwd: io.cwd, mode: 0o600 }, text);
  io.err(`Wrote ${out}.\n`);
}

/** The flags that only some of the actions have. */
const flagsOf: Readonly<Record<string, readonly Action[]>> = {
  format: ['list', 'export'],
  since: ['list', 'export'],
  excel: ['list', 'export'],
  out: ['list', 'export'],
  olderThan: ['prune'],
  dryRun: ['delete', 'prune'],
};

/** A flag of another action is a mistake: less would be expected to be removed than would be. */
function refuseOthers(action: Action, ids: readonly string[], flags: EnquiriesFlags): void {
  const wrong = Object.keys(flags).find((key) => flagsOf[key]?.includes(action) === false);
  if (wrong !== undefined) {
    throw new UsageError(`${flagNamed(wrong)}: only for ${flagsOf[wrong]?.join(' and ')}.`);
  }
  if (ids.length > 0 && action !== 'delete') throw new UsageError(`${action}: does not take ids. Only delete does.`);
}

/** Reads, exports or removes the submissions stored by the collector of preview, start and dev. */
export async function enquiries(
  context: Context,
  flags: EnquiriesFlags,
  [action, ids]: readonly [Action, readonly string[]],
): Promise<void> {
  refuseOthers(action, ids, flags);
  if (action === 'delete') return forget(withIds(ids), flags, context);
  if (action === 'prune') return forget(olderThan(flags.olderThan, context.io.now()), flags, context);
  return show(flags.format ?? (action === 'list' ? 'table' : 'csv'), flags, context);
}
