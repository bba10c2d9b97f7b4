import type { Composition } from '../composition.ts';
import { repeatedStars, ring, starPath } from '../geometry.ts';
import { COVER } from '../size.ts';
import { weave } from '../weave.ts';

/** One large woven star off the centre, with a star in its middle and small ones around it. */
export const rosette: Composition = ({ random, palette }) => {
  const { points, skip } = random.pick([
    { points: 8, skip: 3 },
    { points: 12, skip: 5 },
    { points: 10, skip: 4 },
    { points: 16, skip: 6 },
  ]);
  const centre = { x: COVER.width * random.pick([0.3, 0.5, 0.7]), y: COVER.height * random.between(0.42, 0.58) };
  const [radius, turn] = [random.between(270, 400), random.between(0, Math.PI / points)];
  const satellites = ring(centre, points, { radius: radius * 1.28, turn: turn + Math.PI / points });
  const around = satellites.map((place) => ({ centre: place, radius: radius * 0.11, turn, fill: palette.middle }));
  return [
    `<path fill="${palette.raised}" d="${starPath(centre, { points, skip: 2, radius: radius * 1.75, turn })}"/>`,
    repeatedStars('a', { points: 8, skip: 2 }, around),
    `<path fill="${palette.ground}" d="${starPath(centre, { points, skip, radius, turn })}"/>`,
    weave(
      'h',
      { centre, points: 8, skip: 3, radius: radius * 0.46, turn },
      { width: 8, colour: palette.middle, gap: palette.ground },
    ),
    weave('g', { centre, points, skip, radius, turn }, { width: 13, colour: palette.light, gap: palette.ground }),
    `<path fill="${palette.accent}" d="${starPath(centre, { points: 8, skip: 3, radius: radius * 0.17, turn })}"/>`,
  ].join('');
};
