// Names can be close in letters and still mean different things: "six-sigma-green-belt" and "six-sigma-black-belt",
// "power-bi" and "advanced-power-bi". Suggesting one for the other would sell the wrong course.
import { editDistance } from '../../src/app/navigation/edit-distance.ts';

/** The share of a word's letters that may differ by a typing error. */
const SLIP = 1 / 3;

const wordsOf = (name: string): readonly string[] => name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

const isSlip = (a: string, b: string): boolean => editDistance(a, b) <= Math.floor(Math.max(a.length, b.length) * SLIP);

/** The ending of a file name: a picture saved in another format is still the same picture. */
const ending = /\.[a-z0-9]{2,5}$/;

/** The total number of edits that turn each word into the nearest of the others. */
const editsApart = (words: readonly string[], others: readonly string[]): number =>
  words.reduce((sum, word) => sum + Math.min(...others.map((other) => editDistance(word, other))), 0);

/**
 * Returns whether two lower-case names differ only by typing errors within words or by how words are separated, not by
 * a whole word.
 * @example hasSameWords('powerbi', 'power-bi') // true
 */
export function hasSameWords(a: string, b: string): boolean {
  const areFiles = ending.test(a) && ending.test(b);
  const words = [a, b].map((name) => wordsOf(areFiles ? name.replace(ending, '') : name));
  const [fewer = [], more = []] = words.sort((x, y) => x.length - y.length);
  // For single words, the number of edits is enough.
  if (more.length <= 1) return true;
  if (fewer.length === more.length) return fewer.every((word, i) => isSlip(word, more[i] ?? ''));
  return editDistance(fewer.join(''), more.join('')) < editsApart(fewer, more);
}
