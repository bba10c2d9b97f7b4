import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Renaming, rename } from '../../../../generator/tools/editing/rename.ts';
import { site, writeFiles } from '../../../support/content/site.ts';

const whole = fileURLToPath(new URL('../../../fixtures/whole/content', import.meta.url));
const options = { now: new Date('2025-11-01T08:00:00Z'), title: 'rename', isDryRun: false };

const names: readonly (readonly [thing: Renaming['thing'], from: string, changed: readonly string[]])[] = [
  ['course', 'first-aid', ['catalogue', 'courses/new-name', 'pages/home', 'redirects', 'schedule', 'stories']],
  ['category', 'health', ['catalogue']],
  ['category', 'site', ['catalogue']],
  ['page', 'about', ['pages/new-name', 'redirects']],
  ['page', 'courses', ['pages/new-name', 'redirects']],
  ['news', 'new-quay', ['news/new-name', 'redirects']],
  ['trainer', 'ben', ['redirects', 'schedule', 'trainers/new-name']],
  ['place', 'riverside', ['places', 'schedule']],
];

test.each(names)('a %s gets another name everywhere: %s', async (thing, from, changed) => {
  const content = site({}, whole);
  const result = await rename({ ...options, content }, { thing, from, to: 'new-name' });
  expect(result).toMatchObject({ diagnostics: [], isRefused: false });
  const files = result.changes.flatMap(({ file, after }) => (after === undefined ? [] : [file.replace('.yaml', '')]));
  expect(files).toEqual(expect.arrayContaining([...changed]));
});

const links = `intro: |
  [one](/courses/first-aid "a title"), [two](</courses/first-aid#day>), [three](/courses/first-aid-2),
  [four](https://harbour.example.com/courses/first-aid), [five][5], [six](/courses?category=health)

  [5]: /courses/first-aid?from=here
`;

test('links in texts follow, and what only looks alike stays', async () => {
  const tiny = fileURLToPath(new URL('../../../fixtures/tiny/content', import.meta.url));
  const content = site({}, tiny);
  writeFiles(content, { 'redirects.yaml': undefined, 'redirects.csv': 'old;new\r\n/aid;/courses/first-aid\r\n' });
  writeFiles(content, { 'pages/links.yaml': links });
  await rename({ ...options, content }, { thing: 'course', from: 'first-aid', to: 'aid-now' });
  await rename({ ...options, content }, { thing: 'category', from: 'health', to: 'well' });
  const textOf = (file: string): string => readFileSync(path.join(content, file), 'utf8');
  expect(textOf('pages/links.yaml')).toBe(
    links.replace(/courses\/first-aid(?!-)/g, 'courses/aid-now').replace('=health', '=well'),
  );
  expect(textOf('redirects.csv')).toBe('old;new\r\n/aid;/courses/aid-now\r\n/courses/first-aid;/courses/aid-now\r\n');
  // Back again: the name is free, and its address has a page.
  await rename({ ...options, content }, { thing: 'course', from: 'aid-now', to: 'first-aid' });
  expect(textOf('redirects.csv')).toBe('old;new\r\n/aid;/courses/first-aid\r\n/courses/aid-now;/courses/first-aid\r\n');
});

test('a table of redirects keeps its columns, whatever their order', async () => {
  const content = site({}, whole);
  const table = 'no;to;from\n1;/courses/first-aid;/aid\n2;/courses/fire-safety;/courses/aid-now';
  writeFiles(content, { 'redirects.yaml': undefined, 'redirects.csv': table });
  const result = await rename({ ...options, content }, { thing: 'course', from: 'first-aid', to: 'aid-now' });
  expect(result).toMatchObject({ isRefused: false });
  expect(readFileSync(path.join(content, 'redirects.csv'), 'utf8')).toBe(
    'no;to;from\n1;/courses/aid-now;/aid\n\n;/courses/aid-now;/courses/first-aid\n',
  );
});

test('addresses that are new are recorded in alphabetical order', async () => {
  const content = site({}, fileURLToPath(new URL('../../../fixtures/tiny/content', import.meta.url)));
  await rename({ ...options, content }, { thing: 'page', from: 'courses', to: 'offer' });
  const { published } = parse(readFileSync(path.join(content, 'addresses.yaml'), 'utf8')) as { published: string[] };
  expect(published).toContain('/offer/first-aid');
  expect(published).toEqual(published.toSorted());
});

test('the catalogue gets another address: what chose a part of it is recorded there, and nothing is called lost', async () => {
  const content = site({}, whole);
  const choices = ['/courses?category=health', '/courses?subcategory=site'];
  writeFiles(content, {
    'addresses.yaml': `published:\n${['/courses', ...choices].map((one) => `  - ${one}\n`).join('')}`,
  });
  const result = await rename({ ...options, content }, { thing: 'page', from: 'courses', to: 'training' });
  expect(result.diagnostics.filter(({ code }) => code === 'link/lost-category')).toEqual([]);
  const { published } = parse(readFileSync(path.join(content, 'addresses.yaml'), 'utf8')) as { published: string[] };
  expect(published).toEqual(expect.arrayContaining(['/training?category=health', '/training?subcategory=site']));
});
