import { editDistance } from './edit-distance.ts';

/**
 * Finds the known name that an author most likely meant: at most a third of its letters differ.
 * Returns undefined where nothing is near.
 * @example nearest('capn', ['capm', 'leed']) // 'capm'
 */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  let best: { readonly word: string; readonly edits: number } | undefined;
  for (const word of known) {
    const limit = Math.max(1, Math.floor(Math.max(word.length, wanted.length) / 3));
    if (Math.abs(word.length - wanted.length) > limit) continue;
    const edits = editDistance(wanted, word.toLowerCase());
    if (edits <= limit && (!best || edits < best.edits)) best = { word, edits };
  }
  return best?.word;
}

/** Says which name was probably meant, or `otherwise` where none is near. */
export function didYouMean(name: string, known: Iterable<string>, otherwise: string): string {
  const guess = nearest(name, known);
  return guess === undefined ? otherwise : `Did you mean "${guess}"?`;
}
