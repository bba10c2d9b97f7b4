// The colours of covers: a palette for each category, a shade of it for each subcategory.
import type { Palette } from '../../../../schemas/types.ts';

/** The palettes of a provider that defines none. */
export const defaultPalettes: readonly [Palette, ...Palette[]] = [
  { ground: '#0d3f4b', raised: '#17596a', middle: '#5d98a3', light: '#f1e7d4', accent: '#d98a4e' },
  { ground: '#4a2634', raised: '#6b394a', middle: '#b07a80', light: '#f6e6d6', accent: '#e0a458' },
  { ground: '#243f35', raised: '#38594b', middle: '#84a08c', light: '#f0ead6', accent: '#d9a441' },
  { ground: '#23304f', raised: '#364670', middle: '#8291b5', light: '#eceaf0', accent: '#e08e79' },
  { ground: '#5a3522', raised: '#7c4d33', middle: '#bf9270', light: '#f7ead9', accent: '#6fa3a0' },
  { ground: '#363a3f', raised: '#4e545b', middle: '#949ba2', light: '#f1eee9', accent: '#c9a15f' },
];

const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));

/** Returns the colour at `share` of the way from one colour to another. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + ((target[index] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns a palette whose drawings are a background for letters. */
export const muted = ({ ground, raised, light, accent }: Palette): Palette => ({
  ground,
  raised: mix(ground, raised, 0.8),
  middle: mix(raised, light, 0.12),
  light: mix(raised, ground, 0.4),
  accent: mix(raised, accent, 0.25),
});

const shades: readonly [(palette: Palette) => Palette, ...((palette: Palette) => Palette)[]] = [
  (palette) => palette,
  ({ ground, raised, middle, light, accent }) => ({
    ground: mix(light, '#ffffff', 0.15),
    raised: mix(light, middle, 0.24),
    middle: mix(middle, light, 0.15),
    light: ground,
    accent: mix(accent, raised, 0.1),
  }),
  ({ ground, raised, middle, light, accent }) => ({
    ground: mix(raised, middle, 0.18),
    raised: mix(raised, middle, 0.48),
    middle: mix(ground, raised, 0.3),
    light,
    accent: mix(accent, light, 0.25),
  }),
  ({ ground, raised, middle, light, accent }) => ({
    ground: mix(accent, light, 0.12),
    raised: mix(accent, light, 0.38),
    middle: mix(accent, ground, 0.3),
    light: ground,
    accent: raised === middle ? ground : light,
  }),
  ({ ground, raised, middle, light, accent }) => ({
    ground: mix(ground, '#000000', 0.32),
    raised: mix(ground, raised, 0.35),
    middle: mix(middle, ground, 0.35),
    light: mix(light, accent, 0.3),
    accent,
  }),
];

/** Returns the shade of a palette for a subcategory, given by its index in its category. */
export function shadeOf(palette: Palette, subcategory: number): Palette {
  return (shades[subcategory % shades.length] ?? shades[0])(palette);
}
