import { expect, test } from 'vitest';
import { readExplanations } from '../../../../generator/rules/explanations.ts';
import { applyFixes } from '../../../../generator/model/apply-fixes.ts';
import { parseYaml } from '../../../../generator/read/yaml/parse-yaml.ts';
import { processorMs } from '../../../support/processor-time.ts';

const explanations = readExplanations();

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
  ['{"a": 1, "b": [true, null]}', { a: 1, b: [true, null] }],
  ['a: [\n  x,\n]\n', { a: ['x'] }],
  ["a: 'it''s'", { a: "it's" }],
  ['? a\n: 1\n', { a: 1 }],
])('%j', (text, expected) => {
  expect(parse(text)).toEqual({ value: expected, diagnostics: [] });
});

test.each<[string, string, string, readonly [number, number, number]]>([
  ['a colon in a text', 'a: 1\ntitle: PMP: the essentials # new\n', 'yaml/unquoted-colon', [2, 8, 27]],
  ['a colon in an entry of a list', 'a:\n  - b: PMP: one\n', 'yaml/unquoted-colon', [2, 8, 16]],
  ['a tab', 'a:\n\tb: 1\n', 'yaml/tab-indentation', [2, 1, 2]],
  ['a tab after spaces', 'a:\n  b: 1\n \tc: 1\n', 'yaml/tab-indentation', [3, 2, 3]],
  ['a tab in a long text', 'a: >\n\tb\n', 'yaml/tab-indentation', [2, 1, 2]],
  ['an open quotation mark', 'a: 1\nb: "open\nc: 3\nd: 4\n', 'yaml/unclosed-quote', [2, 4, 5]],
  ['an open apostrophe', "a: 1\nb: 'open\nc: 3\n", 'yaml/unclosed-quote', [2, 4, 5]],
  ['an open quotation mark above a closed one', 'a: "one\nb: 2\nc: "three"\n', 'yaml/unclosed-quote', [1, 4, 5]],
  ['an open quotation mark in a list', 'a:\n  - "x\n  - y\nb: 1\n', 'yaml/unclosed-quote', [2, 5, 6]],
  ['an apostrophe within single quotes', "a: 'it's fine'\n", 'yaml/text-after-quote', [1, 8, 15]],
  ['an apostrophe within single quotes in a list', "a: ['it's fine', two]\n", 'yaml/text-after-quote', [1, 9, 16]],
  ['a text after a quoted one', 'a: "One" and two\n', 'yaml/text-after-quote', [1, 10, 17]],
  ['an open bracket', 'a: [1, 2\nb: 1\n', 'yaml/unclosed-bracket', [1, 4, 5]],
  ['an open brace', 'a: {x: 1\nb: 1\n', 'yaml/unclosed-bracket', [1, 4, 5]],
  ['an inner open bracket', '{"a": [1, 2}', 'yaml/unclosed-bracket', [1, 7, 8]],
  ['a line that is not in line', 'a:\n  - x\n - y\n', 'yaml/bad-indentation', [3, 2, 5]],
  ['a line too far left', 'a:\n    b: 1\n  c: 2\n', 'yaml/bad-indentation', [3, 3, 7]],
  ['a line too far right', 'a: x\n  b: y\n', 'yaml/bad-indentation', [2, 3, 7]],
  ['a field beside a list', 'a:\n  - b\n  c: 1\n', 'yaml/bad-indentation', [3, 3, 7]],
  ['a first line that is indented', ' a: 1\nb: 2\n', 'yaml/bad-indentation', [1, 2, 6]],
  ['a line without a colon', 'a: 1\nb\nc: 2\n', 'yaml/missing-colon', [2, 1, 2]],
  ['no space after a colon', 'a: 1\nb:x\nc: 2\n', 'yaml/missing-colon', [2, 1, 4]],
  ['an at sign', 'a: @home\n', 'yaml/reserved-character', [1, 4, 5]],
  ['a backtick', 'a: `x`\n', 'yaml/reserved-character', [1, 4, 5]],
  ['a percent sign', 'a: %x\n', 'yaml/reserved-character', [1, 4, 5]],
  ['a version that there is not', '# x\n%YAML 9.9\n---\na: 1\n', 'yaml/reserved-character', [2, 1, 10]],
  ['a line that begins with a percent sign', '%100 practical\na: 1\n', 'yaml/reserved-character', [1, 1, 15]],
  ['an asterisk', 'a: *bold* text\n', 'yaml/reserved-character', [1, 4, 5]],
  ['an asterisk and a name', 'a: *name\n', 'yaml/reserved-character', [1, 4, 5]],
  ['an exclamation mark', 'a: !important\n', 'yaml/reserved-character', [1, 4, 5]],
  ['a bracket that is text', 'a: [Draft] Title\n', 'yaml/reserved-character', [1, 4, 5]],
  ['a placeholder', 'a:\n  - {name} course\n', 'yaml/reserved-character', [2, 5, 6]],
  ['a greater-than sign', 'a: > 5 years\n', 'yaml/reserved-character', [1, 4, 5]],
  ['a backslash in double quotes', 'a: "C:\\quotes"\n', 'yaml/bad-escape', [1, 7, 8]],
  ['a second document', 'a: 1\n---\nb: 2\n', 'yaml/several-documents', [2, 1, 4]],
  ['a merge key', 'a: &r {x: 1}\nb:\n  <<: *r\n', 'yaml/merge-key', [3, 3, 5]],
  ['a zero byte', 'a: 1\nb: x\0y\n', 'yaml/control-character', [2, 5, 6]],
  ['a lone carriage return', 'a: x\rb: 1\n', 'yaml/old-line-ends', [1, 5, 6]],
  ['a circle', 'a: &x [*x]\n', 'yaml/endless-reference', [1, 8, 9]],
  ['deep nesting', `a: ${'['.repeat(60)}${']'.repeat(60)}`, 'yaml/deep-nesting', [1, 53, 54]],
  ['anything else', 'a: [x, , y]\n', 'yaml/syntax', [1, 8, 9]],
])('%s is reported once, by the cure that it needs, where it is', (...[, text, code, [line, from, to]]) => {
  const { value, diagnostics } = parse(text);
  expect(value).toBeUndefined();
  expect(diagnostics.map((found) => [found.code, found.location.start, found.location.end])).toEqual([
    [code, { line, column: from }, { line, column: to }],
  ]);
});

