// Random bytes and random edits: whatever a file holds, it is checked to the end and nothing throws. Seeded, so that
// a failure can be repeated.
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseQuickly } from '../../generator/read/yaml/parse-quickly.ts';
import { parseYaml } from '../../generator/read/yaml/parse-yaml.ts';
import { parseDocument } from 'yaml';
import { runs } from '../support/cases.ts';
import { changedContent } from '../support/content/changed-content.ts';

const content = await changedContent(
  fileURLToPath(new URL('../fixtures/tiny/content', import.meta.url)),
  new Date('2026-01-01T12:00:00Z'),
);

const SEED = 20251101;
const TEST_MS = 600_000;

/** Whether every diagnostic stands in the text that was read, and says something. */
async function isSound(file: string, bytes: Buffer, check = content.checkFile): Promise<boolean> {
  const { source, diagnostics } = await check(file, bytes);
  const lines = source.text.split('\n').length;
  return diagnostics.every(
    ({ location: { start, end }, message, advice }) =>
      start.line >= 1 &&
      start.column >= 1 &&
      (source.text === '' || start.line <= lines) &&
      (end.line > start.line || end.column >= start.column) &&
      message !== '' &&
      advice !== '',
  );
}

const anyFile = fc.constantFrom(...content.files);

/** Pieces that YAML gives a meaning, and ordinary ones. */
const piece = fc.oneof(
  fc.constantFrom(
    ...['a', 'b: ', ': ', '- ', '\n', '\n  ', '\n    ', '\t', '"', "'", '[', ']', '{', '}', ', ', '#', ' #', '|', '>-'],
    ...['&x ', '*x', '!', '!!str ', '? ', '---\n', '...\n', '%', '@', '`', '<<: ', '~', '1', '0x1', '.5', 'true', 'no'],
    ...['\r\n', '\r', '\u0000', '\u0085', '\u2028', '\ufeff', '\\', '__proto__: ', 'title: ', 'é', '😀'],
  ),
  fc.string({ maxLength: 4, unit: 'binary' }),
);

const yamlLike = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''));

test('random bytes', { timeout: TEST_MS }, async () => {
  const property = fc.asyncProperty(anyFile, fc.uint8Array({ maxLength: 200 }), (file, bytes) =>
    isSound(file, Buffer.from(bytes)),
  );
  await fc.assert(property, { seed: SEED, numRuns: runs(400) });
});

test('random text that looks like YAML', { timeout: TEST_MS }, async () => {
  const property = fc.asyncProperty(anyFile, yamlLike, (file, text) => isSound(file, Buffer.from(text)));
  await fc.assert(property, { seed: SEED, numRuns: runs(600) });
});

test('real files with a random piece instead of some of their own', { timeout: TEST_MS }, async () => {
  const place = fc.double({ min: 0, max: 1, noNaN: true });
  const property = fc.asyncProperty(
    anyFile,
    fc.tuple(place, fc.nat(40)),
    yamlLike,
    async (file, [at, length], text) => {
      const own = content.textOf(file);
      const from = Math.floor(at * own.length);
      return isSound(file, Buffer.from(own.slice(0, from) + text + own.slice(from + length)));
    },
  );
  await fc.assert(property, { seed: SEED, numRuns: runs(400) });
});

test('real files with random values, checked against all others', { timeout: TEST_MS }, async () => {
  const place = fc.nat(60);
  const property = fc.asyncProperty(anyFile, place, fc.json({ maxDepth: 3 }), async (file, at, json) => {
    const lines = content.textOf(file).split('\n');
    const line = lines[at % lines.length] ?? '';
    const changed = lines.map((own) => (own === line ? own.replace(/:(?: .*)?$/, `: ${json}`) : own)).join('\n');
    return isSound(file, Buffer.from(changed), content.check);
  });
  await fc.assert(property, { seed: SEED, numRuns: runs(150) });
});

