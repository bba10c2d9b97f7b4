// Old course numbers lead to their pages on every way there is: a host with rules, a host without, and a link that
// the router follows. Addresses that never were lead to a page that says so.
import { expect, inject, test } from 'vitest';
import { redirects } from '../../support/html/addresses.ts';
import { axeViolations } from '../../support/browser/axe.ts';
import { checkOutline } from '../../support/browser/outline.ts';
import { serveStatically } from '../../support/browser/static-server.ts';
import { markWindow, newVisit, untilHydrated, visit } from '../../support/browser/visit.ts';
import { providerName, readHtml } from '../../support/html/built-site.ts';
import { everyNth } from '../../support/cases.ts';

const pathOf = (url: string): string => new URL(url).pathname;

test.each(redirects)('the host answers %s with 301 and %s', async (from, to) => {
  const url = inject('url');
  const response = await fetch(new URL(from, url), { redirect: 'manual' });
  expect(response.status).toBe(301);
  expect(pathOf(new URL(response.headers.get('location') ?? '', url).href)).toBe(to);
});

test.each([
  ['/courses/cad/', '/courses/cad'],
  ['/courses/cad.html', '/courses/cad'],
])('%s is another spelling of %s', async (spelling, address) => {
  const response = await fetch(new URL(spelling, inject('url')));
  expect({ status: response.status, path: pathOf(response.url) }).toEqual({ status: 200, path: address });
});

test.each(['/nothing', '/courses/nothing', '/nothing/at/all', '/courses/999'])(
  '%s is a page that was not found, which search engines must not list',
  async (address) => {
    const response = await fetch(new URL(address, inject('url')));
    expect(response.status).toBe(404);
    expect(await response.text()).toMatch(/<meta name="robots" content="[^"]*noindex/);
  },
);

test('an unknown course number shows Course Not Found with a way back, without a violation', async () => {
  const { page, problems } = await visit('/courses/999', { width: 1440 });
  await page.getByRole('heading', { level: 1, name: 'Course Not Found', exact: true }).waitFor();
  await page.getByText("The course you're looking for doesn't exist.", { exact: true }).waitFor();
  expect(await page.title()).toBe(`Course Not Found | ${providerName}`);
  expect(await page.locator('h1').count()).toBe(1);
  await checkOutline(page, '/courses/999');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Back to Courses', exact: true }).click();
  await page.waitForURL((address) => address.pathname === '/courses');
  // The browser itself reports the status.
  expect(problems.filter((problem) => !problem.includes('404 (Not Found)'))).toEqual([]);
});

test('a followed link to each shows its page in its place in the history', async () => {
  // A browser keeps fifty entries, which a page that tests share may have.
  const { page } = await visit('/', { isFresh: true });
  await page.route('**/courses', async (route) => {
    const response = await route.fetch();
    const old = redirects.reduce((text, [from, to]) => text.replaceAll(`"${to}"`, `"${from}"`), await response.text());
    await route.fulfill({ response, body: old });
  });
  await page.locator('footer').getByRole('link', { name: 'Courses', exact: true }).click();
  await page.waitForURL((address) => address.pathname === '/courses');
  const isMarked = await markWindow(page);
  const [entries, first] = [await page.evaluate(() => history.length), redirects[0][0]];
  for (const [from, to] of everyNth(redirects, 16)) {
    const link = page.locator(`main a[href="${from}"]`).first();
    await link.click();
    await page.waitForURL((address) => address.pathname === to);
    await expect.poll(() => page.locator('link[rel=canonical]').getAttribute('href')).toMatch(new RegExp(`${to}$`));
    // The entry after that of the courses: each link that is followed takes the place of the one before.
    expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    await page.goBack();
    await page.waitForURL((address) => address.pathname === '/courses');
    await page.locator(`main a[href="${first}"]`).first().waitFor();
  }
  expect(await isMarked()).toBe(true);
});

test.each(redirects)('a host without rules sends a page at %s that forwards to %s', (from, to) => {
  expect(readHtml(from)).toMatch(new RegExp(`<meta http-equiv="refresh" content="0; ?url=${to}"`));
});

test('on a host without rules, a browser is forwarded without a script, and missing pages say what is missing', async () => {
  const url = await serveStatically(inject('out'));
  const forwarded = await newVisit({ url, hasScript: false });
  for (const [from, to] of everyNth(redirects, 7)) {
    const response = await forwarded.page.goto(from, { waitUntil: 'commit' });
    expect(pathOf(response?.url() ?? '')).toBe(from);
    await forwarded.page.waitForURL((address) => address.pathname === to);
    await forwarded.page.locator('main h1').waitFor();
  }
  const { page } = await newVisit({ url });
  const missing = [
    ['/courses/999', 'Course Not Found'],
    ['/nothing', '404 - Page Not Found'],
  ] as const;
  for (const [address, heading] of missing) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    await untilHydrated(page);
  }
});
