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

/** Returns the distance of the inner corners of the star {points/skip} from its centre, relative to its tips. */
export const innerReach = (points: number, skip: number): number =>
  Math.cos((Math.PI * skip) / points) / Math.cos((Math.PI * (skip - 1)) / points);

/** The outline of the star {points/skip}: {8/2} is the khatam, two squares of which one is rotated. */
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

/** One of several stars of the same form. */
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
export function repeatedStars(
  id: string,
  { points, skip }: Pick<Star, 'points' | 'skip'>,
  stars: readonly PlacedStar[],
): string {
  const form = starPath({ x: 0, y: 0 }, { points, skip, radius: FORM_RADIUS });
  return `<defs><path id="${id}" d="${form}"/></defs>${stars.map((star) => useStar(id, star)).join('')}`;
}
