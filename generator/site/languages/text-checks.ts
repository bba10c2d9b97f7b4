// What is wrong in a translated text beside its original: figures, placeholders, terms, and what was left as it was.
import type { Terms } from '../../../schemas/types.ts';
import { nameOfFile } from '../../kinds/kind.ts';
import { messagesKind } from '../../kinds/settings.ts';
import type { Examined } from '../../model/content.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { inLatinDigits } from '../../model/figure.ts';
import { isLanguage } from '../../model/site-settings.ts';
import type { Field } from '../../model/translation.ts';
import { FALLBACK_LANGUAGE, suppliedMessages } from '../../read/defaults.ts';
import { locate, type WrittenFile } from '../../rules/locate.ts';
import { differingFigure, missedTerm, untranslatedText } from '../../rules/words/translation.ts';
import { checkPlaceholders, textsIn } from '../placeholders.ts';
import { withoutAddresses } from '../../rules/inspect-markdown.ts';
import { fold } from '../../../src/catalogue/find/search-texts.ts';
import { memoize, memoizePerObject, once } from '../../base/memoize.ts';
import { groupBy } from '../../base/objects.ts';

// The agreed terms of a field in translated texts. Words are compared without what inflection adds to them: in Arabic the
// article, conjunctions and prepositions before a word and the usual endings after it; elsewhere a few letters at the end.

interface MissedTerm {
  readonly term: string;
  /** What it should have, one of them. */
  readonly wanted: readonly string[];
}

/** The words of a text; a change of script within a word is the end of one, as in "وPMP". */
const wordsIn = (text: string): readonly string[] =>
  text.match(/[\p{Script=Arabic}\p{M}\u0640]+|(?:(?!\p{Script=Arabic})[\p{L}\p{N}\p{M}])+/gu) ?? [];

const folded = memoize(fold);

const isArabic = (word: string): boolean => /\p{Script=Arabic}/u.test(word);

const prefixes = /^(?:[وف])?(?:[بكل])?(?:ال|(?<=ل)ل)?/;

const pronoun = '(?:ه|ها|هم|هن|هما|ك|كم|نا|ي)?';
const endings = new RegExp(`^(?:|ا|(?:ان|ين|ون)|(?:ات|وا|و|ي|ا|)${pronoun})$`);

/** The most letters that an ending has where it is not known. */
const MOST_ADDED = 3;

/** Returns whether a word of a text is a word of a term in some form. */
function formsOf(base: string): (word: string) => boolean {
  if (!isArabic(base)) return (word) => word.startsWith(base) && word.length - base.length <= MOST_ADDED;
  const bare = base.replace(/^ال(?=..)/, '');
  const stems = bare.endsWith('ه') ? [bare, `${bare.slice(0, -1)}ت`, bare.slice(0, -1)] : [bare];
  return memoize((word) => {
    const [prefix = ''] = prefixes.exec(word) ?? [];
    // Each part of what may be a prefix may be the beginning of the word itself.
    return Array.from({ length: prefix.length + 1 }, (_, i) => word.slice(i)).some((rest) =>
      stems.some((stem) => rest.startsWith(stem) && endings.test(rest.slice(stem.length))),
    );
  });
}

const wordForms = memoize((term: string) => wordsIn(term).map((word) => formsOf(folded(word))));

/** Whether the words of a term follow each other in a text, in the language of translations. */
function has(text: readonly string[], term: string): boolean {
  const wanted = wordForms(term);
  return text.some((_, at) => wanted.every((isForm, i) => isForm(text[at + i] ?? '')));
}

/** What a word of an original may be the plural of, itself included. */
const singulars = memoize((word: string): readonly string[] => {
  const lower = word.toLowerCase();
  return [lower, lower.replace(/s$/, ''), lower.replace(/es$/, ''), lower.replace(/ies$/, 'y')];
});

/** Returns whether a word of an original is the same, but for a plural; one in capitals is only so in capitals. */
function sameAs(base: string): (word: string) => boolean {
  const lower = base.toLowerCase();
  return /^[\p{Lu}\p{N}]{2,}$/u.test(base)
    ? (word) => word.replace(/s$/, '') === base
    : (word) => singulars(word).includes(lower);
}

/** Takes the words of a term out of a text; undefined where it does not have them. */
function without(text: readonly string[], wanted: readonly ReturnType<typeof sameAs>[]): readonly string[] | undefined {
  const at = text.findIndex((_, i) => wanted.every((isSame, k) => isSame(text[i + k] ?? '')));
  return at < 0 ? undefined : [...text.slice(0, at), '', ...text.slice(at + wanted.length)];
}

type Term = Terms['terms'][number];

