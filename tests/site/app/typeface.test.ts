// The typeface: on a slow link nothing moves for it, and a visit does not stay without it.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { layoutShifts, totalOf } from '../../support/browser/layout-shift.ts';
import { newVisit, untilHydrated } from '../../support/browser/visit.ts';
import { everyNth } from '../../support/cases.ts';

async function delayTypeface(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
}

async function typefaceOfHeading(page: Page): Promise<string | undefined> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'main h1' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts[0]?.familyName;
}

const late: readonly (readonly [width: number, address: string])[] = [
  [360, '/courses/capm'],
  [390, '/courses/9'],
  [412, '/leadership'],
  [768, '/'],
  [1440, '/about'],
];

test.each(everyNth(late, 5))('at %i pixels %s does not move for a late typeface', async (width, address) => {
  const { page } = await newVisit({ width, isFresh: true });
  await delayTypeface(page);
  await page.goto(address, { waitUntil: 'networkidle' });
  const shifts = await page.evaluate(layoutShifts);
  expect(totalOf(shifts), JSON.stringify(shifts)).toBeLessThan(0.0005);
});

test('a typeface that comes too late for the first page shows on the second', async () => {
  const { page, problems } = await newVisit({ isFresh: true });
  await delayTypeface(page);
  await page.goto('/about', { waitUntil: 'networkidle' });
  await untilHydrated(page);
  expect(await typefaceOfHeading(page)).not.toMatch(/Schibsted/);
  await page.getByRole('navigation').getByRole('link', { name: 'Schedule', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Course schedule' }).waitFor();
  await expect.poll(() => typefaceOfHeading(page)).toMatch(/Schibsted/);
  expect(problems).toEqual([]);
});
