// What the search of the catalogue finds, and how the page says by what it is filtered.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import {
  cards,
  catalogue,
  category,
  count,
  openFilter,
  query,
  search,
  titles,
} from '../../support/browser/catalogue-visit.ts';
import { axeViolations } from '../../support/browser/axe.ts';
import { newVisit, untilHydrated, visit } from '../../support/browser/visit.ts';
import { longTest } from '../../support/cases.ts';

const criteria = (page: Page) => page.getByRole('list', { name: 'Active filters' });
const criterion = (page: Page, text: string) =>
  criteria(page).getByRole('button', { name: `Remove: ${text}`, exact: true });

const box = (page: Page, course: string) => page.getByRole('checkbox', { name: `Compare: ${course}` });

/** Keeps the site's code from arriving until the function that it returns is called. */
async function holdCode(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/{entries,chunks}/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

test('where nothing matches, the page says so, names what was sought, takes it back, and offers the courses with most reviews', async () => {
  const page = await catalogue();
  await openFilter(page);
  await search(page).fill('pottery');
  await page.getByText('No courses found matching your criteria.', { exact: true }).waitFor();
  expect(await cards(page).count()).toBe(0);
  expect(await count(page).innerText()).toBe('0 courses');
  expect(await page.getByText('pottery', { exact: true }).count()).toBe(1);
  expect(await page.getByLabel('Sort by').count()).toBe(0);
  expect(await page.locator('main').getByRole('button', { name: 'Reset' }).count()).toBe(1);
  await criterion(page, 'pottery').click();
  await expect.poll(() => cards(page).count()).toBe(40);
  expect(await search(page).inputValue()).toBe('');
  expect(await page.getByLabel('Sort by').count()).toBe(1);
  await search(page).fill('pottery');
  const offered = page.getByRole('region', { name: 'Popular courses' }).getByRole('link');
  await expect.poll(() => offered.count()).toBe(6);
  expect((await offered.allInnerTexts())[0]).toBe('PMP Certification Training');
  await offered.first().click();
  await page.waitForURL('**/courses/project-management');
});

test('of several words and criteria, the page names what no course has, and takes back the one without which there are some', async () => {
  const page = await catalogue('/courses?q=PMP+pottery');
  await page.getByText('Nothing found for “pottery”.').waitFor();
  await page.getByRole('link', { name: 'Search without “pottery”' }).click();
  await expect.poll(() => titles(page)).toEqual(['PMP Certification Training']);
  expect(await search(page).inputValue()).toBe('PMP');
  await openFilter(page);
  await category(page).selectOption('accounting-finance');
  await page.getByText('No courses found matching your criteria.', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Search without “PMP”' }).waitFor();
  await page.getByRole('link', { name: 'Search without “Accounting & Finance”' }).click();
  await expect.poll(() => titles(page)).toEqual(['PMP Certification Training']);
});

longTest('at 320 px, as at 400 % zoom, the two links of a card are apart', async () => {
  const { page } = await visit('/courses', { width: 320, hasScript: false });
  const card = page.locator('main article').first();
  const [details, enroll] = await Promise.all(
    ['View Details', 'Enroll Now'].map((name) => card.getByRole('link', { name }).boundingBox()),
  );
  expect(enroll?.y).toBeGreaterThanOrEqual((details?.y ?? NaN) + (details?.height ?? NaN));
});

longTest('three compared courses fit the narrowest phones', async () => {
  const { page } = await visit('/courses?compare=project-management,capm,primavera-6', { width: 320 });
  const cells = page.getByRole('table').locator('td, th');
  await cells.first().waitFor();
  expect(await cells.evaluateAll((all) => all.filter((cell) => cell.scrollWidth > cell.clientWidth).length)).toBe(0);
  const buttons = await page.getByRole('table').getByRole('link', { name: 'Register Now' }).all();
  const boxes = await Promise.all(buttons.map((button) => button.boundingBox()));
  for (const [at, box] of boxes.slice(1).entries())
    expect(box?.x ?? NaN).toBeGreaterThan((boxes[at]?.x ?? NaN) + (boxes[at]?.width ?? NaN));
});

longTest('on a phone each compared column keeps its name in view, and its button in one line', async () => {
  const { page } = await visit('/courses?compare=project-management,capm,primavera-6', { width: 375 });
  const button = page.getByRole('table').getByRole('link', { name: 'Register Now: CAPM' });
  await button.scrollIntoViewIfNeeded();
  expect((await button.boundingBox())?.height).toBe(40);
  const [name, header] = [page.getByRole('columnheader').first(), page.getByRole('banner')];
  const [below, above] = await Promise.all([name.boundingBox(), header.boundingBox()]);
  expect(below?.y).toBeCloseTo((above?.y ?? NaN) + (above?.height ?? NaN), 0);
});

test('ticked courses are compared at an address of their own, and are still ticked on return', async () => {
  const page = await catalogue('/courses?ticked=project-management');
  await page.getByText('Choose another course to compare.').waitFor();
  expect(await box(page, 'PMP Certification Training').isChecked()).toBe(true);
  await box(page, 'CAPM Certification Training').check();
  await page.getByRole('link', { name: 'Compare (2)' }).click();
  await page.getByRole('heading', { level: 1, name: 'Compare courses' }).waitFor();
  await page.getByRole('row', { name: 'OMR 450 OMR 600' }).waitFor();
  for (const label of ['Next date', 'Duration', 'Level', 'Languages', 'Prerequisites'])
    expect(await page.getByRole('rowheader', { name: label, exact: true }).count()).toBe(1);
  expect(await axeViolations(page)).toEqual([]);
  expect(query(page)).toBe('?compare=project-management,capm');
  await page.goBack();
  await expect.poll(() => box(page, 'CAPM Certification Training').isChecked()).toBe(true);
});

test('with three courses ticked it is said why no other can be; Reset clears them, and leaves the focus on a box', async () => {
  const page = await catalogue('/courses?ticked=project-management%2Ccapm%2Ccad');
  const reason = page.getByText('You can compare up to 3 courses.');
  await reason.waitFor();
  const other = box(page, 'Primavera P6');
  expect(await other.isDisabled()).toBe(true);
  expect(await other.getAttribute('aria-describedby')).toBe(await reason.getAttribute('id'));
  await box(page, 'CAPM Certification Training').uncheck();
  await reason.waitFor({ state: 'detached' });
  expect(await other.isEnabled()).toBe(true);
  expect(await other.getAttribute('aria-describedby')).toBeNull();
  await box(page, 'CAPM Certification Training').check();
  await page.getByRole('button', { name: 'Reset' }).press('Enter');
  await expect.poll(() => box(page, 'PMP Certification Training').isChecked()).toBe(false);
  expect(await box(page, 'PMP Certification Training').evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await box(page, 'CAPM Certification Training').isChecked()).toBe(false);
});

test('the link of a comparison shows its courses, at most three, and lets one be removed', async () => {
  const { page, problems } = await visit('/courses?compare=capm,cma-part-1-training,no-such-course,cad');
  const names = page.getByRole('columnheader');
  await expect.poll(() => names.allInnerTexts()).toEqual(['CAPM Certification Training', 'CMA Part 1']);
  await page.getByRole('link', { name: 'Remove: CAPM Certification Training' }).click();
  await expect.poll(() => names.allInnerTexts()).toEqual(['CMA Part 1']);
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});

test('the search finds what is meant, also by when it is held and with a typing error, and no words that merely contain the letters', async () => {
  const page = await catalogue('/courses?q=scrum');
  for (const [words, expected] of [
    ['scrum', 'Agile Project Management'],
    ['PMP exam', 'PMP Certification Training'],
    ['excel pivot', 'Excel Advanced'],
    ['p6', 'Primavera P6'],
    ['agile scrum', 'Agile Project Management'],
    ['primavara', 'Primavera P6'],
    ['PMP december thursday', 'PMP Certification Training'],
    ['weekend', 'PMP Certification Training'],
  ] as const) {
    await search(page).fill(words);
    await expect.poll(() => titles(page), { message: words }).toEqual([expected]);
  }
  await search(page).fill('AI');
  await expect.poll(async () => (await titles(page))[0]).toBe('AI for Professionals');
  const found = await titles(page);
  expect(found.length).toBeLessThan(15);
  expect(found).toContain('Artificial Intelligence Fundamentals');
  for (const other of ['LEED', 'Time Management', 'PMP', 'Train the Trainer'])
    expect(found.filter((title) => title.includes(other))).toEqual([]);
  await search(page).fill('project managment');
  await expect.poll(() => titles(page)).toContain('Project Management Fundamentals');
  expect(await titles(page)).not.toContain('LEED Green Associate');
  expect(await cards(page).count()).toBeLessThan(20);
});

test('with the filter closed, the page says by what it is filtered, and takes back one criterion at a time', async () => {
  const page = await catalogue('/courses?q=power&category=project-technical&subcategory=data-ai');
  await expect
    .poll(() => criteria(page).getByRole('button').allInnerTexts())
    .toEqual(['power', 'Project & Technical Programs', 'Data & AI']);
  expect(await category(page).isVisible()).toBe(false);
  await criterion(page, 'Project & Technical Programs').press('Enter');
  await expect.poll(() => query(page)).toBe('?q=power&subcategory=data-ai');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe('Data & AI');
  await page.keyboard.press('Enter');
  await expect.poll(() => query(page)).toBe('?q=power');
  await expect.poll(focused).toBe('power');
  await page.keyboard.press('Enter');
  await expect.poll(() => query(page)).toBe('');
  await expect.poll(focused).toBe('40 courses');
  await page.goBack();
  await criterion(page, 'power').waitFor();
  expect(await cards(page).count()).toBeLessThan(40);
});

longTest('one Reset, in the filter', async () => {
  const page = await catalogue('/courses?q=power');
  await criterion(page, 'power').waitFor();
  await openFilter(page);
  expect(await page.getByRole('button', { name: 'Reset' }).count()).toBe(1);
});

test('a criterion that the catalogue does not have asks for nothing, in select and results alike, and strange words find nothing', async () => {
  const { page, problems } = await visit('/courses?category=%3Cscript%3E&subcategory=bogus&q=%25');
  await page.getByText('No courses found matching your criteria.', { exact: true }).waitFor();
  expect(await criteria(page).getByRole('button').allInnerTexts()).toEqual(['%']);
  await openFilter(page);
  expect(await category(page).inputValue()).toBe('');
  await search(page).fill('');
  await expect.poll(() => count(page).innerText()).toBe('40 courses');
  expect(await criteria(page).count()).toBe(0);
  await search(page).fill('scrum');
  await expect.poll(() => query(page)).toBe('?q=scrum');
  expect(problems).toEqual([]);
});

longTest('a subject of another category asks for nothing either', async () => {
  const page = await catalogue('/courses?category=soft-skills&subcategory=quality-management');
  await expect.poll(() => cards(page).count()).toBe(11);
  expect(await criteria(page).getByRole('button').allInnerTexts()).toEqual(['Soft Skills Training']);
});

test('what was entered before the page came to life is searched for', async () => {
  const { page } = await newVisit();
  const release = await holdCode(page);
  await page.goto('/courses', { waitUntil: 'commit' });
  await openFilter(page);
  await search(page).fill('leader');
  await category(page).selectOption('soft-skills');
  release();
  await untilHydrated(page);
  await expect.poll(() => query(page)).toBe('?category=soft-skills&q=leader');
  await expect.poll(() => category(page).inputValue()).toBe('soft-skills');
  expect(await search(page).inputValue()).toBe('leader');
  await expect.poll(() => cards(page).count()).toBeLessThan(11);
});
