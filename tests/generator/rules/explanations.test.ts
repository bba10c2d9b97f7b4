// Every rule can be looked up, and what is printed about it is true.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readExplanations, rules } from '../../../generator/rules/explanations.ts';
import { characterRules } from '../../../generator/rules/arrange.ts';
import { parseYaml } from '../../../generator/read/yaml/parse-yaml.ts';
import { runCli } from '../../support/program/run-cli.ts';

const explanations = readExplanations();

const codes = rules.map(({ code }) => code);
const cwd = import.meta.dirname;

test('every rule has an explanation, and every explanation a rule', () => {
  expect(Object.keys(explanations).sort()).toEqual(codes);
});

test.each(Object.entries(explanations))(
  '%s says what it means and how to fix it',
  (...[, { problem, why, fix, wrong, right }]) => {
    expect(problem).toMatch(/^[A-Z].*\.$/s);
    expect(why).toMatch(/^[A-Z].*\.$/);
    expect(fix).toMatch(/^[A-Z].*\.$/s);
    expect(wrong).not.toBe(right);
  },
);

/** Kinds whose examples cannot be shown as they are: they are about bytes, or too long. */
const notShown = ['control-character', 'deep-nesting', 'huge-file', 'tab-indentation', 'wrong-encoding'];

/** Found without a schema. */
const ofCharacters = characterRules.map(({ code }) => code);
const ofYaml = Object.keys(explanations).filter(
  (code) => code.startsWith('yaml/') && !notShown.includes(code.slice(5)),
);

test.each([...new Set([...ofYaml, ...ofCharacters])])('the examples of %s are what they claim to be', (code) => {
  const { wrong = '', right = '' } = explanations[code] ?? {};
  // Parts of a file that refer to other parts need them there.
  const context = code === 'yaml/merge-key' ? 'first: &first { label: x }\n' : '';
  // A file whose last line has no end may be cut off.
  const end = code === 'yaml/cut-off' ? '' : '\n';
  const after = wrong.split('\n').length === 1 && code === 'yaml/missing-colon' ? '\nid: 1\n' : end;
  const found = parseYaml('x.yaml', context + wrong + after).diagnostics.map((one) => one.code);
  // Of characters, each one is reported.
  expect(ofCharacters.includes(code) ? [...new Set(found)] : found).toEqual([code]);
  expect(parseYaml('x.yaml', context + right + after).diagnostics).toEqual([]);
});

test.each(Object.keys(explanations).filter((code) => /^(?:schema|link|text)\//.test(code)))(
  'the examples of %s can be read as YAML',
  (code) => {
    const { wrong = '', right = '' } = explanations[code] ?? {};
    const isPlace = (text: string): boolean => /^(?:media|courses|news|pages)\//.test(text) || text.startsWith('See ');
    expect(
      [wrong, right]
        .filter((text) => !isPlace(text))
        .flatMap((text) => parseYaml('x.yaml', text).diagnostics.filter((found) => found.code !== code)),
    ).toEqual([]);
  },
);

test('docs/diagnostics.md is what the rules say; npm run docs writes it', async () => {
  const { stdout } = await runCli(['explain', '--format', 'markdown'], { cwd });
  expect(readFileSync(new URL('../../../docs/diagnostics.md', import.meta.url), 'utf8')).toBe(stdout);
  // Each group of rules has a title in words.
  expect(stdout).not.toMatch(/^## [a-z]+$/m);
});

test('without a code all rules are listed, one on a line', async () => {
  const { status, stdout } = await runCli(['explain'], { cwd });
  expect(status).toBe(0);
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => line.split(/\s+/)[1]),
  ).toEqual(codes);
});
