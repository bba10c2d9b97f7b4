// The agreed terms of a field in translated texts. Words are compared without what inflection adds to them: in Arabic the
// article, conjunctions and prepositions before a word and the usual endings after it; elsewhere a few letters at the end.
import type { Terms } from '../../../schemas/types.ts';
import { fold } from '../../../src/catalogue/find/search-texts.ts';
import { memoize, memoizePerObject, once } from '../../base/memoize.ts';
import { groupBy } from '../../base/objects.ts';
import { withoutAddresses } from '../../rules/inspect-markdown.ts';

/** A term that a translated text does not have. */
interface MissedTerm {
  readonly term: string;
  /** What it should have, one of them. */
  readonly wanted: readonly string[];
}

/** The words of a text; a change of script within a word is the end of one, as in "وPMP". */
const wordsIn = (text: string): readonly string[] =>
  text.match(/[\p{Script=Arabic}\p{M}\u0640]+|(?:(?!\p{Script=Arabic})[\p{L}\p{N}\p{M}])+/gu) ?? [];

/** A word as the search compares it. */
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
