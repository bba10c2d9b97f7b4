import type { Composition } from '../composition.ts';
import { innerReach, repeatedStars, type Star } from '../geometry.ts';
import { COVER } from '../size.ts';

type Form = Pick<Star, 'points' | 'skip'>;

const stars: readonly [Form, ...Form[]] = [
  { points: 8, skip: 2 },
  { points: 12, skip: 3 },
  { points: 12, skip: 4 },
  { points: 16, skip: 5 },
  { points: 24, skip: 8 },
  { points: 24, skip: 9 },
];

const MANY = 16;

/** The smallest star in the middle. */
const HEART = 60;

/**
 * Nested stars that open from a corner or an edge like a flower: the tips of each are the inner corners of the one
 * around it, so that kites without a gap remain between them, and every axis of a star is one of the whole.
 */
export const corner: Composition = ({ random, palette }) => {
  const { points, skip } = random.pick(stars);
  // The kites of a few-pointed star are too large for the quarter of it that a corner shows.
  const side = points < MANY ? 0.5 : random.pick([0, 0.5, 1]);
  const centre = { x: COVER.width * side, y: COVER.height * random.pick([0, 1]) };
  const colours = [palette.raised, palette.ground, palette.middle, palette.light, palette.accent, palette.ground];
  const shift = Math.floor(random.between(0, colours.length));
  const widest = random.between(1250, 1500);
  const shrink = innerReach(points, skip);
  const count = Math.floor(Math.log(HEART / widest) / Math.log(shrink)) + 1;
  const rings = Array.from({ length: count }, (_, index) => ({
    centre,
    radius: widest * shrink ** index,
    turn: (index * Math.PI) / points,
    fill: colours[(index + shift) % colours.length] ?? palette.raised,
  }));
  return repeatedStars('r', { points, skip }, rings);
};
