// prospectus translations: the state of translations, files for translators, and what comes back.
import { resolve } from 'node:path';
import { groupBy, type Translations, type TranslationState } from '../../generator/index.ts';
import * as generator from '../../generator/index.ts';
import { UsageError } from '../failures.ts';
import type { Context } from '../io.ts';
import { writeOutput } from '../write-output.ts';
import { isolated, jsonText, printable, textTable } from '../reports/display.ts';
import { importReport } from '../reports/import-report.ts';
import { amount } from '../reports/summary.ts';
import { type ChangeFlags, runChange } from './changing.ts';
import { isFile } from './places.ts';

type Texts = Translations['texts'];

const shownStates = ['current', 'same', 'older', 'unrecorded', 'missing', 'orphan'] as const;

const countsOf = (texts: Texts, shown: readonly string[]): readonly string[] =>
  shown.map((state) => String(texts.filter((text) => text.state === state).length));

function statesTable(texts: Texts): string {
  const shown = shownStates.filter((state) => texts.some((text) => text.state === state));
  const files = groupBy(texts, ({ language, file }) => `${language}/${file}`);
  const rows = Array.from(files, ([file, own]) => [file, ...countsOf(own, shown)]);
  return textTable([['File', ...shown], ...rows, ['All', ...countsOf(texts, shown)]]);
}

const textsTable = (texts: Texts): string => {
  const rows = texts.map(({ state, language, file, path, original = '' }) => {
    const line = printable([original].flat().join(' / '));
    return [state, `${language}/${file}`, path, line.length > 60 ? `${line.slice(0, 60)}…` : line];
  });
  return isolated(textTable([['State', 'File', 'Field', 'Original'], ...rows]));
};

const textsJson = (texts: Texts): string =>
  jsonText({
    translations: texts.map(({ language, file, path, state, original, previous, translated }) => {
      return { language, file, field: path, state, original, earlierOriginal: previous, translation: translated };
    }),
  });

interface TranslationsFlags extends ChangeFlags {
  readonly language?: string;
  readonly state?: readonly TranslationState[];
  readonly format: 'table' | 'json' | 'csv' | 'xliff';
  readonly out?: string;
  readonly accept?: true | string;
}

async function accept(flags: TranslationsFlags, context: Context): Promise<void> {
  const path = flags.accept === true ? undefined : flags.accept;
  const title = ['translations --accept', path].filter((part) => part !== undefined).join(' ');
  await runChange(context, { title, flags }, async (options) => {
    const result = await generator.acceptTranslations(options, { language: flags.language, states: flags.state, path });
    if (result.accepted > 0 && !flags.dryRun) context.io.err(`Accepted ${amount(result.accepted, 'text')}.\n`);
    return result;
  });
}

async function list(flags: TranslationsFlags, { io }: Context): Promise<void> {
  const { content, language, state, format, out } = flags;
  const { texts, file } = await generator.translations({ content, format, language, states: state });
  const table = state === undefined ? statesTable : textsTable;
  const printed = file ?? (format === 'json' ? textsJson(texts) : table(texts));
  if (out === undefined) io.out(printed);
  else {
    writeOutput({ flag: '--out', file: out, cwd: io.cwd }, printed);
    io.err(`Wrote ${amount(texts.length, 'text')} into ${out}.\n`);
  }
  const unknown = texts.filter(({ state, previous }) => state === 'older' && previous === undefined).length;
  if (format !== 'table' && unknown > 0)
    io.err(`Of ${amount(unknown, 'older text')}, Git does not know what the original said when it was translated.\n`);
}

/** Imports what a translator has written. */
export async function importTranslations(
  context: Context,
  flags: ChangeFlags & { readonly skipWrong?: true },
  [file]: readonly [string],
): Promise<void> {
  const { io } = context;
  const path = resolve(io.cwd, file);
  if (!isFile(path)) throw new UsageError(`translations import: there is no file "${file}" in ${io.cwd}.`);
  const isLenient = flags.skipWrong === true;
  await runChange(context, { title: `translations import ${file}`, flags }, async (options) => {
    const result = await generator.importTranslations({ ...options, file: path, isLenient });
    io.out(importReport(result, { subject: 'translations', file, unit: result.isXml ? 'line' : 'row' }));
    const isWrong = result.rows.some(({ is }) => is === 'wrong') && !(isLenient && !result.isRefused);
    if (!isWrong) return result;
    const refusal = `some translations are wrong. Correct them in the file${result.isRefused ? '' : ', or leave them out with --skip-wrong'}`;
    return { ...result, isRefused: true, refusal };
  });
}

/** Shows the state of translations, exports them for translators, or records that they are right. */
export const translations = (context: Context, flags: TranslationsFlags): Promise<void> =>
  (flags.accept === undefined ? list : accept)(flags, context);
