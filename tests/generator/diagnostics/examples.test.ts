// The examples of explanations, written into the sample content in place of the line with the same field: the wrong one
// breaks just its rule, and the right one none.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { explanations } from '../../../generator/diagnostics/explanations.ts';
import { changedContent } from '../../support/changed-content.ts';

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
  ['link/unknown-currency', 'site.yaml'],
  ['link/empty-range', 'site.yaml'],
  ['link/unknown-category', 'pages/about.yaml'],
  ['link/unknown-subcategory', 'pages/about.yaml'],
  ['link/unknown-target', 'pages/about.yaml'],
  ['link/missing-scheme', 'pages/about.yaml'],
  ['text/search-description-length', 'seo.yaml'],
];

/** The problems of the sample with an example in place of the first line with that field. */
async function codesOf(file: string, example: string): Promise<readonly string[]> {
  const [, name = ''] = /^(?:- )?([A-Za-z]+):/.exec(example) ?? [];
  const text = content.textOf(file);
  const line = new RegExp(`^([ -]*)${name}: .*$`, 'm');
  expect(text).toMatch(line);
  const changed = text.replace(line, (_, indent: string) => indent + example);
  const found = await content.checkFiles({ [file]: changed });
  return [...new Set(found.map(({ code }) => code))];
}

test.each(places)('those of %s, in %s', async (code, file) => {
  const { wrong = '', right = '' } = explanations[code] ?? {};
  expect(await codesOf(file, wrong)).toEqual([code]);
  expect(await codesOf(file, right)).toEqual([]);
});
