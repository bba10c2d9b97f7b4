import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parseQuickly } from '../../../../generator/read/yaml/parse-quickly.ts';

test.each<[string, string, unknown]>([
  [
    'groups and lists',
    'a:\n  b:\n  - x\n  - k: 1\n    l: y\nc:\n  - z\n',
    { a: { b: ['x', { k: 1, l: 'y' }] }, c: ['z'] },
  ],
  ['nothing', 'a:\nb: null\n', { a: null, b: null }],
  ['words and numbers', 'a: true\nb: -2.5\nc: 7th\nd: 2025-02\n', { a: true, b: -2.5, c: '7th', d: '2025-02' }],
  ['remarks', '# one\na: x # two\n  # three\nb: "y" # four\n', { a: 'x', b: 'y' }],
  ['a text that goes on', 'a: one\n  two\n\n  three\nb: 1\n', { a: 'one two\nthree', b: 1 }],
  ['a text below its key', 'a:\n  one\n  two\n', { a: 'one two' }],
  [
    'lines as they are',
    'a: |\n  one\n    two\n\n  three\nb: |-\n  x\n\nc: 1\n',
    { a: 'one\n  two\n\nthree\n', b: 'x', c: 1 },
  ],
  ['folded lines', 'a: >-\n  one\n  two\n\n  three\n', { a: 'one two\nthree' }],
  ['quotation marks', `a: "x: \\"y\\""\nb: 'it''s'\n`, { a: 'x: "y"', b: "it's" }],
  ['brackets', 'a: [x y, "z", -1] # two\nb: { c: d, e: [] }\n', { a: ['x y', 'z', -1], b: { c: 'd', e: [] } }],
  ['line breaks of Windows', 'a: 1\r\nb: |\r\n  x\r\n', { a: 1, b: 'x\n' }],
  ['Arabic', 'a: دورة\n', { a: 'دورة' }],
])('%s', (_, text, expected) => {
  expect(parseQuickly(text)).toEqual(expected);
});

test.each([
  ...[
    '',
    '# only\n',
    'a: 1\na: 2\n',
    'a: { b: 1, b: 2 }\n',
    'a: &x 1\n',
    'a: *x\n',
    'a: !t x\n',
    '? a\n: 1\n',
    '<<: x\n',
    '1: x\n',
    'true: x\n',
  ],
  ...[
    'a: x: y\n',
    'a: x:\n',
    'a: 0x1F\n',
    'a: 1e3\n',
    'a: +5\n',
    'a: ~\n',
    'a: |+\n  x\n',
    'a: |2\n  x\n',
    'a: |\n  x',
  ],
  ...[
    'a: "x\n  y"\n',
    'a: "\\u0041"\n',
    'a: [x\n',
    'a: [[[[[[x]]]]]]\n',
    'a:\tx\n',
    'a: 1\n---\nb: 2\n',
    'a: x\n b: y\n',
  ],
  ...['a: x # y\n  z\n', '__proto__: 1\n', 'word\n', 'a: \u0001\n', ` ${'- a:\n  '.repeat(60)}`],
])('leaves %j to the library', (text) => {
  expect(parseQuickly(text)).toBeUndefined();
});

test('takes every file of the content', () => {
  const content = fileURLToPath(new URL('../../../../content', import.meta.url));
  const files = readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
  const left = files.filter((file) => parseQuickly(readFileSync(path.join(content, file), 'utf8')) === undefined);
  expect(left).toEqual([]);
});
