import { expect, test } from 'vitest';
import { applyFixes } from '../../../generator/model/apply-fixes.ts';

const fix = (start: number, end: number, text: string) => ({
  fix: { range: { start: { line: 1, column: start }, end: { line: 1, column: end } }, text },
});

test.each([
  ['two places, in any order', [fix(5, 7, 'X'), fix(1, 3, 'Y')], ['YcdXg', 2]],
  ['places that overlap: the first', [fix(1, 4, 'X'), fix(3, 5, 'Y')], ['Xdefg', 1]],
  ['places that meet: the first, since both may mean the same', [fix(1, 3, 'X'), fix(3, 4, 'Y')], ['Xcdefg', 1]],
  ['two insertions in one place: the first', [fix(3, 3, 'X'), fix(3, 3, 'Y')], ['abXcdefg', 1]],
  ['an insertion at the beginning', [fix(1, 1, 'X')], ['Xabcdefg', 1]],
])('%s', (_, fixes, expected) => {
  const { text, applied } = applyFixes('abcdefg', fixes);
  expect([text, applied.length]).toEqual(expected);
});

test('line breaks are written as the text has them', () => {
  expect(applyFixes('a\r\nb', [fix(2, 2, '\n- x')]).text).toBe('a\r\n- x\r\nb');
});
