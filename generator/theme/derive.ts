// From the few colours of content/theme.yaml to every colour of the pages, light and dark.
import type { Palette, Theme } from '../../schemas/types.ts';
import { contrastOf, hexOf, toneOf, type Tone, solve, type Colours } from './solve.ts';
import { pairs, type Pair } from './pairs.ts';
import type { ColourToken } from '../model/theme-properties.ts';
import { darkTones, hovered, lightTones, type Seeds } from './recipes.ts';

/** A look for a bright or for a dark room; the browser chooses. */
export type Mode = 'light' | 'dark';

/** The modes, in the order of the style sheet. */
export const modes: readonly Mode[] = ['light', 'dark'];

/** What theme.yaml calls a tone that it sets itself, and the token. */
export const namedTones = {
  page: 'ground',
  card: 'surface',
  tint: 'sand',
  band: 'deep',
  text: 'ink',
  quietText: 'ink-soft',
  link: 'sea',
  button: 'accent-fill',
} as const satisfies Readonly<Record<string, ColourToken>>;

/** The name of a tone in theme.yaml. */
export type ToneName = keyof typeof namedTones;

/** What a theme without colours has: those of the site's own style sheet. */
const ownColours = { brand: '#0b5766', accent: '#b24c1c', ground: 'warm' } as const;

/** Whether a theme says anything of colours. */
export const hasColours = ({ brand, accent, ground, tones, header }: Theme): boolean =>
  header === 'band' || [brand, accent, ground, tones].some((value) => value !== undefined);

/** Returns what all tones of a theme follow from. */
export function seedsOf({ brand, accent, ground }: Theme): Seeds {
  const main = toneOf(brand ?? ownColours.brand);
  const isCool = main.c < 0.03 || (main.h > 120 && main.h < 340);
  // Where none is named: the warm one of a cool brand, and the brand itself of a warm one.
  const usual = isCool ? toneOf(ownColours.accent) : main;
  return {
    brand: main,
    accent: accent === undefined ? usual : toneOf(accent),
    ground: ground ?? (brand === undefined ? ownColours.ground : 'light'),
  };
}

/** What is derived from tones that a theme sets itself: their neighbours, and the text on them. */
function aroundFixed(
  tones: Readonly<Record<ColourToken, Tone>>,
  fixed: Partial<Record<ColourToken, string>>,
): Readonly<Record<ColourToken, Tone>> {
  const { sea, 'accent-fill': button, deep } = fixed;
  const around = (name: 'sea' | 'accent', colour: string): Partial<Record<ColourToken, Tone>> => {
    const [tone, own] = [toneOf(colour), tones[`on-${name}`]];
    // Text on it: as it is elsewhere, or else white or nearly black, whichever is read.
    const candidates: readonly Tone[] = [own, { l: 1, c: 0, h: 0 }, { l: 0.1, c: 0.02, h: own.h }];
    const label = candidates.find((one) => contrastOf(hexOf(one), colour) >= 4.5) ?? own;
    // A step away from the page.
    const strong = Math.min(1, Math.max(0, tone.l + (tones.ground.l > 0.5 ? -0.08 : 0.08)));
    return {
      [name]: tone,
      [`${name}-strong`]: { ...tone, l: strong },
      [`on-${name}`]: label,
      [`${name}-fill`]: tone,
      [`${name}-fill-strong`]: hovered(tone, label),
    };
  };
  return {
    ...tones,
    ...(sea !== undefined && around('sea', sea)),
    ...(button !== undefined && around('accent', button)),
    ...(deep !== undefined && { 'deep-raised': { ...toneOf(deep), l: toneOf(deep).l + 0.052 } }),
  };
}

/** Returns the colours of a mode. */
export function coloursOf(theme: Theme, mode: Mode): Colours {
  const seeds = seedsOf(theme);
  const tones = mode === 'light' ? lightTones(seeds) : darkTones(seeds);
  const own = Object.entries(theme.tones?.[mode] ?? {}) as [ToneName, string][];
  const fixed = Object.fromEntries(own.map(([name, colour]) => [namedTones[name], colour]));
  return solve({ tones: aroundFixed(tones, fixed), fixed });
}

/** Returns the main colours that follow from a brand colour, by what they are for. */
export function swatchesOf(brand: string): Readonly<Record<string, string>> {
  const { light, dark } = palettesOf({ brand });
  return {
    links: light.sea,
    buttons: light['accent-fill'],
    bands: light.deep,
    'links in the dark': dark.sea,
    'pages in the dark': dark.ground,
  };
}

/** Returns the colours of both modes. */
export const palettesOf = (theme: Theme): Readonly<Record<Mode, Colours>> => ({
  light: coloursOf(theme, 'light'),
  dark: coloursOf(theme, 'dark'),
});

/** A pair of colours that is read badly. */
export interface FailedPair extends Pair {
  readonly has: number;
}

/** Returns the pairs with less contrast than they need, the worst first. */
export const failedPairs = (colours: Colours): readonly FailedPair[] =>
  pairs
    .map((pair) => ({ ...pair, has: contrastOf(colours[pair.token], colours[pair.on]) }))
    .filter(({ has, ratio }) => has < ratio)
    .sort((a, b) => a.has / a.ratio - b.has / b.ratio);

// The colours of drawn covers in a theme: neighbours of the brand colour, one for each category, with the accent in each.

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

function paletteOf({ c, h }: Tone, accent: Tone): Palette {
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
export function coverPalettes(theme: Theme | undefined): readonly Palette[] | undefined {
  if (theme === undefined || !hasColours(theme)) return undefined;
  const { brand, accent } = seedsOf(theme);
  return neighbours.map(([turn, share]) => paletteOf({ ...brand, h: brand.h + turn, c: brand.c * share }, accent));
}