/** Returns which terms may begin with a word; the longest is the first of all in `rank`. */
const beginningWith = memoizePerObject((terms: readonly Term[]) => {
  const sorted = terms
    .map((term) => ({ ...term, words: wordsIn(term.term) }))
    .toSorted((a, b) => b.words.length - a.words.length || b.term.length - a.term.length)
    .map((term, rank) => ({ ...term, wanted: term.words.map(sameAs), rank }));
  const byFirst = groupBy(sorted, ({ words: [first = ''] }) => first.toLowerCase());
  return memoize((word: string) => singulars(word).flatMap((one) => byFirst.get(one) ?? []));
});

/** Returns the terms of an original that a translated text misses. */
export function missedTerms(
  { original, translated }: { readonly original: string; readonly translated: string },
  terms: readonly Term[],
  language: string,
): readonly MissedTerm[] {
  let left = wordsIn(withoutAddresses(original));
  const possible = new Set(left.flatMap(beginningWith(terms)));
  if (possible.size === 0) return [];
  const there = once(() => wordsIn(withoutAddresses(translated)).map(folded));
  return [...possible]
    .toSorted((a, b) => a.rank - b.rank)
    .flatMap(({ term, wanted: own, keep, translations }) => {
      const rest = without(left, own);
      if (!rest) return [];
      left = rest;
      const wanted = keep ? [term] : [translations?.[language] ?? []].flat();
      return wanted.length === 0 || wanted.some((one) => has(there(), one)) ? [] : [{ term, wanted }];
    });
}

// Figures in a text and in its translation: the same, in whatever digits, with whatever separators. In one of the two a figure may
// be a word and a month a name, and hours may be counted to twelve: a figure differs where each has one that the other has not.

interface Figure {
  readonly written: string;
  /** What it may be: a point may stand before decimals or thousands. */
  readonly values: readonly number[];
}

const toFigure = (written: string): Figure => {
  const digits = written.split(/\D/);
  const decimal = Number(`${digits.slice(0, -1).join('')}.${digits.at(-1)}`);
  return { written, values: [Number(digits.join('')), ...(digits.length > 1 ? [decimal] : [])] };
};

const hasDigit = /[\d\u0660-\u0669\u06f0-\u06f9]/;

const figure = /\d+(?:[.,\u066b\u066c’'\u00a0\u202f]\d+)*/g;

function figuresIn(text: string): readonly string[] {
  const plain = inLatinDigits(withoutAddresses(text));
  // Times of day have a point in some languages.
  const pointed = plain.replace(/(?<!\d)(\d{1,2}):(\d{2})(?!\d)/g, '$1.$2');
  return pointed.match(figure) ?? [];
}

const HALF_DAY = 12;

const isSame = (one: Figure, other: Figure): boolean => one.values.some((value) => other.values.includes(value));

/** Whether one of two is an hour of the afternoon, and the other the same counted to twelve. */
const isSameHour = (one: Figure, other: Figure): boolean =>
  one.values.some((value) =>
    other.values.some(
      (same) => Math.max(value, same) < 2 * HALF_DAY && Math.abs(Math.abs(value - same) - HALF_DAY) < 0.001,
    ),
  );

const missingIn = (figures: readonly Figure[], others: readonly Figure[]): readonly Figure[] =>
  figures.filter((one) => !others.some((other) => isSame(one, other) || isSameHour(one, other)));

/** Returns a figure of an original with one that its translation has in its place; undefined where they agree. */
export function differingFigures(
  original: string,
  translated: string,
): { readonly original: string; readonly translated: string } | undefined {
  if (!hasDigit.test(original) || !hasDigit.test(translated)) return undefined;
  const [ours, theirs] = [figuresIn(original), figuresIn(translated)];
  if (ours.join() === theirs.join()) return undefined;
  const [before, after] = [ours.map(toFigure), theirs.map(toFigure)];
  const [lost] = missingIn(before, after);
  const [other] = missingIn(after, before);
  return lost && other && { original: lost.written, translated: other.written };
}

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
  // Which entries belong together is known only where there are as many.
  if (original.length !== translated.length) return [];
  return original.map((one, i) => ({ original: one, translated: translated[i] ?? '', place: `${place}/${i}` }));
}

function checkBoth({ original, translated, place }: Both, source: WrittenFile, context: TextContext) {
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
  readonly source: WrittenFile;
  readonly data: unknown;
  readonly schema: string;
  /** Without lists that may have another length. */
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
    new Map(textsIn(messages).map(({ text, pointer }) => [pointer, text]));
  return files.flatMap(({ source }) => {
    const language = nameOfFile(source.file);
    if (language === main || !isLanguage(language)) return [];
    const before = [own, language === FALLBACK_LANGUAGE ? {} : suppliedMessages(FALLBACK_LANGUAGE)].map(said);
    return textsIn(source.data)
      .filter(({ text, pointer }) => before.some((known) => known.get(pointer) === text))
      .filter(({ text }) => isLeft(text, { language, main, terms }, true))
      .map(({ text, pointer }) => untranslatedText({ text }, locate(source, pointer)));
  });
}
