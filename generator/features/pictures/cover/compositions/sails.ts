import type { Brush, Composition } from '../composition.ts';
import { short, starPath, type Point } from '../geometry.ts';
import { COVER } from '../size.ts';

/** A curved triangle that leans with the wind, `lean` to either side, from its tip to the foot of the cover. */
function sail(tip: Point, lean: number): string {
  const foot = COVER.height + 20;
  const height = COVER.height - tip.y;
  const x = tip.x - lean * 40;
  const belly = x + lean * height * 0.62;
  return `M${short(x)} ${foot}Q${short(x + lean * height * 0.2)} ${short(foot - height * 0.55)} ${short(tip.x)} ${short(tip.y)}Q${short(belly)} ${short(foot - height * 0.62)} ${short(belly + lean * 60)} ${foot}Z`;
}

function tipsOf(random: Brush['random'], lean: number): readonly Point[] {
  const count = random.pick([4, 5, 6]);
  const step = COVER.width / count;
  return Array.from({ length: count + 1 }, (_, index) => ({
    x: index * step - lean * (step * 0.4 - 40) + random.between(-40, 40),
    y: COVER.height - random.between(300, 560),
  }));
}

/** Places for the star, as shares of the width. */
const PLACES = [0.1, 0.22, 0.34, 0.46, 0.58, 0.7, 0.82, 0.9] as const;

/** Returns the place of the star: in the sky, and on the tip of no sail. */
function clearPlace(tips: readonly Point[], y: number): Point {
  const places = PLACES.map((share) => ({ x: COVER.width * share, y }));
  const room = (place: Point): number => Math.min(...tips.map((tip) => Math.hypot(tip.x - place.x, tip.y - place.y)));
  return places.reduce((best, place) => (room(place) > room(best) ? place : best));
}

/** Curved triangles that overlap like cloth in the wind, under a small star. */
export const sails: Composition = ({ random, palette }) => {
  const lean = random.pick([1, -1]);
  const tips = tipsOf(random, lean);
  const centre = clearPlace(tips, random.between(84, 130));
  const star = starPath(centre, { points: 8, skip: 3, radius: random.between(46, 70), turn: random.between(0, 0.8) });
  const colours = [palette.raised, palette.light, palette.middle, palette.accent, palette.light, palette.raised];
  const first = Math.floor(random.between(0, 6));
  const row = tips.map((tip, index) => {
    const fill = colours[(first + index) % colours.length] ?? palette.raised;
    return `<path fill="${fill}" d="${sail(tip, lean)}"/>`;
  });
  return `<path fill="${palette.accent}" d="${star}"/>${row.join('')}`;
};
