// prospectus translations: the state of all texts, and files with them for translators.
import { spawnSync } from 'node:child_process';
import { memoize } from '../../base/memoize.ts';
import type { Kind } from '../../kinds/kind.ts';
import { builtInKinds } from '../../kinds/kinds.ts';
import { groupBy } from '../../base/objects.ts';
import { fingerprintOf, type Text } from '../../model/translation.ts';
import { readData } from '../../read/read-source.ts';
import { fieldsIn, recordsIn } from '../../site/languages/translations.ts';
import { type Draft, openDraft } from '../edits/draft.ts';
import { ChangeRefused } from '../edits/edit.ts';
import { csvOf } from './csv.ts';
import {
  dataIn,
  type ExchangedText,
  mainLanguage,
  recordFile,
  type TextFilter,
  textsIn,
  type TranslatedText,
} from './texts.ts';
import { xliffOf } from './xliff.ts';

// What an original said when it was translated: the record has its fingerprint, and the history of Git the words.

/** What Git prints; undefined where there is no Git, or it has no such thing. */
function git(folder: string, ...words: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', words, { cwd: folder, encoding: 'utf8', maxBuffer: 32_000_000 });
  return status === 0 ? stdout : undefined;
}

/** The earlier versions of a file, the last first. */
function* versionsOf(content: string, file: string): Generator<unknown> {
  const log = git(content, 'log', '--max-count=200', '--format=%H', '--', file) ?? '';
  for (const commit of log.split('\n').filter(Boolean)) {
    const text = git(content, 'show', `${commit}:./${file}`);
    if (text !== undefined) yield readData(file, Buffer.from(text));
  }
}

/** The texts of which an earlier version of a file has the words, by their fingerprints; each is taken off the list. */
function found(original: unknown, kind: Kind, wanted: Map<TranslatedText, string | undefined>) {
  const fields = fieldsIn({ kind, language: '', original, translated: undefined }, builtInKinds.schemas);
  const said = new Map(fields.map((field) => [field.path, field.original]));
  return [...wanted].flatMap(([text, fingerprint]) => {
    const words = said.get(text.path);
    if (words === undefined || fingerprintOf(words) !== fingerprint) return [];
    wanted.delete(text);
    return [[text, words] as const];
  });
}

/** Returns what the originals of older translations said when they were translated; those that Git knows. */
function previousOriginals(
  content: string,
  draft: Draft,
  texts: readonly TranslatedText[],
): ReadonlyMap<TranslatedText, Text> {
  const older = texts.filter(({ state }) => state === 'older');
  const records = memoize((language: string) => recordsIn(dataIn(draft, recordFile(language))));
  const previous = Array.from(groupBy(older, (text) => text.file)).flatMap(([file, own]) => {
    const kind = builtInKinds.of(builtInKinds.ofFile(file)?.name ?? '');
    const wanted = new Map(own.map((text) => [text, records(text.language).get(file)?.[text.path]]));
    const known: (readonly [TranslatedText, Text])[] = [];
    for (const original of versionsOf(content, file)) {
      known.push(...found(original, kind, wanted));
      if (wanted.size === 0) break;
    }
    return known;
  });
  return new Map(previous);
}

export interface TranslationsOptions extends TextFilter {
  readonly content: string;
  /** `table` is only the states: what originals said before is not looked for. */
  readonly format: 'table' | 'json' | 'csv' | 'xliff';
}

/** The texts of a site in its other languages, and the file for translators, which is absent of other formats. */
export type Translations = { readonly texts: readonly ExchangedText[]; readonly file?: string };

/** Returns the texts of a site with their translations and states, and the file that a format is. */
export async function translations({ content, format, ...filter }: TranslationsOptions): Promise<Translations> {
  const draft = openDraft(content);
  const texts = textsIn(draft, filter);
  if (format === 'table') return { texts };
  const before = previousOriginals(content, draft, texts);
  const exchanged = texts.map((text) => ({ ...text, previous: before.get(text) }));
  if (format === 'json') return { texts: exchanged };
  if (format === 'csv') return { texts: exchanged, file: await csvOf(exchanged, mainLanguage(draft)) };
  const [target, ...others] = new Set(texts.filter(({ state }) => state !== 'orphan').map(({ language }) => language));
  if (target === undefined) throw new ChangeRefused('There is no such text, and XLIFF cannot be empty.');
  if (others.length > 0)
    throw new ChangeRefused(
      `An XLIFF file is for one language, and there are ${[target, ...others].join(', ')}. Choose one: --language ${target}.`,
    );
  return { texts: exchanged, file: xliffOf(exchanged, { source: mainLanguage(draft), target }) };
}
