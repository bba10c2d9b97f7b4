// prospectus translations: the state of all texts, and files with them for translators.
import { openDraft } from '../edits/draft.ts';
import { ChangeRefused } from '../edits/refusal.ts';
import { csvOf } from './csv.ts';
import type { ExchangedText } from './exchange.ts';
import { previousOriginals } from './previous.ts';
import { mainLanguage, type TextFilter, textsIn } from './texts.ts';
import { xliffOf } from './write-xliff.ts';

export interface TranslationsOptions extends TextFilter {
  /** The content folder. */
  readonly content: string;
  /** `table` is only the states: what originals said before is not looked for. */
  readonly format: 'table' | 'json' | 'csv' | 'xliff';
}

/** The texts of a site in its other languages. */
export interface Translations {
  readonly texts: readonly ExchangedText[];
  /** The file for translators; absent of other formats. */
  readonly file?: string;
}

/** Returns the texts of a site with their translations and states, and the file that a format is. */
export async function translations({ content, format, ...filter }: TranslationsOptions): Promise<Translations> {
  const draft = openDraft(content);
  const texts = textsIn(draft, filter);
  if (format === 'table') return { texts };
  const before = previousOriginals(content, draft, texts);
  const exchanged = texts.map((text) => ({ ...text, previous: before.get(text) }));
  if (format === 'json') return { texts: exchanged };
  if (format === 'csv') return { texts, file: await csvOf(exchanged) };
  const [target, ...others] = new Set(texts.filter(({ state }) => state !== 'orphan').map(({ language }) => language));
  if (target === undefined) throw new ChangeRefused('There is no such text, and XLIFF cannot be empty.');
  if (others.length > 0)
    throw new ChangeRefused(
      `An XLIFF file is for one language, and there are ${[target, ...others].join(', ')}. Choose one: --language ${target}.`,
    );
  return { texts: exchanged, file: xliffOf(exchanged, { source: mainLanguage(draft), target }) };
}
