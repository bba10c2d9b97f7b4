// Points, stars and their SVG text. Angles are in radians, lengths in the units of the drawing.

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A number as short as a drawing of 1200 units needs it. */
export function short(value: number): string {
  const tenths = Math.round(value * 10);
  const rest = Math.abs(tenths % 10);
  if (rest === 0) return String(tenths / 10);
  // Whole numbers are written several times as fast as fractions, and a cover has hundreds.
  return `${tenths < 0 ? '-' : ''}${(Math.abs(tenths) - rest) / 10}.${rest}`;
}

/** The point at an angle and distance from a centre. */
export const polar = (centre: Point, angle: number, distance: number): Point => ({
  x: centre.x + distance * Math.cos(angle),
  y: centre.y + distance * Math.sin(angle),
});

/** `count` points at even angles around a centre, the first at angle `turn`. */
export const ring = (centre: Point, count: number, { radius, turn = 0 }: { radius: number; turn?: number }) =>
  Array.from({ length: count }, (_, index) => polar(centre, turn + (index * 2 * Math.PI) / count, radius));

/** The path through some points, closed. */
export const closed = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${short(x)} ${short(y)}`).join('L')}Z`;

/** The open path from a point to another. */
export const line = (from: Point, to: Point): string =>
  `M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}`;

/** How far the inner corners of the star {points/skip} are from its centre, where its tips are at 1. */
export const innerReach = (points: number, skip: number): number =>
  Math.cos((Math.PI * skip) / points) / Math.cos((Math.PI * (skip - 1)) / points);

/** The outline of the star {points/skip}: {8/2} is the khatam, two squares of which one is turned. */
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

/** One of several stars of one form. */
export interface PlacedStar {
  readonly centre: Point;
  readonly radius: number;
  readonly turn?: number;
  readonly fill: string;
}

/** The radius at which the form of repeated stars is drawn: their corners are then as exact as their places. */
const FORM_RADIUS = 1000;
const DEGREES = 180 / Math.PI;

function useStar(id: string, { centre, radius, turn = 0, fill }: PlacedStar): string {
  const { x, y } = centre;
  const scale = (radius / FORM_RADIUS).toFixed(4);
  return `<use href="#${id}" fill="${fill}" transform="translate(${short(x)} ${short(y)})rotate(${short(turn * DEGREES)})scale(${scale})"/>`;
}

/** Stars of one form {points/skip}, drawn once under an id and used for each, one over the other, as SVG text. */
export function repeatedStars(
  id: string,
  { points, skip }: Pick<Star, 'points' | 'skip'>,
  stars: readonly PlacedStar[],
): string {
  const form = starPath({ x: 0, y: 0 }, { points, skip, radius: FORM_RADIUS });
  return `<defs><path id="${id}" d="${form}"/></defs>${stars.map((star) => useStar(id, star)).join('')}`;
}
