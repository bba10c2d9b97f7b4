// The schedule's filter: it narrows, it is in the address, and without a script the page does without it.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { look, visit } from '../../support/browser/visit.ts';
import { longTest } from '../../support/cases.ts';

const rows = (page: Page) => page.getByRole('table', { name: 'Upcoming sessions' }).locator('tbody tr:has(time)');
const category = (page: Page) => page.getByRole('combobox', { name: 'Category' });
const month = (page: Page) => page.getByRole('combobox', { name: 'Month' });
const count = (page: Page) => page.locator('main').getByRole('status');
const query = (page: Page): string => new URL(page.url()).search;

test('what there is not asks for nothing; a course is chosen among those of the category; back and forward go through the choices', async () => {
  const { page } = await visit('/schedule?month=2031-01&category=bogus');
  expect([await month(page).inputValue(), await category(page).inputValue()]).toEqual(['', '']);
  const all = await rows(page).count();
  expect(all).toBeGreaterThan(6);
  const course = page.getByRole('combobox', { name: 'Course' });
  await course.selectOption({ label: 'Six Sigma Green Belt' });
  await expect.poll(() => query(page)).toBe('?course=six-sigma-green-belt');
  const titles = async () => new Set(await rows(page).getByRole('rowheader').allInnerTexts());
  await expect.poll(titles).toEqual(new Set(['Six Sigma Green Belt']));
  const few = await rows(page).count();
  // Its months are offered.
  expect(await month(page).locator('option').count()).toBe(few + 1);
  await category(page).selectOption('soft-skills');
  await expect.poll(() => query(page)).toBe('?category=soft-skills');
  await expect.poll(() => course.locator('option', { hasText: 'Six Sigma Green Belt' }).count()).toBe(0);
  // All sessions of the sample are held in one way.
  expect(await page.getByRole('combobox', { name: 'Type' }).count()).toBe(0);
  await page.goBack();
  await expect.poll(titles).toEqual(new Set(['Six Sigma Green Belt']));
  expect(await category(page).inputValue()).toBe('');
  await page.goBack();
  await expect.poll(() => rows(page).count()).toBe(all);
  await page.goForward();
  await expect.poll(() => rows(page).count()).toBe(few);
  await page.goForward();
  await expect.poll(() => category(page).inputValue()).toBe('soft-skills');
  await expect.poll(async () => (await titles()).has('Six Sigma Green Belt')).toBe(false);
});

test('a link comes with its filter set; month and category narrow, the count is announced, and criteria are taken back', async () => {
  const { page, problems } = await visit('/schedule?month=2025-12');
  const criteria = page.getByRole('list', { name: 'Active filters' }).getByRole('button');
  await expect.poll(() => rows(page).count()).toBe(2);
  expect(await month(page).inputValue()).toBe('2025-12');
  // Those in which sessions begin, in order.
  const offered = await month(page).locator('option').allInnerTexts();
  expect(offered.slice(0, 3)).toEqual(['All Months', 'November 2025', 'December 2025']);
  expect(new Set(offered).size).toBe(offered.length);
  await month(page).selectOption({ label: 'November 2025' });
  await expect.poll(() => count(page).innerText()).toBe('4 sessions');
  expect(query(page)).toBe('?month=2025-11');
  for (const day of await rows(page).evaluateAll((all) => all.map((row) => row.querySelector('time')?.dateTime)))
    expect(day).toMatch(/^2025-11-/);
  await category(page).selectOption('project-technical');
  await expect.poll(() => query(page)).toBe('?month=2025-11&category=project-technical');
  await expect.poll(() => criteria.allInnerTexts()).toEqual(['Project & Technical Programs', 'November 2025']);
  expect(await rows(page).count()).toBe(4);
  await page.getByRole('button', { name: 'Remove: November 2025' }).click();
  await expect.poll(() => query(page)).toBe('?category=project-technical');
  await expect.poll(() => rows(page).count()).toBeGreaterThan(4);
  expect(problems).toEqual([]);
});

longTest('only months lead on that have sessions of the chosen category', async () => {
  const { page } = await visit('/schedule');
  const all = await month(page).locator('option').count();
  await category(page).selectOption('soft-skills');
  await expect.poll(() => month(page).locator('option').count()).toBeLessThan(all);
  for (const id of await month(page)
    .locator('option')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value))) {
    await month(page).selectOption(id);
    await expect
      .poll(() => query(page))
      .toBe(id === '' ? '?category=soft-skills' : `?category=soft-skills&month=${id}`);
    expect(await rows(page).count()).toBeGreaterThan(0);
  }
});

longTest('another category takes the month back in which it has no session', async () => {
  const { page } = await visit('/schedule?month=2025-11');
  await category(page).selectOption('soft-skills');
  await expect.poll(() => query(page)).toBe('?category=soft-skills');
  await expect.poll(() => rows(page).count()).toBeGreaterThan(0);
});

test('where nothing matches, the page says so, leads to the contact page and takes the choice back', async () => {
  const { page } = await visit('/schedule?month=2025-11&category=soft-skills');
  await page.getByText('No sessions match.', { exact: false }).waitFor();
  expect(await count(page).innerText()).toBe('0 sessions');
  const ask = page.locator('main').getByRole('link', { name: 'Ask about dates' });
  expect(await ask.getAttribute('href')).toBe('/contact');
  await page.getByRole('button', { name: 'Show all sessions' }).click();
  await expect.poll(() => query(page)).toBe('');
  await expect.poll(() => rows(page).count()).toBeGreaterThan(6);
});

test('without a script there is no filter and every session', async () => {
  const { page } = await look('/schedule?month=2025-11', { hasScript: false });
  expect(await month(page).isVisible()).toBe(false);
  expect(await rows(page).count()).toBeGreaterThan(6);
});
