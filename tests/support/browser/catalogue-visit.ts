// The catalogue as its tests use it: what is shown, what is asked for, and how the filter is opened.
import type { Page } from 'playwright';
import { visit } from './visit.ts';

export const cards = (page: Page) => page.locator('main article');
export const titles = (page: Page): Promise<readonly string[]> => cards(page).locator('h3').allInnerTexts();
export const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
export const category = (page: Page) => page.getByRole('combobox', { name: 'Category' });
export const query = (page: Page): string => new URL(page.url()).search;
export const count = (page: Page) => page.locator('main').getByRole('status');

/** Opens the filter, which is closed at first. */
export async function openFilter(page: Page): Promise<void> {
  await page.getByText('Filter courses', { exact: true }).click();
  await category(page).waitFor();
}

/** Visits the catalogue, in the page that tests share. */
export async function catalogue(address = '/courses', width = 1280): Promise<Page> {
  const { page } = await visit(address, { width });
  return page;
}
