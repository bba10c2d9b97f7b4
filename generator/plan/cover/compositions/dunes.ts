import type { Composition } from '../composition.ts';
import { short, starPath } from '../geometry.ts';
import { mix } from '../palettes.ts';
import { COVER } from '../size.ts';

/** Long swelling curves in front of each other, and a many-pointed star low above them. */
export const dunes: Composition = ({ random, palette }) => {
  const { width, height } = COVER;
  const count = random.pick([3, 4, 5]);
  const top = random.between(0.42, 0.55);
  const ridges = Array.from({ length: count }, (_, index) => {
    const y = height * (top + ((1 - top) * index) / count);
    const [crest, swell] = [width * random.between(0.15, 0.85), random.between(40, 220)];
    const [left, right] = [y + random.between(-20, 60), y + random.between(-20, 60)];
    const path = `M0 ${short(left)}C${short(crest * 0.5)} ${short(left)} ${short(crest * 0.8)} ${short(y - swell)} ${short(crest)} ${short(y - swell)}S${short(crest + (width - crest) * 0.6)} ${short(right)} ${width} ${short(right)}V${height}H0Z`;
    const fill = index === count - 1 ? palette.light : mix(palette.raised, palette.light, index / count);
    return `<path fill="${fill}" d="${path}"/>`;
  });
  const centre = { x: width * random.between(0.2, 0.8), y: height * random.between(0.28, 0.42) };
  const points = random.pick([16, 24, 12]);
  const radius = random.between(90, 200);
  const halo = starPath(centre, { points, skip: random.pick([3, 4, 5]), radius: radius * 1.5 });
  const sun = starPath(centre, { points: 8, skip: 2, radius: radius * 0.82, turn: random.pick([0, Math.PI / 8]) });
  return `<path fill="${palette.raised}" d="${halo}"/><path fill="${palette.accent}" d="${sun}"/>${ridges.join('')}`;
};
