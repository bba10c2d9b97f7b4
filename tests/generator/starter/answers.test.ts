// Answers as people write them, in the form that a new site needs.
import { expect, test } from 'vitest';
import { starterCurrency, starterPrice } from '../../../generator/read/starters.ts';
import { meant, problemOf } from '../../../generator/starter/answers.ts';

test.each([
  ['phone', '+1 617-555-0142', '+1 617 555 0142'],
  ['phone', '(00968) (0)2400-0101', '+968 2400 0101'],
  ['phone', '+49 30/123456', '+49 30 123456'],
  ['phone', '+39 (0)6 1234567', '+39 06 1234567'],
  ['language', 'EN', 'en'],
  ['language', 'Deutsch', 'de'],
  ['language', 'fr_FR', 'fr'],
  ['country', ' om ', 'OM'],
  ['country', 'deutschland', 'DE'],
  ['country', 'مصر', 'EG'],
  ['country', 'uk', 'GB'],
  ['kind', 'First aid', 'first-aid'],
  ['brand', 'B4234a', '#B4234a'],
  ['origin', 'https://münchen.example.org/', 'https://xn--mnchen-3ya.example.org'],
  ['origin', 'HTTPS://Example.org', 'https://example.org'],
  ['email', "m.o'hara+kurse_1@münchen.example.org", "m.o'hara+kurse_1@xn--mnchen-3ya.example.org"],
] as const)('the %s %s is %s', (answer, text, expected) => {
  expect(meant(answer, text)).toBe(expected);
  expect(problemOf(answer, expected)).toBeUndefined();
});

test.each([
  ['phone', '01 23'],
  ['kind', 'p'],
  ['language', 'zh-Hant'],
  ['origin', 'www.example.org'],
  ['name', 'two\nlines'],
  ['name', 'x'.repeat(401)],
  ['email', "'info@example.org"],
  ['email', '{info}@example.org'],
  ['email', '<b>@example.org'],
  ['registration', 'https://book.example.org/{course}'],
] as const)('the %s %s is refused as it was written', (answer, text) => {
  expect(meant(answer, text)).toBe(text);
  expect(problemOf(answer, text)).toBeDefined();
});

test.each(['BR', 'CL', 'AR', 'NZ', 'RO', 'DZ', 'JP', 'FR'])(
  'the currency of %s is known, and what it is worth',
  (country) => {
    const currency = starterCurrency(country) ?? '';
    expect(Intl.supportedValuesOf('currency')).toContain(currency);
    expect(currency === 'EUR' || starterPrice(currency, 1000) !== 1000).toBe(true);
  },
);
