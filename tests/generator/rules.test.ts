// Runs each folder of fixtures/: one rule each, named after its code. Its content is laid over the tiny provider,
// and what the check finds is compared with expected.json. Each is the smallest change that breaks the rule.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as analyticsRules from '../../generator/diagnostics/rules/analytics.ts';
import * as addressRules from '../../generator/diagnostics/rules/addresses.ts';
import * as courseValueRules from '../../generator/diagnostics/rules/course-values.ts';
import * as deprecatedRules from '../../generator/diagnostics/rules/deprecated.ts';
import * as documentRules from '../../generator/diagnostics/rules/documents.ts';
import * as figureRules from '../../generator/diagnostics/rules/figures.ts';
import * as formRules from '../../generator/diagnostics/rules/forms.ts';
import * as pageRules from '../../generator/diagnostics/rules/html.ts';
import * as hostRules from '../../generator/diagnostics/rules/hosts.ts';
import * as linkRules from '../../generator/diagnostics/rules/link.ts';
import * as loadRules from '../../generator/diagnostics/rules/load.ts';
import * as newsRules from '../../generator/diagnostics/rules/news.ts';
import * as pictureRules from '../../generator/diagnostics/rules/pictures.ts';
import * as sectionRules from '../../generator/diagnostics/rules/sections.ts';
import * as sessionRules from '../../generator/diagnostics/rules/sessions.ts';
import * as schemaRules from '../../generator/diagnostics/rules/schema.ts';
import * as shardRules from '../../generator/diagnostics/rules/shard.ts';
import * as siteRules from '../../generator/diagnostics/rules/site.ts';
import * as slipRules from '../../generator/diagnostics/rules/slips.ts';
import * as themeRules from '../../generator/diagnostics/rules/theme.ts';
import * as stylesRules from '../../generator/diagnostics/rules/styles.ts';
import * as textRules from '../../generator/diagnostics/rules/text.ts';
import * as unknownNameRules from '../../generator/diagnostics/rules/unknown-names.ts';
import * as writeRules from '../../generator/diagnostics/rules/write.ts';
import * as yamlRules from '../../generator/diagnostics/rules/yaml.ts';
import * as markdownRules from '../../generator/diagnostics/rules/markdown.ts';
import * as indentationRules from '../../generator/diagnostics/rules/yaml-indentation.ts';
import * as yamlFileRules from '../../generator/diagnostics/rules/yaml-files.ts';
import * as writingRules from '../../generator/diagnostics/rules/writing.ts';
import { check } from '../../generator/index.ts';
import { ruleFixture, ruleFixtures } from '../support/rule-fixture.ts';

const tiny = fileURLToPath(new URL('../fixtures/tiny/content', import.meta.url));

test.each(ruleFixtures)('%s', async (name) => {
  const { content, now, expected } = ruleFixture(name);
  const { diagnostics } = await check({ content, now });
  const found = diagnostics.map(({ code, location }) => ({ code, file: location.file, ...location.start }));
  expect(found).toEqual(expected);
  expect(name).toBe(expected[0]?.code.replace('/', '--'));
});

test('the tiny provider itself has no problems', async () => {
  const { diagnostics } = await check({ content: tiny, now: new Date(0) });
  expect(diagnostics).toEqual([]);
});

test('every rule on content has a case, and every case a rule', () => {
  const modules = [
    loadRules,
    newsRules,
    pictureRules,
    schemaRules,
    linkRules,
    formRules,
    unknownNameRules,
    addressRules,
    analyticsRules,
    courseValueRules,
    documentRules,
    figureRules,
    sectionRules,
    sessionRules,
    siteRules,
    slipRules,
    stylesRules,
    themeRules,
    textRules,
    yamlRules,
    yamlFileRules,
    markdownRules,
    indentationRules,
    writingRules,
  ];
  const rules = [...modules.flatMap((module) => Object.values(module)), hostRules.hostsDiffer, hostRules.earlyPreload];
  const names = rules.map(({ code }) => code.replace('/', '--')).sort();
  expect(ruleFixtures).toEqual(names);
});

test('rules on made pages and on schemas to come are tested where pages are verified, rendered and written', () => {
  const tests = readdirSync(fileURLToPath(new URL('.', import.meta.url)), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8'))
    .join('\n');
  const made = [
    ...[deprecatedRules, pageRules, writeRules, shardRules].flatMap((module) => Object.values(module)),
    hostRules.hostLimit,
  ];
  const codes = made.map(({ code }) => code);
  expect(codes.filter((code) => !tests.includes(code))).toEqual([]);
});

test.each([
  ...Object.values(linkRules),
  ...Object.values(formRules),
  ...Object.values(unknownNameRules),
  ...Object.values(documentRules),
  ...Object.values(loadRules),
  ...Object.values(newsRules),
  ...Object.values(pictureRules),
  ...Object.values(schemaRules),
  ...Object.values(slipRules),
  ...Object.values(yamlRules),
  ...Object.values(yamlFileRules),
  ...Object.values(markdownRules),
  ...Object.values(indentationRules),
  ...Object.values(writingRules),
])('$code says in one sentence what the problem does', ({ why }) => {
  expect(why).toMatch(/^[A-Z].*\.$/);
});
