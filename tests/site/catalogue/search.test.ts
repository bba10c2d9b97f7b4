// The search of the site, where a provider has one.
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { axeViolations } from '../../support/browser/axe.ts';
import { openFixture } from '../../support/browser/other-provider.ts';
import { newVisit, untilHydrated, visit, type VisitOptions } from '../../support/browser/visit.ts';
import { longTest } from '../../support/cases.ts';

let url: string;
beforeAll(async () => {
  ({ url } = await openFixture('tiny', ({ edit }) => {
    edit('site.yaml', { 'header.search': 'site' });
    edit('courses/first-aid.yaml', { questions: [{ question: 'Is lunch included?', answer: 'Yes, on both days.' }] });
  }));
});

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const field = (page: Page) => dialog(page).getByRole('searchbox', { name: 'Search' });
const searchButton = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Search' }).first();

/** The home page, once its button opens the search. */
async function home(options: VisitOptions = {}): ReturnType<typeof visit> {
  const visited = await visit('/', { url, ...options });
  await expect.poll(() => searchButton(visited.page).getAttribute('aria-keyshortcuts')).toBe('/');
  return visited;
}

test('button and key open the search, which finds while one types courses and their questions; Enter leads there, Escape closes', async () => {
  const { page, problems } = await home();
  await searchButton(page).click();
  const first = dialog(page).getByRole('link', { name: 'First Aid', exact: true });
  await first.waitFor();
  await field(page).fill('qqqq');
  await dialog(page).getByText('“qqqq”').waitFor();
  expect(await first.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog(page).count()).toBe(0);
  expect(await searchButton(page).evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('/');
  await field(page).waitFor();
  expect(await field(page).evaluate((element) => element === document.activeElement)).toBe(true);
  const course = await page.evaluate(async () => {
    const response = await fetch('/data/search.json');
    const index = (await response.json()) as { readonly courses: readonly { readonly title: string }[] };
    return index.courses[0]?.title ?? '';
  });
  await field(page).fill(course.slice(0, 5));
  const result = dialog(page).getByRole('link', { name: course, exact: true });
  await result.waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  expect(await result.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: course }).waitFor();
  expect(await dialog(page).count()).toBe(0);
  await searchButton(page).click();
  await field(page).fill('lunch');
  await dialog(page).getByRole('link', { name: 'Is lunch included? First Aid', exact: true }).click();
  await page.waitForURL('**/courses/first-aid#questions');
  await expect.poll(() => page.locator('#questions').getByText('Is lunch included?').isVisible()).toBe(true);
  expect(problems).toEqual([]);
});

longTest('a click with Ctrl opens the catalogue in a tab of its own, as any link', async () => {
  const { page } = await home({ isFresh: true });
  const [tab] = await Promise.all([
    page.context().waitForEvent('page'),
    searchButton(page).click({ modifiers: ['Control'] }),
  ]);
  await tab.waitForURL('**/courses');
  expect(await dialog(page).count()).toBe(0);
});

test('if the search cannot be loaded, its key leads to the catalogue', async () => {
  const { page } = await home();
  await page.route('**/chunks/*.js', (route) => route.abort(), { times: 1 });
  await page.keyboard.press('/');
  await page.waitForURL('**/courses');
});

longTest('where the key is switched off, it does nothing', async () => {
  const { page } = await newVisit({ url });
  await page.route('**/assets/shell.*.json', async (route) => {
    const response = await route.fetch();
    const shell = (await response.json()) as { readonly header: object };
    await route.fulfill({ response, json: { ...shell, header: { ...shell.header, searchKey: 'off' } } });
  });
  await page.goto('/');
  await untilHydrated(page);
  await expect.poll(() => searchButton(page).getAttribute('aria-haspopup')).toBe('dialog');
  expect(await searchButton(page).getAttribute('aria-keyshortcuts')).toBeNull();
  const isCancelled = await page.evaluate(
    () => !document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true })),
  );
  expect(isCancelled).toBe(false);
});

test('without JavaScript the button leads to the catalogue', async () => {
  const { page } = await visit('/', { url, hasScript: false });
  await searchButton(page).click();
  await page.waitForURL('**/courses');
});

longTest('on a phone the empty field shows all of its words, above the subjects of the catalogue', async () => {
  const { page } = await visit('/', { url, width: 375 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).filter({ visible: true }).click();
  await dialog(page).getByRole('navigation', { name: 'All Subjects' }).getByRole('link').first().waitFor();
  const room = await field(page).evaluate((element) => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(element);
    const context = Object.assign(document.createElement('canvas').getContext('2d') ?? {}, {
      font,
    }) as CanvasRenderingContext2D;
    const words = context.measureText(element.getAttribute('placeholder') ?? '').width;
    return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - words;
  });
  expect(room).toBeGreaterThanOrEqual(0);
});

test('in the menu of a phone the search comes before the links', async () => {
  const { page } = await visit('/', { url, width: 375 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const search = page.getByRole('banner').getByRole('link', { name: 'Search' }).filter({ visible: true });
  const links = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  const [above, below] = [await search.boundingBox(), await links.boundingBox()];
  expect((above?.y ?? NaN) + (above?.height ?? NaN)).toBeLessThanOrEqual(below?.y ?? NaN);
});
