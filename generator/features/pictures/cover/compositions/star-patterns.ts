import {
  type Brush,
  type Composition,
  COVER,
  closed,
  innerReach,
  line,
  pickForm,
  type Point,
  repeatedStars,
  ring,
  short,
  type Star,
  starPath,
} from '../composition.ts';

/** One large woven star near the centre, which narrow crops show, with a star in its middle and small ones around it. */
export const rosette: Composition = ({ random, palette }) => {
  const [points, skip] = pickForm(random, '8/3', '12/5', '10/4', '16/6');
  const centre = { x: COVER.width * random.pick([0.4, 0.5, 0.6]), y: COVER.height * random.between(0.42, 0.58) };
  const [radius, turn] = [random.between(270, 400), random.between(0, Math.PI / points)];
  const satellites = ring(centre, points, { radius: radius * 1.28, turn: turn + Math.PI / points });
  const around = satellites.map((place) => ({ centre: place, radius: radius * 0.11, turn, fill: palette.middle }));
  return [
    `<path fill="${palette.raised}" d="${starPath(centre, { points, skip: 2, radius: radius * 1.75, turn })}"/>`,
    repeatedStars('a', [8, 2], around),
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
function latticePattern(id: string, { random, palette }: Brush): string {
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

/** A lattice seen through a great star, with the star's outline repeated outwards like rings in water. */
export const window: Composition = (brush) => {
  const { random, palette } = brush;
  const [points, skip] = pickForm(random, '8/2', '8/3', '12/3', '16/4');
  const centre = { x: COVER.width * random.pick([0.4, 0.5, 0.6]), y: COVER.height / 2 };
  const radius = random.between(240, 330);
  const turn = random.pick([0, Math.PI / points]);
  const rings = [2.75, 2.2, 1.75, 1.38, 1].map((scale, index) => ({
    centre,
    radius: radius * scale,
    turn,
    fill: index % 2 === 0 && scale !== 1 ? palette.raised : palette.ground,
  }));
  const opening = starPath(centre, { points, skip, radius, turn });
  return [
    `<defs>${latticePattern('l', brush)}</defs>`,
    repeatedStars('w', [points, skip], rings),
    `<path fill="url(#l)" stroke="${palette.light}" stroke-width="10" stroke-linejoin="round" d="${opening}"/>`,
  ].join('');
};

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

const MANY = 16;

const HEART = 60;

/** Nested stars that open like a flower: the tips of each are the inner corners of the next, with kites between them. */
export const corner: Composition = ({ random, palette }) => {
  const [points, skip] = pickForm(random, '8/2', '12/3', '12/4', '16/5', '24/8', '24/9');
  // The kites of a few-pointed star are too large for the quarter of it that a corner shows.
  const side = points < MANY ? 0.5 : random.pick([0, 0.5, 1]);
  const centre = { x: COVER.width * side, y: COVER.height * random.pick([0, 1]) };
  const colours = [palette.raised, palette.ground, palette.middle, palette.light, palette.accent, palette.ground];
  const shift = Math.floor(random.between(0, colours.length));
  const widest = random.between(1250, 1500);
  const shrink = innerReach(points, skip);
  const count = Math.floor(Math.log(HEART / widest) / Math.log(shrink)) + 1;
  const rings = Array.from({ length: count }, (_, index) => ({
    centre,
    radius: widest * shrink ** index,
    turn: (index * Math.PI) / points,
    fill: colours[(index + shift) % colours.length] ?? palette.raised,
  }));
  return repeatedStars('r', [points, skip], rings);
};

// Interlace: the lines of a star as straps that pass over and under each other alternately, as in carved strapwork.

interface Strap {
  readonly width: number;
  readonly colour: string;
  /** The colour of the gap next to a strap that passes over another. */
  readonly gap: string;
}

type Segment = readonly [Point, Point];

const at = ([from, to]: Segment, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** Where a segment crosses another, as a fraction of its length; undefined if it does not. */
function crossing([a, b]: Segment, [c, d]: Segment): number | undefined {
  const across = (b.x - a.x) * (d.y - c.y) - (b.y - a.y) * (d.x - c.x);
  if (Math.abs(across) < 1e-6) return undefined;
  const here = ((c.x - a.x) * (d.y - c.y) - (c.y - a.y) * (d.x - c.x)) / across;
  const there = ((c.x - a.x) * (b.y - a.y) - (c.y - a.y) * (b.x - a.x)) / across;
  const inside = (share: number) => share > 0.001 && share < 0.999;
  return inside(here) && inside(there) ? here : undefined;
}

/** The pieces of a segment that pass over others: every line of a star is crossed an even number of times. */
function overPieces(segment: Segment, all: readonly Segment[]): readonly string[] {
  const crossings = all.flatMap((other) => crossing(segment, other) ?? []).sort((a, b) => a - b);
  return crossings.flatMap((share, index) => {
    if (index % 2 === 1) return [];
    const before = crossings[index - 1] ?? 0;
    const after = crossings[index + 1] ?? 1;
    return line(at(segment, (before + share) / 2), at(segment, (share + after) / 2));
  });
}

const ORIGIN: Point = { x: 0, y: 0 };

/** Returns the woven star {points/skip} around a centre as SVG: one of its lines, rotated. */
function weave(
  id: string,
  { centre, points, skip, radius, turn = 0 }: Star & { readonly centre: Point },
  strap: Strap,
): string {
  const tips = ring(ORIGIN, points, { radius, turn });
  const segments = tips.map((tip, index): Segment => [tip, tips[(index + skip) % points] ?? tip]);
  const under = segments.map(([from, to]) => line(from, to)).join('');
  const over = segments.slice(0, 1).flatMap((segment) => overPieces(segment, segments));
  const turns = segments.map(
    (_, index) => `<use href="#${id}o" transform="rotate(${short((360 * index) / points)})"/>`,
  );
  const look = `stroke="${strap.colour}" stroke-width="${short(strap.width)}" stroke-linecap="round"`;
  return [
    `<defs><path id="${id}o" d="${over.join('')}"/><g id="${id}">${turns.join('')}</g></defs>`,
    `<g transform="translate(${short(centre.x)} ${short(centre.y)})"><path d="${under}" ${look}/>`,
    `<use href="#${id}" stroke="${strap.gap}" stroke-width="${short(strap.width * 1.9)}"/>`,
    `<use href="#${id}" ${look}/></g>`,
  ].join('');
}
