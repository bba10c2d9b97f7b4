// The home page of a provider with other courses and pictures than the sample: no holes; that of the sample in a low window.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openOtherProvider } from '../../support/browser/other-provider.ts';
import { visit } from '../../support/browser/visit.ts';
import { everyNth } from '../../support/cases.ts';

/** Runs in the browser: for each number of featured courses, where each of the rows ends, as parts of the whole width. */
function rowEnds(list: Element): readonly (readonly number[])[] {
  const { left, width } = list.getBoundingClientRect();
  const ends: number[][] = [];
  const cells = [...list.children];
  while (list.lastElementChild) {
    const rows = new Map<number, number>();
    for (const cell of list.children) {
      const { top, right } = cell.getBoundingClientRect();
      rows.set(Math.round(top), Math.round(((right - left) / width) * 100) / 100);
    }
    ends.push([...rows.values()]);
    list.lastElementChild.remove();
  }
  list.append(...cells);
  return ends;
}

async function expectFullRows(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const list = page.locator('main section', { hasText: 'Featured courses' }).locator('ul').first();
  const ends = await list.evaluate(rowEnds);
  expect(ends.length).toBe(10);
  expect(ends.filter((rows) => rows.some((end) => end !== 1))).toEqual([]);
  expect(ends.at(-3)).toHaveLength(width === 768 ? 2 : 1);
}

/** A phone on its side shows the picture of the home page, and where to continue. */
async function expectWayOn(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  const [button, picture] = [page.getByRole('link', { name: 'Browse courses' }), page.locator('main img').first()];
  const [first, second] = await Promise.all([button.boundingBox(), picture.boundingBox()]);
  expect((first?.y ?? NaN) + (first?.height ?? NaN)).toBeLessThanOrEqual(height);
  expect(second?.y).toBeLessThan(100);
}

async function expectPictureBeside(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  const text = await page.locator('main h1').first().boundingBox();
  const picture = await page.locator('main img').first().boundingBox();
  if (!text || !picture) throw new Error('The hero is not shown.');
  expect(picture.x - (text.x + text.width)).toBeLessThan(100);
  expect(picture.x + picture.width).toBeLessThanOrEqual(width);
}

test('at each size the home page is without holes: courses fill their rows, the picture is next to the text, and a phone on its side shows where to continue', async () => {
  const { page } = await visit('/', { hasScript: false });
  for (const width of [768, 1280]) await expectFullRows(page, width);
  await expectWayOn(page, 812, 375);
  await expectWayOn(page, 667, 375);
  await expectWayOn(page, 640, 360);
  for (const width of [1440, 1920, 2560]) await expectPictureBeside(page, width);
});

test('without a picture the words of the opening take its room', async () => {
  const url = await openOtherProvider(({ edit }) => {
    edit('pages/home.yaml', { title: 'Photographie, vidéo et prise de son, enseignées par celles et ceux du métier' });
  });
  const { page } = await visit('/', { url, width: 1440, hasScript: false });
  expect(await page.locator('main > div').first().locator('img').count()).toBe(0);
  const title = await page.locator('h1').boundingBox();
  expect(title?.width ?? 0).toBeGreaterThan(1440 / 2);
});

test.each(everyNth(['/soft-skills', '/leadership', '/custom-corporate', '/about', '/contact'], 5))(
  'a phone on its side shows title, picture and buttons of %s side by side',
  async (address) => {
    const { page } = await visit(address, { width: 667, height: 375, hasScript: false });
    const header = page.locator('main [data-tone]').first();
    const boxes = await header
      .locator('h1, img, a')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    expect(boxes.length).toBeGreaterThan(1);
    // The decoration may hang over the edge.
    expect(boxes.map(({ top, bottom }) => (top + bottom) / 2).filter((middle) => middle > 375)).toEqual([]);
    expect(await header.locator('img').evaluate((one) => one.getBoundingClientRect().left)).toBeGreaterThan(300);
  },
);
