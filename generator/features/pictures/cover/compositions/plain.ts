import type { Composition } from '../composition.ts';
import { short } from '../geometry.ts';
import { COVER } from '../size.ts';

/** One quiet shape: a disc that the picture cuts, and a thin arc around it. */
export const plain: Composition = ({ random, palette }) => {
  const { width, height } = COVER;
  const x = width * random.pick([random.between(0.02, 0.3), random.between(0.7, 0.98)]);
  const y = height * random.pick([random.between(-0.1, 0.2), random.between(0.8, 1.1)]);
  const radius = random.between(300, 460);
  const centre = `cx="${short(x)}" cy="${short(y)}"`;
  return [
    `<circle ${centre} r="${short(radius)}" fill="${palette.raised}"/>`,
    `<circle ${centre} r="${short(radius + random.between(50, 110))}" stroke="${palette.middle}" stroke-width="3"/>`,
  ].join('');
};
