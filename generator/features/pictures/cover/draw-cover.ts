// Covers for courses without a picture: stars, lattices and curves. The same seed always gives the same drawing; each
// category has its own palette and each subcategory a shade of it.
import { type Brush, type Composition, COVER, randomOf, defaultPalettes, shadeOf } from './composition.ts';
import type { Palette } from '../../../../schemas/types.ts';
import { corner, lattice, mosaic, rosette, window } from './compositions/star-patterns.ts';
import { dunes, sails, tide, waves } from './compositions/sea-and-sand.ts';
import { initials, labelled, plain } from './compositions/quiet.ts';

const { width, height } = COVER;

// The short names on covers: an abbreviation in the title, or the first letters of its words.

const LONGEST = 4;

/** The words of a title; of Arabic ones, without the article. */
const wordsOf = (title: string): readonly string[] =>
  (title.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []).map((word) => word.replace(/^ال(?=\p{L}{2})/u, ''));

const isAbbreviation = (word: string): boolean =>
  word.length > 1 && word.length <= LONGEST && word === word.toUpperCase() && /\p{Lu}/u.test(word);

const isArabic = (word: string): boolean => /^\p{Script=Arabic}/u.test(word);

const startOf = (word: string, length = 1): string => [...word].slice(0, length).join('').toLocaleUpperCase();

/** Returns the short names that a title can have, of one to four letters: the best, then those for titles that begin alike. */
function candidates(title: string): readonly string[] {
  const words = wordsOf(title);
  const [first = '', second = ''] = words;
  // Letters of two directions would change places, and joined ones could be read as a word.
  const alike = words.filter((word) => isArabic(word) === isArabic(first));
  // Small words in between, such as "and", are in small letters where the others are not.
  const large = alike.filter((word, i) => i === 0 || !/^\p{Ll}/u.test(word));
  const chosen = large.length > 1 ? large : alike;
  const most = large.length > 1 && /\p{Lu}/u.test(first) ? LONGEST : 2;
  const parts = [chosen.slice(0, most), [...chosen.slice(0, 1), ...chosen.slice(1).slice(-1)], alike]
    .filter((some) => some.length > 1 && some.length <= LONGEST)
    .map((some) => some.map((word) => startOf(word)).join(' '))
    .map((initials) => initials.replace(/(?<!\p{Script=Arabic}) /gu, ''));
  // Where all is in capitals, short words are no abbreviations.
  const isLoud = !/\p{Ll}/u.test(title) && /\p{Lu}{5}/u.test(title);
  const abbreviations = isLoud ? [] : words.filter(isAbbreviation);
  const start = startOf(first, /^\p{N}+$/u.test(first) ? LONGEST : 3);
  return [...abbreviations, ...parts, start, startOf(first, 2) + startOf(second, 2)];
}

/** Returns a short name for each title, as far as possible no two alike; empty for a title without letters. */
export function shortNames(titles: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    const [best = '', ...others] = candidates(title);
    const numbered = Array.from({ length: 98 }, (_, i) => `${startOf(best, 2)}${i + 2}`);
    const name = best === '' ? '' : ([best, ...others, ...numbered].find((one) => !taken.has(one)) ?? best);
    taken.add(name);
    return name;
  });
}

/** In an order that puts different ones next to each other. */
const alternating = ['rosette', 'sails', 'mosaic', 'tide', 'window', 'dunes', 'lattice', 'corner'] as const;

const compositions = { rosette, sails, mosaic, tide, window, dunes, lattice, corner, waves, plain };

type CompositionName = keyof typeof compositions;

/** What covers show; of a list, each subject has one composition, and the short name of each course is on it. */
export type CoverStyle = 'stars' | 'dunes' | 'waves' | 'plain' | 'initials' | readonly CompositionName[];

const styles: Readonly<Record<Extract<CoverStyle, string>, readonly CompositionName[]>> = {
  stars: ['rosette', 'mosaic', 'window', 'lattice', 'corner'],
  dunes: ['dunes'],
  waves: ['waves'],
  plain: ['plain'],
  initials: ['plain', 'waves', 'sails', 'dunes', 'tide'],
};

/** What a cover is drawn from. */
export interface CoverInput {
  /** The same seed gives the same drawing. */
  readonly seed: string;
  /** Index of the category in the catalogue. */
  readonly category: number;
  /** Index of the subcategory in its category. */
  readonly subcategory: number;
  /** Index of the course in its subcategory: neighbours have different compositions. */
  readonly place: number;
  /** The provider's palettes, assigned to the categories in turn. */
  readonly palettes?: readonly Palette[] | undefined;
  /** All compositions in turn by default. */
  readonly style?: CoverStyle;
  readonly letters?: string;
}

/** Returns the colours of a cover. */
export const coverPalette = ({ category, subcategory, palettes = defaultPalettes }: CoverInput): Palette =>
  shadeOf(palettes[category % palettes.length] ?? defaultPalettes[0], subcategory);

/** Three and five have no common divisor with eight, so the first courses of neighbouring groups differ too. */
function compositionOf({ category, subcategory, place, style }: CoverInput): Composition {
  if (style === undefined) return compositions[at(alternating, place + 3 * subcategory + 5 * category)];
  const isBySubject = style === 'initials' || typeof style !== 'string';
  const known = typeof style === 'string' ? styles[style] : style;
  return compositions[at(known, isBySubject ? subcategory + category : place + 3 * subcategory + 5 * category)];
}

const at = (known: readonly CompositionName[], index: number): CompositionName =>
  known[index % known.length] ?? 'plain';

function drawingOf(input: CoverInput, brush: Brush): string {
  const { style, letters = '' } = input;
  const composition = compositionOf(input);
  if (letters === '') return composition(brush);
  return style === 'initials' ? initials(brush, letters, composition) : labelled(brush, letters, composition(brush));
}

/** Draws a cover without its frame: the elements of an SVG of the cover's size. */
export function coverElements(input: CoverInput): string {
  const random = randomOf(input.seed);
  const palette = coverPalette(input);
  const drawing = drawingOf(input, { random, palette });
  return `<rect width="${width}" height="${height}" fill="${palette.ground}"/><g fill="none">${drawing}</g>`;
}

/** Draws a cover as SVG text, 1200 by 630. */
export const drawCover = (input: CoverInput): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${coverElements(input)}</svg>`;
