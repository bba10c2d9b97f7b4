import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Argument, Command, Option } from 'commander';
import { refusalOf, UsageError } from '../failures.ts';
import type { Context } from '../io.ts';
import { importReport } from '../reports/import-report.ts';
import { type ChangeFlags, runChange, withChange } from './changing.ts';
import { type Subject, subjects } from './export.ts';
import { isFile } from './options.ts';

type ColumnMap = Readonly<Record<string, string>>;

interface ImportFlags extends ChangeFlags {
  readonly map?: readonly string[];
  readonly sheet?: string;
  readonly dates?: 'day-first' | 'month-first';
  readonly skipWrong?: true;
}

/** "Title=field", one of a line or a flag; the field may be empty. */
function pairOf(text: string): readonly [string, string] {
  const at = text.lastIndexOf('=');
  if (at > 0) return [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  throw new UsageError(`--map: "${text}" is neither a file nor "Title=field", such as --map "Kick-off=startDate".`);
}

/** What columns mean, as it was typed or as files say it, a line each. */
const mapOf = (given: readonly string[], cwd: string): ColumnMap =>
  Object.fromEntries(
    given.flatMap((text) => {
      const file = resolve(cwd, text);
      const lines = isFile(file) ? readFileSync(file, 'utf8').split(/\r?\n/) : [text];
      return lines.filter((line) => line.trim() !== '' && !line.startsWith('#')).map(pairOf);
    }),
  );

async function importFile(
  [subject, file]: readonly [Subject, string],
  flags: ImportFlags,
  context: Context,
): Promise<void> {
  const { io } = context;
  const path = resolve(io.cwd, file);
  if (!isFile(path)) throw new UsageError(`import: there is no file "${file}" in ${io.cwd}.`);
  const { importSheet } = await import('../../generator/index.ts');
  await runChange(context, { title: `import ${subject} ${file}`, flags }, async (options) => {
    const result = await importSheet({
      ...options,
      subject,
      file: path,
      map: mapOf(flags.map ?? [], io.cwd),
      sheet: flags.sheet,
      order: flags.dates === undefined ? undefined : flags.dates === 'day-first' ? 'day' : 'month',
      isLenient: flags.skipWrong === true,
    }).catch((error: unknown) => {
      const reason = refusalOf(error);
      throw reason === undefined ? error : new UsageError(`import: "${file}" cannot be read: ${reason}.`);
    });
    io.out(importReport(result, { subject, file }));
    const isWrong = result.rows.some(({ is }) => is === 'wrong') && !(flags.skipWrong && !result.isRefused);
    if (!isWrong) return result;
    const refusal = `rows are wrong. Correct them in the spreadsheet${result.isRefused ? '' : ', or leave them out with --skip-wrong'}`;
    return { ...result, isRefused: true, refusal };
  });
}

/** Returns the command that makes what a spreadsheet says the content. */
export function importCommand(context: Context): Command {
  const command = new Command('import')
    .description(
      'Bring sessions or courses from a spreadsheet (.xlsx or .csv) into the content. New rows are added, changed ones change what is there; nothing is deleted.',
    )
    .addArgument(new Argument('<what>', 'what the rows are').choices(subjects))
    .argument('<file>', 'the spreadsheet')
    .option(
      '--map <columns...>',
      'what a column is whose title is not known: "Title=field", or a file of such lines; "Title=" leaves it out',
    )
    .option('--sheet <name>', 'read only this sheet of the file')
    .addOption(
      new Option('--dates <order>', 'how 03/04/2027 is meant, where the column does not show it').choices([
        'day-first',
        'month-first',
      ]),
    )
    .option('--skip-wrong', 'leave out rows that are wrong, and write the others');
  return withChange(command).action((subject: Subject, file: string, flags: ImportFlags) =>
    importFile([subject, file], flags, context),
  );
}
