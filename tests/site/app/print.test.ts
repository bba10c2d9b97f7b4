// On paper: a course as a sheet with everything on it, the schedule as a table, and nothing that needs a screen.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { everyNth } from '../../support/cases.ts';
import { visit } from '../../support/browser/visit.ts';

/** The width of A4 between its margins, in CSS pixels. */
const PAPER = 680;

async function printed(address: string): Promise<Page> {
  const { page } = await visit(address, { width: PAPER });
  await page.emulateMedia({ media: 'print' });
  return page;
}

const isShown = (page: Page, text: string): Promise<boolean> =>
  page.getByText(text, { exact: false }).first().isVisible();

async function expectNothingForScreens(page: Page): Promise<void> {
  for (const part of ['header', 'footer', '#root > aside'])
    expect(await page.locator(part).first().isVisible()).toBe(false);
  const buttons = page.locator('main button, main a', {
    hasText: /^(Register|Enroll|Register Now|Enroll Now|Expand all)$/,
  });
  for (const button of await buttons.all()) expect(await button.isVisible()).toBe(false);
  expect(await isShown(page, 'Way 4021, Al Khuwair')).toBe(true);
  expect(await page.locator('main address', { hasText: '+968 2400 0101' }).isVisible()).toBe(true);
}

test.each(everyNth(['/courses/bim', '/courses/capm', '/courses/cad', '/courses/35'], 4))(
  '%s prints every module, and leaves out header, footer, telephone button and buttons',
  async (address) => {
    const page = await printed(address);
    await expectNothingForScreens(page);
    const heights = await page
      .locator('main details li')
      .evaluateAll((topics) => topics.map((topic) => topic.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(10);
    expect(Math.min(...heights)).toBeGreaterThan(0);
    // A sheet has its fee and its next date.
    if (address === '/courses/bim')
      for (const text of ['OMR 400', 'Dec 26, 2025 to Jan 16, 2026']) expect(await isShown(page, text)).toBe(true);
  },
);

test.each(everyNth(['/courses/cad', '/courses/35'], 2))('%s prints all tabs one below the other', async (address) => {
  const page = await printed(address);
  for (const id of ['overview', 'curriculum', 'success-stories'])
    expect(await page.locator(`#${id}`).isVisible()).toBe(true);
  expect(await page.locator('main a[href="#curriculum"]').isVisible()).toBe(false);
});

test('the schedule prints as a table without its column of links, and nothing for screens', async () => {
  const page = await printed('/schedule');
  await expectNothingForScreens(page);
  const table = page.getByRole('table', { name: 'Upcoming sessions' });
  expect(
    await table
      .locator('tbody tr:has(time)')
      .first()
      .evaluate((row) => getComputedStyle(row).display),
  ).toBe('table-row');
  const heads = await table.locator('thead th').all();
  const shown = await Promise.all(heads.map((head) => head.isVisible()));
  expect(shown).toEqual([true, true, true, true, true, true, true, false]);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over).toBeLessThanOrEqual(0);
});
