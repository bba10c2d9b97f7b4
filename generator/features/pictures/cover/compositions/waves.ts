import type { Composition } from '../composition.ts';
import { short } from '../geometry.ts';
import { COVER } from '../size.ts';

/** Broad bands that lie before each other like waves, with one of them in the accent. */
export const waves: Composition = ({ random, palette }) => {
  const { width, height } = COVER;
  const fills = [palette.raised, palette.middle, palette.raised, palette.accent, palette.light];
  const start = random.between(0.2, 0.34) * height;
  const step = (height - start) / fills.length;
  const phase = random.between(0, 2 * Math.PI);
  const swell = random.between(48, 96) * random.pick([1, -1]);
  return fills
    .map((fill, i) => {
      const y = start + i * step;
      const rise = swell * Math.sin(phase + i * 1.3);
      const bend = random.between(0.28, 0.72) * width;
      const curve = `C${short(bend)} ${short(y - rise)} ${short(bend)} ${short(y + rise)} ${width} ${short(y)}`;
      return `<path fill="${fill}" d="M0 ${short(y)}${curve}V${height}H0Z"/>`;
    })
    .join('');
};
