import type { Brush, Composition } from '../composition.ts';
import { short, starPath } from '../geometry.ts';
import { COVER } from '../size.ts';

/** A curved triangle that leans with the wind, `lean` to either side. */
function sail(x: number, height: number, lean: number): string {
  const foot = COVER.height + 20;
  const top = COVER.height - height;
  const belly = x + lean * height * 0.62;
  return `M${short(x)} ${foot}Q${short(x + lean * height * 0.2)} ${short(foot - height * 0.55)} ${short(x + lean * 40)} ${short(top)}Q${short(belly)} ${short(foot - height * 0.62)} ${short(belly + lean * 60)} ${foot}Z`;
}

function row({ random, palette }: Brush, lean: number): readonly string[] {
  const count = random.pick([4, 5, 6]);
  const step = COVER.width / count;
  const colours = [palette.raised, palette.light, palette.middle, palette.accent, palette.light, palette.raised];
  const first = Math.floor(random.between(0, 6));
  return Array.from({ length: count + 1 }, (_, index) => {
    const x = (lean > 0 ? -step * 0.4 : step * 0.4) + index * step + random.between(-40, 40);
    const fill = colours[(first + index) % colours.length] ?? palette.raised;
    return `<path fill="${fill}" d="${sail(x, random.between(300, 600), lean)}"/>`;
  });
}

/** Curved triangles that overlap like cloth in the wind, under a small star. */
export const sails: Composition = (brush) => {
  const { random, palette } = brush;
  const lean = random.pick([1, -1]);
  const centre = { x: COVER.width * random.between(0.15, 0.85), y: random.between(80, 150) };
  const star = starPath(centre, { points: 8, skip: 3, radius: random.between(46, 76), turn: random.between(0, 0.8) });
  return `<path fill="${palette.accent}" d="${star}"/>${row(brush, lean).join('')}`;
};
