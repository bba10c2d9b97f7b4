// Interlace: the lines of a star as straps that pass over and under each other alternately, as in carved strapwork.
import { line, ring, short, type Point, type Star } from './geometry.ts';

/** The appearance of straps. */
export interface Strap {
  readonly width: number;
  readonly colour: string;
  /** The colour of the gap next to a strap that passes over another. */
  readonly gap: string;
}

/** A star and its position. */
export interface WovenStar extends Star {
  readonly centre: Point;
}

type Segment = readonly [Point, Point];

const at = ([from, to]: Segment, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** Where a segment crosses another, as a fraction of its length; undefined if it does not. */
function crossing([a, b]: Segment, [c, d]: Segment): number | undefined {
  const across = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (Math.abs(across) < 1e-6) return undefined;
  const here = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / across;
  const there = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / across;
  const inside = (share: number) => share > 0.001 && share < 0.999;
  return inside(here) && inside(there) ? here : undefined;
}

/**
 * The pieces of a segment that pass over others. Every star {n/k} alternates correctly, because each line is crossed an
 * even number of times.
 */
function overPieces(segment: Segment, all: readonly Segment[]): readonly string[] {
  const crossings = all.flatMap((other) => crossing(segment, other) ?? []).sort((a, b) => a - b);
  return crossings.flatMap((share, index) => {
    if (index % 2 === 1) return [];
    const before = crossings[index - 1] ?? 0;
    const after = crossings[index + 1] ?? 1;
    return line(at(segment, (before + share) / 2), at(segment, (share + after) / 2));
  });
}

const ORIGIN: Point = { x: 0, y: 0 };

/**
 * Returns the woven star {points/skip} around a centre, as SVG text with its own id; one of its lines, rotated, makes
 * the whole star.
 */
export function weave(id: string, { centre, points, skip, radius, turn = 0 }: WovenStar, strap: Strap): string {
  const tips = ring(ORIGIN, points, { radius, turn });
  const segments = tips.map((tip, index): Segment => [tip, tips[(index + skip) % points] ?? tip]);
  const under = segments.map(([from, to]) => line(from, to)).join('');
  const over = segments.slice(0, 1).flatMap((segment) => overPieces(segment, segments));
  const turns = segments.map(
    (_, index) => `<use href="#${id}o" transform="rotate(${short((360 * index) / points)})"/>`,
  );
  const look = `stroke="${strap.colour}" stroke-width="${short(strap.width)}" stroke-linecap="round"`;
  return [
    `<defs><path id="${id}o" d="${over.join('')}"/><g id="${id}">${turns.join('')}</g></defs>`,
    `<g transform="translate(${short(centre.x)} ${short(centre.y)})"><path d="${under}" ${look}/>`,
    `<use href="#${id}" stroke="${strap.gap}" stroke-width="${short(strap.width * 1.9)}"/>`,
    `<use href="#${id}" ${look}/></g>`,
  ].join('');
}
