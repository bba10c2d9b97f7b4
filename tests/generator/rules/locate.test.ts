import { expect, test } from 'vitest';
import { locate } from '../../../generator/rules/locate.ts';

const text = `title: "PMP"
hours:
price: 450
modules:
  - title: One
    topics: [first, "second"]
  - title: Two
long: |
  some
  lines
a/b: { "c~d": 1 }
😀: { é: "😀", after: x }
`;

const source = { file: 'courses/x.yaml', kind: 'course', text, data: undefined } as const;

test.each([
  ['/title', 'value', [1, 8], [1, 13]],
  ['/title', 'key', [1, 1], [1, 6]],
  ['/price', 'value', [3, 8], [3, 11]],
  ['/modules/0/title', 'value', [5, 12], [5, 15]],
  ['/modules/0/topics/1', 'value', [6, 21], [6, 29]],
  ['/modules/1', 'value', [7, 5], [7, 15]],
  ['/a~1b', 'key', [11, 1], [11, 4]],
  ['/a~1b/c~0d', 'value', [11, 15], [11, 16]],
  ['', 'value', [1, 1], [1, 13]],
] as const)('%s, its %s', (...[pointer, at, start, end]) => {
  const found = locate(source, pointer, at);
  expect([found.start, found.end]).toEqual([
    { line: start[0], column: start[1] },
    { line: end[0], column: end[1] },
  ]);
});

test('a value of many lines is placed at its first', () => {
  const { start, end } = locate(source, '/long');
  expect([start.line, end.line]).toEqual([8, 8]);
});

test('what is not there is placed at the nearest thing above it', () => {
  expect(locate(source, '/modules/1/topics/3').start).toEqual({ line: 7, column: 5 });
  expect(locate(source, '/modules/9').start.line).toBe(5);
});

test('a key without a value has a place', () => {
  expect(locate(source, '/hours').start.line).toBe(2);
});

test('columns count UTF-16 code units', () => {
  expect(locate(source, '/😀/after').start).toEqual({ line: 12, column: 23 });
});

test('a file that is not a map is placed at its start, and keeps the pointer', () => {
  const found = locate({ ...source, text: '' }, '/title');
  expect(found).toMatchObject({ file: 'courses/x.yaml', pointer: '/title', start: { line: 1, column: 1 } });
});
