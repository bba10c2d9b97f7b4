import { expect, test } from 'vitest';
import { decimalIn, numberIn } from '../../../generator/model/figure.ts';

test('which sign stands before decimals is asked of a figure', () => {
  const figures = ['1.200', '1,200', '1.200,50', '1,200.500', '380,5', '380.50', '1.200.000', 'OMR 450'];
  expect(figures.map(decimalIn)).toEqual(['either', 'either', ',', '.', ',', '.', ',', undefined]);
});

test.each([
  ['1.290', 1.29, 1290],
  ['1.290,50', 1290.5, 1290.5],
  ['12.500', 12.5, 12_500],
  ['690.5', 690.5, 690.5],
  ['690,5', 690.5, 690.5],
  ['0.125', 0.125, 0.125],
  ['1\u202f290', 1290, 1290],
  ["1'290.50", 1290.5, 1290.5],
  ['١٬٢٩٠٫٥', 1290.5, 1290.5],
  ['1,25,000.50', 125_000.5, 125_000.5],
  ['12,', undefined, undefined],
  ['ten, or 1,290', undefined, undefined],
])('%s as a figure: the sign before decimals is asked of it, then of the site', (text, point, comma) => {
  expect([numberIn(text, '.'), numberIn(text, ',')]).toEqual([point, comma]);
});
