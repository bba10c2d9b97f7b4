// prospectus translations import: what translators have written becomes the content, all or none.
import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { groupBy } from '../../base/objects.ts';
import { tryTo } from '../../base/try-to.ts';
import { type Kind, schemaOf } from '../../kinds/kind.ts';
import { builtInKinds } from '../../kinds/kinds.ts';
import { codePointOf } from '../../model/invisible.ts';
import { fingerprintOf, type Text } from '../../model/translation.ts';
import { unfit } from '../../read/yaml/parse-yaml.ts';
import { withTexts } from '../../site/languages/put-texts.ts';
import { withSupplied } from '../../site/languages/translations.ts';
import { ChangeRefused, type Path } from '../edits/edit.ts';
import type { Draft } from '../edits/draft.ts';
import { type ChangeOptions, makeChange } from '../edits/make-change.ts';
import { modelineFor } from '../editing/things.ts';
import { type Imported, withErrors } from '../sheets/import-sheet.ts';
import type { RowResult } from '../sheets/subject.ts';
import { readSpreadsheet } from './csv.ts';
import {
  dataIn,
  type LineProblem,
  mainLanguage,
  originalOf,
  otherLanguages,
  type ReadFile,
  type ReadText,
  type ReadTexts,
  recordTexts,
  textsIn,
  type TranslatedText,
} from './texts.ts';
import { idOf, readXliff } from './xliff.ts';
import { editsBetween } from '../edits/edits-between.ts';

export interface TranslationImport extends ChangeOptions {
  /** CSV, .xlsx or XLIFF 2. */
  readonly file: string;
  /** Writes what the others say although some texts are wrong. */
  readonly isLenient: boolean;
}

/** The language of a code such as ar-OM; empty where it is none. */
const languageIn = (code: string): string => tryTo(() => new Intl.Locale(code).language) ?? '';

function readXml(bytes: Buffer, draft: Draft): ReadFile {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  if (encoding === 'utf-8' && !isUtf8(bytes)) return { problem: 'it is neither UTF-8 nor UTF-16' };
  const read = readXliff(new TextDecoder(encoding).decode(bytes));
  if (!('texts' in read) || !read.languages) return read;
  const { source, target } = read.languages;
  const main = mainLanguage(draft);
  if (languageIn(source) !== main)
    return { problem: `it translates from "${source}" (srcLang), and the site is written in "${main}"` };
  const [language, others] = [languageIn(target), otherLanguages(draft)];
  if (!others.includes(language))
    return {
      problem: `it translates into "${target}" (trgLang), and the site into ${others.join(', ') || 'no language'}`,
    };
  return { ...read, isXml: true, texts: read.texts.map((text) => ({ ...text, language })) };
}

async function readFile(file: string, draft: Draft): Promise<ReadTexts> {
  const bytes = readFileSync(file);
  const head = bytes.subarray(0, 64).toString('latin1').replaceAll('\0', '');
  const isXml = /^(?:\xef\xbb\xbf|\xff\xfe)?\s*<(?!!doctype html|html)/i.test(head);
  const read = isXml ? readXml(bytes, draft) : await readSpreadsheet(bytes, mainLanguage(draft));
  if ('problem' in read) throw new ChangeRefused(`The file cannot be read: ${read.problem}.`);
  return read;
}

/** The entries of a file in the form that the original has: lists of texts, or one text. */
function shaped({ original = '' }: TranslatedText, entries: readonly string[]): Text {
  if (typeof original !== 'string')
    return entries.length === 1 && original.length !== 1 ? (entries[0] ?? '').trimEnd().split('\n') : entries;
  const text = entries.join('');
  return original.endsWith('\n') ? `${text.trimEnd()}\n` : text.replace(/\n+$/, '');
}

interface Judged {
  readonly result: RowResult;
  readonly text?: TranslatedText;
  readonly translated?: Text;
  readonly made?: string;
  readonly isFromEarlier?: boolean;
}

const wrong = ({ row, name, problem, advice }: LineProblem): Judged => ({
  result: { row, name, is: 'wrong', changes: [], problems: [{ problem, advice }] },
});

/** A control character makes a file of the content one that cannot be read. */
function controlProblem({ row, name, translated }: ReadText): Judged | undefined {
  const [character] = unfit.exec(translated?.join('') ?? '') ?? [];
  if (character === undefined) return undefined;
  const problem = `the translation has an invisible control character (${codePointOf(character)})`;
  return wrong({ row, name, problem, advice: 'Delete it, or write the words again.' });
}

