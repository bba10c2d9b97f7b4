// What the compositions of covers have in common: the size, and random numbers that are the same on every machine.
import { createHash } from 'node:crypto';
import type { Palette } from '../../../../schemas/types.ts';

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
