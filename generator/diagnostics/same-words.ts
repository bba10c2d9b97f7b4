// Names can be near in letters and mean two different things: "six-sigma-green-belt" and "six-sigma-black-belt",
// "power-bi" and "advanced-power-bi". Proposing one for the other would sell the wrong course.
import { editDistance } from './edit-distance.ts';

/** The part of a word's letters that may be a slip. */
const SLIP = 1 / 3;

const wordsOf = (name: string): readonly string[] => name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

const isSlip = (a: string, b: string): boolean => editDistance(a, b) <= Math.floor(Math.max(a.length, b.length) * SLIP);

/** The ending of a file name: a picture that was saved in another format is still the same picture. */
const ending = /\.[a-z0-9]{2,5}$/;

/** How many edits turn each word into the nearest of the others. */
const editsApart = (words: readonly string[], others: readonly string[]): number =>
  words.reduce((sum, word) => sum + Math.min(...others.map((other) => editDistance(word, other))), 0);

/**
 * Tells whether two names in small letters differ only by slips within words, or by where words are separated; not by
 * a whole word.
 * @example hasSameWords('powerbi', 'power-bi') // true
 */
export function hasSameWords(a: string, b: string): boolean {
  const areFiles = ending.test(a) && ending.test(b);
  const words = [a, b].map((name) => wordsOf(areFiles ? name.replace(ending, '') : name));
  const [fewer = [], more = []] = words.sort((x, y) => x.length - y.length);
  // Of single words, the number of edits says enough.
  if (more.length <= 1) return true;
  if (fewer.length === more.length) return fewer.every((word, i) => isSlip(word, more[i] ?? ''));
  return editDistance(fewer.join(''), more.join('')) < editsApart(fewer, more);
}
