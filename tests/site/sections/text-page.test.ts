// A page of text, such as a privacy notice: readable, listed, printable, and without scripts of its own.
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { openOtherProvider } from '../../support/browser/other-provider.ts';
import { overflow } from '../../support/browser/overflow.ts';
import { problemsAtBothWidths } from '../../support/browser/two-widths.ts';
import { structuredDataAt } from '../../support/html/built-site.ts';
import { visit } from '../../support/browser/visit.ts';

const fixture = fileURLToPath(new URL('../../fixtures/privacy', import.meta.url));

let url: string;

beforeAll(async () => {
  url = await openOtherProvider(({ content, edit }) => {
    copyFileSync(join(fixture, 'privacy.yaml'), join(content, 'pages/privacy.yaml'));
    copyFileSync(join(fixture, 'desk.jpg'), join(content, 'media/desk.jpg'));
    edit('site.yaml', { 'menus.footer': [{ label: 'Confidentialité', to: '/privacy#your-rights' }] });
  });
});

test('it fits every screen and the paper, in lines of a length for reading, beside its contents on a wide screen only', async () => {
  const { page, problems } = await visit('/privacy', { url });
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 800 });
    expect([width, await page.evaluate(overflow)]).toEqual([width, undefined]);
  }
  const [contents, text] = [page.locator('main nav'), page.locator('main article p').first()];
  const place = async (part: typeof text) => (await part.boundingBox()) ?? expect.fail('it is not shown');
  expect((await place(contents)).y).toBeLessThan((await place(text)).y);
  expect(await problemsAtBothWidths(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 800 });
  expect((await place(text)).width).toBeLessThan(760);
  expect((await place(contents)).x).toBeLessThan((await place(text)).x);
  const picture = page.getByRole('img', { name: 'Two people look over a list of names at a desk' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\.avif$/);
  expect(await page.locator('main figcaption').textContent()).toMatch(/^The office/);
  await page.setViewportSize({ width: 680, height: 800 });
  await page.emulateMedia({ media: 'print' });
  expect(await contents.isVisible()).toBe(false);
  expect(await page.locator('main time').isVisible()).toBe(true);
  expect(await page.locator('main figure').isVisible()).toBe(true);
  expect(problems).toEqual([]);
});

test('the date is shown in the locale, and search engines have it too', async () => {
  const html = await (await fetch(new URL('/privacy', url))).text();
  const [, datetime, date] = /<main.*?<time[^>]*datetime="([^"]*)"[^>]*>(.*?)<\/time>/is.exec(html) ?? [];
  expect([datetime, date]).toEqual(['2026-01-15', '15 janv. 2026']);
  const [webPage, breadcrumb] = await structuredDataAt('/privacy', url);
  expect(webPage).toMatchObject({ '@type': 'WebPage', name: 'Privacy notice', dateModified: '2026-01-15' });
  expect(breadcrumb).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]).toMatch(/^What we do with the details/);
});

test('the contents lead to each part, also without scripts', async () => {
  const { page } = await visit('/privacy', { url, hasScript: false });
  const links = page.locator('main nav a');
  expect(await links.allTextContents()).toEqual(['What we keep', 'Where it is kept', 'Your rights', 'Cookies']);
  await links.nth(2).click();
  expect(page.url()).toMatch(/\/privacy#your-rights$/);
  await expect
    .poll(() => page.locator('#your-rights').evaluate((h) => h.getBoundingClientRect().top))
    .toBeLessThan(200);
});

test('the footer leads to a part of it', async () => {
  const { page } = await visit('/contact', { url });
  await page.locator('footer a', { hasText: 'Confidentialité' }).click();
  await page.waitForURL('**/privacy#your-rights');
  await expect
    .poll(() => page.locator('#your-rights').evaluate((h) => h.getBoundingClientRect().top))
    .toBeLessThan(200);
});