test.each(
  Object.entries(explanations).flatMap(([code, { wrong }]) =>
    code.startsWith('yaml/') || code === 'text/stray-quote'
      ? [[code, `a: 1\nb: 2\nc:\n  - x\n${wrong}\n`] as const]
      : [],
  ),
)('%s is the same with line ends of Windows, its fix included', (_, text) => {
  expect(parse(text.replaceAll('\n', '\r\n'))).toEqual(parse(text));
});

test('references to whole values are followed', () => {
  expect(parse('a: &place [Muscat]\nb: *place\n').value).toEqual({ a: ['Muscat'], b: ['Muscat'] });
});

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('the key %s is a key like any other', (key) => {
  const { value } = parse(`${key}:\n  polluted: true\n`);
  expect(Object.keys(value as object)).toEqual([key]);
  expect('polluted' in {}).toBe(false);
});

test('every repeated key is reported, by its name', () => {
  const { diagnostics } = parse('a: 1\na: 3\nb: 2\nc: 5\n"b": 4\n');
  expect(diagnostics.map(({ related }) => related?.[0]?.location.start.line)).toEqual([1, 3]);
  expect(diagnostics.map(({ code, message, location }) => [code, message, location.start.line])).toEqual([
    ['yaml/duplicate-key', 'The field "a" is written twice in the same place.', 2],
    ['yaml/duplicate-key', 'The field "b" is written twice in the same place.', 5],
  ]);
});

test.each(['', '  note: z\n'])(
  'keys that are repeated because the line above them is missing are one mistake',
  (own) => {
    const { diagnostics } = parse(`- id: a\n  value: 1\n  label: x\n  value: 2\n${own}  label: y\n`);
    expect(diagnostics).toMatchObject([{ code: 'yaml/duplicate-key', location: { start: { line: 4 } } }]);
  },
);

