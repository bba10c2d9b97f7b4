import { writeFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { Argument, Command } from 'commander';
import { refusalOf, UsageError } from '../failures.ts';
import type { Context } from '../io.ts';
import { amount } from '../reports/summary.ts';
import { contentFolder, contentOption } from './options.ts';

export const subjects = ['sessions', 'courses'] as const;
export type Subject = (typeof subjects)[number];

/** What is counted, of a subject. */
export const oneOf = (subject: Subject): string => subject.slice(0, -1);

interface ExportFlags {
  readonly content: string;
  readonly out?: string;
}

async function exportFile(subject: Subject, flags: ExportFlags, { io }: Context): Promise<void> {
  const content = contentFolder(io, flags.content);
  const ending = flags.out === undefined ? '.csv' : extname(flags.out).toLowerCase();
  if (ending !== '.csv' && ending !== '.xlsx')
    throw new UsageError(`--out: "${flags.out}" does not end in .csv or .xlsx, so it is not clear what to write.`);
  const { exportSheet } = await import('../../generator/index.ts');
  const { bytes, count } = await exportSheet({ content, subject, format: ending === '.csv' ? 'csv' : 'xlsx' });
  if (flags.out === undefined) return io.out(bytes.toString());
  await writeFile(resolve(io.cwd, flags.out), bytes).catch((error: unknown) => {
    const reason = refusalOf(error) ?? 'name a file in a folder that exists, and close it in the spreadsheet program';
    throw new UsageError(`--out: "${flags.out}" cannot be written: ${reason}.`, { cause: error });
  });
  io.err(`Wrote ${amount(count, oneOf(subject))} into ${flags.out}.\n`);
}

/** Returns the command that writes sessions or courses for a spreadsheet program. */
export function exportCommand(context: Context): Command {
  return new Command('export')
    .description('Write all sessions or courses as a spreadsheet, which "prospectus import" reads back.')
    .addArgument(new Argument('<what>', 'what to write').choices(subjects))
    .addOption(contentOption())
    .option('--out <file>', 'the file to write, .xlsx or .csv; without it, CSV is printed')
    .action((subject: Subject, flags: ExportFlags) => exportFile(subject, flags, context));
}
