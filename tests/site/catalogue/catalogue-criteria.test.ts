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
import { everyNth, longTest } from '../../support/cases.ts';

const criteria = (page: Page) => page.getByRole('list', { name: 'Active filters' });
const criterion = (page: Page, text: string) =>
  criteria(page).getByRole('button', { name: `Remove: ${text}`, exact: true });

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

test('where nothing matches, the page says so, names what was sought and takes it back', async () => {
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
});

test('where nothing matches, the courses with the most reviews are offered', async () => {
  const page = await catalogue('/courses?q=pottery');
  const offered = page.getByRole('region', { name: 'Popular courses' }).getByRole('link');
  await expect.poll(() => offered.count()).toBe(6);
  expect((await offered.allInnerTexts())[0]).toBe('PMP Certification Training');
  await offered.first().click();
  await page.waitForURL('**/courses/project-management');
});

test('of several words, the page names the one that no course has', async () => {
  const page = await catalogue('/courses?q=PMP+pottery');
  await page.getByText('Nothing found for “pottery”.').waitFor();
  await page.getByRole('link', { name: 'Search without “pottery”' }).click();
  await expect.poll(() => titles(page)).toEqual(['PMP Certification Training']);
  expect(await search(page).inputValue()).toBe('PMP');
});

test('of several criteria, the page takes back the one that the visitor can do without', async () => {
  const page = await catalogue('/courses?q=PMP&category=accounting-finance');
  await page.getByText('No courses found matching your criteria.', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Search without “PMP”' }).waitFor();
  await page.getByRole('link', { name: 'Search without “Accounting & Finance”' }).click();
  await expect.poll(() => titles(page)).toEqual(['PMP Certification Training']);
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const nowhere: Box = { x: NaN, y: NaN, width: NaN, height: NaN };

test.each(everyNth(['ltr', 'rtl'], 2))(
  'on a phone the box to tick is below the picture and covers none of it, in text that runs %s',
  async (direction) => {
    const { page } = await visit('/courses', { width: 375 });
    await page.locator('html').evaluate((root, dir) => root.setAttribute('dir', dir), direction);
    const card = page.locator('main article').first();
    const [label, picture] = await Promise.all([
      card.locator('label').boundingBox(),
      card.locator('img').boundingBox(),
    ]);
    const edgesOf = ({ x, y, width, height }: Box) => ({ left: x, top: y, right: x + width, bottom: y + height });
    const [tick, cover] = [edgesOf(label ?? nowhere), edgesOf(picture ?? nowhere)];
    expect(Math.min(tick.left - cover.left, cover.right - tick.right)).toBeGreaterThanOrEqual(0);
    expect(direction === 'rtl' ? cover.right - tick.right : tick.left - cover.left).toBeLessThan(8);
    expect(tick.top).toBeGreaterThanOrEqual(cover.bottom);
  },
);

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
  const page = await catalogue();
  const box = (course: string) => page.getByRole('checkbox', { name: `Compare: ${course}` });
  await box('PMP Certification Training').check();
  await page.getByText('Choose another course to compare.').waitFor();
  await box('CAPM Certification Training').check();
  await page.getByRole('link', { name: 'Compare (2)' }).click();
  await page.getByRole('heading', { level: 1, name: 'Compare courses' }).waitFor();
  await page.getByRole('row', { name: 'OMR 450 OMR 600' }).waitFor();
  for (const label of ['Next date', 'Duration', 'Level', 'Languages', 'Prerequisites'])
    expect(await page.getByRole('rowheader', { name: label, exact: true }).count()).toBe(1);
  expect(await axeViolations(page)).toEqual([]);
  expect(query(page)).toBe('?compare=project-management,capm');
  await page.goBack();
  await expect.poll(() => box('CAPM Certification Training').isChecked()).toBe(true);
});

test('with three courses ticked, it is said why no other can be', async () => {
  const page = await catalogue('/courses?ticked=project-management%2Ccapm%2Ccad');
  const reason = page.getByText('You can compare up to 3 courses.');
  await reason.waitFor();
  const other = page.getByRole('checkbox', { name: 'Compare: Primavera P6' });
  expect(await other.isDisabled()).toBe(true);
  expect(await other.getAttribute('aria-describedby')).toBe(await reason.getAttribute('id'));
  await page.getByRole('checkbox', { name: 'Compare: CAPM Certification Training' }).uncheck();
  await reason.waitFor({ state: 'detached' });
  expect(await other.isEnabled()).toBe(true);
  expect(await other.getAttribute('aria-describedby')).toBeNull();
});

test('Reset clears the ticked courses, and leaves the focus on one of their boxes', async () => {
  const page = await catalogue('/courses?ticked=project-management%2Ccapm');
  const box = (course: string) => page.getByRole('checkbox', { name: `Compare: ${course}` });
  await page.getByRole('link', { name: 'Compare (2)' }).waitFor();
  await page.getByRole('button', { name: 'Reset' }).press('Enter');
  await expect.poll(() => box('PMP Certification Training').isChecked()).toBe(false);
  expect(await box('PMP Certification Training').evaluate((it) => it === document.activeElement)).toBe(true);
  expect(await box('CAPM Certification Training').isChecked()).toBe(false);
});

test('the link of a comparison shows its courses, at most three, and lets one be removed', async () => {
  const { page, problems } = await visit('/courses?compare=capm,cma-part-1-training,no-such-course,cad');
  const names = page.getByRole('columnheader');
  await expect.poll(() => names.allInnerTexts()).toEqual(['CAPM Certification Training', 'CMA Part 1']);
  await page.getByRole('link', { name: 'Remove: CAPM Certification Training' }).click();
  await expect.poll(() => names.allInnerTexts()).toEqual(['CMA Part 1']);
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});

test.each(everyNth(['PMP december thursday', 'weekend'], 2))(
  'courses are found by when they are held: %s',
  async (q) => {
    const page = await catalogue(`/courses?${new URLSearchParams({ q }).toString()}`);
    await expect.poll(() => titles(page)).toEqual(['PMP Certification Training']);
  },
);

test('the chosen part of the catalogue is the heading of the page', async () => {
  const page = await catalogue();
  const heading = page.getByRole('heading', { level: 1 });
  expect(await heading.innerText()).toBe('Courses');
  await openFilter(page);
  await category(page).selectOption({ label: 'Soft Skills Training' });
  await expect.poll(() => heading.innerText()).toBe('Soft Skills Training');
});

test.each(
  everyNth(
    [
      ['scrum', ['Agile Project Management']],
      ['agile scrum', ['Agile Project Management']],
      ['PMP exam', ['PMP Certification Training']],
      ['excel pivot', ['Excel Advanced']],
      ['p6', ['Primavera P6']],
      ['primavara', ['Primavera P6']],
    ],
    3,
  ),
)('"%s" finds what is meant', async (words, expected) => {
  const page = await catalogue(`/courses?q=${encodeURIComponent(words)}`);
  await expect.poll(() => titles(page)).toEqual(expected);
});

test('"AI" finds courses on it first, and none whose words merely contain the letters', async () => {
  const page = await catalogue('/courses?q=AI');
  await expect.poll(() => cards(page).count()).toBeLessThan(15);
  const found = await titles(page);
  expect(found[0]).toBe('AI for Professionals');
  expect(found).toContain('Artificial Intelligence Fundamentals');
  for (const other of ['LEED', 'Time Management', 'PMP', 'Train the Trainer'])
    expect(found.filter((title) => title.includes(other))).toEqual([]);
});

test('a typing error is forgiven: "project managment" finds project management', async () => {
  const page = await catalogue('/courses?q=project%20managment');
  await expect.poll(() => cards(page).count()).toBeLessThan(20);
  expect(await titles(page)).toContain('Project Management Fundamentals');
  expect(await titles(page)).not.toContain('LEED Green Associate');
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

test.each(everyNth(['category=bogus', 'subcategory=bogus', 'category=bogus&subcategory=bogus'], 3))(
  'a criterion that the catalogue does not have asks for nothing, in select and results alike: ?%s',
  async (asked) => {
    const page = await catalogue(`/courses?${asked}`);
    await openFilter(page);
    expect(await category(page).inputValue()).toBe('');
    expect(await count(page).innerText()).toBe('40 courses');
    expect(await criteria(page).count()).toBe(0);
    await search(page).fill('scrum');
    await expect.poll(() => query(page)).toBe('?q=scrum');
  },
);

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
