import { expect, test } from 'vitest';
import { shorten } from '../../../../generator/features/shell/head.ts';

const first = 'A course for those who lead teams on building sites in the Gulf.';

test.each([
  ['short enough', 'Two days.', 'Two days.'],
  ['after a sentence', `${first} ${first} ${first}`, `${first} ${first}`],
  ['not after an abbreviation', `${first} Taught by Dr. Salim and others who have built ports.`, first],
  ['not within a sentence', `${first} Uses tools (e.g. spreadsheets) and much more of this kind.`, first],
  [
    'after a sentence in Arabic',
    `${'دورة عملية للمهندسين والمشرفين في مواقع البناء والمصانع؟'} ${first}`,
    'دورة عملية للمهندسين والمشرفين في مواقع البناء والمصانع؟',
  ],
  [
    'at a word if the first sentence is too long',
    first.replaceAll('.', ', and for many others'),
    'A course for those who lead teams on building sites in the Gulf, and for…',
  ],
  [
    'at a word if the first sentence says little',
    `Hello. ${first.replace('.', ', and more of the same kind')}`,
    'Hello. A course for those who lead teams on building sites in the Gulf…',
  ],
])('%s', (_, text, expected) => {
  const length = expected.length > 100 ? 160 : 75;
  expect(shorten(text, length)).toBe(expected);
  expect(shorten(text, length).length).toBeLessThanOrEqual(length);
});
