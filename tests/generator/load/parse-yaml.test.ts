import { expect, test } from 'vitest';
import { parseYaml } from '../../../generator/load/parse-yaml.ts';

const parse = (text: string) => parseYaml('courses/x.yaml', text);

test.each<[string, unknown]>([
  ['a: 1\nb: [x, y]\n', { a: 1, b: ['x', 'y'] }],
  ['day: 2025-11-04', { day: '2025-11-04' }],
  ['certificate: yes', { certificate: 'yes' }],
  ['text: >-\n  one\n  two\n', { text: 'one two' }],
  ['text: "a: b"', { text: 'a: b' }],
  ['1: one', { '1': 'one' }],
  ['a: 1\r\nb: 2\r\n', { a: 1, b: 2 }],
  ['\uFEFFa: 1', { a: 1 }],
])('%j', (text, expected) => {
  expect(parse(text)).toEqual({ value: expected, diagnostics: [] });
});

test.each([
  ['a colon in a text', 'a: 1\ntitle: PMP: the essentials\n', 2, /colon/],
  ['a tab', 'a:\n\tb: 1\n', 2, /tab/],
  ['an open quotation mark', 'a: 1\nb: "open\nc: 3\nd: 4\n', 2, /./],
  ['an open bracket', 'a: [1, 2\nb: 1\n', 2, /./],
  ['a line that is not in line', 'a:\n  - x\n - y\n', 3, /./],
  ['a reserved character', 'a: @home\n', 1, /reserves/],
  ['an asterisk', 'a: *bold* text\n', 1, /./],
  ['a second document', 'a: 1\n---\nb: 2\n', 2, /second document/],
])('%s is told once, in plain words, at its line', (...[, text, line, words]) => {
  const { value, diagnostics } = parse(text);
  expect(value).toBeUndefined();
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]).toMatchObject({ code: 'yaml/syntax', location: { start: { line } } });
  expect(diagnostics[0]?.message).toMatch(words);
});

test('every repeated key is told, by its name', () => {
  const { diagnostics } = parse('a: 1\nb: 2\na: 3\n"b": 4\n');
  expect(diagnostics.map(({ code, message, location }) => [code, message, location.start.line])).toEqual([
    ['yaml/duplicate-key', 'The key "a" stands twice in the same place.', 3],
    ['yaml/duplicate-key', 'The key "b" stands twice in the same place.', 4],
  ]);
});

test.each(['', '\n\n', '# only a comment\n'])('%j is empty', (text) => {
  expect(parse(text)).toMatchObject({ value: undefined, diagnostics: [{ code: 'yaml/empty-file' }] });
});

test('references that multiply beyond reason are refused', () => {
  const levels = Array.from({ length: 9 }, (_, i) => `l${i + 1}: &l${i + 1} [${`*l${i}, `.repeat(9)}]`).join('\n');
  expect(parse(`l0: &l0 [x]\n${levels}\n`).diagnostics).toMatchObject([{ code: 'yaml/syntax' }]);
});