test.each(['', '\n\n', '# only a comment\n'])('%j is empty', (text) => {
  expect(parse(text)).toMatchObject({ value: undefined, diagnostics: [{ code: 'yaml/empty-file' }] });
});

test('references that multiply beyond reason are refused, and fast', async () => {
  const levels = Array.from({ length: 9 }, (_, i) => `l${i + 1}: &l${i + 1} [${`*l${i}, `.repeat(9)}]`).join('\n');
  const taken = await processorMs(() =>
    expect(parse(`l0: &l0 [x]\n${levels}\n`).diagnostics).toMatchObject([{ code: 'yaml/endless-reference' }]),
  );
  expect(taken).toBeLessThan(1000);
});

test.each([
  ['topics:\n  - a\n  * b\n', 'yaml/list-mark', 3, 3],
  ['topics:\n  -id: a\n    b: c\n', 'yaml/list-mark', 2, 3],
  ['topics:\n  – id: a\n    b: c\n', 'yaml/list-mark', 2, 3],
  ['a: 1\n<<<<<<< HEAD\nb: 1\n=======\nb: 2\n>>>>>>> other\n', 'yaml/merge-conflict', 2, 1],
  ['id: 1\ntitle:\u00a0CAPM\nb: 2\n', 'yaml/strange-space', 2, 7],
  ['s:\n  - id: a\n\u00a0   course: b\n    x: 1\n', 'yaml/strange-space', 3, 1],
  ['{"a": [{"b": 1}]', 'yaml/unclosed-bracket', 1, 1],
  ['a: 1\ntitle: & CAPM\nb: 2\n', 'yaml/reserved-character', 2, 8],
  ['a: 1\ntitle: &CAPM course\nb: 2\n', 'yaml/reserved-character', 2, 8],
])('%j is %s', (...[text, code, line, column]) => {
  expect(parse(text).diagnostics).toMatchObject([{ code, location: { start: { line, column } } }]);
});

test.each([
  ["a: ['Don't wait', two]\n", 'a: ["Don\'t wait", two]\n'],
  ["a: { b: 'it's', c: 1 }\n", 'a: { b: "it\'s", c: 1 }\n'],
  ["a: [one, 'it's']\n", 'a: [one, "it\'s"]\n'],
])('the fix of %j leaves what follows it in the brackets', (text, better) => {
  const [{ fix } = {}] = parse(text).diagnostics;
  expect(fix && applyFixes(text, [{ fix }]).text).toBe(better);
});

test.each([
  ['a: 1\rb: 2\rc: 3', 'a: 1\nb: 2\nc: 3'],
  ['a: 1\nb: 2\rc: PMP: one\nd: 3\re: 4\n', 'a: 1\nb: 2\nc: PMP: one\nd: 3\ne: 4\n'],
  ['a: Power\u000bBI\n', 'a: Power BI\n'],
  ['a: "Power\u2028BI"\n', 'a: "Power BI"\n'],
  ['a: Po\u0007wer\n', 'a: Power\n'],
])('no word and no line of %j runs into the next', (text, better) => {
  const [{ fix } = {}, ...others] = parse(text).diagnostics;
  expect([fix && applyFixes(text, [{ fix }]).text, others]).toEqual([better, []]);
});

test.each([
  ['hours:32', 'hours: 32', false],
  ['hours 32', 'hours: 32', true],
  ['hours = 32', 'hours: 32', true],
  ["title: 'Power BI's basics'", 'title: "Power BI\'s basics"', true],
  ['title: PMP: one', 'title: "PMP: one"', false],
])('what %j should be is %j, for the author to decide: %j', (text, better, isGuess) => {
  const [{ fix } = {}] = parse(`a: 1\n${text}\nb: 2\n`).diagnostics;
  expect(fix && applyFixes(`a: 1\n${text}\nb: 2\n`, [{ fix }]).text).toBe(`a: 1\n${better}\nb: 2\n`);
  expect(fix?.isGuess ?? false).toBe(isGuess);
});

