import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import type { Received } from '../../generator/index.ts';
import type { Io } from '../io.ts';
import { enquiriesCsv } from '../reports/enquiries-csv.ts';
import { enquiriesTable } from '../reports/enquiries-table.ts';
import { jsonText } from '../reports/plain-text.ts';
import { UsageError } from '../usage-error.ts';
import type { Context } from './context.ts';
import { moveOld, submissionsOption } from './submissions.ts';

type EnquiriesFormat = 'table' | 'json' | 'csv';

interface EnquiriesFlags {
  readonly format?: EnquiriesFormat;
  readonly submissions: string;
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
  throw new InvalidArgumentError('Give a day such as 2025-11-01, or a moment such as 2025-11-01T08:00:00Z.');
}

const writers: Readonly<Record<EnquiriesFormat, (enquiries: readonly Received[]) => string>> = {
  table: enquiriesTable,
  json: (enquiries) => jsonText({ enquiries }),
  csv: enquiriesCsv,
};

async function write(text: string, out: string | undefined, io: Io): Promise<void> {
  if (out === undefined) return io.out(text);
  await writeFile(resolve(io.cwd, out), text, { mode: OWNER_ONLY }).catch((error: unknown) => {
    throw new UsageError(`--out: "${out}" cannot be written. Give a file in a folder that exists.`, { cause: error });
  });
  io.err(`Wrote ${out}.\n`);
}

async function show(format: EnquiriesFormat, flags: EnquiriesFlags, { io }: Context): Promise<void> {
  if (flags.excel && format !== 'csv') throw new UsageError('--excel: only CSV is for Excel. Add --format csv.');
  const { submissions, since } = flags;
  const { readEnquiries } = await import('../../generator/index.ts');
  await moveOld(io, submissions);
  const folder = resolve(io.cwd, submissions);
  const found = await readEnquiries({ submissions: folder, ...(since && { since }) });
  if (!found) io.err(`Nothing has been received in ${submissions} yet.\n`);
  const { enquiries, unreadable } = found ?? { enquiries: [], unreadable: [] };
  if (unreadable.length > 0)
    io.err(`Not readable, probably cut short by a crash: ${submissions}, line ${unreadable.join(', ')}.\n`);
  await write((flags.excel ? BYTE_ORDER_MARK : '') + writers[format](enquiries), flags.out, io);
}

/** Returns the command that reads the submissions stored by the collector of preview, start and dev. */
export function enquiriesCommand(context: Context): Command {
  return new Command('enquiries')
    .description('Read what visitors have sent with the forms: list it, or export it for a spreadsheet.')
    .addArgument(new Argument('<action>', 'list: a table; export: CSV').choices(['list', 'export']))
    .addOption(new Option('--format <name>', 'how to give them').choices(['table', 'json', 'csv']))
    .addOption(submissionsOption())
    .addOption(new Option('--since <date>', 'only what was received from this day on (UTC)').argParser(readMoment))
    .option('--excel', 'begin the CSV with the mark by which Excel knows that it is UTF-8')
    .option('--out <file>', 'write into this file instead')
    .action((action: 'list' | 'export', flags: EnquiriesFlags) =>
      show(flags.format ?? (action === 'list' ? 'table' : 'csv'), flags, context),
    );
}
