// Finds for each token the nearest lightness at which all pairs with the tokens before it have their contrast.
import { colourTokens, type ColourToken } from '../model/theme-properties.ts';
import { pairsOf } from './pairs.ts';
import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  useMode as register,
  wcagContrast,
} from 'culori/fn';

// Colours in OKLCH, in which equal steps look equal. What is compared and published is always the colour that a screen
// shows: within sRGB, rounded to #rrggbb.

register(modeRgb);
register(modeLrgb);
register(modeOklch);

const toOklch = converter('oklch');

/** A colour: lightness from 0 to 1, chroma from 0 to about 0.3, hue in degrees. */
export type Tone = Readonly<Record<'l' | 'c' | 'h', number>>;

/** Returns a colour that is written as #rrggbb. A grey has no hue; it is given 0. */
export function toneOf(hex: string): Tone {
  const { l = 0, c = 0, h = 0 } = toOklch(hex) ?? {};
  return { l: Math.min(1, l), c: c < 0.002 ? 0 : c, h: c < 0.002 ? 0 : h };
}

/** Returns the colour that a screen can show, with the chroma that is possible at its lightness, as #rrggbb. */
export const hexOf = ({ l, c, h }: Tone): string =>
  formatHex(clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h }, 'oklch'));

/** Returns the contrast of two colours as WCAG defines it: from 1 to 21. */
export const contrastOf = (a: string, b: string): number => wcagContrast(a, b);

/** Returns the ratio as people write it: with two decimals, never rounded up to what is asked for. */
export const ratioText = (ratio: number): string => `${Math.floor(ratio * 100) / 100}:1`;

/** The colour of every token, as #rrggbb. */
export type Colours = Readonly<Record<ColourToken, string>>;

/** What a colour must be seen on, and how well. */
type Demand = { readonly other: string; readonly ratio: number };

function demandsOn(name: ColourToken, placed: ReadonlyMap<ColourToken, string>): readonly Demand[] {
  return (pairsOf.get(name) ?? []).flatMap(({ token, on, ratio }) => {
    const other = placed.get(token === name ? on : token);
    return other === undefined ? [] : [{ other, ratio }];
  });
}

const meets = (hex: string, demands: readonly Demand[]): boolean =>
  demands.every(({ other, ratio }) => contrastOf(hex, other) >= ratio);

/** Bisects between a lightness that fails and an end that does not; returns the passing side. */
function bisect(tone: Tone, end: number, demands: readonly Demand[]): string {
  let [fails, passes] = [tone.l, end];
  // Enough for a step of a hundred-thousandth.
  for (let step = 0; step < 16; step++) {
    const middle = (fails + passes) / 2;
    if (meets(hexOf({ ...tone, l: middle }), demands)) passes = middle;
    else fails = middle;
  }
  return hexOf({ ...tone, l: passes });
}

/** Returns the colour itself if it meets all demands, or else the nearest lightness that does; undefined if none does. */
function nearestTone(tone: Tone, demands: readonly Demand[]): string | undefined {
  const own = hexOf(tone);
  if (meets(own, demands)) return own;
  const ends = [0, 1].filter((end) => meets(hexOf({ ...tone, l: end }), demands));
  const found = ends.map((end) => bisect(tone, end, demands));
  return found.length < 2 ? found[0] : found.sort((a, b) => contrastOf(own, a) - contrastOf(own, b))[0];
}

/** A mode as it is wished for, and the colours in it that are not to be changed. */
export interface Recipe {
  readonly tones: Readonly<Record<ColourToken, Tone>>;
  readonly fixed: Readonly<Partial<Record<ColourToken, string>>>;
}

/** Returns all colours of a mode. A fixed one takes its turn too; what lightness alone cannot reach stays as it was wished for. */
export function solve({ tones, fixed }: Recipe): Colours {
  const placed = new Map<ColourToken, string>();
  for (const name of colourTokens)
    placed.set(name, fixed[name] ?? nearestTone(tones[name], demandsOn(name, placed)) ?? hexOf(tones[name]));
  return Object.fromEntries(colourTokens.map((name) => [name, placed.get(name)])) as unknown as Colours;
}
