import { type Brush, type Composition, COVER, short, muted } from '../composition.ts';
import latin from './letters.json' with { type: 'json' };

// Letters as lines: a picture cannot load the typeface of the page, and the device's own differs from one to the next.

const LETTER_HEIGHT = 6;

const GAP = 1.7;

/** The font size of letters that the device draws, and how wide one of them may be, such as Arabic seen or a Chinese character. */
const EM = 8;

/** For each letter its width and its lines, from the top at 0 to the base line at 6. */
const forms: Readonly<Record<string, { readonly width: number; readonly path: string }>> = latin;

/** Letters as SVG text with their width, 6 units high. Other scripts than the Latin are in the letters of the device. */
function lettering(letters: string, colour: string): { readonly width: number; readonly drawing: string } {
  const plain = [...letters.normalize('NFD').replace(/\p{M}/gu, '')];
  if (!plain.every((letter) => letter in forms)) {
    const width = EM * [...letters.replace(' ', '')].length;
    const text = `<text x="${width / 2}" y="5.4" fill="${colour}" font-family="IBM Plex Sans Arabic, system-ui, sans-serif" font-weight="700" font-size="${EM}" text-anchor="middle">${letters}</text>`;
    return { width, drawing: text };
  }
  let width = 0;
  const paths = plain.map((letter) => {
    const { width: own, path } = forms[letter] ?? { width: 0, path: '' };
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

/** The label of a short name: its height, its edge, the room beside the letters, and below it to the edge of the picture. */
const LABEL = { height: 104, edge: 14, padding: 34, below: 150 } as const;

/** A drawing with its letters on a label with an edge, so that it is seen on light and dark: in every crop, above the facts of course pages. */
export function labelled(brush: Brush, letters: string, drawing: string): string {
  const { ground, light } = brush.palette;
  const { width, drawing: name } = lettering(letters, ground);
  const scale = 56 / LETTER_HEIGHT;
  const half = Math.round((width * scale) / 2);
  const top = COVER.height - LABEL.below - LABEL.height;
  const [left, whole] = [COVER.width / 2 - half - LABEL.padding, 2 * (half + LABEL.padding)];
  const label = `<rect fill="${light}" stroke="${ground}" stroke-width="${LABEL.edge}" x="${left}" y="${top}" width="${whole}" height="${LABEL.height}" rx="24"/>`;
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
