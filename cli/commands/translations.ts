import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { TranslationState } from '../../generator/index.ts';
import { refusalOf, UsageError } from '../failures.ts';
import type { Context } from '../io.ts';
import { importReport } from '../reports/import-report.ts';
import { amount } from '../reports/summary.ts';
import { statesTable, textsJson, textsTable, unknownPrevious } from '../reports/translations-report.ts';
import { type ChangeFlags, DRY_RUN, runChange, withChange } from './changing.ts';
import { contentFolder, contentOption, isFile, nowOption, readNames } from './options.ts';

const states: readonly string[] = ['missing', 'older', 'same', 'unrecorded', 'current', 'orphan'];

interface TranslationsFlags extends ChangeFlags {
  readonly language?: string;
  readonly state?: readonly TranslationState[];
  readonly format: 'table' | 'json' | 'csv' | 'xliff';
  readonly out?: string;
  readonly accept?: true | string;
}

function readStates(text: string, before: readonly string[] = []): readonly string[] {
  const names = readNames(text, before);
  const unknown = names.find((name) => !states.includes(name));
  if (unknown === undefined) return names;
  throw new InvalidArgumentError(`"${unknown}" is no state. There are: ${states.join(', ')}.`);
}

async function accept(flags: TranslationsFlags, context: Context): Promise<void> {
  const { acceptTranslations } = await import('../../generator/index.ts');
  const path = flags.accept === true ? undefined : flags.accept;
  const title = ['translations --accept', path].filter((part) => part !== undefined).join(' ');
  await runChange(context, { title, flags }, async (options) => {
    const result = await acceptTranslations(options, { language: flags.language, states: flags.state, path });
    if (result.accepted > 0 && !flags.dryRun) context.io.err(`Accepted ${amount(result.accepted, 'text')}.\n`);
    return result;
  });
}

async function list(flags: TranslationsFlags, { io }: Context): Promise<void> {
  const { translations } = await import('../../generator/index.ts');
  const { language, state, format, out } = flags;
  const content = contentFolder(io, flags.content);
  const { texts, file } = await translations({ content, format, language, states: state });
  const table = state === undefined ? statesTable : textsTable;
  const printed = file ?? (format === 'json' ? textsJson(texts) : table(texts));
  if (out === undefined) io.out(printed);
  else {
    await writeFile(resolve(io.cwd, out), printed).catch((error: unknown) => {
      const reason = refusalOf(error) ?? 'name a file in a folder that exists';
      throw new UsageError(`--out: "${out}" cannot be written: ${reason}.`, { cause: error });
    });
    io.err(`Wrote ${amount(texts.length, 'text')} into ${out}.\n`);
  }
  if (format !== 'table') io.err(unknownPrevious(texts));
}

interface ImportFlags extends ChangeFlags {
  readonly skipWrong?: true;
}

async function importFile(file: string, flags: ImportFlags, context: Context): Promise<void> {
  const { io } = context;
  const path = resolve(io.cwd, file);
  if (!isFile(path)) throw new UsageError(`translations import: there is no file "${file}" in ${io.cwd}.`);
  const { importTranslations } = await import('../../generator/index.ts');
  const isLenient = flags.skipWrong === true;
  await runChange(context, { title: `translations import ${file}`, flags }, async (options) => {
    const result = await importTranslations({ ...options, file: path, isLenient });
    io.out(importReport(result, { subject: 'translations', file, unit: result.isXml ? 'line' : 'row' }));
    const isWrong = result.rows.some(({ is }) => is === 'wrong') && !(isLenient && !result.isRefused);
    if (!isWrong) return result;
    const refusal = `some translations are wrong. Correct them in the file${result.isRefused ? '' : ', or leave them out with --skip-wrong'}`;
    return { ...result, isRefused: true, refusal };
  });
}

/** Returns the command that shows the state of translations, exports them for translators and imports them back. */
export function translationsCommand(context: Context): Command {
  const inner = new Command('import')
    .description(
      'Bring translations back from a file for translators: CSV, .xlsx or XLIFF 2. A text that is empty there stays as it is.',
    )
    .argument('<file>', 'the file')
    .option('--skip-wrong', 'leave out what is wrong, and write the rest');
  return (
    new Command('translations')
      .description('Show which texts are translated, of which the original has changed since, and which are missing.')
      .addOption(new Option('--language <code>', 'only this language, such as ar'))
      .addOption(
        new Option('--state <names>', 'list the texts in these states, such as missing,older').argParser(readStates),
      )
      .addOption(
        new Option('--format <name>', 'how to list them').choices(['table', 'json', 'csv', 'xliff']).default('table'),
      )
      .option('--out <file>', 'the file to write; without it, the list is printed')
      .option('--accept [path]', 'record that translations are right as they are: of a file, of one text, or of all')
      .addOption(contentOption())
      .option(...DRY_RUN)
      .addOption(nowOption())
      // The flags that both have are taken by the outer command.
      .addCommand(
        withChange(inner).action((file: string, _: object, own: Command) =>
          importFile(file, own.optsWithGlobals(), context),
        ),
      )
      .action((flags: TranslationsFlags) => (flags.accept === undefined ? list : accept)(flags, context))
  );
}