/** Returns whether the quick parser took the text. */
function expectAgreement(text: string): boolean {
  const quick = parseQuickly(text);
  if (quick === undefined) return false;
  const document = parseDocument(text, { prettyErrors: false, stringKeys: true, logLevel: 'error' });
  expect([...document.errors, ...document.warnings].map(({ message }) => message)).toEqual([]);
  expect(document.toJS()).toEqual(quick);
  // A comment with a tab makes the careful parser read the file: its line must not change what the others mean.
  const careful = parseYaml('x.yaml', `#\t\n${text}`);
  const codes = careful.diagnostics.map(({ code }) => code);
  expect(careful.value).toEqual(quick);
  expect(careful.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(parseYaml('x.yaml', text).diagnostics.map(({ code }) => code)).toEqual(codes);
  return true;
}

/** Blanks that are letters to YAML. */
const blanks = ['\u00a0', '\u1680', '\u2003', '\u200b', '\u202f', '\u205f', '\u3000', '\ufeff'] as const;

/** Where such a blank stands in a line: before, behind and between all that YAML gives a meaning. */
const blankLine = fc
  .tuple(
    fc.constantFrom('a: b_', 'a: _b', 'a: _', 'a_: b', '_a: b', 'a:_b', 'a: b _ # c', 'a: _ # c', 'a: b_# c', '- b_'),
    fc.constantFrom('- _', '  b_', '  _b', 'a: [b_]', 'a: [_b, c]', 'a: [b _, "c"_]', 'a: {x: y_}', 'a: {x_: y}'),
    fc.constantFrom('a: |_', 'a: >-_', 'a: "b"_', "a: 'b' _# c", 'a: 1_', 'a: true_', 'a: -_5', '#_', '_#', '_'),
    fc.nat(2),
  )
  .map((parts) => String(parts[parts[3]]));

const withBlanks = fc
  .tuple(fc.array(blankLine, { minLength: 1, maxLength: 3 }), fc.constantFrom(...blanks), fc.nat(2))
  .map(([lines, blank, below]) => `${lines.join('\n').replaceAll('_', blank)}\n${'  b\n'.repeat(below)}`);

const flowPiece = fc.constantFrom(
  ...['b', ' ', ', ', ',', '!', ' !', '!x', '! ', ' & ', ' *', '|', '>', '%', '@', '-', '"q"'],
);

/** Signs of YAML's own between brackets. */
const signsInBrackets = fc
  .tuple(fc.array(flowPiece, { maxLength: 6 }), fc.boolean())
  .map(([pieces, isList]) => (isList ? `a: [${pieces.join('')}]\n` : `a: {k: ${pieces.join('')}}\n`));

/** Lines of which many fit below each other. */
const plainLine = fc
  .tuple(
    fc.constantFrom('', '', '  ', '    ', '      '),
    fc.constantFrom(
      ...['a: x', 'b:', 'c: |', 'd: >-', '- x', '- k: v', '-', 'goes on', '# remark', '', 'e: "q"', "f: 'z' # remark"],
      ...[
        'g: [a, "b"]',
        'h: {i: j}',
        '- |',
        't: two',
        'plain',
        'n: -5',
        'o: [a] # b',
        '- "q"#x',
        'v: w # x',
        '- >',
        'm: ',
        '   ',
        '- - x',
        '"q": 1',
      ],
    ),
  )
  .map((parts) => parts.join(''));

const plainText = fc
  .tuple(fc.array(plainLine, { maxLength: 9 }), fc.constantFrom('\n', ''))
  .map(([lines, end]) => lines.join('\n') + end);

test.each([
  ['pieces of YAML', yamlLike, 12_000],
  ['lines of YAML', plainText, 8000],
  ['lines with blanks that are letters to YAML', withBlanks, 8000],
  ['signs between brackets', signsInBrackets, 4000],
])('what the quick parser takes of %s, the careful one understands alike', { timeout: TEST_MS }, (_, texts, count) => {
  const numRuns = runs(count);
  let taken = 0;
  fc.assert(
    fc.property(texts, (text) => void (taken += Number(expectAgreement(text)))),
    { seed: SEED, numRuns },
  );
  expect(taken).toBeGreaterThan(numRuns / 100);
});

test('numbers, words for nothing and the like are the same to both parsers', () => {
  const scalar = fc.string({ unit: fc.constantFrom(..."019.-+_eExobnN~aluifTtrs:/ '#,"), minLength: 1, maxLength: 7 });
  const property = fc.property(scalar, (written) => {
    expectAgreement(`a: ${written}\nb: [${written}, x]\n`);
    expectAgreement(`${written}: {c: ${written}}\n`);
    expectAgreement(`- ${written}\n- '${written}'`);
  });
  fc.assert(property, { seed: SEED, numRuns: runs(5000) });
});

test('a broken text always has an error and no value; further errors are further below', () => {
  const property = fc.property(yamlLike, (text) => {
    const { value, diagnostics } = parseYaml('x.yaml', text);
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    // Keys that are written twice are reported together, before all else.
    const others = errors.filter(({ code }) => code !== 'yaml/duplicate-key');
    const lines = others.map(({ location }) => location.start.line);
    return (value === undefined) === errors.length > 0 && lines.every((line, i) => line > (lines[i - 1] ?? 0));
  });
  fc.assert(property, { seed: SEED, numRuns: runs(3000) });
});
