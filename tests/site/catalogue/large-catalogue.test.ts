// The catalogue of a provider with 2,400 courses: what is there at once, what comes, and how fast.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageFiles } from '../../../bench/page-files.ts';
import { overweight, weigh } from '../../../bench/weigh.ts';
import { buildLarge } from '../../support/browser/large-site.ts';
import { openStaticServer, type StaticServer } from '../../support/browser/static-server.ts';
import { newVisit, untilHydrated, visit } from '../../support/browser/visit.ts';
import { isLong, longTest } from '../../support/cases.ts';

const COUNT = 2400;
const SESSIONS = 387;

/** The maximum height of a long list on a phone, in CSS pixels. */
const SHORT = 10_000;

/** How many times slower the processor of a slow phone is. */
const SLOWDOWN = 4;

const out = mkdtempSync(join(tmpdir(), 'prospectus-large-'));
let server: StaticServer;
let url: string;

beforeAll(async () => {
  await buildLarge(COUNT, out, SESSIONS);
  server = await openStaticServer(out);
  url = server.url;
});
afterAll(() => {
  server.close();
  rmSync(out, { recursive: true, force: true, maxRetries: 10 });
});

/** The processor is slowed down, and other tests have their share of it. */
const WAIT = { timeout: 60_000 };

const cards = (page: Page) => page.locator('main article');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const count = (page: Page) => page.locator('main').getByRole('status');
const others = (page: Page) => page.locator('main').getByRole('link', { name: /^Show more courses/ });
const more = (page: Page) => page.getByRole('button', { name: 'Show more courses' });

async function openFilter(page: Page): Promise<void> {
  await page.getByText('Filter courses', { exact: true }).click();
  await search(page).waitFor();
}

test('the page weighs no more than others may', () => {
  expect(overweight(weigh(out, pageFiles(out, '/courses')))).toEqual([]);
});

test('without JavaScript there are the first courses of each category, and every course is reached by plain links', async () => {
  const { page } = await visit('/courses', { url, hasScript: false });
  expect(await cards(page).count()).toBe(18);
  expect(await count(page).innerText()).toBe('2,400 courses');
  expect(await others(page).first().isVisible()).toBe(false);
  const lists = page.getByRole('navigation', { name: 'All courses by subject' }).getByRole('link');
  const hrefs = await lists.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs).toHaveLength(12);
  await lists.first().click();
  await page.getByRole('heading', { level: 1, name: 'health one' }).waitFor();
  expect(await page.locator('main ul a[href^="/courses/"]').count()).toBe(200);
});

test('without JavaScript every session of a long schedule is on its page, which is short on a phone', async () => {
  const { page } = await visit('/schedule', { url, width: 375, hasScript: false });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(SHORT);
  expect(await page.locator('main tbody tr td:last-child').count()).toBe(SESSIONS);
  expect(await page.locator('main details:not([open])').count()).toBeGreaterThan(10);
  const last = page.locator('main details').last();
  await last.locator('summary').click();
  await last
    .getByRole('link', { name: /^Register: / })
    .first()
    .waitFor();
});

test('without JavaScript the registration shows the session of a link of the schedule, and sends it; of an unknown one it asks for course and dates', async () => {
  const schedule = await (await fetch(new URL('/schedule', url))).text();
  const href = /href="([^"]*session=[^"]*)"/.exec(schedule)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const { searchParams } = new URL(href, url);
  const { page } = await visit(href, { url, hasScript: false });
  expect(await page.locator(':target').innerText()).toContain(searchParams.get('course'));
  expect(await page.locator('[name=course]').isVisible()).toBe(false);
  const buttons = page.getByRole('button', { name: 'Submit Registration' });
  expect(await buttons.count()).toBe(1);
  expect(await buttons.getAttribute('value')).toBe(searchParams.get('session'));
  await page.goto('/register?course=Basic+Welding+0&session=gone');
  const note = page.locator('main fieldset noscript p');
  expect(await note.innerText()).toBe('Please enter the course and the dates that you have chosen.');
  expect(await note.isVisible()).toBe(true);
  expect(await page.locator('[name=course]').isVisible()).toBe(true);
});

test('the sessions for browsers without JavaScript are in the markup of the registration alone', async () => {
  const html = await (await fetch(new URL('/register', url))).text();
  expect(html.length).toBeLessThan(200_000);
  expect(gzipSync(html).length).toBeLessThan(30_000);
  expect(html.slice(html.indexOf('id="page-data"'))).not.toContain('listed');
  expect(html).toContain('Choose a course to see its dates and fee.');
});

test.runIf(isLong).each([
  ['the courses of a category', '/courses?category=safety', true],
  ['the courses that a search finds', '/courses?q=welding', true],
  ['the schedule', '/schedule', true],
  ['the catalogue without JavaScript', '/courses', false],
] as const)('on a phone %s is a short page', async (_, address, hasScript) => {
  const { page } = await visit(address, { url, width: 375, hasScript });
  if (hasScript && address.includes('?')) await expect.poll(() => cards(page).count(), WAIT).toBe(12);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(SHORT);
});

