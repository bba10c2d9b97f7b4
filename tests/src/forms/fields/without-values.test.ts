import { expect, test } from 'vitest';
import { withoutValues } from '../../../../src/forms/lazy/sending.ts';

const values = {
  name: 'Salma "S." Al-Harthy',
  title: 'Mr',
  email: 'salma+1@example.com',
  phone: '+968 9999 (0000)',
  city: 'مسقط',
  message: 'One line\nAnother, at 50%',
  company: '',
};

test.each([
  ['{"errors":[{"field":"email","value":"SALMA+1@example.com"}]}', '{"errors":[{"field":"email","value":"[…]"}]}'],
  [JSON.stringify(values.message), '"[…]"'],
  [`no: ${JSON.stringify(values.name)}`, 'no: "[…]"'],
  [String.raw`"\u0645\u0633\u0642\u0637"`, '"[…]"'],
  [`/thanks?email=${encodeURIComponent(values.email)}`, '/thanks?email=[…]'],
  ['call +968 9999 (0000) again', 'call […] again'],
  ['it says: another, AT 50%', 'it says: […]'],
  ['Mr Mrs', '[…] Mrs'],
])('%s', (text, expected) => {
  expect(withoutValues(text, values)).toBe(expected);
});

test('where nothing was typed, nothing is removed', () => {
  expect(withoutValues('Out of order', { name: '', phone: ' ' })).toBe('Out of order');
});
