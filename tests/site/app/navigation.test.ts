// Going from page to page without loading: what a full load would have done by itself must be done all the same.
import type { Page, Route } from 'playwright';
import { expect, test } from 'vitest';
import { codeOf } from '../../../bench/page-files.ts';
import { courseTitle, providerName, readHtml } from '../../support/html/built-site.ts';
import { markWindow, untilHydrated, visit } from '../../support/browser/visit.ts';
import { everyNth, longTest } from '../../support/cases.ts';

const pageOf = (slug: string) => `**/courses/${slug}`;
const cardLink = (page: Page, slug: string) =>
  page.locator(`main article a[href="/courses/${slug}"]`, { hasText: 'View Details' });
const scrollY = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
const titleOf = (slug: string): string => `${courseTitle(slug)} | ${providerName}`;

async function follow(page: Page, slug: string): Promise<void> {
  await cardLink(page, slug).click();
  await page.waitForURL(`**/courses/${slug}`);
  await page.getByRole('heading', { level: 1, name: courseTitle(slug) }).waitFor();
}

test.each(everyNth([1280, 375], 2))(
  'a course opens from the home page without a full load, at %i px',
  async (width) => {
    const { page, problems } = await visit('/', { width });
    const isMarked = await markWindow(page);
    const asked = page.waitForRequest(pageOf('capm'));
    await follow(page, 'capm');
    expect((await asked).resourceType()).toBe('fetch');
    expect(await isMarked()).toBe(true);
    expect(await page.title()).toBe(titleOf('capm'));
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/courses\/capm$/);
    expect(await page.locator('script[type="application/ld+json"]').first().textContent()).toContain(
      courseTitle('capm'),
    );
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await scrollY(page)).toBe(0);
    expect(problems).toEqual([]);
  },
);

test('all the code of a page is asked for at once, and none of it twice', async () => {
  const { page } = await visit('/');
  const modulesOf = (address: string) => codeOf(readHtml(address) ?? '').map((file) => `/${file}`);
  const modules = modulesOf('/schedule');
  const wanted = modules.filter((url) => !modulesOf('/').includes(url));
  expect(wanted.length).toBeGreaterThan(3);
  const held: Route[] = [];
  // The code that loads pages comes first.
  const isWanted = (url: URL): boolean => modules.includes(url.pathname);
  await page.route(isWanted, (route) => void held.push(route));
  await page.getByRole('link', { name: 'Schedule', exact: true }).first().click();
  const asked = () => held.map((route) => new URL(route.request().url()).pathname);
  await expect.poll(() => asked().toSorted()).toEqual(wanted.toSorted());
  for (const route of held) await route.continue();
  await page.getByRole('heading', { level: 1, name: 'Course schedule' }).waitFor();
  expect(new Set(asked()).size).toBe(asked().length);
});

test('a page is asked for without any code before it', async () => {
  const { page } = await visit('/', { isFresh: true });
  await page.route('**/assets/**/*.js', (route) => route.abort());
  const answered = page.waitForResponse(pageOf('capm'));
  await cardLink(page, 'capm').hover();
  expect((await answered).ok()).toBe(true);
});

