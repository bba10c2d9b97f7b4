// The designs of a course page: tabs where it has tabs, modules that open, facts, and the way to the registration.
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { everyNth } from '../../support/cases.ts';
import { expectApart } from '../../support/browser/apart.ts';
import { look, visit } from '../../support/browser/visit.ts';

const tabbed = ['/courses/cad', '/courses/9'] as const;
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const shown = (page: Page): Promise<string | null> => page.getByRole('tabpanel').getAttribute('id');
const chosen = (page: Page): Promise<readonly string[]> =>
  page.locator('[role=tab][aria-selected=true]').allInnerTexts();

async function expectTabsByClick(page: Page): Promise<void> {
  expect(await page.getByRole('tablist').count()).toBe(1);
  expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Overview', 'Curriculum', 'Success Stories']);
  expect(await shown(page)).toBe('overview');
  for (const [name, id] of [
    ['Curriculum', 'curriculum'],
    ['Success Stories', 'success-stories'],
    ['Overview', 'overview'],
  ] as const) {
    await tab(page, name).click();
    await expect.poll(() => shown(page)).toBe(id);
    await expect.poll(() => chosen(page)).toEqual([name]);
    expect(await page.getByRole('tabpanel').count()).toBe(1);
    expect(await tab(page, name).getAttribute('aria-controls')).toBe(id);
  }
}

/** The keys go round and to the ends. */
async function expectTabsByKeys(page: Page): Promise<void> {
  await tab(page, 'Overview').focus();
  for (const [key, name] of [
    ['ArrowRight', 'Curriculum'],
    ['ArrowRight', 'Success Stories'],
    ['ArrowRight', 'Overview'],
    ['ArrowLeft', 'Success Stories'],
    ['Home', 'Overview'],
    ['End', 'Success Stories'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => chosen(page)).toEqual([name]);
    await expect.poll(() => tab(page, name).evaluate((element) => element === document.activeElement)).toBe(true);
  }
  expect(await page.locator('[role=tab][tabindex="0"]').count()).toBe(1);
}

test.each(everyNth(tabbed, 2))(
  '%s has three tabs of which a click chooses one, without an entry in the history and without scrolling, and the keys too',
  async (address) => {
    const { page, problems } = await visit(address);
    const read = () => page.evaluate(() => ({ entries: history.length, y: Math.round(scrollY) }));
    await tab(page, 'Curriculum').hover();
    const before = await read();
    await tab(page, 'Curriculum').click();
    await expect.poll(() => shown(page)).toBe('curriculum');
    expect(await read()).toEqual(before);
    await tab(page, 'Overview').click();
    await expect.poll(() => shown(page)).toBe('overview');
    await expectTabsByClick(page);
    await expectTabsByKeys(page);
    expect(problems).toEqual([]);
  },
);

test('a fragment in the address opens its tab; on a phone all three are in view, none over the next', async () => {
  const { page } = await visit('/courses/cad#curriculum', { width: 375 });
  await expect.poll(() => chosen(page)).toEqual(['Curriculum']);
  const tabs = page.getByRole('tablist');
  expect(await tabs.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expectApart(tabs.getByRole('tab'));
});

test('/courses/bim is a single page without tabs', async () => {
  const { page } = await look('/courses/bim', { hasScript: false });
  expect(await page.getByRole('tab').count()).toBe(0);
  const headings = (await page.locator('main h2').allInnerTexts()).join('\n');
  for (const part of [/What you’ll learn/, /What’s included/, /Success Stories/]) expect(headings).toMatch(part);
  const register = page
    .locator('main')
    .getByRole('link', { name: /Register Now/ })
    .first();
  expect(new URL((await register.getAttribute('href')) ?? '', page.url()).pathname).toBe('/register');
});

test('a page by number has the features of the specification and the Google rating', async () => {
  const { page } = await look('/courses/35', { hasScript: false });
  const main = page.locator('main');
  expect(await main.locator('h2', { hasText: 'Course Features' }).count()).toBe(1);
  const facts = await main.locator('dl div').allInnerTexts();
  const flat = facts.map((fact) => fact.replace(/\s+/g, ' ').trim());
  for (const fact of [/^Duration \d+ Hours$/, /^Level (Professional|N\/A)$/, /^Certificate Yes$/, /^Access Lifetime$/])
    expect(flat.some((text) => fact.test(text))).toBe(true);
  expect(flat.some((text) => /updated June 2024$/i.test(text))).toBe(true);
  expect(await main.innerText()).toMatch(/4\.8[\s\S]*Google|Google[\s\S]*4\.8/);
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  expect(await trail.getByRole('link', { name: 'Courses' }).getAttribute('href')).toBe('/courses');
});

test('a course in the shared design shows its figures', async () => {
  const { page } = await look('/courses/project-management', { hasScript: false });
  const text = await page.locator('main').innerText();
  for (const fact of [
    '4.9',
    '235',
    '1,247',
    '40 Hours',
    'OMR 450',
    'Al Khuwair, Muscat, Oman',
    'June 2025',
    'Lifetime',
  ])
    expect(text).toContain(fact);
});

async function expectModulesOpen(page: Page, modules: Locator): Promise<void> {
  const total = await modules.count();
  const open = () => modules.evaluateAll((all) => all.filter((each) => each.hasAttribute('open')).length);
  expect(total).toBeGreaterThan(4);
  expect(await open()).toBeLessThan(total);
  const second = modules.nth(1);
  await second.locator('summary').click();
  expect(await second.locator('li').first().isVisible()).toBe(true);
  await second.locator('summary').press('Enter');
  await expect.poll(() => second.locator('li').first().isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect.poll(open).toBe(total);
  await page.getByRole('button', { name: 'Collapse all' }).click();
  await expect.poll(open).toBe(0);
}

test.each(everyNth(['/courses/capm', '/courses/cad', '/courses/bim', '/courses/9', '/courses/35'], 3))(
  'the modules of %s open one by one and all at once, and it leads to a registration that is filled in',
  async (address) => {
    const { page } = await visit(address);
    if (await tab(page, 'Curriculum').count()) await tab(page, 'Curriculum').click();
    const modules = page.locator('main details:not(#questions details)', { has: page.locator('summary h3') });
    if (!['/courses/bim', '/courses/35'].includes(address)) await expectModulesOpen(page, modules);
    const heading = await page.locator('h1').innerText();
    await page
      .locator('main')
      .getByRole('link', { name: /^(Enroll|Register) Now/ })
      .first()
      .click();
    await page.waitForURL('**/register?*');
    const field = page.getByRole('combobox', { name: 'Course' });
    await expect.poll(() => field.inputValue()).toBe(heading);
  },
);
