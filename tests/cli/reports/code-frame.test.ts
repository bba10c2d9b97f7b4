import { describe, expect, test } from 'vitest';
import { codeFrame } from '../../../cli/reports/pretty.ts';
import { colorsFor } from '../../../cli/reports/view.ts';
import { locationAt } from './diagnostics.ts';

/** The frame of a range such as '2:8-2:14', 80 columns wide by default. */
function frame(text: string, range: string, columns = 80): readonly string[] {
  const [line = 0, column = 0, lastLine = 0, lastColumn = 0] = range.split(/[:-]/).map(Number);
  const location = locationAt({ from: [line, column], to: [lastLine, lastColumn] });
  return codeFrame(text, location, { columns, colors: colorsFor({ isColor: false, columns }) });
}

describe('the frame', () => {
  test('shows a line before and after, with carets under the exact range', () => {
    expect(frame('a: 1\nlevel: Expert\nb: 2\nc: 3\n', '2:8-2:14')).toEqual([
      '  1 | a: 1',
      '> 2 | level: Expert',
      '    |        ^^^^^^',
      '  3 | b: 2',
    ]);
  });

  test('aligns line numbers where they grow longer', () => {
    const text = Array.from({ length: 10 }, (_, index) => `k${index}: v`).join('\n');
    expect(frame(text, '9:1-9:3').map((line) => line.slice(0, 6))).toEqual(['   8 |', '>  9 |', '     |', '  10 |']);
  });

  test('does not show the empty line after the last one', () => {
    expect(frame('only: 1\n', '1:1-1:5')).toEqual(['> 1 | only: 1', '    | ^^^^']);
  });

  test('shows one caret for an empty range, also after the end of the line', () => {
    expect(frame('a:', '1:3-1:3')).toEqual(['> 1 | a:', '    |   ^']);
  });

  test('marks a range of several lines to the end of its first line', () => {
    expect(frame('a: x\nb: 1', '1:1-2:3')[1]).toBe('    | ^^^^');
  });

  test('is empty for a file of which nothing can be shown', () => {
    expect(frame('', '1:1-1:1')).toEqual([]);
  });

  test('is empty for a line that the text does not have', () => {
    expect(frame('a: 1', '7:1-7:2')).toEqual([]);
  });

  test.each([
    { given: 'tabs', text: '\ta: xx', from: 5, to: 7, shown: '    a: xx', carets: '       ^^' },
    { given: 'Japanese', text: 'k: 日本 x', from: 7, to: 8, shown: 'k: 日本 x', carets: '        ^' },
    { given: 'a marked Japanese word', text: 'k: 日本', from: 4, to: 6, shown: 'k: 日本', carets: '   ^^^^' },
    { given: 'combining marks', text: 'cafe\u0301: x', from: 8, to: 9, shown: 'cafe\u0301: x', carets: '      ^' },
    { given: 'an emoji of several code units', text: '👩‍🏫 x', from: 7, to: 8, shown: '👩‍🏫 x', carets: '   ^' },
    { given: 'vowelled Arabic', text: 'مُ: x', from: 5, to: 6, shown: 'مُ: x', carets: '   ^' },
    { given: 'control characters', text: '\u001b[31m: x', from: 8, to: 9, shown: '\ufffd[31m: x', carets: '       ^' },
    { given: 'changes of direction', text: '\u202ea: x', from: 5, to: 6, shown: '\ufffda: x', carets: '    ^' },
  ])('keeps carets aligned under $given', ({ text, from, to, shown, carets }) => {
    expect(frame(text, `1:${from}-1:${to}`)).toEqual([`> 1 | ${shown}`, `    | ${carets}`]);
  });

  test('cuts a long line so that the marked part is seen, and stays within the width', () => {
    const lines = frame(`${'a'.repeat(200)}HERE${'b'.repeat(200)}`, '1:201-1:205', 60);
    const [shown = '', carets = ''] = lines;
    expect(shown).toContain('HERE');
    expect(shown.indexOf('HERE')).toBe(carets.indexOf('^^^^'));
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(60);
  });
});
