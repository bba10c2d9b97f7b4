// The colours of drawn covers in a theme: neighbours of the brand colour, one for each category, with the accent in each.
import type { Theme } from '../../schemas/types.ts';
import { hexOf, type Tone } from './colour.ts';
import { hasColours, seedsOf } from './derive.ts';

/** The colours of a drawing, as #rrggbb, from the darkest to the lightest, and one accent. */
export interface CoverPalette {
  readonly ground: string;
  readonly raised: string;
  readonly middle: string;
  readonly light: string;
  readonly accent: string;
}

/** Returns whether courses without a picture of their own have a drawn cover. */
export const hasCovers = (theme: Theme | undefined): boolean => theme?.covers !== 'none';

/** How far each category's hue is from the brand's, in degrees, and how much of its chroma it keeps. */
const neighbours: readonly (readonly [turn: number, share: number])[] = [
  [0, 1],
  [28, 0.8],
  [-28, 0.8],
  [0, 0.25],
  [56, 0.6],
  [-56, 0.6],
];

function paletteOf({ c, h }: Tone, accent: Tone): CoverPalette {
  const tone = (l: number, most: number) => hexOf({ l, c: Math.min(c, most), h });
  return {
    ground: tone(0.34, 0.09),
    raised: tone(0.43, 0.1),
    middle: tone(0.67, 0.08),
    light: tone(0.945, 0.018),
    accent: hexOf({ l: 0.76, c: Math.min(accent.c, 0.12), h: accent.h }),
  };
}

/** Returns the palettes of a theme's covers; undefined where it says nothing of colours. */
export function coverPalettes(theme: Theme | undefined): readonly CoverPalette[] | undefined {
  if (theme === undefined || !hasColours(theme)) return undefined;
  const { brand, accent } = seedsOf(theme);
  return neighbours.map(([turn, share]) => paletteOf({ ...brand, h: brand.h + turn, c: brand.c * share }, accent));
}
