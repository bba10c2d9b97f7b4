// The examples of explanations, written into the sample content in place of the line with the same field: the wrong one
// breaks just its rule, and the right one none.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readExplanations } from '../../../generator/rules/explanations.ts';
import { changedContent } from '../../support/content/changed-content.ts';

const explanations = readExplanations();

const sample = fileURLToPath(new URL('../../../content', import.meta.url));
const content = await changedContent(sample, new Date('2025-11-01T12:00:00Z'));

/** A file of the sample in which the first line of the field may be either. */
const places: readonly (readonly [code: string, file: string])[] = [
  ['schema/wrong-type', 'courses/power-bi.yaml'],
  ['schema/not-allowed', 'courses/power-bi.yaml'],
  ['schema/bad-format', 'courses/power-bi.yaml'],
  ['schema/out-of-range', 'courses/power-bi.yaml'],
  ['schema/empty-text', 'courses/power-bi.yaml'],
  ['link/outside-range', 'courses/power-bi.yaml'],
  ['link/unknown-level', 'courses/power-bi.yaml'],
  ['link/unknown-course', 'schedule.yaml'],
  ['link/unknown-language', 'site.yaml'],
  ['link/unknown-time-zone', 'site.yaml'],
  ['link/unusable-origin', 'site.yaml'],
  ['link/unknown-currency', 'site.yaml'],
  ['link/empty-range', 'site.yaml'],
  ['link/unknown-category', 'pages/about.yaml'],
  ['link/unknown-subcategory', 'pages/about.yaml'],
  ['link/unknown-target', 'pages/about.yaml'],
  ['link/missing-scheme', 'pages/about.yaml'],
  ['link/unknown-fragment', 'pages/about.yaml'],
  ['text/search-description-length', 'seo.yaml'],
  ['text/search-title-length', 'seo.yaml'],
];

/** Files of the sample in which the fields of an example may be written. */
const further: readonly (readonly [code: string, file: string, below: string])[] = [
  ...[
    'schema/unknown-field',
    'schema/wrong-length',
    'link/unknown-teaching-language',
    'link/ended-price',
    'link/unknown-trainer',
    'text/raw-html',
    'text/deep-nesting',
    'text/heading-level',
    'text/run-together',
    'text/broken-markdown',
    'text/example-left',
    'text/to-be-written',
    'text/invisible-character',
    'text/garbled-letters',
    'text/curly-quotes',
    'text/stray-quote',
  ].map((code) => [code, 'courses/power-bi.yaml', 'slug'] as const),
  ['link/seats-disagree', 'schedule.yaml', 'course'],
  ['link/related-itself', 'courses/capm.yaml', 'slug'],
  ['link/slug-mismatch', 'courses/capm.yaml', 'title'],
  ['link/insecure-endpoint', 'forms.yaml', 'endpoints'],
  ['link/duplicate-category', 'catalogue.yaml', 'categories'],
  ['text/unknown-placeholder', 'messages/en.yaml', 'other'],
  ['link/ended-announcement', 'site.yaml', 'name'],
  ['link/announcement-ends-first', 'site.yaml', 'name'],
  ['text/missing-placeholder', 'messages/en.yaml', 'other'],
];

const codesIn = async (file: string, text: string): Promise<readonly string[]> => [
  ...new Set((await content.checkFiles({ [file]: text })).map(({ code }) => code)),
];

/** The problems of the sample with an example in place of the first line with that field. */
async function codesOf(file: string, example: string): Promise<readonly string[]> {
  const [, name = ''] = /^(?:- )?([A-Za-z]+):/.exec(example) ?? [];
  const text = content.textOf(file);
  const line = new RegExp(`^([ -]*)${name}: .*$`, 'm');
  expect(text).toMatch(line);
  return codesIn(
    file,
    text.replace(line, (_, indent: string) => indent + example),
  );
}

/** The fields of an example, each with the lines below it. */
const fieldsIn = (example: string): readonly string[] => example.split(/\n(?=[a-z])/i);

/** A text with the entries of an example at the beginning of a list. */
const entered = (text: string, example: string, list: string): string =>
  text.replace(new RegExp(`^${list}:.*`, 'm'), (line) => `${line}\n  ${example.replaceAll('\n', '\n  ')}`);

/** A text with the fields of an example in the first entry that has a field: in place of its own, or below that field. */
function written(text: string, example: string, below: string): string {
  if (example.startsWith('- ')) return entered(text, example, below);
  const [line = '', indent = ''] = new RegExp(`^( *)(?:- )?${below}:.*\\n`, 'm').exec(text) ?? [];
  const from = indent === '' ? 0 : text.indexOf(line) + line.length;
  const next = text.slice(from).search(new RegExp(`^${indent.slice(2)}- `, 'm'));
  const to = indent === '' || next === -1 ? text.length : from + next;
  const entry = fieldsIn(example).reduce(
    (before, field) => {
      const name = field.slice(0, field.indexOf(':'));
      const lines = `${indent}${field.replaceAll('\n', `\n${indent}`)}\n`;
      const old = new RegExp(`^${indent}${name}:.*\\n(?:(?:${indent} +.*)?\\n)*`, 'm');
      return old.test(before) ? before.replace(old, () => lines) : lines + before;
    },
    text.slice(from, to),
  );
  return text.slice(0, from) + entry + text.slice(to);
}

test.each(further)('those of %s, below a field in %s', async (code, file, below) => {
  const { wrong = '', right = '' } = explanations[code] ?? {};
  const text = content.textOf(file);
  expect(await codesIn(file, written(text, wrong, below))).toEqual([code]);
  expect(await codesIn(file, written(text, right, below))).toEqual([]);
});

test.each(places)('those of %s, in %s', async (code, file) => {
  const { wrong = '', right = '' } = explanations[code] ?? {};
  expect(await codesOf(file, wrong)).toEqual([code]);
  expect(await codesOf(file, right)).toEqual([]);
});

test.each([
  ['schema/missing-value', 'theme.yaml'],
  ['theme/low-contrast', 'theme.yaml'],
  ['theme/changed-colour', 'theme.yaml'],
])('those of %s, as the whole of %s', async (code, file) => {
  const { wrong = '', right = '' } = explanations[code] ?? {};
  expect(await codesIn(file, `${wrong}\n`)).toEqual([code]);
  expect(await codesIn(file, `${right}\n`)).toEqual([]);
});

test('without site.yaml, that file is missing', async () => {
  const found = await content.checkFiles({ 'site.yaml': undefined });
  expect(found.map(({ code }) => code)).toContain('load/missing-file');
});
