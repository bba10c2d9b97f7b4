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

/** What people call a colour. */
export const tokenWords: Readonly<Record<ColourToken, string>> = {
  ground: 'the page',
  surface: 'cards and forms',
  'surface-sunken': 'rows and notes',
  sand: 'tinted sections',
  'sea-soft': 'tinted marks',
  deep: 'the dark bands',
  'deep-raised': 'marks in the dark bands',
  'success-soft': 'good news',
  'warning-soft': 'hints',
  'error-soft': 'mistakes',
  'on-deep': 'text in the dark bands',
  'on-deep-soft': 'quiet text in the dark bands',
  'on-sea': 'text on the brand colour',
  'on-accent': 'labels',
  'sea-fill': 'shapes in the brand colour',
  'sea-fill-strong': 'such shapes under the pointer',
  'accent-fill': 'buttons',
  'accent-fill-strong': 'buttons under the pointer',
  ink: 'text',
  'ink-soft': 'quiet text',
  sea: 'links',
  'sea-strong': 'links under the pointer',
  accent: 'marks in the accent colour',
  'accent-strong': 'words in the accent colour',
  line: 'lines',
  'line-strong': 'borders of fields',
  'sand-strong': 'marks in the dark bands',
  success: 'words of good news',
  warning: 'words of hints',
  error: 'words of mistakes',
  star: 'stars',
  focus: 'the ring of the focus',
};
