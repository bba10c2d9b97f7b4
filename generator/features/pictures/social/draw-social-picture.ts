// The picture that social networks show next to a link: a cover, the title of the page and the provider's name.
import { escapeMarkup } from '../../../../src/app/html.ts';
import { coverElements, coverPalette, type CoverInput } from '../cover/draw-cover.ts';
import { COVER } from '../cover/composition.ts';
import { nestedSvg } from '../icons.ts';
import widths from './letter-widths.json' with { type: 'json' };

// Breaks a title into lines that fit a box, in the largest possible font size.
// The approximate width of a text in the font of social pictures, exact enough to break lines; estimates are rather too
// wide.

/**
 * Advance widths of the bold font in hundredths of an em, from U+0020 to U+007E, and those of other scripts in em, by the
 * code before which they end.
 */
const { ascii, otherScripts } = widths;

function emOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  const known = ascii[code - 0x20];
  return known === undefined ? (otherScripts.find(({ below }) => code < below)?.em ?? 1.05) : known / 100;
}

/** Returns the width of a text at a font size, in the unit of the size. */
export const textWidth = (text: string, size: number): number =>
  [...text].reduce((sum, character) => sum + emOf(character), 0) * size;

/** A box for text, and the font sizes to try, from the largest to the smallest. */
interface TextBox {
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly [number, ...number[]];
}

interface FittedText {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Distance between baselines, relative to the font size. */
export const LEADING = 1.16;

/** Splits a word that is longer than a line. */
function cut(word: string, size: number, width: number): readonly string[] {
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && textWidth(part + character, size) > width) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}

function wrap(words: readonly string[], size: number, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last ?? ''} ${word}`;
    if (last !== undefined && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const holds = ({ width, height }: TextBox, { lines, size }: FittedText): boolean =>
  lines.length * size * LEADING <= height && lines.every((line) => textWidth(line, size) <= width);

/** The longest beginning of a text that fits a box in its smallest font size, with an ellipsis if it is cut. */
function squeeze(words: readonly string[], box: TextBox): FittedText {
  const size = box.sizes.at(-1) ?? box.sizes[0];
  const room = box.width - textWidth('…', size);
  const pieces = words.flatMap((word) => cut(word, size, room));
  const lines = wrap(pieces, size, room);
  const count = Math.max(1, Math.floor(box.height / (size * LEADING)));
  const kept = lines.slice(0, count);
  const isCut = lines.length > count;
  return { size, lines: kept.map((line, index) => (isCut && index === count - 1 ? `${line}…` : line)) };
}

/** Fits a text into a box. */
export function fitText(text: string, box: TextBox): FittedText {
  const words = text.split(/\s+/).filter(Boolean);
  const fitting = box.sizes
    .map((size) => ({ size, lines: wrap(words, size, box.width) }))
    .find((fitted) => holds(box, fitted));
  return fitting ?? squeeze(words, box);
}

/** The characters of the fonts that pictures are painted with, as the inside of a class. */
const painted = String.raw`\s\p{Cf} -~\u00a0-\u017e\u0218-\u021b\u0600-\u061c\u061e-\u06a1\u06a3-\u06ff\u1e9e\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122`;
const unpainted = new RegExp(`[^${painted}]`, 'gu');
const unpaintedLetter = new RegExp(`(?![${painted}])[\\p{L}\\p{M}\\p{N}]`, 'u');

/** Fits a text without emoji and other signs that the fonts lack. Where they lack a letter, nothing of the text is drawn. */
function fit(text: string, box: TextBox): FittedText {
  const letters = text.normalize('NFC').replace(/[\u200d\ufe0f]/g, '');
  // Of a letter in another form, such as the 2 of CO₂, the plain one.
  const plain = letters.replace(unpainted, (letter) => letter.normalize('NFKC'));
  return fitText(unpaintedLetter.test(plain) ? '' : plain.replace(unpainted, ' '), box);
}

/** What a social picture shows. */
export interface SocialPicture {
  readonly title: string;
  readonly provider: string;
  readonly logo: string;
  readonly direction: 'ltr' | 'rtl';
  readonly cover: CoverInput;
}

const MARGIN = 72;
const PANEL = 700;
const LOGO = 76;
const NAME_BASE = 548;

interface Side {
  readonly x: number;
  readonly anchor: 'start' | 'end';
  /** Makes text run from right to left, whatever its first letter is. */
  readonly mark: string;
}

const sides: Readonly<Record<SocialPicture['direction'], Side>> = {
  ltr: { x: MARGIN, anchor: 'start', mark: '' },
  rtl: { x: COVER.width - MARGIN, anchor: 'end', mark: '\u200f' },
};

function textElement({ lines, size }: FittedText, { x, anchor, mark }: Side, y: number): string {
  const spans = lines.map(
    (line, index) =>
      `<tspan x="${x}" y="${Math.round(y + index * size * LEADING)}">${mark}${escapeMarkup(line)}${mark}</tspan>`,
  );
  return `<text font-size="${size}" text-anchor="${anchor}">${spans.join('')}</text>`;
}

function nameElements({ provider, logo, direction }: SocialPicture, light: string): string {
  const { anchor, mark, x } = sides[direction];
  const [chip, text] = direction === 'ltr' ? [x, x + LOGO + 24] : [x - LOGO, x - LOGO - 24];
  const top = NAME_BASE - LOGO / 2 - 10;
  const name = fit(provider, { width: PANEL - 2 * MARGIN - LOGO - 24, height: 84, sizes: [34, 30, 26, 22] });
  const first = NAME_BASE - ((name.lines.length - 1) * name.size * LEADING) / 2;
  return [
    `<rect x="${chip}" y="${top}" width="${LOGO}" height="${LOGO}" rx="14" fill="${light}"/>`,
    nestedSvg(logo, { x: chip + 11, y: top + 11, width: LOGO - 22, height: LOGO - 22 }),
    textElement(name, { x: text, anchor, mark }, first),
  ].join('');
}

/** Draws a social picture as SVG text with text elements, 1200 by 630. */
export function drawSocialPicture(picture: SocialPicture): string {
  const { title, direction, cover } = picture;
  const { width, height } = COVER;
  const { ground, light, accent } = coverPalette({ ...cover, subcategory: 0 });
  const [panel, art] = direction === 'ltr' ? [0, PANEL] : [width - PANEL, 0];
  const fitted = fit(title, { width: PANEL - 2 * MARGIN, height: 352, sizes: [76, 68, 60, 54, 48, 42, 36, 30] });
  const rule = direction === 'ltr' ? MARGIN : width - MARGIN - 64;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    // The panel and the edge hide all but its middle. To clip it would take a layer, and three times as long to paint.
    `<g transform="translate(${art + (width - PANEL - width) / 2})">${coverElements(cover)}</g>`,
    `<rect x="${panel}" width="${PANEL}" height="${height}" fill="${ground}"/>`,
    `<rect x="${rule}" y="72" width="64" height="8" rx="4" fill="${accent}"/>`,
    `<g fill="${light}" font-family="Schibsted Grotesk, IBM Plex Sans Arabic" font-weight="700">`,
    textElement(fitted, sides[direction], 118 + fitted.size * 0.86),
    nameElements(picture, light),
    '</g></svg>',
  ].join('');
}
