// The catalogue and its filter.
import type { Locator } from 'playwright';
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
import { visit } from '../../support/browser/visit.ts';
import { longTest } from '../../support/cases.ts';

test('courses are grouped by subject, and links lead there; a card has its facts, and leads to course and registration', async () => {
  const page = await catalogue();
  const tops = await cards(page).evaluateAll((all) => all.slice(0, 6).map((card) => card.getBoundingClientRect().x));
  expect(new Set(tops.map(Math.round)).size).toBe(3);
  const subject = page.getByRole('region', { name: 'CAD & BIM', exact: true });
  expect(await subject.locator('article').count()).toBe(2);
  const jump = page.getByRole('navigation', { name: 'Jump to' }).getByRole('link', { name: 'CAD & BIM 2' });
  expect(await jump.getAttribute('href')).toBe('#project-technical-cad-bim');
  const card = cards(page)
    .filter({ has: page.getByRole('heading', { name: 'CAPM', exact: false }) })
    .first();
  const text = await card.innerText();
  for (const fact of ['Project Management', '4.9', '189', '40 Hours', 'OMR 600']) expect(text).toContain(fact);
  expect(await card.getByRole('link', { name: /^View Details/ }).getAttribute('href')).toBe('/courses/capm');
  const enroll = (await card.getByRole('link', { name: /^Enroll Now/ }).getAttribute('href')) ?? '';
  expect(new URL(enroll, page.url()).pathname).toBe('/register');
  // What is sought is not grouped.
  await search(page).fill('autocad');
  await expect.poll(() => subject.count()).toBe(0);
  expect(await cards(page).count()).toBeGreaterThan(0);
  await search(page).fill('');
  await card.getByRole('link', { name: /^View Details/ }).click();
  await page.waitForURL('**/courses/capm');
});

test('a month and a level narrow, an order sorts; all of it is in the address and survives Back', async () => {
  const page = await catalogue('/courses?month=2025-12');
  await expect.poll(() => cards(page).count()).toBe(2);
  await page.getByRole('button', { name: 'Remove: December 2025' }).click();
  await expect.poll(() => query(page)).toBe('');
  // The list follows its address a moment later.
  await expect.poll(() => cards(page).count()).toBe(40);
  await openFilter(page);
  await page.getByRole('combobox', { name: 'Level' }).selectOption('Professional');
  await expect.poll(() => query(page)).toBe('?level=Professional');
  await expect.poll(() => cards(page).count()).toBeLessThan(40);
  const few = await cards(page).count();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('fee');
  await expect.poll(() => query(page)).toBe('?level=Professional&sort=fee');
  const fees = async () => (await cards(page).allInnerTexts()).map((text) => Number(/OMR (\d+)/.exec(text)?.[1]));
  await expect.poll(async () => (await fees()).every((fee, i, all) => fee >= (all[i - 1] ?? 0))).toBe(true);
  await cards(page)
    .first()
    .getByRole('link', { name: /^View Details/ })
    .click();
  await page.waitForURL('**/courses/*');
  await page.goBack();
  await expect.poll(() => cards(page).count()).toBe(few);
  await page.getByRole('button', { name: 'Remove: Professional' }).click();
  await expect.poll(() => cards(page).count()).toBe(40);
});

longTest('the search narrows by category as well', async () => {
  const page = await catalogue();
  await openFilter(page);
  await search(page).fill('quality management');
  await expect.poll(() => titles(page)).toHaveLength(5);
  expect((await titles(page)).some((title) => /quality management/i.test(title))).toBe(false);
});

test('a link comes with its category set; the select offers all, narrows, and goes back and forward', async () => {
  const { page, problems } = await visit('/courses?category=soft-skills');
  await expect.poll(() => cards(page).count()).toBe(11);
  await openFilter(page);
  expect(await category(page).inputValue()).toBe('soft-skills');
  expect(await category(page).locator('option').allInnerTexts()).toEqual([
    'All Categories',
    'Project & Technical Programs',
    'Soft Skills Training',
    'Accounting & Finance',
  ]);
  await category(page).selectOption({ label: 'Accounting & Finance' });
  await expect.poll(() => cards(page).count()).toBe(1);
  expect(query(page)).toBe('?category=accounting-finance');
  await category(page).selectOption('');
  await expect.poll(() => cards(page).count()).toBe(40);
  await page.goBack();
  await expect.poll(() => cards(page).count()).toBe(1);
  await page.goBack();
  await expect.poll(() => cards(page).count()).toBe(11);
  expect(await category(page).inputValue()).toBe('soft-skills');
  await page.goForward();
  await expect.poll(() => cards(page).count()).toBe(1);
  expect(problems).toEqual([]);
});

test('the search is in view, the other choices are folded; Apply Filters changes nothing, Reset takes all back', async () => {
  const page = await catalogue();
  const heading = page.getByRole('heading', { level: 1 });
  expect(await heading.innerText()).toBe('Courses');
  expect(await search(page).isVisible()).toBe(true);
  expect(await category(page).isVisible()).toBe(false);
  await openFilter(page);
  await page.getByText('Filter courses', { exact: true }).click();
  await expect.poll(() => category(page).isVisible()).toBe(false);
  await openFilter(page);
  await category(page).selectOption('soft-skills');
  await expect.poll(() => count(page).innerText()).toBe('11 courses');
  expect(await heading.innerText()).toBe('Soft Skills Training');
  const state = async () => ({
    url: page.url(),
    titles: await titles(page),
    // The history of the shared page may be full, and then grows no more.
    entries: await page.evaluate(() => history.length),
  });
  const before = await state();
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  expect(await state()).toEqual(before);
  expect(await search(page).isVisible()).toBe(true);
  await search(page).fill('leadership');
  await expect.poll(() => query(page)).toContain('q=leadership');
  await page.locator('main form').getByRole('button', { name: 'Reset' }).click();
  await expect.poll(() => cards(page).count()).toBe(40);
  expect(query(page)).toBe('');
  expect(await search(page).inputValue()).toBe('');
  expect(await category(page).inputValue()).toBe('');
});

