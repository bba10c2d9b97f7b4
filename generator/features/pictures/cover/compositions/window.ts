import type { Composition } from '../composition.ts';
import { repeatedStars, starPath } from '../geometry.ts';
import { COVER } from '../size.ts';
import { latticePattern } from './lattice.ts';

/** A lattice seen through a great star, with the star's outline repeated outwards like rings in water. */
export const window: Composition = (brush) => {
  const { random, palette } = brush;
  const { points, skip } = random.pick([
    { points: 8, skip: 2 },
    { points: 8, skip: 3 },
    { points: 12, skip: 3 },
    { points: 16, skip: 4 },
  ]);
  const centre = { x: COVER.width * random.pick([0.28, 0.5, 0.74]), y: COVER.height / 2 };
  const radius = random.between(240, 330);
  const turn = random.pick([0, Math.PI / points]);
  const rings = [2.75, 2.2, 1.75, 1.38, 1].map((scale, index) => ({
    centre,
    radius: radius * scale,
    turn,
    fill: index % 2 === 0 && scale !== 1 ? palette.raised : palette.ground,
  }));
  const opening = starPath(centre, { points, skip, radius, turn });
  return [
    `<defs>${latticePattern('l', brush)}</defs>`,
    repeatedStars('w', { points, skip }, rings),
    `<path fill="url(#l)" stroke="${palette.light}" stroke-width="10" stroke-linejoin="round" d="${opening}"/>`,
  ].join('');
};
