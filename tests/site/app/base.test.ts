// The site in a folder of a host: built once more with a base, and walked through.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { build, preview, type PreviewServer } from '../../../generator/index.ts';
import { look, markWindow, newVisit, visit } from '../../support/browser/visit.ts';

const folder = mkdtempSync(join(tmpdir(), 'prospectus-base-'));
const content = fileURLToPath(new URL('../../../content', import.meta.url));
let server: PreviewServer;

beforeAll(async () => {
  const now = new Date(inject('now'));
  const out = join(folder, 'dist');
  const { diagnostics } = await build({ content, now, out, base: '/sub/' });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  server = await preview({ out, submissions: join(folder, 'submissions'), now: () => now });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

test('pages, pictures, data and links all stay below the base', async () => {
  const { page, problems } = await visit('/sub/', { url: server.url });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const isMarked = await markWindow(page);
  await page.locator('main article a[href="/sub/courses/capm"]').first().click();
  await page.waitForURL('**/sub/courses/capm');
  await page.locator('footer').getByRole('link', { name: 'Schedule', exact: true }).click();
  await page.waitForURL('**/sub/schedule');
  await page.locator('header').getByRole('link', { name: 'Request Info' }).click();
  await page.waitForURL('**/sub/contact');
  expect(await isMarked()).toBe(true);
  expect(requests.length).toBeGreaterThan(2);
  expect(requests.filter((path) => !path.startsWith('/sub/'))).toEqual([]);
  expect(problems).toEqual([]);
});

test('no link of a page leaves the base', async () => {
  const { page } = await look('/sub/courses', { url: server.url });
  const hrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.length).toBeGreaterThan(80);
  expect(hrefs.filter((href) => !/^\/sub(\/|$|\?)/.test(href ?? ''))).toEqual([]);
});

test('old addresses and unknown ones are known below the base', async () => {
  const old = await fetch(new URL('courses/33', server.url), { redirect: 'manual' });
  expect([old.status, old.headers.get('location')]).toEqual([301, '/sub/courses/capm']);
  const { page } = await newVisit({ url: server.url, isFresh: true });
  const response = await page.goto('/sub/courses/999');
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: 'Course Not Found' }).waitFor();
});
