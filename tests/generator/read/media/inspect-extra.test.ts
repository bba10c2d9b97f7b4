// The styles of a provider's own: what is published of them, and that nothing in them leaves their layer.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { MAX_REPORTED } from '../../../../generator/rules/arrange.ts';
import { inspectExtra } from '../../../../generator/read/media/inspect-extra.ts';
import { processorMs } from '../../../support/processor-time.ts';

const folder = mkdtempSync(join(tmpdir(), 'prospectus-extra-'));
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 10 }));

async function inspect(source: string) {
  writeFileSync(join(folder, 'extra.css'), source);
  const { value, diagnostics } = await inspectExtra(folder, ['extra.css']);
  return {
    text: value?.text,
    found: diagnostics.map(({ code, location: { start } }) => [code, start.line, start.column]),
  };
}

test('without the file, or with comments only, nothing is published', async () => {
  expect(await inspectExtra(folder, ['notes.txt'])).toEqual({ value: undefined, diagnostics: [] });
  expect(await inspect('/* later */')).toEqual({ text: undefined, found: [] });
});

test.each([
  ['main h2 {\n  color: red !important; /* why */\n}\n', 'main h2{color:red!important}'],
  [':root { --color-sea: #123456; --own: 1px }', ':root{--color-sea:#123456;--own:1px}'],
  ['@media print { a { color: #000 } }', '@media print{a{color:#000}}'],
  ['footer { &:hover { -webkit-mask: none } }', 'footer{&:hover{-webkit-mask:none}}'],
  ['a { background: url("data:image/svg+xml,%3Csvg/%3E") }', 'a{background:url(data:image/svg+xml,%3Csvg/%3E)}'],
])('%j is published without blanks and comments', async (source, text) => {
  expect(await inspect(source)).toEqual({ text, found: [] });
});

test.each([
  ['a { color: red } }\n@layer reset { * { color: red } }', ['styles/syntax', 1, 18]],
  ['a { color: red }\nb { color: red', ['styles/syntax', 2, 3]],
  ['a { color: red', ['styles/syntax', 1, 3]],
  ['a { --x: } }', ['styles/syntax', 1, 12]],
  ['@charset "utf-8";', ['styles/refused-rule', 1, 1]],
  ['@font-face { font-family: A; src: local(A) }', ['styles/refused-rule', 1, 1]],
  ['a {\n  background: image-set("https://example.com/a.png" 1x);\n}', ['styles/refused-url', 2, 15]],
  ['a { background: url(media/a.png) }', ['styles/refused-url', 1, 17]],
  [':root { --picture: url(//example.com/a.png) }', ['styles/refused-url', 1, 20]],
  ['body { background: u\\72l("https://example.com/a.png") }', ['styles/refused-url', 1, 20]],
  ['body { background: \\75 rl(https://example.com/a.png) }', ['styles/syntax', 1, 32]],
  ['body { background: \\000055RL("//example.com/a.png") }', ['styles/refused-url', 1, 20]],
  ['body { background: ima\\67 e-set("https://example.com/a.png" 1x) }', ['styles/refused-url', 1, 20]],
  ['body { background: -webkit-imag\\65-set("//example.com/a.png" 1x) }', ['styles/refused-url', 1, 20]],
  ['body { background: -moz-image-rect(url(data:image/png;base64,A), 0, 0, 1, 1) }', ['styles/refused-url', 1, 20]],
  [':root { --a: u\\72l("https://example.com/a.png") }', ['styles/refused-url', 1, 14]],
  [':root { --a: { b: u\\72l("https://example.com/a.png") } }', ['styles/syntax', 1, 14]],
  ['a { cursor: url("ht\\\ntps://example.com/a.cur"), auto }', ['styles/refused-url', 1, 13]],
  ['a { filter: u\\72l("https://example.com/a.svg#f") }', ['styles/refused-url', 1, 13]],
  [
    '@property --a { syntax: "<url>"; inherits: true; initial-value: url(//example.com/a) }',
    ['styles/refused-url', 1, 65],
  ],
  ['@f\\6fnt-face{font-family:q;src:u\\72l("https://example.com/a.woff2")}', ['styles/refused-rule', 1, 1]],
  ['@\\69mport "https://example.com/a.css";', ['styles/refused-rule', 1, 1]],
  ['@document url(https://example.com/) { a { color: red } }', ['styles/refused-rule', 1, 1]],
  ['@unknown u\\72l("https://example.com/a.png");', ['styles/refused-rule', 1, 1]],
  ['@supports (background: u\\72l("//example.com/a.png")) { a { color: red } }', ['styles/refused-url', 1, 24]],
] as const)('%j is not published', async (source, problem) => {
  const { text, found } = await inspect(source);
  expect(text).toBeUndefined();
  expect(found[0]).toEqual(problem);
});

test('what browsers ignore is published, and reported', async () => {
  expect(await inspect('.m4 { margn: 0 }')).toEqual({
    text: '.m4{margn:0}',
    found: [
      ['styles/generated-class', 1, 1],
      ['styles/unknown-property', 1, 7],
    ],
  });
});

test('a property that is set nowhere is reported, unless it has a fallback', async () => {
  const styles = `@property --own { syntax: "<length>"; inherits: true; initial-value: 1px }
a { inset: var(--own); border: var(--own) solid var(--color-acent); margin: var(--gap, 1rem) var(--space-4) }`;
  const { text, found } = await inspect(styles);
  expect(text).toContain('var(--color-acent)');
  expect(found).toEqual([['styles/unknown-variable', 2, 53]]);
});

test.each([
  ['3,000 blocks within each other', 'styles/syntax', '@media screen{'.repeat(3000) + '}'.repeat(3000)],
  ['a megabyte', 'styles/too-large', 'a,'.repeat(500_000)],
])('%s: %s', async (_, code, source) => {
  expect(await inspect(source)).toEqual({ text: undefined, found: [[code, 1, 1]] });
});

test.each([
  ['names that do not exist', (i: number) => `main { own-${i}: 0 }\n`],
  ['properties that are not set', (i: number) => `main { inset: var(--own-${i}) }\n`],
  ['one name', () => 'a{xx:x}\n'],
])('thousands of problems with %s take a moment', async (_, line) => {
  const taken = await processorMs(async () => {
    const { found } = await inspect(Array.from({ length: 3000 }, (__, i) => line(i)).join(''));
    expect(found).toHaveLength(201);
    expect(found.at(-1)).toEqual(['load/many-problems', 1, 1]);
  });
  expect(taken).toBeLessThan(5000);
});

test.each([
  'a { color: #12345 }',
  'a { font-size: 14 }',
  'a { padding: 1 em }',
  'a::before { content: “!” }',
  'a { display: flexx }',
])('%j has a value that its property cannot have', async (source) => {
  expect((await inspect(source)).found.map(([code]) => code)).toEqual(['styles/unknown-value']);
});

test('a file that is no style sheet is read up to as many mistakes as are listed, for each takes a whole reading', async () => {
  const { text, found } = await inspect(`p {\n${'word;\n'.repeat(16_000)}}`);
  expect(text).toBeUndefined();
  expect(new Set(found.map(([code]) => code))).toEqual(new Set(['styles/syntax']));
  expect(found).toHaveLength(MAX_REPORTED + 1);
});
