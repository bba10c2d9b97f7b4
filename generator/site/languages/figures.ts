// Figures in a text and in its translation: the same, in whatever digits, with whatever separators. In one of the two a figure may
// be a word and a month a name, and hours may be counted to twelve: a figure differs where each has one that the other has not.

import { withoutAddresses } from '../../rules/inspect-markdown.ts';
import { inLatinDigits } from '../../read/schema/propose-form.ts';

interface Figure {
  readonly written: string;
  /** What it may be: a point may stand before decimals or thousands. */
  readonly values: readonly number[];
}

const figure = /\d+(?:[.,\u066b\u066c’'\u00a0\u202f]\d+)*/g;

function figuresIn(text: string): readonly Figure[] {
  const plain = inLatinDigits(withoutAddresses(text));
  // Times of day have a point in some languages.
  const pointed = plain.replace(/(?<!\d)(\d{1,2}):(\d{2})(?!\d)/g, '$1.$2');
  return (pointed.match(figure) ?? []).map((written) => {
    const digits = written.split(/\D/);
    const decimal = Number(`${digits.slice(0, -1).join('')}.${digits.at(-1)}`);
    return { written, values: [Number(digits.join('')), ...(digits.length > 1 ? [decimal] : [])] };
  });
}

const HALF_DAY = 12;

const isSame = (one: Figure, other: Figure): boolean => one.values.some((value) => other.values.includes(value));

/** Whether one of two is an hour of the afternoon, and the other the same counted to twelve. */
const isSameHour = (one: Figure, other: Figure): boolean =>
  one.values.some((value) =>
    other.values.some(
      (same) => Math.max(value, same) < 2 * HALF_DAY && Math.abs(Math.abs(value - same) - HALF_DAY) < 0.001,
    ),
  );

const missingIn = (figures: readonly Figure[], others: readonly Figure[]): readonly Figure[] =>
  figures.filter((one) => !others.some((other) => isSame(one, other) || isSameHour(one, other)));

/** Returns a figure of an original with one that its translation has in its place; undefined where they agree. */
export function differingFigures(
  original: string,
  translated: string,
): { readonly original: string; readonly translated: string } | undefined {
  const [before, after] = [figuresIn(original), figuresIn(translated)];
  const [lost] = missingIn(before, after);
  const [other] = missingIn(after, before);
  return lost && other && { original: lost.written, translated: other.written };
}
