import type { Composition } from '../composition.ts';
import { repeatedStars } from '../geometry.ts';
import { COVER } from '../size.ts';

/** Nested stars that open from a corner or an edge, each rotated slightly against the previous one. */
export const corner: Composition = ({ random, palette }) => {
  const points = random.pick([8, 12, 16]);
  const skip = random.pick([2, 3]);
  const centre = {
    x: COVER.width * random.pick([0.04, 0.96, 0.5]),
    y: COVER.height * random.pick([0, 1]),
  };
  const twist = random.pick([0, Math.PI / points, Math.PI / points / 2]);
  const colours = [palette.raised, palette.ground, palette.middle, palette.ground, palette.light, palette.accent];
  const shift = random.pick([0, 2, 4]);
  const widest = random.between(1150, 1400);
  const shrink = random.between(0.74, 0.82);
  const rings = Array.from({ length: 9 }, (_, index) => ({
    centre,
    radius: widest * shrink ** index,
    turn: twist * index,
    fill: colours[(index + shift) % colours.length] ?? palette.raised,
  }));
  return repeatedStars('r', { points, skip }, rings);
};
