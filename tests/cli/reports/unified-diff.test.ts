// Differences as other programs read them: git applies each, and gets the other text.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { unifiedDiff } from '../../../cli/reports/unified-diff.ts';
import { site } from '../../support/content/site.ts';

const numbers = Array.from({ length: 30 }, (_, n) => `line ${n}\n`);
const changed = (at: number, ...lines: readonly string[]): string => numbers.toSpliced(at, 1, ...lines).join('');
const all = numbers.join('');

/** A schedule of thousands of sessions, in which every other line is another one. */
const long = (...words: readonly string[]): string =>
  Array.from({ length: 9000 }, (_, n) =>
    n % 2 === 0 ? `line ${n}\n` : words.map((word) => `${word} ${n}\n`).join(''),
  ).join('');

test.each([
  ['a line that changes', all, changed(10, 'other\n')],
  ['the first line', all, changed(0, 'other\n')],
  ['the last line, without a line break', all, changed(29, 'other')],
  ['lines that come and go', changed(3), changed(20, 'one\n', 'two\n')],
  ['two places far apart', all, changed(2, 'x\n').replace('line 25', 'y')],
  ['two places close together', all, changed(2, 'x\n').replace('line 5\n', '')],
  ['a text that has nothing left', 'a\n', 'b\n'],
  ['lines that occur twice', 'a\nb\na\nb\n', 'b\na\nb\nb\n'],
  ['a long text, line by line', long('a'), long('b')],
  ['a long text with more lines', long('a'), long('b', 'c')],
  ['line breaks of Windows', 'a\r\nb\r\n', 'a\r\nc\r\n'],
])('%s', (_, before, after) => {
  const cwd = site({ 'content/a.yaml': before });
  const diff = unifiedDiff('content/a.yaml', before, after);
  const { stderr } = spawnSync('git', ['apply', '--whitespace=nowarn', '-'], { cwd, input: diff, encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(readFileSync(join(cwd, 'content/a.yaml'), 'utf8')).toBe(after);
});

test('equal texts have none, and what is around a change is shown', () => {
  expect(unifiedDiff('a', all, all)).toBe('');
  expect(unifiedDiff('a', all, changed(10, 'x\n'))).toBe(
    '--- a/a\n+++ b/a\n@@ -8,7 +8,7 @@\n line 7\n line 8\n line 9\n-line 10\n+x\n line 11\n line 12\n line 13\n',
  );
});
