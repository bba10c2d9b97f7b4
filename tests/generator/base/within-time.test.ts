// What comes from outside can keep a program busy for ever; a step that reads it has an end.
import { expect, test } from 'vitest';
import { isTooMuch, withinTime } from '../../../generator/base/within-time.ts';

const forEver = (): never => {
  for (;;);
};

const errorOf = (step: () => unknown): unknown => {
  try {
    return step();
  } catch (error) {
    return error;
  }
};

test('a step within its time returns what it returns, and throws what it throws', () => {
  const error = new RangeError('x');
  expect(withinTime(() => 7, 1000)).toBe(7);
  expect(
    errorOf(() =>
      withinTime(() => {
        throw error;
      }, 1000),
    ),
  ).toBe(error);
});

test.each([
  ['a loop', forEver],
  ['a pattern', () => /^(?:a+)+$/.test(`${'a'.repeat(50)}b`)],
])('%s without end is stopped, also within another step', (_, step) => {
  expect(isTooMuch(errorOf(() => withinTime(step, 50)))).toBe(true);
  expect(withinTime(() => isTooMuch(errorOf(() => withinTime(step, 50))), 60_000)).toBe(true);
  expect(isTooMuch(errorOf(() => withinTime(() => errorOf(() => withinTime(step, 60_000)), 50)))).toBe(true);
});

test('what is nested too deeply, or has no end, is replaced; any other mistake is thrown', () => {
  const deep = (): number => deep() + 1;
  expect(withinTime(deep, 1000, () => 7)).toBe(7);
  expect(withinTime(forEver, 50, () => 7)).toBe(7);
  expect(() =>
    withinTime(
      () => new Date('x').toISOString(),
      1000,
      () => '',
    ),
  ).toThrow(RangeError);
});