function judge(read: ReadText, text: TranslatedText, original: Text): Judged {
  const before = text.translated === undefined ? undefined : shaped(text, [text.translated].flat());
  const translated = read.translated && shaped(text, read.translated);
  const result = { row: read.row, name: `${text.language}/${text.file} ${text.path}`, problems: [] };
  const made = fingerprintOf(read.original ? shaped(text, read.original) : original);
  const known = { text, made, isFromEarlier: made !== fingerprintOf(original) };
  if (translated !== undefined && !isDeepStrictEqual(translated, before)) {
    const changes = [{ field: text.path, before: text.translated, after: translated }];
    return { result: { ...result, is: before === undefined ? 'new' : 'changed', changes }, translated, ...known };
  }
  if (!read.isConfirmed || (text.state !== 'older' && text.state !== 'unrecorded'))
    return { result: { ...result, is: 'unchanged', changes: [] } };
  const changes = [{ field: 'state', before: text.state, after: 'current' }];
  return { result: { ...result, is: 'changed', changes }, ...known };
}

function judgeAll(draft: Draft, { texts, problems }: ReadTexts): readonly Judged[] {
  const known = new Map(
    textsIn(draft, {}).map((text) => [`${text.language} ${idOf(text.file)} ${idOf(text.path)}`, text]),
  );
  const [only, ...others] = otherLanguages(draft);
  const seen = new Map<string, number>();
  const judgeOne = (read: ReadText): Judged => {
    const { row, name } = read;
    const language = read.language === '' && others.length === 0 ? (only ?? '') : read.language;
    const key = `${language} ${read.id}`;
    const first = seen.get(key);
    seen.set(key, first ?? row);
    const text = known.get(key);
    if (text?.original === undefined) {
      const problem = 'the content has no text of this name to translate';
      return wrong({ row, name, problem, advice: 'Export the file again, or leave this text out with --skip-wrong.' });
    }
    if (first === undefined || read.translated === undefined) return judge(read, text, text.original);
    return wrong({ row, name, problem: `the same text is in row ${first}`, advice: 'Leave one of them.' });
  };
  return [...problems.map(wrong), ...texts.map((read) => controlProblem(read) ?? judgeOne(read))];
}

const kindOf = (file: string): Kind => builtInKinds.of(builtInKinds.ofFile(file)?.name ?? '');

function apply(draft: Draft, file: string, judged: readonly Judged[]): ReadonlyMap<Judged, Path> {
  const name = file.slice(file.indexOf('/') + 1);
  const kind = kindOf(file);
  const original = withSupplied(kindOf(name), originalOf(draft, name));
  const before = dataIn(draft, file);
  const texts = judged.map(({ text, translated = '' }) => ({ pointer: text?.pointer ?? '', text: translated }));
  const { value, paths } = withTexts(kind, { original, translated: before ?? {} }, texts);
  if (before === undefined) draft.write(file, modelineFor(draft, file, schemaOf(kind, original)));
  draft.edit(file, editsBetween(before ?? {}, value));
  return new Map(judged.map((one, i) => [one, paths[i] ?? []]));
}

function applyAll(draft: Draft, judged: readonly Judged[]): readonly RowResult[] {
  const changed = judged.filter((one) => one.text !== undefined);
  const places = new Map<Judged, Path>();
  const files = groupBy(
    changed.filter(({ translated }) => translated !== undefined),
    ({ text }) => `${text?.language}/${text?.file}`,
  );
  for (const [file, own] of files) for (const [one, at] of apply(draft, file, own)) places.set(one, at);
  for (const [language, own] of groupBy(changed, ({ text }) => text?.language ?? ''))
    recordTexts(draft, language, new Map(own.map(({ text, made = '' }) => [`${text?.file}/${text?.path}`, made])));
  return judged.map((one) => {
    const at = places.get(one);
    return at ? { ...one.result, file: `${one.text?.language}/${one.text?.file}`, at } : one.result;
  });
}

/** Imports translations; with `isDryRun`, and where some are wrong or the content would have errors, nothing is written. */
export async function importTranslations(
  options: TranslationImport,
): Promise<Imported & { /** Whether places in the file are its lines. */ readonly isXml: boolean }> {
  let rows: readonly RowResult[] = [];
  let judged: readonly Judged[] = [];
  let isXml = false;
  const result = await makeChange(options, async (draft) => {
    const read = await readFile(options.file, draft);
    isXml = read.isXml === true;
    judged = judgeAll(draft, read);
    const hasWrong = judged.some((one) => one.result.is === 'wrong') && !options.isLenient;
    rows = !hasWrong || options.isDryRun ? applyAll(draft, judged) : judged.map((one) => one.result);
  });
  const count = judged.filter(({ isFromEarlier }) => isFromEarlier).length;
  const [what, it] = count === 1 ? ['1 text was', 'it'] : [`${count} texts were`, 'them'];
  const note = `${what} translated from an original that has changed since: the check goes on to report ${it}.`;
  const decisions = count === 0 ? [] : [note];
  return { ...result, ...withErrors(rows, result), isXml, decisions, ignored: [], missing: [] };
}
