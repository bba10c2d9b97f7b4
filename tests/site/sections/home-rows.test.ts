// The home page of a provider with other courses and pictures than the sample: no holes; that of the sample in a low window.
import { expect, test } from 'vitest';
import { openOtherProvider } from '../../support/browser/other-provider.ts';
import { revisit, visit } from '../../support/browser/visit.ts';

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
  const { page } = await revisit('/', { width, hasScript: false });
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
  const { page } = await revisit('/', { url, width: 1440 });
  expect(await page.locator('main > div').first().locator('img').count()).toBe(0);
  const title = await page.locator('h1').boundingBox();
  expect(title?.width ?? 0).toBeGreaterThan(1440 / 2);
});

test('a phone on its side shows the picture of the home page, and where to continue', async () => {
  const { page } = await visit('/', { width: 812, height: 375, hasScript: false });
  const [button, picture] = [page.getByRole('link', { name: 'Browse courses' }), page.locator('main img').first()];
  const [first, second] = await Promise.all([button.boundingBox(), picture.boundingBox()]);
  expect((first?.y ?? NaN) + (first?.height ?? NaN)).toBeLessThanOrEqual(375);
  expect(second?.y).toBeLessThan(100);
});
