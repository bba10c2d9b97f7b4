// What is wrong in a translated text beside its original: figures, placeholders, terms, and what was left as it was.
import type { Terms } from '../../../schemas/types.ts';
import { nameOfFile } from '../../kinds/kind.ts';
import { messagesKind } from '../../kinds/settings.ts';
import type { Examined, SourceFile } from '../../model/content.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Field } from '../../model/translation.ts';
import { FALLBACK_LANGUAGE, suppliedMessages } from '../../read/defaults.ts';
import { locate } from '../../rules/locate.ts';
import { differingFigure, missedTerm, untranslatedText } from '../../rules/words/translation.ts';
import { checkPlaceholders, textsIn } from '../checks/pages.ts';
import { differingFigures } from './figures.ts';
import { missedTerms } from './terms.ts';

/** What texts are checked by. */
export interface TextContext {
  readonly language: string;
  /** That of the originals. */
  readonly main: string;
  readonly terms: Terms['terms'];
}

const scriptOf = (language: string): string | undefined => new Intl.Locale(language).maximize().script;

/** Whether a text that is the same as its original has words in it, not only names: names begin with capitals. */
function isLeft(text: string, { terms, language, main }: TextContext, isInterface: boolean): boolean {
  const kept = terms.filter(({ keep }) => keep).map(({ term }) => term);
  const plain = kept.reduce((left, term) => left.replaceAll(term, ' '), text).replace(/\{\w+\}|\S+[@/.]\S+/g, ' ');
  const words = plain.match(/\p{L}{2,}/gu) ?? [];
  const hasWord = words.some((word) => /^\p{Ll}{3}/u.test(word));
  if (scriptOf(language) === scriptOf(main)) return words.length > 1 && hasWord;
  return hasWord || (isInterface && words.some((word) => /^\p{Lu}?\p{Ll}+$/u.test(word)));
}

/** An original and its translation; of lists, each entry with its own. */
interface Both {
  readonly original: string;
  readonly translated: string;
  /** JSON Pointer into the translation. */
  readonly place: string;
}

function entriesOf({ original, translated, place = '' }: Field): readonly Both[] {
  if (translated === undefined) return [];
  if (typeof original === 'string' || typeof translated === 'string')
    return [{ original: String(original), translated: String(translated), place }];
  return original.map((one, i) => ({ original: one, translated: translated[i] ?? '', place: `${place}/${i}` }));
}

function checkBoth({ original, translated, place }: Both, source: SourceFile, context: TextContext) {
  const at = () => locate(source, place);
  if (original.trim() === translated.trim())
    return isLeft(translated, context, place.includes('/form/'))
      ? [untranslatedText({ text: translated.trim() }, at())]
      : [];
  const figures = differingFigures(original, translated);
  return [
    ...(figures ? [differingFigure(figures, at())] : []),
    ...missedTerms({ original, translated }, context.terms, context.language).map((missed) => missedTerm(missed, at())),
  ];
}

/** A translation with its texts; `schema` is that of its original. */
interface Translated {
  readonly source: SourceFile;
  readonly data: unknown;
  readonly schema: string;
  /** Those of lists that have entries of their own are left out. */
  readonly fields: readonly Field[];
}

/** Returns what is wrong in the texts of a translation. */
export const checkTexts = (
  { source, data, schema, fields }: Translated,
  context: TextContext,
): readonly Diagnostic[] => [
  ...checkPlaceholders(source, data, schema),
  ...fields.flatMap(entriesOf).flatMap((both) => checkBoth(both, source, context)),
];

/** Returns the words of the interface in other languages that are those of the supplied English, or of the site itself. */
export function checkMessages(originals: readonly Examined[], { main, terms }: Omit<TextContext, 'language'>) {
  const files = originals.filter(({ source, isValid }) => source.kind === messagesKind.name && isValid);
  const own = files.find(({ source }) => nameOfFile(source.file) === main)?.source.data;
  const said = (messages: unknown): ReadonlyMap<string, string> =>
    new Map(textsIn(messages).map(({ text, keys }) => [keys.join('/'), text]));
  return files.flatMap(({ source }) => {
    const language = nameOfFile(source.file);
    if (language === main) return [];
    const before = [own, language === FALLBACK_LANGUAGE ? {} : suppliedMessages(FALLBACK_LANGUAGE)].map(said);
    return textsIn(source.data)
      .filter(({ text, keys }) => before.some((known) => known.get(keys.join('/')) === text))
      .filter(({ text }) => isLeft(text, { language, main, terms }, true))
      .map(({ text, keys }) => untranslatedText({ text }, locate(source, `/${keys.join('/')}`)));
  });
}
