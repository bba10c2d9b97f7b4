// Runs each folder of fixtures/: one rule each, named after its code. Its content is laid over the tiny provider,
// and what the check finds is compared with expected.json. Each is the smallest change that breaks the rule.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { check } from '../../generator/index.ts';
import * as buildRules from '../../generator/rules/words/build.ts';
import { rules } from '../../generator/rules/explanations.ts';
import { hostLimit, notRedirected } from '../../generator/rules/words/site.ts';
import { ruleFixture, ruleFixtures } from '../support/content/rule-fixture.ts';

const tiny = fileURLToPath(new URL('../fixtures/tiny/content', import.meta.url));

test.each(ruleFixtures)('%s', async (name) => {
  const { content, now, expected } = ruleFixture(name);
  const { diagnostics } = await check({ content, now });
  // The record of the tiny provider has its addresses in one language.
  const isOnRecord = (code: string): boolean => !(name.startsWith('translation--') && code === 'address/new-address');
  const found = diagnostics
    .filter(({ code }) => isOnRecord(code))
    .map(({ code, location }) => ({ code, file: location.file, ...location.start }));
  expect(found).toEqual(expected);
  expect(name).toBe(expected[0]?.code.replace('/', '--'));
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
