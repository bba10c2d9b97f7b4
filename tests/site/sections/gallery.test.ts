// The gallery: a grid of pictures in good formats, and the large view of each.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { look, visit } from '../../support/browser/visit.ts';
import { everyNth, longTest } from '../../support/cases.ts';

const links = (page: Page) => page.locator('main figure a');
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Picture viewer' });

async function openThird() {
  const opened = await visit('/gallery');
  const link = links(opened.page).nth(2);
  await link.focus();
  await opened.page.keyboard.press('Enter');
  await dialogOf(opened.page).waitFor();
  return { ...opened, link, dialog: dialogOf(opened.page) };
}

test('twelve pictures, each with its size, words and caption', async () => {
  const { page, problems } = await look('/gallery');
  const facts = await page.locator('main figure').evaluateAll((figures) =>
    figures.map((figure) => {
      const image = figure.querySelector('img');
      return [image?.getAttribute('width'), image?.getAttribute('height'), image?.alt, figure.textContent.trim()];
    }),
  );
  expect(facts).toHaveLength(12);
  for (const fact of facts) expect(fact.every(Boolean)).toBe(true);
  expect(problems).toEqual([]);
});

test('the browser takes AVIF in the width that it needs, and may leave pictures far below until they come near', async () => {
  // In a fresh profile: the browser would take a larger picture that it has already.
  const { page } = await visit('/gallery', { width: 375, height: 700, isFresh: true });
  const images = page.locator('main figure img');
  const current = () => images.first().evaluate((image) => (image as HTMLImageElement).currentSrc);
  await expect.poll(current).toMatch(/\.480\.avif$/);
  // How far below is the browser's own affair: Chromium's headless shell loads all of them at once.
  expect(await images.last().getAttribute('loading')).toBe('lazy');
});

test('a picture opens in large by the keyboard, and Escape gives the focus back to it', async () => {
  const { page, dialog, link, problems } = await openThird();
  expect(await dialog.innerText()).toContain('3 of 12');
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.isVisible()).toBe(false);
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(problems).toEqual([]);
});

test('arrow keys and buttons turn to the next and previous picture, round the ends', async () => {
  const { page, dialog } = await openThird();
  const shows = (text: string) => expect.poll(() => dialog.innerText()).toContain(text);
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
});

test('the large view closes by its button and by a click beside it', async () => {
  const { page, dialog, link } = await openThird();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => dialog.isVisible()).toBe(false);
  await link.click();
  await dialog.waitFor();
  await page.mouse.click(4, 4);
  await expect.poll(() => dialog.isVisible()).toBe(false);
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

test('without scripts each picture leads to its large file', async () => {
  const { page } = await look('/gallery', { hasScript: false });
  const hrefs = await links(page).evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  expect(hrefs).toHaveLength(12);
  const response = await page.request.get(hrefs[0] ?? '');
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});

test('the album outside this site stays linked', async () => {
  const { page } = await look('/gallery');
  expect(await page.locator('main a[href^="https://photos.example.com"]').count()).toBe(1);
});

longTest('on a tablet the captions of a row are on one line', async () => {
  const { page } = await look('/gallery', { width: 800 });
  const tops = await page
    .locator('main figcaption')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  for (let i = 0; i + 1 < tops.length; i += 2) expect(tops[i + 1]).toBeCloseTo(tops[i] ?? 0, 0);
});

test.each(everyNth(['/', '/about'], 2))('every figure of %s has a name', async (address) => {
  const { page } = await look(address);
  const names = await page
    .locator('main figure')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !name)).toEqual([]);
});