test('an address on a line of its own is not a field', () => {
  expect(parse('a: 1\nhttps://example.com/x\nb: 2\n').diagnostics.map(({ fix }) => fix)).toEqual([undefined]);
});

/** The longest that one of these may take, in milliseconds: each took over a minute. Usual ones take a second. */
const SLOW_MS = 30_000;

test.each([
  ['40,000 equal keys', 'k: v\n'.repeat(40_000), 'yaml/duplicate-key'],
  ['40,000 references to one name', `a: &a x\nb:\n${'- *a\n'.repeat(40_000)}`, 'yaml/endless-reference'],
  ['100,000 entries in brackets on a line', `a: [${'"\\u0041",'.repeat(100_000)}*b]\n`, 'yaml/reserved-character'],
])('%s are refused quickly', async (_, text, code) => {
  const taken = await processorMs(() =>
    expect(parseYaml('x.yaml', text).diagnostics.map((found) => found.code)).toEqual([code]),
  );
  expect(taken).toBeLessThan(SLOW_MS);
});

test('80,000 keys that need the careful reader are read quickly', async () => {
  const text = `#\t\n${Array.from({ length: 80_000 }, (_, i) => `k${i}: v\n`).join('')}`;
  const taken = await processorMs(() => expect(parseYaml('x.yaml', text).diagnostics).toEqual([]));
  expect(taken).toBeLessThan(SLOW_MS);
});

test.each([
  ['a control character', 'title: "a\\x01"\n', 'U+0001', 8],
  ['a zero', 'title: "\\0"\n', 'U+0000', 8],
  ['an escape for the terminal', 'title: "\\e[2J"\n', 'U+001B', 8],
  ['half a character', 'title: "\\ud800 x"\n', 'U+D800', 8],
  ['no character', 'title: "\\uFFFE"\n', 'U+FFFE', 8],
  ['a carriage return', 'title: "a\\rb"\n', 'U+000D', 8],
  ['text from right to left over what follows', 'title: abc \u202e txt\n', 'U+202E', 12],
  ['a line separator', 'title: "a\u2028b"\n', 'U+2028', 10],
])('%s is refused where it stands', (...[, text, sign, column]) => {
  const { value, diagnostics } = parseYaml('x.yaml', text);
  expect(value).toBeUndefined();
  expect(diagnostics).toMatchObject([
    {
      code: 'yaml/control-character',
      message: expect.stringContaining(sign),
      location: { start: { line: 1, column } },
    },
  ]);
});

test('signs that belong to a language, and pairs of halves, are kept', () => {
  const text = 'a: "\\ud83d\\ude00 \u05d0\u200f\t\\n"\n';
  expect(parseYaml('x.yaml', text)).toEqual({ value: { a: '\u{1f600} \u05d0\u200f\t\n' }, diagnostics: [] });
});

test('a mistake below an empty first line is reported, too', () => {
  const { diagnostics } = parseYaml('x.yaml', '\n  -first\n    name: Ann\n');
  expect(diagnostics.map(({ code, location }) => [code, location.start.line])).toEqual([['yaml/list-mark', 2]]);
});

test('a line that begins with % is to be deleted, and no text to be put in quotes', () => {
  const [found] = parse('%YAML 9.9\n---\na: 1\n').diagnostics;
  expect([found?.message, found?.advice]).toEqual([
    'The line begins with %, so that YAML takes it for an instruction to programs, which it does not know.',
    'Delete the line. If it is a part of a text, put the whole text in quotes.',
  ]);
  expect(parse('%YAML 1.2\n---\na: 1\n').diagnostics).toEqual([]);
});

test('two fields on one line are not made a text', () => {
  const [found] = parse('hours: 40, price: 600\n').diagnostics;
  expect([found?.code, found?.advice, found?.fix]).toEqual([
    'yaml/unquoted-colon',
    'Write the second one on a line of its own, below the first: price: 600',
    undefined,
  ]);
});
