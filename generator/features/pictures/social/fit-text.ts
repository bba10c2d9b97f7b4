// Breaks a title into lines that fit a box, in the largest possible font size.
import { textWidth } from './text-width.ts';

/** A box for text, and the font sizes to try, from the largest to the smallest. */
export interface TextBox {
  readonly width: number;
  readonly height: number;
  readonly sizes: readonly [number, ...number[]];
}

/** Lines of text that fit, with their font size. */
export interface FittedText {
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

/**
 * The longest beginning of the text that fits a box in its smallest font size, with an ellipsis if something is cut
 * off.
 */
function squeeze(words: readonly string[], box: TextBox): FittedText {
  const size = box.sizes.at(-1) ?? box.sizes[0];
  const room = box.width - textWidth('…', size);
  const lines = wrap(
    words.flatMap((word) => cut(word, size, room)),
    size,
    room,
  );
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
