// A provider whose main pages have addresses in its own language, walked through in a browser.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { preview, type PreviewServer } from '../../../generator/index.ts';
import { copyWithOwnAddresses } from '../../support/browser/own-addresses.ts';
import { newVisit, visit } from '../../support/browser/visit.ts';
import { buildCompiled } from '../../support/program/build-compiled.ts';

const folder = mkdtempSync(join(tmpdir(), 'prospectus-own-addresses-'));
let server: PreviewServer;

beforeAll(async () => {
  const now = new Date(inject('now'));
  const [content, out] = [join(folder, 'content'), join(folder, 'dist')];
  copyWithOwnAddresses(content);
  await buildCompiled({ content, out, day: inject('now').slice(0, 10) });
  server = await preview({ out, submissions: join(folder, 'submissions'), now: () => now });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

test('the entry of the catalogue carries the menu and is marked; from there a course is reached, and its registration, filled in', async () => {
  const { page, problems } = await visit('/formations', { url: server.url });
  await page.locator('header nav button[aria-current]').first().click();
  const hrefs = await page
    .locator('header [popover] a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toContain('/formations');
  expect(hrefs.filter((href) => href?.startsWith('/courses'))).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('main article a[href="/formations/eclairage-studio"]').first().click();
  await page.waitForURL('**/formations/eclairage-studio');
  await page.locator('main a[href^="/inscription?course="]').first().click();
  await page.waitForURL('**/inscription?course=*');
  await expect.poll(() => page.locator('input[name="course"]').inputValue()).toMatch(/clairage/);
  expect(problems).toEqual([]);
});

test('an unknown number below the catalogue is a course that is not found', async () => {
  const { page } = await newVisit({ url: server.url });
  const response = await page.goto('/formations/999');
  expect(response?.status()).toBe(404);
  const link = page.locator('main a[href="/formations"]');
  await link.waitFor();
  expect(await page.locator('h1').textContent()).toMatch(/Formation|stage/i);
});
