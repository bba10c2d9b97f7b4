// What a course page offers on the way down: the bar with fee, date and registration, and ways to pass the page on.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { axeViolations } from '../../support/browser/axe.ts';
import { look, visit } from '../../support/browser/visit.ts';

const bar = (page: Page) => page.locator('body > [aria-hidden=true]', { hasText: 'OMR' });
const scrollTo = (page: Page, place: 'top' | 'middle' | 'end') =>
  page.evaluate((where) => {
    const height = document.documentElement.scrollHeight;
    window.scrollTo(0, { top: 0, middle: 2500, end: height }[where]);
  }, place);

test('on a phone a bar repeats fee, next date and registration once the header has gone, and covers no end; on a wide screen the facts are beside', async () => {
  const { page, problems } = await visit('/courses/capm', { width: 1280 });
  await scrollTo(page, 'middle');
  await page.getByRole('heading', { name: 'Curriculum' }).first().waitFor();
  expect(await bar(page).isVisible()).toBe(false);
  await page.setViewportSize({ width: 375, height: 800 });
  await scrollTo(page, 'top');
  await expect.poll(() => bar(page).count()).toBe(0);
  await scrollTo(page, 'middle');
  await bar(page).waitFor();
  const text = await bar(page).innerText();
  for (const fact of ['OMR 600', 'Next: ', 'PM', 'Enroll Now']) expect(text).toContain(fact);
  // It says nothing that the header has not said, and no key leads to it.
  expect(await bar(page).locator('a').getAttribute('tabindex')).toBe('-1');
  expect(await axeViolations(page)).toEqual([]);
  await scrollTo(page, 'end');
  await expect.poll(() => bar(page).count()).toBe(0);
  await scrollTo(page, 'middle');
  await bar(page).locator('a').click();
  await page.waitForURL('**/register?*');
  expect(problems).toEqual([]);
});

test('without a script there is no bar; sessions follow what one learns, and facts are in the order in which people ask', async () => {
  const { page } = await look('/courses/capm', { width: 375, hasScript: false });
  expect(await bar(page).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Copy link' }).isVisible()).toBe(false);
  const titles = await page.locator('main h2').allInnerTexts();
  const at = titles.findIndex((title) => title === 'Next sessions');
  expect(titles[at - 1]).toMatch(/learn/);
  const labels = await page.locator('main dl').first().locator('dt').allTextContents();
  expect(labels.slice(0, 7)).toEqual(['Next date', 'Fee', 'Duration', 'Type', 'Level', 'Certificate', 'Location']);
});

test('the link of a course is copied without what was chosen on the page', async () => {
  const { page } = await visit('/courses/capm#curriculum', { isFresh: true });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link copied', { exact: true }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL('/courses/capm', page.url()).href);
});
