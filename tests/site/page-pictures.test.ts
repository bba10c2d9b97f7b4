// The drawings that decorate headers and closing bands: words beside them stay where they are, phones do without them.
import { expect, test } from 'vitest';
import { overflow } from '../support/overflow.ts';
import { newVisit } from '../support/visit.ts';

const addresses = ['/about', '/contact', '/leadership', '/schedule'] as const;

/** Adds up how far the content of a page shifts, from its first paint on. */
const countShifts = (): void => {
  const isContent = ({ node }: { readonly node?: Node }): boolean =>
    node !== undefined && document.querySelector('main')?.contains(node) === true;
  new PerformanceObserver((list) => {
    const { dataset } = document.documentElement;
    for (const entry of list.getEntries().filter((each) => Reflect.get(each, 'sources').some(isContent)))
      dataset['shift'] = String(Number(dataset['shift'] ?? 0) + Number(Reflect.get(entry, 'value')));
  }).observe({ type: 'layout-shift', buffered: true });
};

/** How far a page has shifted, and the widths of the decorative pictures that it shows. */
function look() {
  const images = [
    ...document.querySelectorAll<HTMLImageElement>(
      'main > [data-tone] > picture > img, main > .screen-only > picture > img',
    ),
  ];
  return {
    shift: Number(document.documentElement.dataset['shift'] ?? 0),
    words: images.map(({ alt }) => alt).join(''),
    widths: images.map((image) => image.getBoundingClientRect().width),
  };
}

test.each(addresses)('on a desktop %s shows its drawings, which move nothing and need no words', async (address) => {
  const { page, problems } = await newVisit({ width: 1440, height: 900 });
  await page.addInitScript(countShifts);
  await page.goto(address, { waitUntil: 'networkidle' });
  const { shift, words, widths } = await page.evaluate(look);
  expect(shift).toBeLessThan(0.001);
  expect(words).toBe('');
  expect(widths.length).toBeGreaterThan(0);
  expect(Math.min(...widths)).toBeGreaterThan(400);
  expect(await page.evaluate(overflow)).toBeUndefined();
  expect(problems).toEqual([]);
});

test.each(addresses)('a phone neither shows nor loads the drawings of %s', async (address) => {
  const { page } = await newVisit({ width: 375, height: 740 });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(address, { waitUntil: 'networkidle' });
  expect(Math.max(...(await page.evaluate(look)).widths)).toBe(0);
  expect(loaded.filter((url) => url.includes('/media/gallery/'))).toEqual([]);
});

test.each([
  ['/about', 'rgb(244, 235, 220)'],
  ['/contact', 'rgb(8, 60, 71)'],
  ['/leadership', 'rgb(226, 239, 240)'],
])('the header of %s has a ground of its own', async (address, ground) => {
  const { page } = await newVisit();
  await page.goto(address);
  const band = page.locator('main [data-tone]').first();
  expect(await band.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(ground);
});
