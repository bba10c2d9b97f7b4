// On every design of a page and on every size of screen: nothing runs out at the side, and the policy of the
// response headers is sent and kept.
import { expect, inject, test } from 'vitest';
import { templateAddresses } from '../support/addresses.ts';
import { newVisit, untilHydrated, visit } from '../support/visit.ts';

const widths = [320, 375, 768, 1440] as const;

/** Runs in the browser: the elements that stand out beyond the screen, or undefined where the page does not scroll sideways. */
function overflow(): readonly string[] | undefined {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return undefined;
  const isOut = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1;
  return [...document.body.querySelectorAll('*')]
    .filter(isOut)
    .map(({ tagName, className }) => `${tagName} ${String(className)}`);
}

test.each(templateAddresses)('%s fits every screen and keeps the policy that its headers declare', async (address) => {
  const { page, problems } = await newVisit({ width: widths[0] });
  const response = await page.goto(address);
  const headers = response?.headers() ?? {};
  expect(headers['content-security-policy']).toMatch(/script-src 'self'(;|$)/);
  expect(headers['content-security-policy']).toMatch(/style-src 'self'(;|$)/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  await untilHydrated(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect({ width, out: await page.evaluate(overflow) }).toEqual({ width, out: undefined });
  }
  expect(await page.locator('[style], script:not([src]):not([type$=json])').count()).toBe(0);
  expect(problems.filter((problem) => !(address === '/nothing' && problem.includes('404 (Not Found)')))).toEqual([]);
});

test('every picture on the way down the catalogue arrives', async () => {
  const { page } = await visit('/courses');
  const pictures = page.locator('main img');
  await pictures.last().scrollIntoViewIfNeeded();
  await page.evaluate(async () => {
    const images = [...document.querySelectorAll<HTMLImageElement>('main img')];
    for (const image of images) image.loading = 'eager';
    await Promise.all(images.map((image) => image.decode()));
  });
  expect(await pictures.evaluateAll((all) => all.every((image) => image.hasAttribute('width')))).toBe(true);
});

test('a violation of the policy would be noticed', async () => {
  const { page, problems } = await visit('/about');
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<img src="https://elsewhere.example/a.png">'),
  );
  await expect.poll(() => problems.join('\n')).toContain('policy: img-src https://elsewhere.example/a.png');
});

test('the maps that a host needs are published', async () => {
  const redirects = await fetch(new URL('maps/redirects.json', inject('url')));
  expect(await redirects.json()).toMatchObject({ '/courses/33': '/courses/capm' });
});
