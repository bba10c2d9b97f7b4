// Runs each folder of fixtures/: one rule each, named after its code. Its content is laid over the tiny provider,
// and what the check finds is compared with expected.json. Each is the smallest change that breaks the rule.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import * as analyticsRules from '../../generator/rules/words/analytics.ts';
import * as addressRules from '../../generator/rules/words/addresses.ts';
import * as courseValueRules from '../../generator/rules/words/course-values.ts';
import * as deprecatedRules from '../../generator/rules/words/deprecated.ts';
import * as documentRules from '../../generator/rules/words/documents.ts';
import * as figureRules from '../../generator/rules/words/figures.ts';
import * as formRules from '../../generator/rules/words/forms.ts';
import * as pageRules from '../../generator/rules/words/html.ts';
import * as hostRules from '../../generator/rules/words/hosts.ts';
import * as linkRules from '../../generator/rules/words/link.ts';
import * as loadRules from '../../generator/rules/words/load.ts';
import * as newsRules from '../../generator/rules/words/news.ts';
import * as pictureRules from '../../generator/rules/words/pictures.ts';
import * as sectionRules from '../../generator/rules/words/sections.ts';
import * as sessionRules from '../../generator/rules/words/sessions.ts';
import * as schemaRules from '../../generator/rules/words/schema.ts';
import * as shardRules from '../../generator/rules/words/shard.ts';
import * as siteRules from '../../generator/rules/words/site.ts';
import * as slipRules from '../../generator/rules/words/slips.ts';
import * as themeRules from '../../generator/rules/words/theme.ts';
import * as stylesRules from '../../generator/rules/words/styles.ts';
import * as textRules from '../../generator/rules/words/text.ts';
import * as unknownNameRules from '../../generator/rules/words/unknown-names.ts';
import * as writeRules from '../../generator/rules/words/write.ts';
import * as yamlRules from '../../generator/rules/words/yaml.ts';
import * as markdownRules from '../../generator/rules/words/markdown.ts';
import * as indentationRules from '../../generator/rules/words/yaml-indentation.ts';
import * as yamlFileRules from '../../generator/rules/words/yaml-files.ts';
import * as writingRules from '../../generator/rules/words/writing.ts';
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
