// The drawings that decorate headers and closing bands: words beside them stay where they are, phones show those of headers.
import { expect, test } from 'vitest';
import { layoutShifts, totalOf } from '../../support/browser/layout-shift.ts';
import { overflow } from '../../support/browser/overflow.ts';
import { newVisit } from '../../support/browser/visit.ts';
import { everyNth } from '../../support/cases.ts';

/** Pages with drawings, and the colour behind that of their header. */
const pages = [
  ['/about', 'rgb(244, 235, 220)'],
  ['/contact', 'rgb(8, 60, 71)'],
  ['/leadership', 'rgb(226, 239, 240)'],
] as const;

/** A picture without a size moves the page by tenths; a font that comes late, the columns of a table by thousandths. */
const MOST_MOVED = 0.01;

/** The words and the widths of the decorative pictures that a page shows. */
function look() {
  const images = [
    ...document.querySelectorAll<HTMLImageElement>(
      'main > [data-tone] > picture > img, main > .screen-only > picture > img',
    ),
  ];
  return {
    words: images.map(({ alt }) => alt).join(''),
    widths: images.map((image) => image.getBoundingClientRect().width),
  };
}

test.each(everyNth([...pages, ['/schedule', undefined]] as const, 6))(
  'on a desktop %s shows its drawings, which move nothing and need no words, on a ground of its own',
  async (address, ground) => {
    const { page, problems } = await newVisit({ width: 1440, height: 900, isFresh: true });
    await page.goto(address, { waitUntil: 'networkidle' });
    const { words, widths } = await page.evaluate(look);
    const shifts = (await page.evaluate(layoutShifts)).filter(({ isInMain }) => isInMain);
    expect(totalOf(shifts), JSON.stringify(shifts)).toBeLessThan(MOST_MOVED);
    expect(words).toBe('');
    expect(widths.length).toBeGreaterThan(0);
    expect(Math.min(...widths)).toBeGreaterThan(400);
    expect(await page.evaluate(overflow)).toBeUndefined();
    const band = page.locator('main [data-tone]').first();
    if (ground !== undefined)
      expect(await band.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(ground);
    expect(problems).toEqual([]);
  },
);

test.each(everyNth(pages, 3))(
  'a phone shows the drawing of the header of %s below its words, and no other',
  async (address) => {
    const { page } = await newVisit({ width: 375, height: 740, isFresh: true });
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto(address, { waitUntil: 'networkidle' });
    const picture = await page.locator('main > [data-tone] > picture > img').boundingBox();
    const words = await page.locator('main > [data-tone] > div').first().boundingBox();
    expect(picture).toMatchObject({ x: 0, width: 375 });
    expect(picture?.y).toBeCloseTo((words?.y ?? NaN) + (words?.height ?? NaN), 0);
    expect(totalOf(await page.evaluate(layoutShifts))).toBeLessThan(MOST_MOVED);
    expect(loaded.filter((url) => url.includes('/media/gallery/'))).toHaveLength(1);
  },
);
