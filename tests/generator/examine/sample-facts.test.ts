// Facts of the sample provider in texts of another one.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { suppliedFacts } from '../../../generator/defaults/defaults.ts';
import { check } from '../../../generator/index.ts';
import { site, type Files } from '../../support/site.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const tiny = join(root, 'tests/fixtures/tiny/content');
const now = new Date('2026-01-01T12:00:00Z');

const copiedIn = async (content: string): Promise<readonly string[]> => {
  const { diagnostics } = await check({ content, now });
  return diagnostics
    .filter(({ code }) => code === 'text/of-another-provider')
    .map(({ location: { file, start } }) => `${file}:${start.line}`);
};

test('the facts are those of the sample content', () => {
  const { name, address } = parse(readFileSync(join(root, 'content/site.yaml'), 'utf8'));
  expect(suppliedFacts()).toEqual([name, address.locality, address.country]);
});

test('the sample itself has none of another provider', async () => {
  expect(await copiedIn(join(root, 'content'))).toEqual([]);
});

test('whoever replaces only site.yaml is warned of what was left', async () => {
  const content = site({ 'site.yaml': readFileSync(join(tiny, 'site.yaml'), 'utf8') }, join(root, 'content'));
  const { diagnostics } = await check({ content, now });
  const files = new Set(
    diagnostics.filter(({ code }) => code === 'text/of-another-provider').map((d) => d.location.file),
  );
  expect(files.size).toBeGreaterThan(5);
});

test('a course, too, is looked through, and a second check of unchanged files finds the same', async () => {
  const course = readFileSync(join(tiny, 'courses/first-aid.yaml'), 'utf8');
  const content = site(
    { 'courses/first-aid.yaml': course.replace('Practice first.', 'Practice first, in Oman.') },
    tiny,
  );
  const found = await copiedIn(content);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/^courses\/first-aid\.yaml:/);
  expect(await copiedIn(content)).toEqual(found);
});

test('a part of a longer word is none, and a town of one’s own is one’s own', async () => {
  const home = readFileSync(join(tiny, 'pages/home.yaml'), 'utf8');
  const words = (lead: string) => home.replace('One day that may save a life.', lead);
  expect(await copiedIn(site({ 'pages/home.yaml': words('A day for Omanis.') }, tiny))).toEqual([]);
  const own = readFileSync(join(tiny, 'site.yaml'), 'utf8').replace('locality: Bristol', 'locality: Muscat');
  expect(await copiedIn(site({ 'pages/home.yaml': words('A day in Muscat.'), 'site.yaml': own }, tiny))).toEqual([]);
});

test('what a new site begins with is noted until it is replaced', async () => {
  const begun = async (files: Files) => {
    const { diagnostics } = await check({ content: site(files, tiny), now });
    return diagnostics.flatMap(({ code, location: { file, start } }) =>
      code === 'text/starter-left' ? [`${file}:${start.line}`] : [],
    );
  };
  const own = readFileSync(join(tiny, 'site.yaml'), 'utf8');
  const german = readFileSync(join(root, 'defaults/de/start/courses/erster-kurs.yaml'), 'utf8');
  const course = german.replace('__PRICE__', '100').replaceAll('erster-kurs', 'first-aid');
  const first = readFileSync(join(tiny, 'courses/first-aid.yaml'), 'utf8').replace(
    'slug: first-aid',
    'slug: first-course',
  );
  expect(await begun({ 'site.yaml': own.replace(/^origin: .*/m, 'origin: https://www.example.com') })).toHaveLength(1);
  expect(await begun({ 'site.yaml': own.replace(/^email: .*/m, 'email: info@example.com') })).toHaveLength(1);
  expect(await begun({ 'courses/first-aid.yaml': course })).toEqual(
    [3, 4, 8].map((line) => `courses/first-aid.yaml:${line}`),
  );
  expect(await begun({ 'courses/first-course.yaml': first.replace(/^price:.*/m, 'price: 100') })).toHaveLength(1);
  expect(await begun({ 'courses/first-course.yaml': first.replace(/^price:.*/m, 'price: 90') })).toEqual([]);
});
