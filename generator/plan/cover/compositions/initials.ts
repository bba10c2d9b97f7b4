import type { Brush } from '../composition.ts';
import { COVER } from '../size.ts';
import { plain } from './plain.ts';

/** Sizes by the number of letters, so that they stay within the middle of the picture, which every crop shows. */
const sizes: readonly number[] = [260, 260, 230, 170, 130];

/** Letters on the quiet cover. They are set in what the visitor has: a picture cannot load the typeface of the page. */
export function initials(brush: Brush, letters: string): string {
  const { width, height } = COVER;
  const size = sizes[letters.length] ?? 120;
  const fonts = 'Schibsted Grotesk, IBM Plex Sans Arabic, system-ui, sans-serif';
  const text = `<text x="${width / 2}" y="${height / 2 + size * 0.36}" fill="${brush.palette.light}" font-family="${fonts}" font-weight="700" font-size="${size}" text-anchor="middle">${letters}</text>`;
  return plain(brush) + text;
}
