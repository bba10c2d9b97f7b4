// The mark of a provider without a logo. Browsers show it without the fonts of the site, so it is set in any sans serif.

/** The primary colour of the site in light mode without a theme: `--color-sea` in tokens.css. */
const GROUND = '#0b5766';

const SIDE = 64;

/** The first letters of the first and the last word, or one letter where there is one word. */
function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => (/^[^]/u.exec(word)?.[0] ?? '').toLocaleUpperCase()).join('');
}

/** Draws the initials of a name on a square with round corners, as SVG text; white can be read on the colour. */
export function drawMonogram(name: string, colour: string = GROUND): string {
  const text = initials(name);
  const size = text.length > 1 ? 28 : 36;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">`,
    `<rect width="${SIDE}" height="${SIDE}" rx="14" fill="${colour}"/>`,
    `<text x="${SIDE / 2}" y="${SIDE / 2 + size * 0.36}" fill="#fff" font-family="Schibsted Grotesk, IBM Plex Sans Arabic, system-ui, sans-serif" font-weight="700" font-size="${size}" text-anchor="middle">${text}</text>`,
    '</svg>',
  ].join('');
}
