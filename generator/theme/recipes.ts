// What the colours of a mode are before contrast is looked at: the seeds, and tints of them at the lightness that each use
// needs. The figures are those of the site's own style sheet, src/styles/tokens.css.
import { contrastOf, hexOf, type Tone } from './solve.ts';
// The colours of what went well, of hints and of mistakes, and of stars: the same in every theme.
import signals from './signals.json' with { type: 'json' };
import type { ColourToken } from '../model/theme-properties.ts';

/** What all tones of a theme follow from. */
export interface Seeds {
  readonly brand: Tone;
  readonly accent: Tone;
  readonly ground: 'light' | 'warm' | 'cool';
}

type Tones = Readonly<Record<ColourToken, Tone>>;

/** How much of the seed's chroma a tint keeps at most. */
const tint = ({ c, h }: Tone, l: number, most: number): Tone => ({ l, c: Math.min(c, most), h });

/** How grounds are tinted: the hue, and how strongly, where 1 is as strongly as the warm one. */
function tintOf({ brand, ground }: Seeds): { readonly h: number; readonly strength: number } {
  if (ground === 'warm') return { h: 82, strength: 1 };
  if (ground === 'cool') return { h: 250, strength: 0.8 };
  return { h: brand.h, strength: brand.c === 0 ? 0 : 0.35 };
}

const white: Tone = { l: 1, c: 0, h: 0 };

/** The ring is amber, unless that is what it surrounds. */
const focusOf = ({ accent }: Seeds): Tone => ({
  l: 0.784,
  c: 0.152,
  h: accent.c > 0.05 && Math.abs(accent.h - 76) < 25 ? 250 : 76,
});

/** From this difference in lightness on, people take a colour for another one. */
export const CLEARLY = 0.1;

/** Returns a filled shape under the pointer: a step away from its label, or towards it where there is no room. */
export const hovered = (fill: Tone, label: Tone): Tone =>
  label.l > 0.5 ? read(fill) : { ...fill, l: fill.l + (fill.l < 0.85 ? 0.07 : -0.08) };

/** The label of a shape in a seed's colour: white, unless the colour would have to become another one for it. */
const labelOn = (seed: Tone): Tone =>
  contrastOf(hexOf(white), hexOf({ ...seed, l: seed.l - CLEARLY })) >= 4.5 ? white : tint(seed, 0.21, 0.05);

/** A seed as the colour of a shape that has to be seen on white. */
const fillOf = (seed: Tone): Tone => ({ ...seed, l: Math.min(seed.l, 0.9) });

/** A seed as the colour of words: dark enough to be read. */
const read = (seed: Tone): Tone => ({ ...seed, l: Math.max(0, Math.min(seed.l, 0.55) - 0.08) });

/** Returns the colours of the light mode. */
export function lightTones(seeds: Seeds): Tones {
  const { brand, accent } = seeds;
  const { h, strength } = tintOf(seeds);
  const paper = (l: number, c: number): Tone => ({ l, c: c * strength, h });
  // The deepest tone that still shows its hue, and no lighter than the brand itself.
  const deep = tint(brand, Math.min(Math.max(brand.l, 0.26), 0.37), 0.13);
  return {
    ground: seeds.ground === 'light' ? paper(0.99, 0.006) : paper(0.983, 0.006),
    surface: white,
    'surface-sunken': paper(seeds.ground === 'light' ? 0.967 : 0.957, 0.013),
    sand: paper(seeds.ground === 'light' ? 0.957 : 0.943, 0.022),
    line: paper(0.893, 0.022),
    'line-strong': paper(0.618, 0.022),
    ink: tint(brand, 0.25, 0.03),
    'ink-soft': tint(brand, 0.45, 0.024),
    sea: brand,
    'sea-strong': read(brand),
    'sea-soft': { l: 0.945, c: Math.min(brand.c * 0.3, 0.017), h: brand.h },
    deep,
    'deep-raised': { ...deep, l: deep.l + 0.052 },
    'on-deep': white,
    'on-deep-soft': tint(brand, 0.888, 0.028),
    'sand-strong': { l: 0.833, c: Math.min(accent.c, 0.085), h: accent.h },
    accent,
    'accent-strong': read(accent),
    'on-sea': labelOn(brand),
    'sea-fill': fillOf(brand),
    'sea-fill-strong': hovered(fillOf(brand), labelOn(brand)),
    'on-accent': labelOn(accent),
    'accent-fill': fillOf(accent),
    'accent-fill-strong': hovered(fillOf(accent), labelOn(accent)),
    focus: focusOf(seeds),
    ...signals.light,
  };
}

/** Returns the colours of the dark mode. */
export function darkTones(seeds: Seeds): Tones {
  const { brand, accent } = seeds;
  // The hue of sand is olive when it is dark.
  const night =
    seeds.ground === 'warm' ? { c: Math.min(brand.c, 0.014), h: 55 } : { c: Math.min(brand.c, 0.1), h: brand.h };
  const shade = (l: number, c: number): Tone => ({ l, c: Math.min(night.c, c), h: night.h });
  const deep = { l: 0.29, c: Math.min(brand.c, 0.06), h: brand.h };
  const lit = (seed: Tone, l: number, most: number): Tone => tint(seed, Math.max(seed.l, l), most);
  return {
    ground: shade(0.2, 0.017),
    surface: shade(0.25, 0.022),
    'surface-sunken': shade(0.229, 0.02),
    sand: shade(0.275, 0.026),
    line: shade(0.36, 0.028),
    'line-strong': shade(0.607, 0.028),
    ink: tint(brand, 0.963, 0.006),
    'ink-soft': tint(brand, 0.795, 0.02),
    sea: lit(brand, 0.76, 0.13),
    'sea-strong': lit(brand, 0.84, 0.1),
    'sea-soft': { l: 0.306, c: Math.min(brand.c * 0.6, 0.045), h: brand.h },
    deep,
    'deep-raised': { ...deep, l: 0.347 },
    'on-deep': tint(brand, 0.975, 0.006),
    'on-deep-soft': tint(brand, 0.844, 0.03),
    'sand-strong': { l: 0.74, c: Math.min(accent.c, 0.085), h: accent.h },
    accent: lit(accent, 0.76, 0.14),
    'accent-strong': lit(accent, 0.84, 0.1),
    'on-sea': tint(brand, 0.23, 0.04),
    'sea-fill': lit(brand, 0.76, 0.13),
    'sea-fill-strong': lit(brand, 0.84, 0.1),
    'on-accent': tint(accent, 0.21, 0.05),
    'accent-fill': lit(accent, 0.76, 0.14),
    'accent-fill-strong': lit(accent, 0.84, 0.1),
    focus: focusOf(seeds),
    ...signals.dark,
  };
}
