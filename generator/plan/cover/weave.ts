// Interlace: the lines of a star as straps that pass over and under each other in turn, as in carved strapwork.
import { line, ring, short, type Point, type Star } from './geometry.ts';

/** How straps look. */
export interface Strap {
  readonly width: number;
  readonly colour: string;
  /** The colour of the gap beside a strap that passes over another. */
  readonly gap: string;
}

type Segment = readonly [Point, Point];

const at = ([from, to]: Segment, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** Where a segment crosses another, as a share of its length; undefined where it does not. */
function crossing([a, b]: Segment, [c, d]: Segment): number | undefined {
  const across = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (Math.abs(across) < 1e-6) return undefined;
  const here = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / across;
  const there = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / across;
  const inside = (share: number) => share > 0.001 && share < 0.999;
  return inside(here) && inside(there) ? here : undefined;
}

/** The pieces of a segment that pass over others. Every star {n/k} alternates rightly, for each line is crossed an even number of times. */
function overPieces(segment: Segment, all: readonly Segment[]): readonly string[] {
  const crossings = all.flatMap((other) => crossing(segment, other) ?? []).sort((a, b) => a - b);
  return crossings.flatMap((share, index) => {
    if (index % 2 === 1) return [];
    const before = crossings[index - 1] ?? 0;
    const after = crossings[index + 1] ?? 1;
    return line(at(segment, (before + share) / 2), at(segment, (share + after) / 2));
  });
}

/** The woven star {points/skip} around a centre, as SVG text. */
export function weave(centre: Point, { points, skip, radius, turn = 0 }: Star, strap: Strap): string {
  const tips = ring(centre, points, { radius, turn });
  const segments = tips.map((tip, index): Segment => [tip, tips[(index + skip) % points] ?? tip]);
  const under = segments.map(([from, to]) => line(from, to)).join('');
  const over = segments.flatMap((segment) => overPieces(segment, segments)).join('');
  return [
    `<path d="${under}" stroke="${strap.colour}" stroke-width="${short(strap.width)}" stroke-linecap="round"/>`,
    `<path d="${over}" stroke="${strap.gap}" stroke-width="${short(strap.width * 1.9)}"/>`,
    `<path d="${over}" stroke="${strap.colour}" stroke-width="${short(strap.width)}" stroke-linecap="round"/>`,
  ].join('');
}
