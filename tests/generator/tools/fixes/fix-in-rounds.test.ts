// Rounds of fixes that break a file, or never end: what is kept of them, and what is said to be fixed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fixInRounds } from '../../../../generator/tools/fixes/fix-content.ts';
import type { Diagnostic } from '../../../../generator/model/diagnostic.ts';
import { site } from '../../../support/content/site.ts';

const FILE = 'a.yaml';

/** A problem on the first line, whose first character becomes a text. */
function problem(code: string, text?: string): Diagnostic {
  const range = { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } };
  const location = { file: FILE, pointer: '', ...range };
  const fix = text === undefined ? {} : { fix: { range, text } };
  return { code, severity: 'error', message: code, advice: '', location, ...fix };
}

/** Fixes a file of one character; a check finds what the state of the file says. */
async function fix(text: string, findIn: (text: string) => readonly Diagnostic[]) {
  const folder = site({ [FILE]: text });
  const now = (): string => readFileSync(join(folder, FILE), 'utf8');
  const { files, fixed } = await fixInRounds(folder, { find: async () => findIn(now()), isChosen: () => true });
  return { text: now(), files: files.length, fixed: fixed.map(({ code }) => code) };
}

test('of a file that a fix has broken, what was fixed before is kept and reported', async () => {
  const found: Readonly<Record<string, readonly Diagnostic[]>> = {
    '[': [problem('yaml/first', 'b')],
    b: [problem('schema/second', 'c')],
    c: [problem('schema/third', '{')],
    '{': [problem('yaml/broken', 'e')],
  };
  expect(await fix('[', (text) => found[text] ?? [])).toEqual({
    text: 'c',
    files: 1,
    fixed: ['yaml/first', 'schema/second'],
  });
});

test('a file that its only fix has broken was not changed', async () => {
  const findIn = (text: string) => (text === 'a' ? [problem('schema/first', '[')] : [problem('yaml/broken')]);
  expect(await fix('a', findIn)).toEqual({ text: 'a', files: 0, fixed: [] });
});

test('the last of too many rounds is taken back as well', async () => {
  let round = 0;
  const findIn = (text: string) =>
    text === '[' ? [problem('yaml/broken')] : [problem(`schema/${++round}`, round === 20 ? '[' : String(round % 10))];
  expect(await fix('a', findIn)).toMatchObject({ text: '9', fixed: { length: 19 } });
});
