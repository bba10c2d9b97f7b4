// The site in a folder of a host: built with a base, and walked through.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { openFixture } from '../../support/browser/other-provider.ts';
import { follow, markWindow, newVisit, visit } from '../../support/browser/visit.ts';
import { htmlFiles } from '../../support/html/html-files.ts';

let url = '';
let out = '';

beforeAll(async () => {
  ({ url, out } = await openFixture('second-provider', undefined, '/sub/'));
});

test('pages, pictures, data and links all stay below the base', async () => {
  const { page, problems } = await visit('/sub/', { url });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const isMarked = await markWindow(page);
  for (const address of ['courses/eclairage-studio', 'schedule', 'contact']) await follow(page, `/sub/${address}`);
  expect(await isMarked()).toBe(true);
  expect(requests.length).toBeGreaterThan(2);
  expect(requests.filter((path) => !path.startsWith('/sub/'))).toEqual([]);
  expect(problems).toEqual([]);
});

test('no link of any page leaves the base', () => {
  const hrefs = htmlFiles(out).flatMap((file) =>
    [...readFileSync(join(out, file), 'utf8').matchAll(/<a [^>]*?href="(\/[^"]*)"/g)].map(([, href = '']) => href),
  );
  expect(hrefs.length).toBeGreaterThan(400);
  expect(hrefs.filter((href) => !/^\/sub(\/|$|\?)/.test(href))).toEqual([]);
});

test('old addresses and unknown ones are known below the base', async () => {
  const old = await fetch(new URL('courses/101', url), { redirect: 'manual' });
  expect([old.status, old.headers.get('location')]).toEqual([301, '/sub/courses/retouche-photo']);
  const { page } = await newVisit({ url });
  const response = await page.goto('/sub/courses/999');
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Formation introuvable' }).waitFor();
});
