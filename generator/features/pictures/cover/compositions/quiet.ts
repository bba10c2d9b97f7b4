import { type Brush, type Composition, COVER } from '../composition.ts';
import { short } from '../geometry.ts';
import { muted } from '../palettes.ts';

// Letters as lines: a picture cannot load the typeface of the page, and the device's own differs from one to the next.

/** The height of a capital letter in the units of the drawing. */
const LETTER_HEIGHT = 6;

const GAP = 1.7;

/** For each letter its width and its lines, from the top at 0 to the base line at 6. */
const forms: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [4.4, 'M0 6L2.2 0L4.4 6M.8 4H3.6'],
  B: [3.9, 'M0 0V6H2.3A1.6 1.6 0 0 0 2.3 2.8H0M0 0H2A1.4 1.4 0 0 1 2 2.8'],
  C: [3.8, 'M3.8 1.2A2.2 3 0 1 0 3.8 4.8'],
  D: [4, 'M0 0V6H1.2A2.8 3 0 0 0 1.2 0Z'],
  E: [3.3, 'M3.3 0H0V6H3.3M0 2.9H2.8'],
  F: [3.3, 'M3.3 0H0V6M0 2.9H2.8'],
  G: [4.2, 'M3.8 1.2A2.2 3 0 1 0 4.2 3.2H2.4'],
  H: [3.9, 'M0 0V6M3.9 0V6M0 2.9H3.9'],
  I: [0, 'M0 0V6'],
  J: [2.8, 'M2.8 0V4.3A1.4 1.7 0 0 1 0 4.3'],
  K: [3.7, 'M0 0V6M3.6 0L0 3.7M1.3 2.4L3.7 6'],
  L: [3.1, 'M0 0V6H3.1'],
  M: [4.8, 'M0 6V0L2.4 4L4.8 0V6'],
  N: [4, 'M0 6V0L4 6V0'],
  O: [4.6, 'M2.3 0A2.3 3 0 1 0 2.3 6A2.3 3 0 1 0 2.3 0Z'],
  P: [3.7, 'M0 6V0H2A1.7 1.7 0 0 1 2 3.4H0'],
  Q: [4.6, 'M2.3 0A2.3 3 0 1 0 2.3 6A2.3 3 0 1 0 2.3 0ZM2.9 4.4L4.4 6.3'],
  R: [3.8, 'M0 6V0H2A1.7 1.7 0 0 1 2 3.4H0M1.9 3.4L3.8 6'],
  S: [3.8, 'M3.6 1.2C3.2 .3 2.6 0 1.9 0C.8 0 .2 .7 .2 1.5C.2 3.6 3.8 2.4 3.8 4.5C3.8 5.4 3 6 2 6C1.1 6 .4 5.6 0 4.7'],
  T: [4, 'M0 0H4M2 0V6'],
  U: [3.9, 'M0 0V4A1.95 2 0 0 0 3.9 4V0'],
  V: [4.2, 'M0 0L2.1 6L4.2 0'],
  W: [6, 'M0 0L1.5 6L3 1L4.5 6L6 0'],
  X: [4, 'M0 0L4 6M4 0L0 6'],
  Y: [4, 'M0 0L2 3L4 0M2 3V6'],
  Z: [3.9, 'M0 0H3.9L0 6H3.9'],
  0: [4, 'M2 0A2 3 0 1 0 2 6A2 3 0 1 0 2 0Z'],
  1: [1.4, 'M0 1.2L1.4 0V6'],
  2: [3.9, 'M.1 1.6C.3 .5 1.1 0 2 0C3.1 0 3.8 .7 3.8 1.7C3.8 3.2 1.6 4 0 6H3.9'],
  3: [3.7, 'M.2 0H3.5L1.6 2.4A1.8 1.8 0 1 1 0 5'],
  4: [4, 'M3 6V0L0 4.2H4'],
  5: [3.8, 'M3.5 0H.6L.3 2.7C.9 2.3 1.4 2.2 1.9 2.2A1.9 1.9 0 1 1 0 5.1'],
  6: [4, 'M3.2 0C1.4 1 0 2.6 0 4.1A2 1.9 0 1 0 4 4.1A2 1.9 0 1 0 .1 3.7'],
  7: [3.8, 'M0 0H3.8L1.3 6'],
  8: [3.8, 'M1.9 0A1.6 1.4 0 1 0 1.9 2.8A1.9 1.6 0 1 0 1.9 6A1.9 1.6 0 1 0 1.9 2.8A1.6 1.4 0 1 0 1.9 0Z'],
  9: [4, 'M.8 6C2.6 5 4 3.4 4 1.9A2 1.9 0 1 0 0 1.9A2 1.9 0 1 0 3.9 2.3'],
};

/** Letters as SVG text with their width, 6 units high. Other scripts than the Latin are in the letters of the device. */
function lettering(letters: string, colour: string): { readonly width: number; readonly drawing: string } {
  const plain = [...letters.normalize('NFD').replace(/\p{M}/gu, '')];
  if (!plain.every((letter) => letter in forms)) {
    const width = 5 * letters.length;
    const text = `<text x="${width / 2}" y="5.4" fill="${colour}" font-family="IBM Plex Sans Arabic, system-ui, sans-serif" font-weight="700" font-size="8" text-anchor="middle">${letters}</text>`;
    return { width, drawing: text };
  }
  let width = 0;
  const paths = plain.map((letter) => {
    const [own, path] = forms[letter] ?? [0, ''];
    const placed = `<path transform="translate(${width.toFixed(1)})" d="${path}"/>`;
    width += own + GAP;
    return placed;
  });
  const look = `fill="none" stroke="${colour}" stroke-linecap="round" stroke-linejoin="round"`;
  return { width: Math.max(0, width - GAP), drawing: `<g ${look}>${paths.join('')}</g>` };
}

/** The most room of large letters: the highest cards on phones show no more than the middle of the picture, 220 units. */
const ROOM = { width: 200, height: 150 } as const;

/** Large letters on a drawing in quiet colours. */
export function initials(brush: Brush, letters: string, below: Composition): string {
  const { width, drawing } = lettering(letters, brush.palette.light);
  const scale = Math.min(ROOM.width / width, ROOM.height / LETTER_HEIGHT);
  const [x, y] = [(COVER.width - width * scale) / 2, (COVER.height - LETTER_HEIGHT * scale) / 2];
  return `${below({ ...brush, palette: muted(brush.palette) })}<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${scale.toFixed(2)})">${drawing}</g>`;
}

/** The label of a short name: its height, the room beside the letters, and below it to the edge of the picture. */
const LABEL = { height: 104, padding: 34, below: 30 } as const;

/** A drawing with its letters on a label near the middle of its foot, which every crop shows. */
export function labelled(brush: Brush, letters: string, drawing: string): string {
  const { width, drawing: name } = lettering(letters, brush.palette.light);
  const scale = 56 / LETTER_HEIGHT;
  const half = Math.round((width * scale) / 2);
  const top = COVER.height - LABEL.below - LABEL.height;
  const [left, whole] = [COVER.width / 2 - half - LABEL.padding, 2 * (half + LABEL.padding)];
  const label = `<rect fill="${brush.palette.ground}" x="${left}" y="${top}" width="${whole}" height="${LABEL.height}" rx="24"/>`;
  return `${drawing}${label}<g transform="translate(${COVER.width / 2 - half} ${top + 24})scale(${scale.toFixed(2)})">${name}</g>`;
}

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
