// Where the site has no page, it helps: with what is spelt like the address, a search, and courses that many look for.
import { expect, test } from 'vitest';
import { axeViolations } from '../../support/browser/axe.ts';
import { layoutShifts } from '../../support/browser/layout-shift.ts';
import { checkOutline } from '../../support/browser/outline.ts';
import { newVisit, untilHydrated, visit } from '../../support/browser/visit.ts';
import { everyNth } from '../../support/cases.ts';

const missing = [
  {
    address: '/courses/project-managment',
    title: '404 - Page Not Found',
    text: 'The page you are looking for does not exist.',
    meant: ['/courses/project-management'],
  },
  {
    address: '/courses/999',
    title: 'Course Not Found',
    text: "The course you're looking for doesn't exist.",
    meant: [],
  },
];

test.each(everyNth(missing, 4))('$address leads to courses', async ({ address, title, text, meant }) => {
  const { page, problems } = await newVisit({ width: 375 });
  await page.goto(address);
  const main = page.locator('main');
  await main.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  await main.getByText(text, { exact: true }).waitFor();
  const near = main.getByRole('status').getByRole('listitem').getByRole('link');
  await expect.poll(() => near.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(meant);
  expect(await main.getByRole('region', { name: 'Popular courses' }).getByRole('link').count()).toBe(6);
  expect(await main.locator('h1').count()).toBe(1);
  await checkOutline(page, address);
  expect(await axeViolations(page)).toEqual([]);
  await main.getByRole('searchbox', { name: 'Search our courses' }).fill('primavera');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/courses?q=primavera');
  await expect.poll(() => page.locator('main article').count()).toBe(1);
  // The browser itself reports the status.
  expect(problems.filter((problem) => !problem.includes('404 (Not Found)'))).toEqual([]);
});

test.each(everyNth([375, 1440], 2))('what is near appears without moving anything at %i pixels', async (width) => {
  const { page } = await newVisit({ width });
  // A late answer, so that the page is painted before.
  await page.route('**/data/missing*.json', async (route) => {
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    await route.continue();
  });
  await page.goto('/courses/project-managment');
  await page.locator('main').getByRole('status').getByRole('link').first().waitFor();
  await untilHydrated(page);
  expect(await page.evaluate(layoutShifts)).toEqual([]);
});

test('without JavaScript, there are the search and the popular courses', async () => {
  const { page } = await visit('/no-such-page', { hasScript: false });
  await page.getByRole('region', { name: 'Popular courses' }).getByRole('link').first().waitFor();
  await page.getByRole('searchbox').fill('scrum');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/courses?q=scrum');
});
