import { expect, test } from 'vitest';
import { proposeUnit } from '../../../../generator/read/schema/propose-type.ts';

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
