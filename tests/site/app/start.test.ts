// When the code of the site is loaded.
import { expect, test } from 'vitest';
import { newVisit, untilHydrated } from '../../support/browser/visit.ts';

test('no code is asked for while the style of the page is still to come', async () => {
  const { page, problems } = await newVisit({ isFresh: true });
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/*.css', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/courses/capm', { waitUntil: 'commit' });
  await expect.poll(() => asked.filter((path) => /\/start\.|\.woff2$/.test(path)).length).toBe(2);
  // What loads the code of a page imports a helper of the bundler itself.
  const starting = await page.request.get(asked.find((path) => path.includes('/start.')) ?? '');
  const helpers = [...(await starting.text()).matchAll(/from"\.(\/chunks\/[^"]+)"/g)].map(
    ([, path]) => `/assets${path}`,
  );
  expect(helpers.length).toBeLessThan(2);
  const isCode = (path: string): boolean => /\/(?:chunks|entries)\//.test(path) && !helpers.includes(path);
  expect(asked.filter(isCode)).toEqual([]);
  release();
  await untilHydrated(page);
  expect(asked.filter(isCode).length).toBeGreaterThan(10);
  expect(problems).toEqual([]);
});

test('a page in the background, which is not painted, is ready when the visitor comes to it', async () => {
  const { page } = await newVisit({ isFresh: true });
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    window.requestAnimationFrame = () => 0;
  });
  await page.goto('/courses/capm');
  await untilHydrated(page);
});
