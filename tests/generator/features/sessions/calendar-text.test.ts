import fc from 'fast-check';
import { expect, test } from 'vitest';
import { component, escapeText, fold, quoteParameter } from '../../../../generator/features/sessions/calendars.ts';
import { parseCalendar, textOf, unfold } from '../../../support/html/calendar.ts';
import { runs } from '../../../support/cases.ts';

test.each([
  ['Way 4021, Al Khuwair', String.raw`Way 4021\, Al Khuwair`],
  ['a; b', String.raw`a\; b`],
  [String.raw`C:\maps`, String.raw`C:\\maps`],
  ['one\ntwo\r\nthree', String.raw`one\ntwo\nthree`],
  ['colons: stay', 'colons: stay'],
])('%j is escaped', (text, expected) => {
  expect(escapeText(text)).toBe(expected);
});

test('a quoted parameter loses what would end it', () => {
  expect(quoteParameter('The "Dhow"; Muscat\n')).toBe('"The Dhow; Muscat"');
});

test.each([
  [74, [74]],
  [75, [75]],
  [76, [75, 2]],
  [149, [75, 75]],
  [150, [75, 75, 2]],
])('a line of %i octets is folded into %j', (length, expected) => {
  const parts = fold('x'.repeat(length)).split('\r\n');
  expect(parts.map((part) => part.length)).toEqual(expected);
});

test('a character of several octets is never torn', () => {
  expect(fold(`${'x'.repeat(74)}é`).split('\r\n')).toEqual(['x'.repeat(74), ' é']);
  expect(fold(`${'x'.repeat(72)}🌊`).split('\r\n')).toEqual(['x'.repeat(72), ' 🌊']);
});

test('whatever an author writes comes back from a strict reader', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 300 }).filter((value) => !/[\p{Cc}\p{Cs}]/u.test(value));
  fc.assert(
    fc.property(text, (value) => {
      const file = Buffer.from(component('VCALENDAR', [['SUMMARY', escapeText(value)]]));
      expect(unfold(file)).toHaveLength(3);
      expect(textOf(parseCalendar(file), 'SUMMARY')).toBe(value);
    }),
    { seed: 29, numRuns: runs(5_000, 50) },
  );
});
