import { expect, test } from 'vitest';
import { didYouMean, nearest } from '../../../generator/diagnostics/nearest.ts';

const known = ['capm', 'leed-green-associate', 'power-bi', 'primavera-6'];

test.each([
  ['capn', 'capm'],
  ['cpam', 'capm'],
  ['CAPM', 'capm'],
  ['cap', 'capm'],
  ['capms', 'capm'],
  ['leed-green-asociate', 'leed-green-associate'],
  ['leed-grene-asociate', 'leed-green-associate'],
  ['powerbi', 'power-bi'],
  ['primavera', 'primavera-6'],
  ['', undefined],
  ['pmp', undefined],
  ['advanced-power-bi', undefined],
])('%s is probably %s', (given, expected) => {
  expect(nearest(given, known)).toBe(expected);
});

test('of two that are equally near, the first is taken', () => {
  expect(nearest('cat', ['car', 'bat'])).toBe('car');
});

test('a short name may differ in one letter', () => {
  expect(nearest('id', ['is'])).toBe('is');
});

test('a guess is put as a question, and otherwise there is other advice', () => {
  expect(didYouMean('capn', known, 'Delete it.')).toBe('Did you mean "capm"?');
  expect(didYouMean('pmp', known, 'Delete it.')).toBe('Delete it.');
});
