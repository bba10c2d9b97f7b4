// Finding one's way on a course page: links to its sections, facts that stay in view, and dates or a way to ask.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { everyNth, longTest } from '../../support/cases.ts';
import { expectApart } from '../../support/browser/apart.ts';
import { follow, look, visit } from '../../support/browser/visit.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const current = (page: Page): Promise<readonly string[]> => bar(page).locator('[aria-current]').allInnerTexts();
const facts = (page: Page) => page.locator('main section', { has: page.locator('h2', { hasText: 'Course facts' }) });

test.each(['/courses/capm', '/courses/bim'])('%s links to all of its sections, in their order', async (address) => {
  const { page } = await look(address, { hasScript: false });
  const targets = await bar(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link.getAttribute('href') ?? '').slice(1)));
  const tops = await page.evaluate(
    (ids) => ids.map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? -1),
    targets,
  );
  expect(targets.length).toBeGreaterThanOrEqual(5);
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  expect(Math.min(...tops)).toBeGreaterThan(0);
});

test.each(everyNth([768, 1024, 1440], 3))('in a window %i px wide all links to sections are in view', async (width) => {
  const { page } = await look('/courses/project-management', { width, hasScript: false });
  const row = bar(page).locator('ul');
  expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const ends = await row.locator('li').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeLessThanOrEqual(width);
});

test('a link leads to its section, below the header; what is being read is marked, and the facts stay in view', async () => {
  const { page, problems } = await visit('/courses/capm');
  await bar(page).getByRole('link', { name: 'Curriculum' }).click();
  await expect.poll(() => current(page)).toEqual(['Curriculum']);
  const bottom = await bar(page).evaluate((element) => element.getBoundingClientRect().bottom);
  const top = await page.locator('#curriculum').evaluate((element) => element.getBoundingClientRect().top);
  expect(top).toBeGreaterThanOrEqual(bottom - 1);
  expect(top).toBeLessThan(400);
  for (const [id, name] of [
    ['#features', 'What’s included'],
    ['#objectives', 'What you’ll learn'],
    ['#features', 'What’s included'],
  ] as const) {
    await page.locator(id).evaluate((element) => element.scrollIntoView({ block: 'start' }));
    await expect.poll(() => current(page)).toEqual([name]);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => current(page)).toEqual([]);
  for (const height of everyNth([650, 768, 900, 1100], 4)) {
    await page.setViewportSize({ width: 1366, height });
    await page.evaluate(() => window.scrollTo(0, 1800));
    await expectFactsInView(page, height);
  }
  expect(problems).toEqual([]);
});

/** The facts with their button, below the header. */
async function expectFactsInView(page: Page, height: number): Promise<void> {
  const button = facts(page).getByRole('link', { name: 'Register Now' });
  await expect.poll(async () => (await button.boundingBox())?.y ?? -1).toBeGreaterThan(0);
  const box = await button.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  const top = await page
    .locator('header')
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom);
  expect((await facts(page).boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(Math.min(top, 60));
}

/** Follows links to sections: each leads to its heading, directly below what stays above. */
async function expectHeadingsBelowBar(page: Page): Promise<void> {
  const links = await bar(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links).toContain('#key-facts');
  for (const href of links.slice(1, 4)) {
    await bar(page).locator(`a[href="${href}"]`).click();
    const gap = () =>
      page.evaluate((id) => {
        const heading = document.querySelector(`${id} h2`)?.getBoundingClientRect().top ?? 0;
        const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
        const nav = document.querySelector('nav:has(a[href="#about"])')?.getBoundingClientRect();
        return Math.round(heading - (nav && nav.top <= header + 1 ? Math.max(header, nav.bottom) : header));
      }, href);
    await expect.poll(gap).toBeLessThanOrEqual(32);
    expect(await gap()).toBeGreaterThanOrEqual(0);
  }
}

test('on a phone six facts are shown, and all when asked for; links to sections are apart, and lead to their headings', async () => {
  const { page } = await visit('/courses/capm', { width: 375 });
  await expectApart(bar(page).locator('a'));
  const shown = facts(page).locator('dl > div').filter({ visible: true });
  expect(await shown.count()).toBe(6);
  await facts(page).getByRole('button', { name: 'Show all facts' }).click();
  await expect.poll(() => shown.count()).toBeGreaterThan(10);
  await expectHeadingsBelowBar(page);
});

longTest('on a wide screen links to sections lead to their headings', async () => {
  const { page } = await visit('/courses/capm');
  await expectHeadingsBelowBar(page);
});

longTest('on a tablet the facts are in two columns, below the whole width of the cover', async () => {
  const { page } = await look('/courses/capm', { width: 768 });
  const rows = await facts(page)
    .locator('dl > div')
    .evaluateAll((all) => all.map((fact) => Math.round(fact.getBoundingClientRect().top)));
  expect(rows[1]).toBe(rows[0]);
  const picture = await page.locator('main div:has(> section h2) > picture img').boundingBox();
  expect(picture?.width).toBeGreaterThan(600);
});

test('the sessions of a course tell a single day as one date, and a course with a date shows it among its facts', async () => {
  const { page } = await look('/courses/effective-leadership', { hasScript: false });
  const session = page.locator('#sessions li').first();
  expect(await session.locator('p').first().innerText()).toMatch(/^Dec 11, 2026(?! –)/);
  expect(await facts(page).locator('dl div', { hasText: 'Next date' }).innerText()).toContain('Dec 11, 2026');
});

test('a course without a date and its card offer to ask for one, in its name', async () => {
  const { page } = await visit('/courses/bim', { at: '2035-01-01T06:00:00Z' });
  const ask = facts(page).getByRole('link', { name: 'Ask about dates' });
  await ask.waitFor();
  const { pathname, searchParams } = new URL((await ask.getAttribute('href')) ?? '', page.url());
  expect(pathname).toBe('/contact');
  expect(searchParams.get('course')).toBe(await page.locator('h1').innerText());
  await follow(page, '/courses');
  const links = page.getByRole('link', { name: /^Ask about dates: / });
  await expect.poll(() => links.count()).toBe(40);
  expect(await links.first().getAttribute('href')).toMatch(/^\/contact\?course=/);
});
