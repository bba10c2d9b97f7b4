import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { locateInText } from '../../../generator/rules/locate.ts';

/** The text that the found place covers in the file. */
function found(yaml: string, part: string): string {
  const { text } = parse(yaml) as { readonly text: string };
  const from = text.indexOf(part);
  const source = { file: 'a.yaml', kind: 'course' as const, text: yaml, data: undefined };
  const { start, end } = locateInText({ source, pointer: '/text', text }, { from, to: from + part.length });
  const line = yaml.split('\n')[start.line - 1] ?? '';
  return `${start.line}: ${line.slice(start.column - 1, end.line === start.line ? end.column - 1 : undefined)}`;
}

test.each<{ how: string; yaml: string; part: string; expected: string }>([
  { how: 'plain', yaml: 'text: one two', part: 'two', expected: '1: two' },
  { how: 'plain over lines', yaml: 'text: one\n  two three\n', part: 'three', expected: '2: three' },
  { how: 'literal', yaml: 'text: |\n  one\n\n    two\n  three\n', part: 'three', expected: '5: three' },
  { how: 'literal with indentation', yaml: 'text: |2-\n    one\n  two\n', part: 'two', expected: '3: two' },
  { how: 'folded', yaml: 'text: >-\n  one\n  two\n  three\n', part: 'two', expected: '3: two' },
  { how: 'single quotes', yaml: "text: 'it''s two'", part: 'two', expected: '1: two' },
  { how: 'double quotes', yaml: 'text: "a \\"b\\"\\n\\u00e9 two"', part: 'two', expected: '1: two' },
  { how: 'a line that goes on', yaml: 'text: "one \\\n  two"', part: 'two', expected: '2: two' },
  { how: 'CRLF', yaml: 'text: |\r\n  one\r\n  two\r\n', part: 'two', expected: '3: two' },
  {
    how: 'a part over several lines',
    yaml: 'text: |\n  one\n  two three\n  four\n',
    part: 'three\nfour',
    expected: '3: three',
  },
  { how: 'Arabic', yaml: 'text: |\n  دورة <b>\n', part: '<b>', expected: '2: <b>' },
])('$how', ({ yaml, part, expected }) => {
  expect(found(yaml, part)).toBe(expected);
});
