import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { check } from '../../../../../generator/index.ts';
import { isReserved } from '../../../../../generator/model/reserved-addresses.ts';
import { siteFiles } from '../../../../../generator/build/render/site-files.ts';
import { planOfTiny } from '../../../../support/content/tiny-plan.ts';
import { site } from '../../../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../../../fixtures/tiny/content', import.meta.url));

async function reservedWith(file: string): Promise<readonly string[]> {
  const content = site({}, tiny);
  cpSync(join(content, 'pages/contact.yaml'), join(content, file));
  const { diagnostics } = await check({ content, now: new Date('2026-01-01T12:00:00Z') });
  return diagnostics.filter(({ code }) => code === 'address/reserved').map(({ location }) => location.file);
}

test.each([
  'index',
  '404',
  'thank-you',
  'not-sent',
  'submissions',
  'assets',
  'media',
  'Data',
  'course--lists',
  'aux',
  'com1',
])('no page may be called %s', async (name) => {
  expect(await reservedWith(`pages/${name}.yaml`)).toEqual([`pages/${name}.yaml`]);
});

test('other pages may have any name', async () => {
  expect(await reservedWith('pages/indexes.yaml')).toEqual([]);
});

test('all that the site publishes beside the pages of authors is reserved', async () => {
  const plan = await planOfTiny();
  const files = [
    ...siteFiles({ ...plan, forwards: [] }).map(({ file }) => file),
    ...[...plan.texts, ...plan.pictures].map(({ file }) => file),
    ...plan.pages.filter(({ isMain }) => !isMain).map(({ file }) => file),
  ];
  const first = new Set(files.map((file) => `/${(file.split('/')[0] ?? '').replace(/\.[a-z]+$/, '')}`));
  expect([...first].filter((address) => !isReserved(address) && address !== '/courses')).toEqual([]);
  expect(first.size).toBeGreaterThan(8);
  const root = files.filter((file) => /^[^/]+\.(?!html$)/.test(file)).map((file) => `/${file}`);
  expect(root).toContain('/sitemap.xml');
  expect(root.filter((address) => !isReserved(address))).toEqual([]);
  expect(isReserved('/media.php')).toBe(false);
});

test('a file whose name has no letters is given no empty slug', async () => {
  const course = readFileSync(join(tiny, 'courses/first-aid.yaml'));
  const content = site({ 'courses/😀.yaml': course }, tiny);
  const { diagnostics } = await check({ content, now: new Date('2026-01-01T12:00:00Z') });
  const [found] = diagnostics.filter(({ code }) => code === 'link/slug-mismatch');
  expect(found?.advice).toMatch(/^Rename the file, in small letters, or delete the copy/);
});
