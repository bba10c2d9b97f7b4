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

const shownCourse = (page: Page, slug: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name: courseTitle(slug) }).waitFor();

async function follow(page: Page, slug: string): Promise<void> {
  await cardLink(page, slug).click();
  await page.waitForURL(`**/courses/${slug}`);
  await shownCourse(page, slug);
}

async function goHome(page: Page): Promise<void> {
  await page.goBack();
  await page.waitForURL((address) => address.pathname === '/');
  await cardLink(page, 'capm').waitFor();
}

/** The course is shown as after a load: its head, its announcement, the focus and the top of the page. */
async function expectArrived(page: Page, slug: string): Promise<void> {
  expect(await page.title()).toBe(titleOf(slug));
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`/courses/${slug}$`));
  expect(await page.locator('script[type="application/ld+json"]').first().textContent()).toContain(courseTitle(slug));
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(await scrollY(page)).toBe(0);
  await expect.poll(() => page.getByRole('status').allInnerTexts()).toContain(titleOf(slug));
}

const gestures = [
  [1280, 'hover'],
  [375, 'focus'],
] as const;

test.each(everyNth(gestures, 2))(
  'at %i px a course is loaded once, ahead by %s, and opens without a full load; Back returns to the place, also after a reload',
  async (width, gesture) => {
    const { page, problems } = await visit('/', { width });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    const isMarked = await markWindow(page);
    const asked = page.waitForRequest(pageOf('capm'));
    await cardLink(page, 'capm')[gesture]();
    const request = await asked;
    expect(request.resourceType()).toBe('fetch');
    await request.response();
    expect(new URL(page.url()).pathname).toBe('/');
    const left = await scrollY(page);
    expect(left).toBeGreaterThan(100);
    await follow(page, 'capm');
    expect(requests.filter((path) => path === '/courses/capm')).toHaveLength(1);
    await expectArrived(page, 'capm');
    await goHome(page);
    await expect.poll(() => scrollY(page)).toBe(left);
    expect(await page.title()).toContain(providerName);
    await page.goForward();
    await shownCourse(page, 'capm');
    await expect.poll(() => scrollY(page)).toBe(0);
    expect(await isMarked()).toBe(true);
    await page.reload();
    await untilHydrated(page);
    await goHome(page);
    await expect.poll(() => scrollY(page)).toBe(left);
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

test('a page is asked for without any code before it, and code that was removed with its version leads to a full load', async () => {
  const { page } = await visit('/', { isFresh: true });
  const isMarked = await markWindow(page);
  const code = '**/assets/**/*.js';
  await page.route(code, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  const answered = page.waitForResponse(pageOf('capm'));
  await cardLink(page, 'capm').hover();
  expect((await answered).ok()).toBe(true);
  await cardLink(page, 'capm').click();
  await expect.poll(isMarked).toBe(false);
  await page.unroute(code);
  await shownCourse(page, 'capm');
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

/** Answers with what a host really has, changed. */
const changed = (from: string, to: string) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: (await response.text()).replace(from, to) });
};

const sendsPage = (address: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/html', body: readHtml(address) ?? '' });

interface Answer {
  readonly slug: string;
  readonly answer: (route: Route) => Promise<void>;
  readonly heading: string;
  /** The course whose address is shown; by default the one that was followed. */
  readonly shown?: string;
}

const failed = 'This page couldn’t be loaded';

/** What comes in place of a page, each for a course of its own: what was loaded is kept. */
const answers: readonly Answer[] = [
  { slug: 'primavera-6', answer: (route) => route.fulfill({ status: 503, body: 'Busy' }), heading: failed },
  // A host that sends its not-found page with status 200.
  { slug: 'bim', answer: sendsPage('/404'), heading: '404 - Page Not Found' },
  // A host that redirects: the address is that of the page that came.
  {
    slug: 'six-sigma-green-belt',
    answer: sendsPage('/courses/building-pmo'),
    heading: courseTitle('building-pmo'),
    shown: 'building-pmo',
  },
];

async function expectRetry(page: Page, slug: string): Promise<void> {
  await page.route(pageOf(slug), (route) => route.abort());
  await cardLink(page, slug).click();
  const heading = page.getByRole('heading', { level: 1, name: failed });
  await heading.waitFor();
  expect(new URL(page.url()).pathname).toBe(`/courses/${slug}`);
  const retry = page.getByRole('button', { name: 'Retry' });
  const again = page.waitForEvent('requestfailed');
  await retry.click();
  await again;
  await heading.waitFor();
  await page.unroute(pageOf(slug));
  await retry.click();
  await shownCourse(page, slug);
  expect(await page.title()).toBe(titleOf(slug));
}

async function expectSecondOfTwo(page: Page, [first, second]: readonly [string, string]): Promise<void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(pageOf(first), async (route) => {
    await held;
    await route.continue();
  });
  await cardLink(page, first).click();
  await page.waitForURL(pageOf(first));
  await follow(page, second);
  const late = page.waitForResponse(pageOf(first));
  release();
  await (await late).finished();
  expect(await page.locator('h1').innerText()).toBe(courseTitle(second));
  expect(await page.title()).toBe(titleOf(second));
}

test('a link that fails can be tried again, the later of two links is shown, and so is what a wrong response means', async () => {
  const { page } = await visit('/');
  const isMarked = await markWindow(page);
  await expectRetry(page, 'capm');
  await goHome(page);
  // A page that could not be asked for ahead, followed without a hover before it, as from a key of a screen reader.
  await page.route(pageOf('cad'), (route) => route.abort());
  const aborted = page.waitForEvent('requestfailed', (request) => new URL(request.url()).pathname === '/courses/cad');
  await cardLink(page, 'cad').hover();
  await aborted;
  await page.unrouteAll();
  await cardLink(page, 'cad').evaluate((link: HTMLElement) => link.click());
  await shownCourse(page, 'cad');
  expect(await page.title()).toBe(titleOf('cad'));
  await goHome(page);
  for (const { slug, answer, heading, shown = slug } of answers) {
    await page.route(pageOf(slug), answer);
    await cardLink(page, slug).click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.waitForURL(pageOf(shown));
    await goHome(page);
  }
  await expectSecondOfTwo(page, ['power-bi', 'effective-leadership']);
  expect(await isMarked()).toBe(true);
});

test('a page that fails while it is shown is replaced by the error page, one of another version by a full load', async () => {
  const { page } = await visit('/');
  await page.route(pageOf('capm'), changed('"sessions":', '"another":'));
  await cardLink(page, 'capm').click();
  await page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor();
  expect(await page.locator('main p').first().innerText()).not.toBe('');
  expect(await page.locator('header').isVisible()).toBe(true);
  await page.locator('main').getByRole('link').click();
  await page.waitForURL((address) => address.pathname === '/');
  const isMarked = await markWindow(page);
  await page.route(pageOf('bim'), changed('"version":"', '"version":"another'));
  await cardLink(page, 'bim').click();
  await expect.poll(isMarked).toBe(false);
  await shownCourse(page, 'bim');
  await untilHydrated(page);
});

longTest('where a host finds a page by its file only, a click finds it too', async () => {
  const { page } = await visit('/');
  await page.route(pageOf('capm'), (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.route(pageOf('capm.html'), sendsPage('/courses/capm'));
  const isMarked = await markWindow(page);
  await follow(page, 'capm');
  expect(await isMarked()).toBe(true);
});

test('the text of a page comes from its HTML, its links go on without a load, and Back shows it again', async () => {
  const { page, problems } = await visit('/courses/22');
  const isMarked = await markWindow(page);
  const link = page.locator('#about').getByRole('link', { name: 'Advanced Power BI' });
  await link.click();
  await shownCourse(page, 'advanced-power-bi');
  expect(await page.locator('#objectives li').count()).toBeGreaterThan(2);
  await page.goBack();
  await link.waitFor();
  expect([await isMarked(), problems]).toEqual([true, []]);
});
