import { expect, test } from 'vitest';
import { proposeType, proposeUnit } from '../../../../generator/read/schema/propose-type.ts';

const all = { hours: {}, days: {}, weeks: {}, minutes: {} };

test.each([
  ['3 jours', 'Write "days: 3" in place of "hours".'],
  ['3 days', 'Write "days: 3" in place of "hours".'],
  ['6 Wochen', 'Write "weeks: 6" in place of "hours".'],
  ['20min', 'Write "minutes: 20" in place of "hours".'],
  ['1.5 h', 'Write the figure alone: 1.5.'],
  ['12 heures', 'Write the figure alone: 12.'],
  ['3', undefined],
  ['3 euros', undefined],
  ['3 to 5 days', undefined],
  ['three days', undefined],
])('hours: %s', (data, expected) => {
  expect(proposeUnit(data, 'hours', all)?.advice).toBe(expected);
});

test('a field that there is not is not named', () => {
  expect(proposeUnit('3 jours', 'hours', { hours: {} })?.advice).toBe(
    'These are days: write how many hours they are, as a figure alone.',
  );
});

test('only units of time are units', () => {
  expect(proposeUnit('3 days', 'price', all)).toBeUndefined();
});

test('words after each other are a list on one line, and the sign of a currency is its code', () => {
  const misfit = (data: string, schema: Readonly<Record<string, unknown>>) =>
    proposeType({ data, written: data, expected: [String(schema['type'])], schema });
  const languages = { type: 'array', items: { type: 'string', pattern: '^[a-z]{2,3}$' } };
  expect(misfit('en, ar', languages)).toEqual({ advice: 'Write [en, ar].', fix: '[en, ar]', isGuess: true });
  expect(misfit('all of them, and more', languages)?.fix).toBeUndefined();
  const price = { type: 'number', properties: { amount: {}, currency: {}, from: {} } };
  expect(misfit('600 €', price)?.fix).toBe('{ amount: 600, currency: EUR }');
  expect(misfit('600 + VAT', price)?.fix).toBe('{ amount: 600, note: "plus VAT" }');
});
