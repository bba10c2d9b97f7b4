import type { Brush, Composition } from '../composition.ts';
import { short, starPath, type Point } from '../geometry.ts';
import { mix } from '../palettes.ts';
import { COVER } from '../size.ts';

/** A dune: where its line begins, where it is highest, and where it ends. */
type Dune = readonly [left: Point, crest: Point, right: Point];

/** The control points of the line before and after the crest: level at both ends and on top. */
function bend([left, crest, right]: Dune): readonly (readonly [Point, Point, Point, Point])[] {
  const reach = Math.min(crest.x * 0.2, (right.x - crest.x) * 0.5);
  return [
    [left, { x: crest.x * 0.5, y: left.y }, { x: crest.x - reach, y: crest.y }, crest],
    [crest, { x: crest.x + reach, y: crest.y }, { x: crest.x + (right.x - crest.x) * 0.6, y: right.y }, right],
  ];
}

const cubic = (share: number, [a, b, c, d]: readonly [number, number, number, number]): number => {
  const rest = 1 - share;
  return rest ** 3 * a + 3 * rest ** 2 * share * b + 3 * rest * share ** 2 * c + share ** 3 * d;
};

const STEPS = 24;

/** Returns the height of the sky above a dune between two places: the smallest y of its line there. */
function skyAbove(dune: Dune, from: number, to: number): number {
  const points = bend(dune).flatMap(([a, b, c, d]) =>
    Array.from({ length: STEPS + 1 }, (_, step) => ({
      x: cubic(step / STEPS, [a.x, b.x, c.x, d.x]),
      y: cubic(step / STEPS, [a.y, b.y, c.y, d.y]),
    })),
  );
  return Math.min(...points.filter(({ x }) => x > from && x < to).map(({ y }) => y));
}

function dunePath(dune: Dune): string {
  const text = ({ x, y }: Point): string => `${short(x)} ${short(y)}`;
  const curves = bend(dune).map(([, b, c, d]) => `C${text(b)} ${text(c)} ${text(d)}`);
  return `M${text(dune[0])}${curves.join('')}V${COVER.height}H0Z`;
}

function dunesOf(random: Brush['random'], count: number): readonly Dune[] {
  const { width, height } = COVER;
  const top = random.between(0.54, 0.62);
  return Array.from({ length: count }, (_, index): Dune => {
    const y = height * (top + ((1 - top) * index) / count);
    const crest = { x: width * random.between(0.15, 0.85), y: y - random.between(40, 120) };
    const end = (x: number): Point => ({ x, y: y + random.between(-20, 60) });
    return [end(0), crest, end(width)];
  });
}

/** Long swelling curves in front of each other, and above them a whole disc with a star in it, low in its halo. */
export const dunes: Composition = ({ random, palette }) => {
  const count = random.pick([3, 4, 5]);
  const all = dunesOf(random, count);
  const radius = random.between(78, 96);
  const x = COVER.width * random.between(0.18, 0.82);
  const sky = Math.min(...all.map((dune) => skyAbove(dune, x - radius, x + radius)));
  const centre = { x, y: Math.max(radius + 16, sky - radius - random.between(12, 60)) };
  const turn = random.pick([0, Math.PI / 8]);
  const halo = starPath(centre, { points: random.pick([16, 24, 12]), skip: random.pick([3, 4]), radius: radius * 1.7 });
  const khatam = starPath(centre, { points: 8, skip: 2, radius: radius * 0.7, turn });
  // The dune that is farthest away is clearly lighter than the halo that it hides a part of.
  const ridges = all.map((dune, index) => {
    const fill = mix(mix(palette.raised, palette.middle, 0.55), palette.light, index / (count - 1));
    return `<path fill="${fill}" d="${dunePath(dune)}"/>`;
  });
  return [
    `<path fill="${palette.raised}" d="${halo}"/>`,
    `<circle fill="${palette.accent}" cx="${short(centre.x)}" cy="${short(centre.y)}" r="${short(radius)}"/>`,
    `<path fill="${mix(palette.accent, palette.light, 0.5)}" d="${khatam}"/>${ridges.join('')}`,
  ].join('');
};
