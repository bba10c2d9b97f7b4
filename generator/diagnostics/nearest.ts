import { editDistance } from './edit-distance.ts';

/** Case and accents are slips of their own: they do not count as different letters. */
const fold = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Finds the known name that an author most likely meant: at most a third of its letters differ.
 * Returns undefined where nothing is near.
 * @example nearest('capn', ['capm', 'leed']) // 'capm'
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const wanted = fold(name);
  let best: { readonly word: string; readonly edits: number } | undefined;
  for (const word of known) {
    const folded = fold(word);
    const limit = Math.max(1, Math.floor(Math.max(folded.length, wanted.length) / 3));
    if (Math.abs(folded.length - wanted.length) > limit) continue;
    const edits = editDistance(wanted, folded);
    if (edits <= limit && (!best || edits < best.edits)) best = { word, edits };
  }
  return best?.word;
}

/** Says which name was probably meant, or `otherwise` where none is near. */
export function didYouMean(name: string, known: Iterable<string>, otherwise: string): string {
  const guess = nearest(name, known);
  return guess === undefined ? otherwise : `Did you mean "${guess}"?`;
}
