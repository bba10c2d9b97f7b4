// The gallery: a grid of pictures in good formats, and the large view of each.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { look, visit } from '../../support/browser/visit.ts';
import { readHtml } from '../../support/html/built-site.ts';
import { longTest } from '../../support/cases.ts';

const links = (page: Page) => page.locator('main figure a');
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Picture viewer' });

test('the browser takes AVIF in the width that it needs, and may leave pictures far below until they come near', async () => {
  // In a fresh profile: the browser would take a larger picture that it has already.
  const { page } = await visit('/gallery', { width: 375, height: 700, isFresh: true });
  const images = page.locator('main figure img');
  const current = () => images.first().evaluate((image) => (image as HTMLImageElement).currentSrc);
  await expect.poll(current).toMatch(/\.480\.avif$/);
  // How far below is the browser's own affair: Chromium's headless shell loads all of them at once.
  expect(await images.last().getAttribute('loading')).toBe('lazy');
});

test('a picture opens in large by the keyboard, turns round the ends, and closes by key, button and a click beside it', async () => {
  const { page, problems } = await visit('/gallery');
  const [dialog, link] = [dialogOf(page), links(page).nth(2)];
  const shows = (text: string) => expect.poll(() => dialog.innerText()).toContain(text);
  await link.focus();
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  expect(await dialog.innerText()).toContain('3 of 12');
  await page.keyboard.press('ArrowRight');
  await shows('4 of 12');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await shows('2 of 12');
  await dialog.getByRole('button', { name: 'Previous picture' }).click();
  await shows('1 of 12');
  await dialog.getByRole('button', { name: 'Previous picture' }).click();
  await shows('12 of 12');
  await dialog.getByRole('button', { name: 'Next picture' }).click();
  await shows('1 of 12');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => dialog.isVisible()).toBe(false);
  await link.press('Enter');
  await dialog.waitFor();
  // Escape gives the focus back.
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.isVisible()).toBe(false);
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  await link.click();
  await dialog.waitFor();
  await page.mouse.click(4, 4);
  await expect.poll(() => dialog.isVisible()).toBe(false);
  expect(problems).toEqual([]);
});

longTest('the large file is loaded only when it is asked for', async () => {
  const { page } = await visit('/gallery', { width: 800, height: 900, isFresh: true });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await links(page).nth(1).click();
  await expect
    .poll(() => asked.some((url) => url.includes('/media/gallery/harbour.') && /\.(960|1600)\.avif$/.test(url)))
    .toBe(true);
});

test('twelve pictures, each with its size, words and caption, lead to their large files; the album elsewhere stays linked', async () => {
  const { page, problems } = await look('/gallery', { hasScript: false });
  const facts = await page.locator('main figure').evaluateAll((figures) =>
    figures.map((figure) => {
      const image = figure.querySelector('img');
      return [image?.getAttribute('width'), image?.getAttribute('height'), image?.alt, figure.textContent.trim()];
    }),
  );
  expect(facts).toHaveLength(12);
  for (const fact of facts) expect(fact.every(Boolean)).toBe(true);
  const hrefs = await links(page).evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(hrefs).toHaveLength(12);
  const response = await page.request.get(hrefs[0] ?? '');
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  expect(await page.locator('main a[href^="https://photos.example.com"]').count()).toBe(1);
  expect(problems).toEqual([]);
});

longTest('on a tablet the captions of a row are on one line', async () => {
  const { page } = await look('/gallery', { width: 800 });
  const tops = await page
    .locator('main figcaption')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  for (let i = 0; i + 1 < tops.length; i += 2) expect(tops[i + 1]).toBeCloseTo(tops[i] ?? 0, 0);
});

test.each(['/', '/about'])('every figure of %s has a name', (address) => {
  const figures = readHtml(address)?.match(/<figure\b[^>]*>/g) ?? [];
  expect(figures.length).toBeGreaterThan(0);
  expect(figures.filter((figure) => !/aria-label="[^"]+"/.test(figure))).toEqual([]);
});
