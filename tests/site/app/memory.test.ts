// A visit of many pages in one tab: what each page took has to be given back when it is left.
import type { CDPSession, Page } from 'playwright';
import { expect, test } from 'vitest';
import { isLong } from '../../support/cases.ts';
import { visit } from '../../support/browser/visit.ts';

/** Each page has a link to the next; together they use forms, filters, tabs, the gallery and the menus. */
const round = ['/schedule', '/contact', '/gallery', '/about', '/register', '/courses', '/custom-corporate', '/'];
const NAVIGATIONS = isLong ? 100 : 16;

// Measured without a leak: listeners and nodes stay the same to the last one; the heap grows by half a megabyte in the
// first hundred (compiled code and the data of visited pages) and by about 0.1 MB in each later one. One listener left behind by
// every other page is found, a page that stays in memory hundreds of nodes, 10 kB for each page a megabyte.
const HEAP_BYTES = 1_200_000;
const LISTENERS = NAVIGATIONS / 2;
const NODES = 100;

async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`);
    if (!link) throw new Error(`No link to ${to}`);
    link.click();
  }, address);
  await page.waitForFunction(
    (to) => new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '').pathname === to,
    address,
  );
}

async function walk(page: Page, navigations: number): Promise<void> {
  for (let i = 0; i < navigations; i++) await follow(page, round[i % round.length] ?? '/');
  await follow(page, '/about');
}

async function measure(session: CDPSession): Promise<{ heap: number; listeners: number; nodes: number }> {
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { heap: of('JSHeapUsedSize'), listeners: of('JSEventListeners'), nodes: of('Nodes') };
}

test('memory, listeners and nodes do not grow over many navigations', async () => {
  const { page, problems } = await visit('/about', { isFresh: true });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await walk(page, (isLong ? 2 : 1) * round.length);
  const before = await measure(session);
  await walk(page, NAVIGATIONS);
  const after = await measure(session);
  expect(after.listeners - before.listeners).toBeLessThan(LISTENERS);
  expect(after.nodes - before.nodes).toBeLessThan(NODES);
  expect(after.heap - before.heap).toBeLessThan(HEAP_BYTES);
  expect(problems).toEqual([]);
});
