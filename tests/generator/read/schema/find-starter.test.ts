// What a new site begins with is noted until it is replaced.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { check } from '../../../../generator/index.ts';
import { site, type Files } from '../../../support/content/site.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const tiny = join(root, 'tests/fixtures/tiny/content');
const now = new Date('2026-01-01T12:00:00Z');

async function begun(files: Files): Promise<readonly string[]> {
  const { diagnostics } = await check({ content: site(files, tiny), now });
  return diagnostics.flatMap(({ code, location: { file, start } }) =>
    code === 'text/starter-left' ? [`${file}:${start.line}`] : [],
  );
}

test('the address and the email address of a new site are noted', async () => {
  const own = readFileSync(join(tiny, 'site.yaml'), 'utf8');
  expect(await begun({})).toEqual([]);
  expect(await begun({ 'site.yaml': own.replace(/^origin: .*/m, 'origin: https://www.example.com') })).toHaveLength(1);
  expect(await begun({ 'site.yaml': own.replace(/^email: .*/m, 'email: info@example.com') })).toHaveLength(1);
});

test('so is the first course, in every language, and its price only with its slug', async () => {
  const german = readFileSync(join(root, 'defaults/de/start/courses/erster-kurs.yaml'), 'utf8');
  const course = german.replace('__PRICE__', '100').replaceAll('erster-kurs', 'first-aid');
  const first = readFileSync(join(tiny, 'courses/first-aid.yaml'), 'utf8').replace(
    'slug: first-aid',
    'slug: first-course',
  );
  expect(await begun({ 'courses/first-aid.yaml': course })).toEqual(
    [3, 4, 8].map((line) => `courses/first-aid.yaml:${line}`),
  );
  expect(await begun({ 'courses/first-course.yaml': first.replace(/^price:.*/m, 'price: 100') })).toHaveLength(1);
  expect(await begun({ 'courses/first-course.yaml': first.replace(/^price:.*/m, 'price: 90') })).toEqual([]);
});
