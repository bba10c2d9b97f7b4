import {
  type Brush,
  type Composition,
  COVER,
  pickForm,
  type Point,
  repeatedStars,
  short,
  starPath,
  mix,
} from '../composition.ts';

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
  const x = COVER.width * random.between(0.38, 0.62);
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
  const centre = { x: width * random.between(0.4, 0.6), y: height * random.between(0.4, 0.6) };
  const [points, skip] = pickForm(random, '8/2', '8/3', '12/4', '16/5');
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
  return `<path ${stroke} d="${lines.join('')}"/>${repeatedStars('t', [points, skip], stars)}`;
};

/** Broad bands that lie before each other like waves, with one of them, in any place, in the accent. */
export const waves: Composition = ({ random, palette }) => {
  const { width, height } = COVER;
  const bands = [palette.raised, palette.middle, palette.raised, palette.light];
  const fills = bands.toSpliced(Math.floor(random.between(0, 4)), 0, palette.accent);
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
