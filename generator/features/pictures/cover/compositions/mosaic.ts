import type { Composition } from '../composition.ts';
import { short, starPath, type Point } from '../geometry.ts';
import { COVER } from '../size.ts';

/**
 * Stars that touch at their tips and leave crosses between them: the simplest of all star tilings, in waves of colour.
 */
export const mosaic: Composition = ({ random, palette }) => {
  const cell = random.between(110, 190);
  const tilt = random.pick([0, 45, 0]);
  const [slant, phase] = [random.between(-1, 1), random.between(0, 6)];
  const colours = [palette.raised, palette.middle, palette.light, palette.accent];
  const tone = ({ x, y }: Point): string => {
    const wave = Math.sin((x + slant * y) / (cell * 2.6) + phase) + Math.cos((y - slant * x) / (cell * 1.9) + phase);
    return colours[Math.max(0, Math.min(3, Math.round(wave * 1.2 + 1.3)))] ?? palette.raised;
  };
  const reach = Math.ceil(COVER.width / cell / (tilt === 0 ? 2 : 1.5)) + 1;
  const places = Array.from({ length: (2 * reach + 1) ** 2 }, (_, index) => ({
    x: ((index % (2 * reach + 1)) - reach) * cell,
    y: (Math.floor(index / (2 * reach + 1)) - reach) * cell,
  }));
  const half = tilt === 0 ? COVER.height / 2 : COVER.width * 0.65;
  const uses = places.filter(({ y }) => Math.abs(y) < half + cell).map((place) => ({ place, fill: tone(place) }));
  const byFill = colours.map((fill) => {
    const moves = uses.filter((use) => use.fill === fill);
    return `<g fill="${fill}">${moves.map(({ place }) => `<use href="#s" x="${short(place.x)}" y="${short(place.y)}"/>`).join('')}</g>`;
  });
  const star = starPath({ x: 0, y: 0 }, { points: 8, skip: 2, radius: cell / 2 });
  return [
    `<defs><path id="s" d="${star}"/></defs>`,
    `<g transform="translate(${COVER.width / 2} ${COVER.height / 2})rotate(${tilt})">${byFill.join('')}</g>`,
  ].join('');
};
