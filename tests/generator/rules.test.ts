// Runs each folder of fixtures/: one rule each, named after its code. Its content is laid over the tiny provider,
// and what the check finds is compared with expected.json. Each is the smallest change that breaks the rule. Every fix that
// is proposed, applied literally, leaves one problem fewer and no new one.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { check } from '../../generator/index.ts';
import { applyFixes } from '../../generator/model/apply-fixes.ts';
import type { Diagnostic, Fix } from '../../generator/model/diagnostic.ts';
import { isFixable } from '../../generator/tools/fixes/fix-content.ts';
import * as buildRules from '../../generator/rules/words/build.ts';
import { rules } from '../../generator/rules/explanations.ts';
import { hostLimit, notRedirected } from '../../generator/rules/words/site.ts';
import { changeOf, losses } from '../support/content/fix-losses.ts';
import { type RuleFixture, ruleFixture, ruleFixtures } from '../support/content/rule-fixture.ts';
import { canLink, isContent } from '../support/content/site.ts';

const tiny = fileURLToPath(new URL('../fixtures/tiny/content', import.meta.url));

/** One copy for all fixtures in turn: to copy and remove it for each takes a fifth of the time. */
const content = mkdtempSync(join(tmpdir(), 'prospectus-'));
cpSync(tiny, content, { recursive: true, filter: isContent });
afterAll(() => rmSync(content, { recursive: true, maxRetries: 10 }));

/** Without places, which move. */
const keyOf = ({ code, message, location }: Diagnostic): string => `${code} ${location.file} ${message}`;

type Diagnostics = readonly Diagnostic[];

const hasFix = (diagnostic: Diagnostic): diagnostic is Diagnostic & { readonly fix: Fix } =>
  diagnostic.fix !== undefined;

/** The problems that are there only after the first was replaced by its fix, and how many there are fewer. */
async function applied({ content, now }: RuleFixture, before: Diagnostics, one: Diagnostic & { readonly fix: Fix }) {
  const file = join(content, one.location.file);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, applyFixes(text, [one]).text);
  const after = await check({ content, now });
  writeFileSync(file, text);
  const known = new Set(before.map(keyOf));
  // A file that could not be read may hide other problems, which are seen then: other problems of YAML are not among them.
  const hid = ({ code, severity }: Diagnostic): boolean =>
    one.code.startsWith('yaml/') && !(code.startsWith('yaml/') && severity === 'error');
  const came = after.diagnostics.filter((later) => !known.has(keyOf(later)));
  return {
    came: came.filter((later) => !hid(later)).map(keyOf),
    fewer: before.length - after.diagnostics.length + came.filter(hid).length,
  };
}

/** Rules of which a fixture has a fix; a rule that loses its fix is missed here. */
const fixable: readonly string[] = [
  'link/misspelt-network',
  'link/own-origin',
  'link/thousands-point',
  'link/unknown-category',
  'link/unknown-country',
  'link/unknown-course',
  'link/unknown-currency',
  'link/unknown-figure',
  'link/unknown-fragment',
  'link/unknown-level',
  'link/unknown-place',
  'link/unknown-target',
  'link/unknown-time-zone',
  'schema/unknown-field',
  'schema/wrong-type',
  'styles/unknown-property',
  'styles/unknown-variable',
  'text/broken-markdown',
  'text/curly-quotes',
  'text/foreign-locale',
  'text/garbled-letters',
  'text/invisible-character',
  'text/other-comma',
  'text/stray-quote',
  'theme/low-contrast',
  'yaml/bad-escape',
  'yaml/bad-indentation',
  'yaml/control-character',
  'yaml/escape-in-text',
  'yaml/hidden-heading',
  'yaml/hidden-text',
  'yaml/list-mark',
  'yaml/missing-pipe',
  'yaml/old-line-ends',
  'yaml/reserved-character',
  'yaml/strange-space',
  'yaml/tab-indentation',
  'yaml/text-after-quote',
  'yaml/text-beside-pipe',
  'yaml/unclosed-quote',
  'yaml/unquoted-colon',
];

/** The rules of which a fix was applied, and what check --fix replaces. */
const [fixed, changes] = [new Set<string>(), new Set<string>()];

/** What is wrong where a fix is applied, in words. */
async function faultsOf(
  fixture: RuleFixture,
  before: Diagnostics,
  one: Diagnostic & { readonly fix: Fix },
): Promise<readonly string[]> {
  const text = readFileSync(join(fixture.content, one.location.file), 'utf8');
  if (isFixable(one)) changes.add(changeOf(text, one));
  fixed.add(one.code);
  const { came, fewer } = await applied(fixture, before, one);
  const isWorse = came.length > 0 || fewer < 1;
  const said = `${keyOf(one)} -> ${one.fix.text} (${one.advice}): ${fewer} fewer, ${came.join('; ')}`;
  return [...(isFixable(one) ? losses(text, one) : []), ...(isWorse ? [said] : [])];
}

test.for(ruleFixtures)('%s', async (name, { skip }) => {
  if (name === 'load--outside-link' && !canLink) skip('this user may not make links');
  const fixture = ruleFixture(content, name);
  const { expected } = fixture;
  const { diagnostics } = await check(fixture);
  // The record of the tiny provider has its addresses in one language.
  const isOnRecord = (code: string): boolean => !(name.startsWith('translation--') && code === 'address/new-address');
  const found = diagnostics
    .filter(({ code }) => isOnRecord(code))
    .map(({ code, location }) => ({ code, file: location.file, ...location.start }));
  expect(found).toEqual(expected);
  expect(name).toBe(expected[0]?.code.replace('/', '--'));
  for (const one of diagnostics.filter(hasFix)) expect(await faultsOf(fixture, diagnostics, one)).toEqual([]);
});

test('no rule lost its fix, and check --fix loses no value', () => {
  expect([...fixed].sort()).toEqual(fixable);
  expect([...changes].filter((change) => change !== '')).toEqual(['https://harbour.example.com/contact → /contact']);
});

test('the tiny provider itself has no problems', async () => {
  const { diagnostics } = await check({ content: tiny, now: new Date(0) });
  expect(diagnostics).toEqual([]);
});

/** The rules on made pages and on schemas to come. */
const made = new Set([...Object.values(buildRules), hostLimit, notRedirected].map(({ code }) => code));

test('every rule on content has a case, and every case a rule', () => {
  const codes = rules.map(({ code }) => code).filter((code) => !made.has(code));
  expect(ruleFixtures).toEqual(codes.map((code) => code.replace('/', '--')).sort());
});

test('rules on made pages and on schemas to come are tested where pages are verified, rendered and written', () => {
  const tests = readdirSync(fileURLToPath(new URL('.', import.meta.url)), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8'))
    .join('\n');
  // Which addresses a host cannot redirect is tested with the hosts.
  expect([...made].filter((code) => !tests.includes(code))).toEqual([notRedirected.code]);
});
