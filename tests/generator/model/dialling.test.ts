import { describe, expect, test } from 'vitest';
import { internationalForm, isLocal } from '../../../generator/model/dialling.ts';

describe('a number without a country code', () => {
  test.each([
    ['OM', '2400 0101', '+968 2400 0101'],
    ['OM', '(024) 000-101', '+968 24 000 101'],
    ['OM', '968 2400 0101', '+968 2400 0101'],
    ['OM', 'Tel. 2400 0101', '+968 2400 0101'],
    ['OM', '2400 0101 / 0102', '+968 2400 0101'],
    ['OM', '2400 0101 ext. 5', '+968 2400 0101'],
    ['DE', '030 23125000', '+49 30 23125000'],
    ['FR', '01 99 00 00 00', '+33 1 99 00 00 00'],
    ['GB', '020 7946 0000', '+44 20 7946 0000'],
    ['US', '202-555-0100', '+1 202 555 0100'],
    ['US', '1 202 555 0100', '+1 202 555 0100'],
    ['KZ', '8 727 555 01 00', '+7 727 555 01 00'],
    ['HU', '06 1 555 0100', '+36 1 555 0100'],
    // Where the zero is dialled from abroad too.
    ['IT', '06 5550 0100', '+39 06 5550 0100'],
    ['CI', '07 55 50 01 00', '+225 07 55 50 01 00'],
    // Of no country that is known, and too short for any.
    ['ZZ', '2400 0101', undefined],
    [undefined, '2400 0101', undefined],
    ['OM', '112', undefined],
    // Its code is already there.
    ['OM', '0096824000101', undefined],
    ['OM', 'on request', undefined],
  ])('in %s, %s is dialled from abroad as it should be', (country, written, expected) => {
    expect(internationalForm(written, country)).toBe(expected);
  });
});

test.each([
  ['+49 (0)30 23125000', '+49 30 23125000'],
  ['+49 030 23125000', '+49 30 23125000'],
  ['+968 0 2400 0101', '+968 2400 0101'],
  ['+44 20 7946 0000', undefined],
  ['+39 06 5550 0100', undefined],
])('the zero of the country in %s is left out, unless it belongs to the number', (written, expected) => {
  expect(internationalForm(written, undefined)).toBe(expected);
});

test('numbers of the police and of services are those of no other country', () => {
  expect(['112', '+968 2400 0101', '00968 2400 0101', '24000101'].map(isLocal)).toEqual([false, false, false, true]);
});
