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
  [
    'after a sentence in Urdu',
    `${'یہ کورس ان لوگوں کے لیے ہے جو تعمیراتی مقامات پر ٹیموں کی قیادت کرتے ہیں۔'} ${first}`,
    'یہ کورس ان لوگوں کے لیے ہے جو تعمیراتی مقامات پر ٹیموں کی قیادت کرتے ہیں۔',
  ],
])('%s', (_, text, expected) => {
  const length = expected.length > 100 ? 160 : 75;
  expect(shorten(text, length)).toBe(expected);
  expect(shorten(text, length).length).toBeLessThanOrEqual(length);
});

const japanese = '日本語をはじめて学ぶ方のための集中コースで、毎回四技能を練習します。';

test.each([
  ['after a sentence', japanese.repeat(5), japanese.repeat(2)],
  ['not within quotes', `${japanese}先生の「はい。」${'に続けて話す練習'.repeat(12)}`, japanese],
  [
    'anywhere in a long sentence',
    `Power BI ${'表計算から報告書を作る'.repeat(12)}`,
    `Power BI ${'表計算から報告書を作る'.repeat(12).slice(0, 70)}…`,
  ],
])('letters that are wide count twice, and a text of them is cut %s', (_, text, expected) => {
  expect(shorten(text)).toBe(expected);
});
