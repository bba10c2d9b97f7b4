// A figure as people write it, in sheets that are imported and in the forms of the page that edits.
import { asItLooks } from './invisible.ts';

/** The sign before the decimals of a figure. */
export type Decimal = '.' | ',';

/** Returns a text with Arabic and Persian digits, which YAML reads as letters, replaced by Latin ones. */
export const inLatinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** Returns a text with Latin digits and separators, and with ordinary spaces. */
export const plainText = (text: string): string =>
  inLatinDigits(asItLooks(text))
    .replaceAll('\u066b', '.')
    .replace(/[\u066c\u060c]/g, ',')
    .replaceAll('’', "'");

// In India, the signs are after thousands, lakhs and crores: 1,25,000.
const figures = /^-?\d{1,3}(?:[.,' ]\d{3})*(?:[.,]\d+)?$|^-?\d+(?:[.,]\d+)?$|^-?\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?$/;

/** Returns the figure of a text with what is beside it taken away. */
export const figureIn = (text: string): string =>
  (/-?\d[\d.,' ]*/.exec(plainText(text))?.[0] ?? '').trim().replace(/[.,]$/, '');

/** Returns which sign before decimals a figure allows: one, `either`, or undefined where it says nothing of it. */
export function decimalIn(text: string): Decimal | 'either' | undefined {
  const figure = figureIn(text);
  const signs = figure.match(/[.,]/g) ?? [];
  const last = signs.at(-1) as Decimal | undefined;
  if (last === undefined) return undefined;
  if (signs.some((sign) => sign !== last)) return last;
  if (signs.length > 1) return last === '.' ? ',' : '.';
  return /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(figure) ? 'either' : last;
}

/** Returns a figure alone as a number, by the sign before its decimals where it allows both; undefined where it is none. */
export function numberIn(text: string, decimal: Decimal): number | undefined {
  const plain = plainText(text);
  if (!figures.test(plain)) return undefined;
  const own = decimalIn(plain) ?? decimal;
  const sign = own === 'either' ? decimal : own;
  const bare = plain.replace(/[' ]/g, '').replaceAll(sign === '.' ? ',' : '.', '');
  const number = Number(bare.replace(sign, '.'));
  return Number.isFinite(number) ? number : undefined;
}