test('a page that could not be asked for ahead is shown once it can be had', async () => {
  const { page } = await visit('/', { isFresh: true });
  await page.route(pageOf('capm'), (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => new URL(request.url()).pathname === '/courses/capm');
  await cardLink(page, 'capm').hover();
  await failed;
  await page.unrouteAll();
  // Without a hover before it, as from a key of a screen reader.
  await cardLink(page, 'capm').evaluate((link: HTMLElement) => link.click());
  await page.getByRole('heading', { level: 1, name: courseTitle('capm') }).waitFor();
  expect(await page.title()).toBe(titleOf('capm'));
});

test('the new title is announced to people who do not see it', async () => {
  const { page } = await visit('/');
  await follow(page, 'capm');
  await expect.poll(() => page.getByRole('status').allInnerTexts()).toContain(titleOf('capm'));
});

test('back returns to where the visitor was, forward to the top of the course', async () => {
  const { page } = await visit('/');
  await cardLink(page, 'capm').hover();
  const left = await scrollY(page);
  expect(left).toBeGreaterThan(100);
  await follow(page, 'capm');
  expect(await scrollY(page)).toBe(0);
  await page.goBack();
  await page.waitForURL((address) => address.pathname === '/');
  await expect.poll(() => scrollY(page)).toBe(left);
  expect(await page.title()).toContain(providerName);
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: courseTitle('capm') }).waitFor();
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('a fragment that encodes nothing leaves the page as it is, and Back to it shows the page', async () => {
  const { page, problems } = await visit('/about#50%');
  await page.evaluate(() => (window.location.hash = '#100%'));
  await page.getByRole('link', { name: 'Schedule', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Course schedule' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor();
  expect(problems).toEqual([]);
});

test('after a reload, back still returns to where the visitor was', async () => {
  const { page } = await visit('/courses');
  await page.evaluate(() => window.scrollTo(0, 900));
  const left = await scrollY(page);
  expect(left).toBeGreaterThan(800);
  await page
    .locator('main')
    .getByRole('link', { name: /^View Details/ })
    .nth(3)
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL('**/courses/*');
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.reload();
  await untilHydrated(page);
  await page.goBack();
  await page.waitForURL('**/courses');
  await expect.poll(() => scrollY(page)).toBe(left);
});

test.each(everyNth(['hover', 'focus'] as const, 2))(
  '%s over a link loads its page ahead, and only once',
  async (gesture) => {
    const { page } = await visit('/');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const asked = page.waitForResponse(pageOf('capm'));
    await cardLink(page, 'capm')[gesture]();
    await asked;
    expect(new URL(page.url()).pathname).toBe('/');
    await follow(page, 'capm');
    expect(requests.filter((path) => path === '/courses/capm')).toHaveLength(1);
  },
);

test('a page that cannot be loaded says so, and loads when the visitor tries again', async () => {
  const { page } = await visit('/');
  await page.route(pageOf('capm'), (route) => route.abort());
  await cardLink(page, 'capm').click();
  await page.getByRole('heading', { level: 1, name: 'This page couldn’t be loaded' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/courses/capm');
  const retry = page.getByRole('button', { name: 'Retry' });
  const failed = page.waitForEvent('requestfailed');
  await retry.click();
  await failed;
  await page.getByRole('heading', { level: 1, name: 'This page couldn’t be loaded' }).waitFor();
  await page.unroute(pageOf('capm'));
  const isMarked = await markWindow(page);
  await retry.click();
  await page.getByRole('heading', { level: 1, name: courseTitle('capm') }).waitFor();
  expect(await page.title()).toBe(titleOf('capm'));
  expect(await isMarked()).toBe(true);
});

const fileOf = (address: string): string => readHtml(address) ?? '';

longTest('where a host finds a page by its file only, a click finds it too', async () => {
  const { page } = await visit('/');
  await page.route(pageOf('capm'), (route) => route.fulfill({ status: 404, body: 'Not found' }));
  const body = fileOf('/courses/capm');
  await page.route(pageOf('capm.html'), (route) => route.fulfill({ contentType: 'text/html', body }));
  const isMarked = await markWindow(page);
  await follow(page, 'capm');
  expect(await isMarked()).toBe(true);
});

test('a host that sends the not-found page with status 200 has no such page', async () => {
  const { page } = await visit('/');
  const body = fileOf('/404');
  await page.route(pageOf('capm'), (route) => route.fulfill({ contentType: 'text/html', body }));
  await cardLink(page, 'capm').click();
  await page.getByRole('heading', { level: 1, name: '404 - Page Not Found' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/courses/capm');
});

longTest('where a host redirects a followed link, the address of the page that came is shown', async () => {
  const { page } = await visit('/');
  const body = fileOf('/courses/bim');
  await page.route(pageOf('capm'), (route) => route.fulfill({ contentType: 'text/html', body }));
  await cardLink(page, 'capm').click();
  await page.waitForURL('**/courses/bim');
  await page.getByRole('heading', { level: 1, name: courseTitle('bim') }).waitFor();
});

test('a server error while loading is a failure too, not a page that was not found', async () => {
  const { page } = await visit('/');
  await page.route(pageOf('capm'), (route) => route.fulfill({ status: 503, body: 'Busy' }));
  await cardLink(page, 'capm').click();
  await page.getByRole('heading', { level: 1, name: 'This page couldn’t be loaded' }).waitFor();
});

test('a page of another version of the site leads to a full load', async () => {
  const { page } = await visit('/');
  const isMarked = await markWindow(page);
  await page.route(pageOf('capm'), async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('"version":"', '"version":"another') });
  });
  await cardLink(page, 'capm').click();
  await page.waitForURL('**/courses/capm');
  await page.getByRole('heading', { level: 1, name: courseTitle('capm') }).waitFor();
  await untilHydrated(page);
  expect(await isMarked()).toBe(false);
});

test('code that was removed with its version leads to a full load', async () => {
  const { page } = await visit('/', { isFresh: true });
  const isMarked = await markWindow(page);
  const isChunk = /\/assets\/chunks\//;
  await page.route(isChunk, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await cardLink(page, 'capm').click();
  await expect.poll(isMarked).toBe(false);
  await page.unroute(isChunk);
  await page.getByRole('heading', { level: 1, name: courseTitle('capm') }).waitFor();
});

test('of two links in a row the second wins, however late the first answers', async () => {
  const { page } = await visit('/');
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(pageOf('capm'), async (route) => {
    await held;
    await route.continue();
  });
  await cardLink(page, 'capm').click();
  await page.waitForURL('**/courses/capm');
  await follow(page, 'bim');
  const late = page.waitForResponse(pageOf('capm'));
  release();
  await (await late).finished();
  expect(await page.locator('h1').innerText()).toBe(courseTitle('bim'));
  expect(await page.title()).toBe(titleOf('bim'));
});

test('the text of a page comes from its HTML, its links go on without a load, and Back shows it again', async () => {
  const { page, problems } = await visit('/courses/22');
  const isMarked = await markWindow(page);
  const link = page.locator('#about').getByRole('link', { name: 'Advanced Power BI' });
  await link.click();
  await page.getByRole('heading', { level: 1, name: courseTitle('advanced-power-bi') }).waitFor();
  expect(await page.locator('#objectives li').count()).toBeGreaterThan(2);
  await page.goBack();
  await link.waitFor();
  expect([await isMarked(), problems]).toEqual([true, []]);
});

test('a page that fails while it is shown is replaced by the error page, inside the layout', async () => {
  const { page } = await visit('/');
  await page.route(pageOf('capm'), async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('"sessions":', '"another":') });
  });
  await cardLink(page, 'capm').click();
  await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor();
  expect(await page.locator('main p').first().innerText()).not.toBe('');
  expect(await page.locator('header').isVisible()).toBe(true);
  await page.locator('main').getByRole('link').click();
  await page.waitForURL((address) => address.pathname === '/');
});
