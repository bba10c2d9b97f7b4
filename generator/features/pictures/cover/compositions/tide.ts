import type { Composition } from '../composition.ts';
import { repeatedStars, short } from '../geometry.ts';
import { COVER } from '../size.ts';

/** Parallel lines that swell like water, broken by one star. */
export const tide: Composition = ({ random, palette }) => {
  const { width, height } = COVER;
  const gap = random.between(26, 40);
  const [rise, bend] = [random.between(60, 140) * random.pick([1, -1]), random.between(0.3, 0.7)];
  const count = Math.ceil((height + 2 * Math.abs(rise)) / gap) + 2;
  const lines = Array.from({ length: count }, (_, index) => {
    const y = -Math.abs(rise) + index * gap;
    const swing = rise * Math.sin((index / count) * Math.PI * 1.5);
    return `M-20 ${short(y)}C${short(width * bend)} ${short(y + swing)} ${short(width * (1 - bend / 2))} ${short(y - swing)} ${width + 20} ${short(y)}`;
  });
  const centre = { x: width * random.between(0.25, 0.75), y: height * random.between(0.4, 0.6) };
  const { points, skip } = random.pick([
    { points: 8, skip: 2 },
    { points: 8, skip: 3 },
    { points: 12, skip: 4 },
    { points: 16, skip: 5 },
  ]);
  const radius = random.between(170, 240);
  const turn = random.between(0, 0.7);
  const star = (scale: number, fill: string) => ({ centre, radius: radius * scale, turn, fill });
  const stars = [
    star(1.28, palette.ground),
    star(1, palette.light),
    star(0.78, palette.raised),
    star(0.42, palette.accent),
  ];
  const stroke = `fill="none" stroke="${palette.middle}" stroke-width="${short(gap * 0.34)}"`;
  return `<path ${stroke} d="${lines.join('')}"/>${repeatedStars('t', { points, skip }, stars)}`;
};
