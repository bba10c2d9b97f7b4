// The agreed terms of a field in translated texts. Words are compared without what inflection adds to them: in Arabic the
// article, conjunctions and prepositions before a word and the usual endings after it; elsewhere a few letters at the end.
import type { Terms } from '../../../schemas/types.ts';
import { fold } from '../../../src/catalogue/find/search-texts.ts';
import { memoize } from '../../base/memoize.ts';

/** A term that a translated text does not have. */
export interface MissedTerm {
  readonly term: string;
  /** What it should have, one of them. */
  readonly wanted: readonly string[];
}

/** The words of a text; a change of script within a word is the end of one, as in "وPMP". */
const wordsIn = (text: string): readonly string[] =>
  text.match(/[\p{Script=Arabic}\p{M}\u0640]+|(?:(?!\p{Script=Arabic})[\p{L}\p{N}\p{M}])+/gu) ?? [];

const wordsOfTerm = memoize(wordsIn);

/** A word as the search compares it. */
const folded = memoize(fold);

const isArabic = (word: string): boolean => /\p{Script=Arabic}/u.test(word);

const prefixes = /^(?:[وف])?(?:[بكل])?(?:ال|(?<=ل)ل)?/;

const pronoun = '(?:ه|ها|هم|هن|هما|ك|كم|نا|ي)?';
const endings = new RegExp(`^(?:|ا|(?:ان|ين|ون)|(?:ات|وا|و|ي|ا|)${pronoun})$`);

/** Whether a word of a text is a word of a term in some form. */
const isForm = memoize((pair: string): boolean => {
  const [word = '', base = ''] = pair.split(' ');
  if (!isArabic(base)) return word.startsWith(base) && word.length - base.length <= MOST_ADDED;
  const bare = base.replace(/^ال(?=..)/, '');
  const stems = bare.endsWith('ه') ? [bare, `${bare.slice(0, -1)}ت`, bare.slice(0, -1)] : [bare];
  const [prefix = ''] = prefixes.exec(word) ?? [];
  // Each part of what may be a prefix may be the beginning of the word itself.
  return Array.from({ length: prefix.length + 1 }, (_, i) => word.slice(i)).some((rest) =>
    stems.some((stem) => rest.startsWith(stem) && endings.test(rest.slice(stem.length))),
  );
});

const MOST_ADDED = 3;

/** Whether the words of a term follow each other in a text, in the language of translations. */
function has(text: readonly string[], term: string): boolean {
  const wanted = wordsOfTerm(term).map(folded);
  return text.some((_, at) => wanted.every((base, i) => isForm(`${text[at + i] ?? ''} ${base}`)));
}

/** Whether two words of an original are the same, but for a plural; one in capitals is only so in capitals. */
function isSame(word: string, base: string): boolean {
  // Most words differ in length already; the longest ending of a plural has two letters more.
  if (word.length < base.length || word.length > base.length + 2) return false;
  if (/^[\p{Lu}\p{N}]{2,}$/u.test(base)) return word.replace(/s$/, '') === base;
  const [one, other] = [word.toLowerCase(), base.toLowerCase()];
  return one === other || one === `${other}s` || one === `${other}es` || one === other.replace(/y$/, 'ies');
}

/** Takes the words of a term out of a text; undefined where it does not have them. */
function without(text: readonly string[], term: string): readonly string[] | undefined {
  const wanted = wordsOfTerm(term);
  const at = text.findIndex((_, i) => wanted.every((base, k) => isSame(text[i + k] ?? '', base)));
  return at < 0 ? undefined : [...text.slice(0, at), '', ...text.slice(at + wanted.length)];
}

/** A text without the addresses of links. */
const prose = (text: string): string => text.replace(/\]\([^)\s]*|https?:\/\/\S+/g, ' ');

type Term = Terms['terms'][number];

const longestFirst = memoize((terms: readonly Term[]): readonly Term[] =>
  terms.toSorted((a, b) => wordsIn(b.term).length - wordsIn(a.term).length || b.term.length - a.term.length),
);

/** Returns the terms of an original that a translated text misses. */
export function missedTerms(
  { original, translated }: { readonly original: string; readonly translated: string },
  terms: readonly Term[],
  language: string,
): readonly MissedTerm[] {
  let left = wordsIn(prose(original));
  const there = wordsIn(prose(translated)).map(folded);
  return longestFirst(terms).flatMap(({ term, keep, translations }) => {
    const rest = without(left, term);
    if (!rest) return [];
    left = rest;
    const wanted = keep ? [term] : [translations?.[language] ?? []].flat();
    return wanted.length === 0 || wanted.some((one) => has(there, one)) ? [] : [{ term, wanted }];
  });
}
