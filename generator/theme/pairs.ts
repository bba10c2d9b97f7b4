// Which colours meet on the pages: the pairs of tokens that components of src/ set on each other, with the contrast that
// WCAG 2.2 asks for. The derivation keeps them, the check reports them, and a test holds the style sheet to them.
import { colourTokens, type ColourToken } from '../model/theme-properties.ts';
import data from './pairs.json' with { type: 'json' };

/** A colour that is seen on another one. */
export interface Pair {
  readonly token: ColourToken;
  readonly on: ColourToken;
  /** The least contrast: 4.5 for text, 3 for large text, marks and the borders of fields. */
  readonly ratio: 3 | 4.5;
}

type Group = Pick<Pair, 'ratio'> & Readonly<Record<'tokens' | 'on', readonly ColourToken[]>>;

/**
 * Every pair that components use, in light and dark. A filled shape needs no contrast with what is around it: its label says
 * what it is. With 3 are also numbers of steps, marks of lists, and the line below what is chosen.
 */
export const pairs: readonly Pair[] = (data as readonly Group[]).flatMap(({ tokens, on, ratio }) =>
  tokens.flatMap((token) => on.map((other) => ({ token, on: other, ratio }))),
);

/** The pairs of a token, by the token. */
export const pairsOf: ReadonlyMap<ColourToken, readonly Pair[]> = new Map(
  colourTokens.map((name) => [name, pairs.filter(({ token, on }) => token === name || on === name)]),
);
