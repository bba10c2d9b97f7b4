// prospectus import and export: spreadsheets of sessions or courses.
import { readFileSync } from 'node:fs';
import { extname, resolve } from 'node:path';
import * as generator from '../../generator/index.ts';
import { refusalOf, UsageError } from '../failures.ts';
import type { Context } from '../io.ts';
import { writeOutput } from '../write-output.ts';
import { importJson } from '../reports/json.ts';
import { importReport } from '../reports/import-report.ts';
import { amount } from '../reports/summary.ts';
import { type ChangeFlags, runChange } from './changing.ts';
import { isFile } from './places.ts';

type Subject = 'sessions' | 'courses';

interface ImportFlags extends ChangeFlags {
  readonly map?: readonly string[];
  readonly sheet?: string;
  readonly dates?: 'day-first' | 'month-first';
  readonly add?: readonly ('trainers' | 'categories')[];
  readonly skipWrong?: true;
  readonly diff?: true;
  readonly format: 'table' | 'json';
}

/** "Title=field", one of a line or a flag; the field may be empty. */
function pairOf(text: string): readonly [string, string] {
  const at = text.lastIndexOf('=');
  if (at > 0) return [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  throw new UsageError(`--map: "${text}" is neither a file nor "Title=field", such as --map "Kick-off=startDate".`);
}

/** What columns mean, as it was typed or as files say it, a line each. */
const mapOf = (given: readonly string[], cwd: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    given.flatMap((text) => {
      const file = resolve(cwd, text);
      const lines = isFile(file) ? readFileSync(file, 'utf8').split(/\r?\n/) : [text];
      return lines.filter((line) => line.trim() !== '' && !line.startsWith('#')).map(pairOf);
    }),
  );

/** Makes what a spreadsheet says the content. */
export async function importSheet(
  context: Context,
  flags: ImportFlags,
  [subject, file]: readonly [Subject, string],
): Promise<void> {
  const { io } = context;
  const path = resolve(io.cwd, file);
  if (!isFile(path)) throw new UsageError(`import: there is no file "${file}" in ${io.cwd}.`);
  const brief = flags.diff ? undefined : '--dry-run --diff';
  await runChange(context, { title: `import ${subject} ${file}`, flags, brief }, async (options) => {
    const result = await generator
      .importSheet({
        ...options,
        subject,
        file: path,
        map: mapOf(flags.map ?? [], io.cwd),
        sheet: flags.sheet,
        add: flags.add,
        order: flags.dates === undefined ? undefined : flags.dates === 'day-first' ? 'day' : 'month',
        isLenient: flags.skipWrong === true,
      })
      .catch((error: unknown) => {
        const reason = (error as NodeJS.ErrnoException).path === path ? refusalOf(error) : undefined;
        throw reason === undefined ? error : new UsageError(`import: "${file}" cannot be read: ${reason}.`);
      });
    const isWrong = result.rows.some(({ is }) => is === 'wrong') && !(flags.skipWrong && !result.isRefused);
    const refusal = `rows are wrong. Correct them in the spreadsheet${flags.skipWrong ? '' : ', or leave them out with --skip-wrong'}`;
    const judged = isWrong ? { ...result, isRefused: true, refusal } : result;
    if (flags.format === 'json')
      return { ...judged, json: importJson(judged, { subject, file, isDryRun: options.isDryRun }) };
    io.out(importReport(result, { subject, file }));
    return judged;
  });
}

/** Writes sessions or courses for a spreadsheet program. */
export async function exportSheet(
  { io }: Context,
  flags: { readonly content: string; readonly out?: string },
  [subject]: readonly [Subject],
): Promise<void> {
  const ending = flags.out === undefined ? '.csv' : extname(flags.out).toLowerCase();
  if (ending !== '.csv' && ending !== '.xlsx')
    throw new UsageError(`--out: "${flags.out}" does not end in .csv or .xlsx, so it is not clear what to write.`);
  const format = ending === '.csv' ? 'csv' : 'xlsx';
  const { bytes, count } = await generator.exportSheet({ content: flags.content, subject, format });
  if (flags.out === undefined) return io.out(bytes.toString());
  writeOutput({ flag: '--out', file: flags.out, cwd: io.cwd }, bytes);
  io.err(`Wrote ${amount(count, subject.slice(0, -1))} into ${flags.out}.\n`);
}
