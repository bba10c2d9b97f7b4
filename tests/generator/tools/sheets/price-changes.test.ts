// What a price becomes by the figure of a cell.
import { expect, test } from 'vitest';
import { isFigureOf, priceAfter } from '../../../../generator/tools/sheets/subject.ts';

test('the figure of a price that says more leaves its options and notes as they are', () => {
  const options = [
    { name: 'Standard', amount: 520 },
    { name: 'Students', amount: 449.5 },
  ];
  expect([520, 449.5, 560].map((figure) => isFigureOf({ options }, figure))).toEqual([true, false, false]);
  expect([380, 390].map((figure) => isFigureOf({ amount: 380, note: 'early' }, figure))).toEqual([true, false]);
  expect(isFigureOf(380, 380)).toBe(false);
  expect(priceAfter({ options }, 560)).toEqual({ options: [{ name: 'Standard', amount: 560 }, options[1]] });
  expect(priceAfter({ from: 380, note: 'early' }, 390)).toEqual({ from: 390, note: 'early' });
  expect([{ from: 380 }, { amount: 380, currency: 'USD', note: 'early' }].map((old) => priceAfter(old, 390))).toEqual([
    390, 390,
  ]);
  expect(priceAfter({ amount: 380, note: 'early' }, 'free')).toBe('free');
});

test('options of a sheet leave until when those of the same names hold', () => {
  const until = '2027-03-31';
  const [standard, early] = [
    { name: 'Standard', amount: 520 },
    { name: 'Early bird', amount: 470, until },
  ];
  const fresh = {
    options: [
      { name: 'Standard', amount: 540 },
      { name: 'Early bird', amount: 490 },
    ],
  };
  expect(priceAfter({ options: [standard, early], note: 'lunch included' }, fresh)).toEqual({
    options: [
      { name: 'Standard', amount: 540 },
      { name: 'Early bird', amount: 490, until },
    ],
    note: 'lunch included',
  });
  expect(priceAfter(520, fresh)).toEqual(fresh);
});