test('the search narrows by title, whatever the case; Reset and a choice right after typing are not undone by it', async () => {
  const page = await catalogue();
  await openFilter(page);
  await search(page).fill('six SIGMA');
  await expect.poll(() => count(page).innerText()).toBe('3 courses');
  expect(await titles(page)).toHaveLength(3);
  for (const title of await titles(page)) expect(title).toMatch(/six sigma/i);
  await search(page).fill('capm');
  await expect.poll(() => count(page).innerText()).toBe('1 course');
  await search(page).fill('nothing is called this');
  await page.locator('main form').getByRole('button', { name: 'Reset' }).click();
  await expect.poll(async () => [query(page), await search(page).inputValue()]).toEqual(['', '']);
  await page.waitForTimeout(400);
  expect([query(page), await search(page).inputValue()]).toEqual(['', '']);
  await search(page).fill('a');
  // People get to a field before they choose in it; selectOption alone does not.
  await category(page).focus();
  await category(page).selectOption({ label: 'Accounting & Finance' });
  await page.waitForTimeout(400);
  await expect.poll(() => query(page)).toContain('category=accounting-finance');
  expect(query(page)).toContain('q=a');
});

longTest('words typed while a choice is still on its way are kept, and so is the choice', async () => {
  const page = await catalogue();
  await openFilter(page);
  await page.locator('main form').evaluate((form: HTMLFormElement) => {
    const enter = (name: string, value: string, event: string): void => {
      const field = form.elements.namedItem(name) as HTMLInputElement;
      field.value = value;
      field.dispatchEvent(new Event(event, { bubbles: true }));
    };
    enter('category', 'soft-skills', 'change');
    enter('q', 'leadership', 'input');
  });
  await expect.poll(() => query(page)).toContain('q=leadership');
  expect(query(page)).toContain('category=soft-skills');
  expect(await search(page).inputValue()).toBe('leadership');
});

longTest(
  'in a row of cards all fees are in a line, also of courses without a date; on a phone the covers are strips',
  async () => {
    const { page } = await visit('/courses', { width: 1440 });
    const row = cards(page).filter({ hasText: /Agile Project Management|Project Scheduling/ });
    const tops = await row.getByText(/^OMR/).evaluateAll((fees) => fees.map((fee) => fee.getBoundingClientRect().top));
    expect(await row.getByText('Ask about dates').count()).toBe(1);
    expect(Math.abs((tops[0] ?? 0) - (tops[1] ?? NaN))).toBeLessThan(2);
    await page.setViewportSize({ width: 375, height: 800 });
    expect((await cards(page).first().locator('img').boundingBox())?.width).toBeLessThan(100);
  },
);

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Fails where the box to tick is not below the picture of its card, or not at its beginning. */
async function expectBoxBelowPicture(card: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  const boxes = [card.locator('label'), card.locator('img')].map((part) => part.boundingBox());
  const [label, picture] = await Promise.all(boxes);
  if (!label || !picture) throw new Error('The box or the picture is not shown.');
  const edgesOf = ({ x, y, width, height }: Box) => ({ left: x, top: y, right: x + width, bottom: y + height });
  const [tick, cover] = [edgesOf(label), edgesOf(picture)];
  expect(Math.min(tick.left - cover.left, cover.right - tick.right)).toBeGreaterThanOrEqual(0);
  expect(direction === 'rtl' ? cover.right - tick.right : tick.left - cover.left).toBeLessThan(8);
  expect(tick.top).toBeGreaterThanOrEqual(cover.bottom);
}

test('on a phone there is one column, the box to tick is below the picture, and the order fills its line', async () => {
  const page = await catalogue('/courses', 375);
  const tops = await cards(page).evaluateAll((all) => all.slice(0, 6).map((card) => card.getBoundingClientRect().x));
  expect(new Set(tops.map(Math.round)).size).toBe(1);
  await expectBoxBelowPicture(cards(page).first(), 'ltr');
  await page.setViewportSize({ width: 320, height: 800 });
  const filter = await page.locator('main :has(> details)').boundingBox();
  const order = await page.getByLabel('Sort by').boundingBox();
  if (!filter || !order) throw new Error('The filter or the order is not shown.');
  expect(order.x + order.width).toBeCloseTo(filter.x + filter.width, 0);
  expect(order.width).toBeGreaterThan(filter.width / 2);
  // Just below the size of a tablet, the strip of a card has its column.
  await page.setViewportSize({ width: 600, height: 800 });
  expect((await cards(page).first().locator('img').boundingBox())?.width).toBe(88);
  await page.setViewportSize({ width: 375, height: 800 });
  await page.locator('html').evaluate((root) => root.setAttribute('dir', 'rtl'));
  await expectBoxBelowPicture(cards(page).first(), 'rtl');
});
