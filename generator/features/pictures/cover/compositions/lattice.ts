import type { Brush, Composition } from '../composition.ts';
import { closed, ring, short, starPath, type Point } from '../geometry.ts';
import { COVER } from '../size.ts';

/** The angle at which straps leave the midpoints of the edges of a tile. */
const CONTACT = 67.5 * (Math.PI / 180);

/** A star within a regular polygon, by Hankin's method: straps from the midpoints of the edges to where they meet. */
function contactStar(centre: Point, sides: number, { apothem, turn }: { apothem: number; turn: number }): string {
  const half = Math.PI / sides;
  const inner = (apothem * Math.cos(CONTACT)) / Math.sin(Math.PI / 2 - half + CONTACT);
  const middles = ring(centre, sides, { radius: apothem, turn });
  const meetings = ring(centre, sides, { radius: Math.abs(inner), turn: turn + half });
  return closed(middles.flatMap((middle, index) => [middle, meetings[index] ?? middle]));
}

/** One tile of octagons and squares with their stars, to be repeated. */
export function latticePattern(id: string, { random, palette }: Brush): string {
  const cell = random.between(170, 300);
  const turn = random.pick([0, 22.5, 45, 15]);
  const side = cell / (1 + Math.SQRT2);
  const centre = { x: cell / 2, y: cell / 2 };
  const octagon = contactStar(centre, 8, { apothem: cell / 2, turn: 0 });
  const corners = [0, cell].flatMap((x) => [0, cell].map((y) => ({ x, y })));
  const squares = corners.map((corner) => contactStar(corner, 4, { apothem: side / 2, turn: Math.PI / 4 })).join('');
  const strap = cell / 26;
  const heart = starPath(centre, { points: 8, skip: 2, radius: cell * 0.15, turn: Math.PI / 8 });
  return [
    `<pattern id="${id}" width="${short(cell)}" height="${short(cell)}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})">`,
    `<path fill="${palette.raised}" d="${octagon}"/><path fill="${palette.middle}" d="${squares}"/>`,
    `<path fill="none" stroke="${palette.light}" stroke-width="${short(strap)}" stroke-linejoin="round" d="${octagon}${squares}"/>`,
    `<path fill="${palette.accent}" d="${heart}"/></pattern>`,
  ].join('');
}

/** Strapwork over the whole cover, or next to a slanting edge with a large star on the other side. */
export const lattice: Composition = (brush) => {
  const { random, palette } = brush;
  const { width, height } = COVER;
  const side = random.pick([1, -1, 0]);
  const [top, foot] = [width * random.between(0.36, 0.56), width * random.between(0.36, 0.56)];
  const mirror = side < 0 ? `transform="translate(${width})scale(-1 1)"` : '';
  const shape =
    side === 0 ? `M-9-9H${width + 9}V${height + 9}H-9Z` : `M${short(top)}-9H${width + 9}V${height + 9}H${short(foot)}Z`;
  const great = { x: (top + foot) / 4, y: height * random.between(0.35, 0.65) };
  const stars = [380, 270, 160].map((radius, index) => {
    const fill = index === 1 ? palette.ground : palette.raised;
    return `<path fill="${fill}" d="${starPath(great, { points: 8, skip: 2, radius })}"/>`;
  });
  return [
    `<defs>${latticePattern('l', brush)}</defs><g ${mirror}>${side === 0 ? '' : stars.join('')}`,
    `<path fill="${palette.ground}" d="${shape}"/>`,
    `<path fill="url(#l)" stroke="${palette.light}" stroke-width="7" d="${shape}"/></g>`,
  ].join('');
};
