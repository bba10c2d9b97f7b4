// The home page of a provider with other courses and pictures than the sample: no holes; that of the sample in a low window.
import { expect, test } from 'vitest';
import { openOtherProvider } from '../../support/browser/other-provider.ts';
import { visit } from '../../support/browser/visit.ts';
import { everyNth } from '../../support/cases.ts';

/** Runs in the browser: for each number of featured courses, where each of the rows ends, as parts of the whole width. */
function rowEnds(list: Element): readonly (readonly number[])[] {
  const { left, width } = list.getBoundingClientRect();
  const ends: number[][] = [];
  while (list.lastElementChild) {
    const rows = new Map<number, number>();
    for (const cell of list.children) {
      const { top, right } = cell.getBoundingClientRect();
      rows.set(Math.round(top), Math.round(((right - left) / width) * 100) / 100);
    }
    ends.push([...rows.values()]);
    list.lastElementChild.remove();
  }
  return ends;
}

test.each([768, 1280])('at %i px any number of featured courses fills its rows', async (width) => {
  const { page } = await visit('/', { width, hasScript: false });
  const list = page.locator('main section', { hasText: 'Featured courses' }).locator('ul').first();
  const ends = await list.evaluate(rowEnds);
  expect(ends.length).toBe(10);
  expect(ends.filter((rows) => rows.some((end) => end !== 1))).toEqual([]);
  expect(ends.at(-3)).toHaveLength(width === 768 ? 2 : 1);
});

test('without a picture the words of the opening take its room', async () => {
  const url = await openOtherProvider(({ edit }) => {
    edit('pages/home.yaml', { title: 'Photographie, vidéo et prise de son, enseignées par celles et ceux du métier' });
  });
  const { page } = await visit('/', { url, width: 1440 });
  expect(await page.locator('main > div').first().locator('img').count()).toBe(0);
  const title = await page.locator('h1').boundingBox();
  expect(title?.width ?? 0).toBeGreaterThan(1440 / 2);
});

test.each([
  [812, 375],
  [667, 375],
  [640, 360],
])(
  'a phone of %i by %i px on its side shows the picture of the home page, and where to continue',
  async (width, height) => {
    const { page } = await visit('/', { width, height, hasScript: false });
    const [button, picture] = [page.getByRole('link', { name: 'Browse courses' }), page.locator('main img').first()];
    const [first, second] = await Promise.all([button.boundingBox(), picture.boundingBox()]);
    expect((first?.y ?? NaN) + (first?.height ?? NaN)).toBeLessThanOrEqual(height);
    expect(second?.y).toBeLessThan(100);
  },
);

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

test.each(everyNth([1440, 1920, 2560], 2))('at %i px the picture of the hero is next to its text', async (width) => {
  const { page } = await visit('/', { width, hasScript: false });
  const text = await page.locator('main h1').first().boundingBox();
  const picture = await page.locator('main img').first().boundingBox();
  if (!text || !picture) throw new Error('The hero is not shown.');
  expect(picture.x - (text.x + text.width)).toBeLessThan(100);
  expect(picture.x + picture.width).toBeLessThanOrEqual(width);
});
