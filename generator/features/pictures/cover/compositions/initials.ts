import { muted } from '../palettes.ts';
import type { Brush, Composition } from '../composition.ts';
import { lettering, LETTER_HEIGHT } from '../lettering.ts';
import { COVER } from '../size.ts';

/** Heights by the number of letters: cards on phones show no more than the middle of the picture, 260 units. */
const heights: readonly number[] = [0, 150, 150, 95, 70];

/** Large letters on a drawing in quiet colours. */
export function initials(brush: Brush, letters: string, below: Composition): string {
  const height = heights[letters.length] ?? 80;
  const { width, drawing } = lettering(letters, brush.palette.light);
  const scale = height / LETTER_HEIGHT;
  const [x, y] = [(COVER.width - width * scale) / 2, (COVER.height - height) / 2];
  return `${below({ ...brush, palette: muted(brush.palette) })}<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})scale(${scale.toFixed(2)})">${drawing}</g>`;
}

/** A drawing with its letters on a label at the middle of its foot, which every crop shows. */
export function labelled(brush: Brush, letters: string, drawing: string): string {
  const { width, drawing: name } = lettering(letters, brush.palette.light);
  const scale = 44 / LETTER_HEIGHT;
  const half = Math.round((width * scale) / 2);
  const label = `<path fill="${brush.palette.ground}" d="M${COVER.width / 2 - half - 32} ${COVER.height - 84}h${2 * half + 64}V${COVER.height}h${-2 * half - 64}Z"/>`;
  return `${drawing}${label}<g transform="translate(${COVER.width / 2 - half} ${COVER.height - 64})scale(${scale.toFixed(2)})">${name}</g>`;
}
