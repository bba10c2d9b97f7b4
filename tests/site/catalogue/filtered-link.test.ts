// A link to a part of the catalogue or of the schedule, on a slow line: the whole is not shown first, and nothing jumps.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { everyNth } from '../../support/cases.ts';
import { layoutShifts, totalOf } from '../../support/browser/layout-shift.ts';
import { look, newVisit, untilHydrated } from '../../support/browser/visit.ts';

/** As the developer tools have it: half a second there and back, 400 kbit/s. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

const cards = (page: Page) => page.locator('main article');

/** The links on a slow line, with how far their pages may shift. */
const links = [
  ['/courses?q=power', 0.05],
  ['/courses?category=accounting-finance', 0.05],
  ['/courses?q=zzzz', 0.05],
  ['/schedule?month=2025-12', 0.05],
  ['/courses', 0],
] as const;

async function shiftOf(address: string): Promise<number> {
  const { page, problems } = await newVisit({ width: 375, height: 812, isFresh: true });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', SLOW_3G);
  await page.goto(address);
  await untilHydrated(page);
  await page.waitForTimeout(500);
  expect(problems).toEqual([]);
  return totalOf(await page.evaluate(layoutShifts));
}

// Side by side, because a slow line is mostly waiting.
test('pages on a slow line hardly shift', async () => {
  const shifts = everyNth(links, 4).map(async ([address, most]) => ({ address, most, shift: await shiftOf(address) }));
  expect((await Promise.all(shifts)).filter(({ shift, most }) => shift > most)).toEqual([]);
});

test('where a part of the code cannot be loaded, a filtered link shows everything', async () => {
  const { page } = await newVisit();
  for (const files of ['**/assets/start.*.js', '**/assets/entries/*.js', '**/assets/chunks/*.js']) {
    await page.route(files, (route) => route.abort());
    await page.goto('/courses?q=power');
    await expect.poll(() => cards(page).first().isVisible(), { message: files }).toBe(true);
    expect(await cards(page).count()).toBe(40);
    await page.unroute(files);
  }
});

test('where the code does not answer, everything is shown after a while', async () => {
  const { page } = await newVisit({ isClockHeld: true });
  await page.route('**/assets/**/*.js', (route) =>
    /asked/.test(route.request().url()) ? route.continue() : undefined,
  );
  await page.goto('/courses?q=power', { waitUntil: 'commit' });
  await cards(page).first().waitFor({ state: 'attached' });
  expect(await cards(page).first().isVisible()).toBe(false);
  await page.clock.runFor(10_000);
  await expect.poll(() => cards(page).first().isVisible()).toBe(true);
});

test('without JavaScript a filtered link shows everything', async () => {
  const { page } = await look('/courses?q=power', { hasScript: false });
  expect(await cards(page).first().isVisible()).toBe(true);
});
