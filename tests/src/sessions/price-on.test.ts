import { expect, test } from 'vitest';
import { pricesOn, priceText, shortPriceOn } from '../../../src/sessions/price-on.ts';

const price = {
  price: 'From GBP 90',
  laterPrices: [
    { from: '2030-04-01', text: 'GBP 120' },
    { from: '2030-05-01', text: '' },
  ],
};

test.each([
  ['', 'From GBP 90'],
  ['2030-03-31', 'From GBP 90'],
  ['2030-04-01', 'GBP 120'],
  ['2030-04-30', 'GBP 120'],
  ['2030-05-01', undefined],
])('on %s the price is %s', (today, expected) => {
  expect(shortPriceOn(price, today)).toBe(expected);
});

test('a course without a price has none on any day', () => {
  expect(shortPriceOn({}, '')).toBeUndefined();
  expect(shortPriceOn({}, '2030-04-01')).toBeUndefined();
});

test('an amount holds through its last day', () => {
  const early = { text: 'GBP 90', until: { iso: '2030-03-31', text: '31 Mar 2030' } };
  const standard = { text: 'GBP 120' };
  expect(pricesOn([early, standard], '')).toEqual([early, standard]);
  expect(pricesOn([early, standard], '2030-03-31')).toEqual([early, standard]);
  expect(pricesOn([early, standard], '2030-04-01')).toEqual([standard]);
});

test('an amount says for whom, until when and under which conditions it holds', () => {
  const early = { name: 'Early', text: 'GBP 90', until: { iso: '2030-03-31', text: '31 Mar 2030' }, note: 'lunch' };
  const words = { priceUntil: 'until {date}' };
  expect(priceText(early, words)).toBe('Early\u00a0· GBP 90\u00a0· until 31 Mar 2030\u00a0· lunch');
  expect(priceText({ text: 'GBP 90' }, words)).toBe('GBP 90');
});
