// Which colours meet on the pages: the pairs of tokens that components of src/ set on each other, with the contrast that
// WCAG 2.2 asks for. The derivation keeps them, the check reports them, and a test holds the style sheet to them.
import { colourTokens, type ColourToken } from '../model/theme-properties.ts';

/** A colour that is seen on another one. */
export interface Pair {
  readonly token: ColourToken;
  readonly on: ColourToken;
  /** The least contrast: 4.5 for text, 3 for large text, marks and the borders of fields. */
  readonly ratio: 3 | 4.5;
}

const grounds = ['ground', 'surface', 'surface-sunken', 'sand', 'sea-soft'] as const;
const bands = ['deep', 'deep-raised'] as const;
const states = ['success-soft', 'warning-soft', 'error-soft'] as const;

const each = (tokens: readonly ColourToken[], on: readonly ColourToken[], ratio: Pair['ratio']): readonly Pair[] =>
  tokens.flatMap((token) => on.map((other) => ({ token, on: other, ratio })));

/** Every pair that components use, in light and dark. */
export const pairs: readonly Pair[] = [
  ...each(['ink', 'ink-soft', 'sea', 'sea-strong', 'accent-strong'], grounds, 4.5),
  ...each(['ink', 'ink-soft', 'sea-strong'], states, 4.5),
  // A filled shape needs no contrast with what is around it: its label says what it is.
  ...each(['on-sea'], ['sea-fill', 'sea-fill-strong'], 4.5),
  ...each(['on-accent'], ['accent-fill', 'accent-fill-strong'], 4.5),
  ...each(['on-deep', 'on-deep-soft'], bands, 4.5),
  ...each(['sand-strong'], ['deep'], 4.5),
  ...each(['sand-strong'], ['deep-raised'], 3),
  ...each(['success'], ['success-soft', 'surface', 'ground'], 4.5),
  ...each(['warning'], ['warning-soft', 'surface'], 4.5),
  ...each(['error'], ['error-soft', 'surface', 'ground'], 4.5),
  // Numbers of steps, marks of lists, and the line below what is chosen.
  ...each(['accent'], grounds, 3),
  ...each(['line-strong'], ['ground', 'surface'], 3),
  ...each(['star'], ['ground', 'surface', 'sand'], 3),
];

/** The pairs of a token, by the token. */
export const pairsOf: ReadonlyMap<ColourToken, readonly Pair[]> = new Map(
  colourTokens.map((name) => [name, pairs.filter(({ token, on }) => token === name || on === name)]),
);
