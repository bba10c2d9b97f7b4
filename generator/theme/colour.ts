// Colours in OKLCH, in which equal steps look equal. What is compared and published is always the colour that a screen
// shows: within sRGB, rounded to #rrggbb.
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

register(modeRgb);
register(modeLrgb);
register(modeOklch);

const toOklch = converter('oklch');

/** A colour: lightness from 0 to 1, chroma from 0 to about 0.3, hue in degrees. */
export interface Tone {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

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