test('nothing but the first courses is in the page, and the page is no larger than others', async () => {
  const html = await (await fetch(new URL('/courses', url))).text();
  expect(html.match(/<article/g)).toHaveLength(18);
  expect(html.length).toBeLessThan(160_000);
});

test('on a phone the page is short, the search finds among all courses, and each category leads to all of its own', async () => {
  const { page, problems } = await visit('/courses', { url, width: 375 });
  const size = await page.evaluate(() => [document.documentElement.scrollHeight, document.documentElement.scrollWidth]);
  expect(size[0]).toBeLessThan(12_000);
  expect(size[1]).toBe(375);
  await openFilter(page);
  await search(page).fill('cafe hygiene refresher');
  await expect.poll(() => count(page).innerText(), WAIT).toBe('67 courses');
  expect(await cards(page).count()).toBe(12);
  await search(page).fill('pottery');
  await page.getByText('No courses found matching your criteria.', { exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe('?q=pottery');
  await search(page).fill('');
  await expect.poll(() => others(page).count()).toBe(3);
  await page.getByRole('link', { name: 'Show more courses safety programmes' }).click();
  await expect.poll(() => count(page).innerText(), WAIT).toBe('800 courses');
  expect(new URL(page.url()).search).toBe('?category=safety');
  expect(await cards(page).count()).toBe(12);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(SHORT);
  expect(problems).toEqual([]);
});

test('a link with a filter shows what it asks for; as the visitor scrolls more comes by itself, and at last by a button', async () => {
  const { page, problems } = await visit('/courses?category=safety&subcategory=two', { url });
  await expect.poll(() => count(page).innerText(), WAIT).toBe('200 courses');
  expect(await page.getByRole('heading', { level: 2, name: 'safety programmes' }).count()).toBe(1);
  const scrollToEnd = async (): Promise<number> => {
    await cards(page).last().scrollIntoViewIfNeeded();
    return cards(page).count();
  };
  await expect.poll(scrollToEnd, WAIT).toBe(3 * 12);
  await scrollToEnd();
  await page.waitForTimeout(500);
  expect(await cards(page).count()).toBe(3 * 12);
  expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
  await page.getByText('36 of 200 shown', { exact: true }).waitFor();
  // More are shown where the keyboard goes on, and are there again on the way back.
  await more(page).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => cards(page).count(), WAIT).toBeGreaterThanOrEqual(4 * 12);
  // The first card of a step has the focus: of the next, unless the button came into view and others came by themselves.
  const place = async (): Promise<number> => {
    const titles = await cards(page).locator('h3').allInnerTexts();
    return titles.indexOf(await page.evaluate(() => document.activeElement?.textContent ?? ''));
  };
  await expect.poll(async () => [36, 48, 60].includes(await place()), WAIT).toBe(true);
  const before = await cards(page).count();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).first().click();
  await page.waitForURL('**/contact');
  await page.goBack();
  await expect.poll(() => cards(page).count(), WAIT).toBeGreaterThanOrEqual(before);
  expect(problems).toEqual([]);
});

test('where the courses cannot be loaded, the page says so, and a button tries again', async () => {
  const { page } = await newVisit({ url });
  let isBroken = true;
  await page.route('**/assets/catalogue.*.json', (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto('/courses?q=welding');
  await untilHydrated(page);
  await page.getByRole('alert').getByText('The courses could not be loaded.', { exact: false }).waitFor();
  isBroken = false;
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect.poll(() => count(page).innerText(), WAIT).toBe('402 courses');
});

longTest('on a slow processor typing loses no letter and finds what was meant', async () => {
  const { page } = await visit('/courses', { url, isFresh: true });
  await openFilter(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await search(page).pressSequentially('welding', { delay: 120 });
  expect(await search(page).inputValue()).toBe('welding');
  await expect.poll(() => count(page).innerText(), WAIT).toBe('402 courses');
  expect(await search(page).inputValue()).toBe('welding');
  await search(page).press('Control+A');
  await search(page).press('Backspace');
  await expect.poll(() => count(page).innerText(), WAIT).toBe('2,400 courses');
});

test('the form stays while the sessions of another course are loaded, a late answer is not shown, and without a course one is asked for', async () => {
  const { page, problems } = await newVisit({ url });
  const held: (() => void)[] = [];
  let isHeld = false;
  await page.route('**/assets/offers.*.json', async (route) => {
    if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
    await route.continue();
  });
  await page.goto(`/register?${new URLSearchParams({ course: 'Advanced Welding 1' }).toString()}`);
  await untilHydrated(page);
  const options = page.getByRole('group', { name: 'Choose a session' });
  await options.waitFor();
  isHeld = true;
  const course = page.locator('[name=course]');
  await course.fill('Practical Welding 2');
  await expect.poll(() => held.length, WAIT).toBe(1);
  expect(await course.isVisible()).toBe(true);
  expect(await options.count()).toBe(0);
  await course.fill('Advanced Welding 1');
  await expect.poll(() => held.length, WAIT).toBe(2);
  held.at(1)?.();
  await options.waitFor();
  held.at(0)?.();
  await options.getByText(/2030/).first().waitFor();
  await course.fill('');
  await page.getByText('Choose a course to see its dates and fee.').waitFor();
  expect(problems).toEqual([]);
});
