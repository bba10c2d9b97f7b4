// Covers for courses without a picture: an eight-fold star over sail and dune lines. The same slug always gives
// the same drawing; each category has its own palette.
import { createHash } from 'node:crypto';
import { COVER } from './pictures.ts';

/** Sky, sail, dune, line: from light to dark, one set per category in catalogue order. */
const palettes = [
  ['#0e3a46', '#1d6576', '#d9b98a', '#f3e6cf'],
  ['#3a2136', '#7a3f4c', '#e0a06a', '#f7e3cd'],
  ['#1c3a2f', '#3d6b52', '#d8c089', '#f1ead2'],
] as const;

/** Numbers between 0 and 1 that depend on the seed alone. */
function numbersOf(seed: string): () => number {
  const bytes = createHash('sha256').update(seed).digest();
  let index = 0;
  return () => (bytes[index++ % bytes.length] ?? 0) / 255;
}

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** An eight-pointed star: two squares, one turned by 45 degrees. */
function star(x: number, y: number, radius: number): string {
  const corners = Array.from({ length: 16 }, (_, i) => {
    const angle = (Math.PI * i) / 8;
    const reach = i % 2 === 0 ? radius : radius * 0.76;
    return `${round(x + reach * Math.cos(angle))},${round(y + reach * Math.sin(angle))}`;
  });
  return `<polygon points="${corners.join(' ')}"/>`;
}

function dune(level: number, swell: number, phase: number): string {
  const y = COVER.height * level;
  const [a, b] = [COVER.width * (0.2 + phase * 0.3), COVER.width * (0.6 + phase * 0.3)];
  return `M0 ${round(y)}C${round(a)} ${round(y - swell)} ${round(b)} ${round(y + swell)} ${COVER.width} ${round(y - swell * 0.4)}V${COVER.height}H0Z`;
}

/** Draws the cover of a course as SVG text, 1200 by 630; `category` is its index in the catalogue. */
export function drawCover(slug: string, category: number): string {
  const next = numbersOf(slug);
  const [sky, sail, sand, light] = palettes[category % palettes.length] ?? palettes[0];
  const [x, y, radius] = [260 + next() * 680, 150 + next() * 150, 90 + next() * 120];
  const rings = Array.from({ length: 3 + Math.floor(next() * 3) }, (_, i) => star(x, y, radius * (1 + i * 0.42)));
  const mast = 200 + next() * 800;
  const top = 60 + next() * 120;
  const width = 160 + next() * 160;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COVER.width} ${COVER.height}" width="${COVER.width}" height="${COVER.height}">`,
    `<rect width="${COVER.width}" height="${COVER.height}" fill="${sky}"/>`,
    `<g fill="none" stroke="${light}" stroke-opacity=".35" stroke-width="2">${rings.join('')}</g>`,
    `<path fill="${sail}" d="M${round(mast)} ${round(top)}Q${round(mast + width)} ${round(top + 190)} ${round(mast + width * 0.9)} 470H${round(mast - 20)}Z"/>`,
    `<path fill="${sand}" fill-opacity=".55" d="${dune(0.68 + next() * 0.06, 40 + next() * 60, next())}"/>`,
    `<path fill="${sand}" d="${dune(0.8 + next() * 0.06, 30 + next() * 50, next())}"/>`,
    '</svg>',
  ].join('');
}
