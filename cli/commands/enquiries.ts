import { rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import type { Received } from '../../generator/index.ts';
import type { Io } from '../io.ts';
import { enquiriesCsv } from '../reports/enquiries-csv.ts';
import { enquiriesTable } from '../reports/enquiries-table.ts';
import { jsonText } from '../reports/plain-text.ts';
import { refusalOf } from '../refusal.ts';
import { UsageError } from '../usage-error.ts';
import type { Context } from './context.ts';
import { deleteEnquiries, pruneEnquiries, readSpan, type ForgetFlags, type Span } from './forget-enquiries.ts';
import { submissionsOption } from './submissions.ts';

type EnquiriesFormat = 'table' | 'json' | 'csv';

const actions = ['list', 'export', 'delete', 'prune'] as const;
type Action = (typeof actions)[number];

interface EnquiriesFlags extends ForgetFlags {
  readonly format?: EnquiriesFormat;
  readonly olderThan?: Span;
  readonly since?: Date;
  readonly excel?: true;
  readonly out?: string;
}

const BYTE_ORDER_MARK = '\uFEFF';
/** Enquiries are personal data: only the user who exports them may read the file. */
const OWNER_ONLY = 0o600;

function readMoment(text: string): Date {
  const moment = new Date(text);
  if (/^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(moment.getTime())) return moment;
  throw new InvalidArgumentError('Write a day such as 2025-11-01, or a moment such as 2025-11-01T08:00:00Z.');
}

const writers: Readonly<Record<EnquiriesFormat, (enquiries: readonly Received[]) => string>> = {
  table: enquiriesTable,
  json: (enquiries) => jsonText({ enquiries }),
  csv: enquiriesCsv,
};

async function write(text: string, out: string | undefined, io: Io): Promise<void> {
  if (out === undefined) return io.out(text);
  const file = resolve(io.cwd, out);
  await writeFile(file, text, { mode: OWNER_ONLY }).catch(async (error: unknown) => {
    const reason = refusalOf(error);
    // Half a file looks like a whole one.
    if (reason?.startsWith('the disk')) await rm(file, { force: true }).catch(() => undefined);
    const why = reason === undefined ? '. Name a file in a folder that exists' : `: ${reason}`;
    throw new UsageError(`--out: "${out}" cannot be written${why}.`, { cause: error });
  });
  io.err(`Wrote ${out}.\n`);
}

async function show(format: EnquiriesFormat, flags: EnquiriesFlags, { io }: Context): Promise<void> {
  if (flags.excel && format !== 'csv') throw new UsageError('--excel: only CSV is for Excel. Add --format csv.');
  const { submissions, since } = flags;
  const { readEnquiries } = await import('../../generator/index.ts');
  const folder = resolve(io.cwd, submissions);
  const found = await readEnquiries({ submissions: folder, ...(since && { since }) });
  if (!found) io.err(`Nothing has been received in ${submissions} yet.\n`);
  const { enquiries, unreadable } = found ?? { enquiries: [], unreadable: [] };
  if (unreadable.length > 0)
    io.err(`Not readable, probably cut short by a crash: ${submissions}, line ${unreadable.join(', ')}.\n`);
  await write((flags.excel ? BYTE_ORDER_MARK : '') + writers[format](enquiries), flags.out, io);
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

/** A flag of another action is a mistake: whoever writes it expects less to be removed than would be. */
function refuseOthers(action: Action, ids: readonly string[], flags: EnquiriesFlags): void {
  const wrong = Object.keys(flags).find((key) => flagsOf[key]?.includes(action) === false);
  if (wrong !== undefined) {
    const flag = wrong.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    throw new UsageError(`--${flag}: only for ${flagsOf[wrong]?.join(' and ')}.`);
  }
  if (ids.length > 0 && action !== 'delete') throw new UsageError(`${action}: does not take ids. Only delete does.`);
}

/** Returns the command that reads the submissions stored by the collector of preview, start and dev. */
export function enquiriesCommand(context: Context): Command {
  return new Command('enquiries')
    .description('Read what visitors have sent with the forms, export it for a spreadsheet, or remove it.')
    .addArgument(new Argument('<action>', 'list: a table; export: CSV; delete: by id; prune: by age').choices(actions))
    .argument('[ids...]', 'delete: which ones; the first eight characters are enough')
    .addOption(new Option('--format <name>', 'how to give them').choices(['table', 'json', 'csv']))
    .addOption(submissionsOption())
    .addOption(new Option('--since <date>', 'only what was received from this day on (UTC)').argParser(readMoment))
    .option('--excel', 'start the CSV with a byte order mark, so that Excel reads it as UTF-8')
    .option('--out <file>', 'write into this file instead')
    .addOption(
      new Option('--older-than <span>', 'prune: from which age on, such as 180d, 6m or 2y').argParser(readSpan),
    )
    .option('--dry-run', 'delete and prune: only show what would be removed')
    .action((action: Action, ids: readonly string[], flags: EnquiriesFlags) => {
      refuseOthers(action, ids, flags);
      if (action === 'delete') return deleteEnquiries(ids, flags, context);
      if (action === 'prune') return pruneEnquiries(flags.olderThan, flags, context);
      return show(flags.format ?? (action === 'list' ? 'table' : 'csv'), flags, context);
    });
}
