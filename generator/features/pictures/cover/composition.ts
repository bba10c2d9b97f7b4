// What the compositions of covers have in common: the size, and random numbers that are the same on every machine.
import { createHash } from 'node:crypto';
import type { Palette } from '../../../../schemas/types.ts';
import palettes from './palettes.json' with { type: 'json' };

/** The size of a drawn cover in CSS pixels, and of a picture for social networks. */
export const COVER = { width: 1200, height: 630 } as const;

/** A source of numbers that depend only on its seed. */
interface Random {
  /** Returns a number from `low` (inclusive) to `high` (exclusive). */
  between(low: number, high: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
}

/** Creates the source of numbers of a seed. */
export function randomOf(seed: string): Random {
  let state = createHash('sha256').update(seed).digest().readUInt32LE(0);
  // Mulberry32: small, and evenly distributed for the few dozen numbers that a drawing needs.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    between: (low, high) => low + next() * (high - low),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}

/** What a composition draws with. */
export interface Brush {
  readonly random: Random;
  readonly palette: Palette;
}

/** Draws one kind of cover on top of its background, as SVG text. */
export type Composition = (brush: Brush) => string;

// Points, stars and their SVG text. Angles are in radians, lengths in the units of the drawing.

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns a number with the precision that a drawing of 1200 units needs. */
export function short(value: number): string {
  const tenths = Math.round(value * 10);
  const rest = Math.abs(tenths % 10);
  if (rest === 0) return String(tenths / 10);
  // Whole numbers are formatted several times as fast as fractions, and a cover has hundreds of numbers.
  return `${tenths < 0 ? '-' : ''}${(Math.abs(tenths) - rest) / 10}.${rest}`;
}

/** Returns `count` points at equal angles around a centre, the first at angle `turn`. */
export const ring = (centre: Point, count: number, { radius, turn = 0 }: { radius: number; turn?: number }) =>
  Array.from({ length: count }, (_, index): Point => {
    const angle = turn + (index * 2 * Math.PI) / count;
    return { x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  });

/** Returns the closed path through some points. */
export const closed = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}Z`;

/** Returns the open path from one point to another. */
export const line = (from: Point, to: Point): string =>
  `M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}`;

/** The form of a star, {points/skip}: {8/2} is the khatam, two squares of which one is rotated. */
type Form = readonly [points: number, skip: number];

/** Returns one of several forms, each written as "8/2". */
export function pickForm(random: Random, ...forms: readonly [string, ...string[]]): Form {
  const [points = 0, skip = 0] = random.pick(forms).split('/').map(Number);
  return [points, skip];
}

/** Returns the distance of the inner corners of the star {points/skip} from its centre, relative to its tips. */
export const innerReach = (points: number, skip: number): number =>
  Math.cos((Math.PI * skip) / points) / Math.cos((Math.PI * (skip - 1)) / points);

/** The outline of a star of the form {points/skip}. */
export interface Star {
  readonly points: number;
  readonly skip: number;
  readonly radius: number;
  readonly turn?: number;
}

/** The outline of a star, as a closed path. */
export function starPath(centre: Point, { points, skip, radius, turn = 0 }: Star): string {
  const tips = ring(centre, points, { radius, turn });
  const inner = ring(centre, points, { radius: radius * innerReach(points, skip), turn: turn + Math.PI / points });
  return closed(tips.flatMap((tip, index) => [tip, inner[index] ?? tip]));
}

interface PlacedStar {
  readonly centre: Point;
  readonly radius: number;
  readonly turn?: number;
  readonly fill: string;
}

/** The radius at which repeated stars are drawn: large enough for their corners to be exact. */
const FORM_RADIUS = 1000;
const DEGREES = 180 / Math.PI;

function useStar(id: string, { centre, radius, turn = 0, fill }: PlacedStar): string {
  const { x, y } = centre;
  const scale = (radius / FORM_RADIUS).toFixed(4);
  return `<use href="#${id}" fill="${fill}" transform="translate(${short(x)} ${short(y)})rotate(${short(turn * DEGREES)})scale(${scale})"/>`;
}

/** Draws stars of the form {points/skip} as SVG text: the form once with an id, and a reference to it for each star. */
export function repeatedStars(id: string, [points, skip]: Form, stars: readonly PlacedStar[]): string {
  const form = starPath({ x: 0, y: 0 }, { points, skip, radius: FORM_RADIUS });
  return `<defs><path id="${id}" d="${form}"/></defs>${stars.map((star) => useStar(id, star)).join('')}`;
}

// The colours of covers: a palette for each category, a shade of it for each subcategory.

/** The palettes of a provider that defines none. */
export const defaultPalettes = palettes as [Palette, ...Palette[]];

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
