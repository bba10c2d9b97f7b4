import { expect, test } from 'vitest';
import { numeralsOf } from '../../../../generator/features/shell/shell.ts';
import { formatNumber } from '../../../../src/app/format.ts';

const locales = [
  'en-OM',
  'fr',
  'de-CH',
  'es',
  'pl',
  'ar',
  'ar-EG',
  'ar-OM',
  'fa',
  'ur',
  'hi',
  'mr',
  'bn',
  'my',
  'dz',
  'ff-Adlm',
];
const numbers = [
  0, 5, 7.5, 12, 99, 100, 416, 999, 0.5, 4.9, 3.25, 10.125, 999.999, 1000, 1200.5, 25_000, -3, 0.0004, 9.9996,
];
const digits = [{}, { integer: 2 }, { fraction: 1 }, { integer: 2, fraction: 2 }];

// Writing with numerals is quicker, and must not be seen.
test.each(locales)('numbers in %s are as Intl writes them', (locale) => {
  const numbering = { locale, numerals: numeralsOf(locale) };
  for (const number of numbers) {
    for (const { integer = 1, fraction = 0 } of digits) {
      const format = new Intl.NumberFormat(locale, { minimumIntegerDigits: integer, minimumFractionDigits: fraction });
      expect(formatNumber(number, numbering, { integer, fraction })).toBe(format.format(number));
    }
  }
});

test('a small number is written with the numerals that are given', () => {
  const numerals = { 4: 'IV', 5: 'V', '.': '·' };
  expect(formatNumber(4.5, { locale: 'en', numerals }, { fraction: 1 })).toBe('IV·V');
});

test('a locale has the numerals that are not ASCII', () => {
  expect(numeralsOf('en')).toEqual({});
  expect(numeralsOf('fr')).toEqual({ '.': ',' });
  expect(Object.values(numeralsOf('ar-EG')).join('')).toBe('٠١٢٣٤٥٦٧٨٩٫');
});
