// The search of the site, where a provider has one.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { axeViolations } from '../support/axe.ts';
import { openFixture } from '../support/other-provider.ts';
import { visit } from '../support/visit.ts';

let url: string;
beforeAll(async () => {
  ({ url } = await openFixture('tiny', ({ edit }) => edit('site.yaml', { 'header.search': 'site' })));
}, 60_000);

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => dialog(page).getByRole('searchbox', { name: 'Search' });

test('the key / opens the search, which finds while one types, and Enter on a result leads there', async () => {
  const { page, problems } = await visit('/', { url });
  await page.keyboard.press('/');
  await field(page).waitFor();
  expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
  const course = await page.evaluate(async () => {
    const response = await fetch('/data/search.json');
    const index = (await response.json()) as { readonly titles: readonly string[] };
    return index.titles[0] ?? '';
  });
  await field(page).fill(course.slice(0, 5));
  const result = dialog(page).getByRole('link', { name: course, exact: true });
  await result.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  expect(await result.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: course }).waitFor();
  expect(await dialog(page).count()).toBe(0);
  expect(problems).toEqual([]);
});

test('what is not found is said; Escape closes the search and returns the focus', async () => {
  const { page } = await visit('/', { url });
  const button = page.getByRole('banner').getByRole('link', { name: 'Search' }).first();
  await button.click();
  await field(page).fill('qqqq');
  await dialog(page).getByText('“qqqq”').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog(page).count()).toBe(0);
});

test('without JavaScript the button leads to the catalogue', async () => {
  const { page } = await visit('/', { url, hasScript: false });
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).first().click();
  await page.waitForURL('**/courses');
});
