// The header on a wide screen: its look while scrolling, the Courses dropdown, and the links beside it.
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { readHtml } from '../../support/html/built-site.ts';
import { openOtherProvider } from '../../support/browser/other-provider.ts';
import { look, visit } from '../../support/browser/visit.ts';
import { longTest } from '../../support/cases.ts';

/** Scrolls and waits until the page has drawn itself at the new place. */
async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(async (top) => {
    const scrolled = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
    window.scrollTo(0, top);
    await scrolled;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, y);
}

longTest('the name of the provider is as bold as a heading', async () => {
  const { page } = await look('/', { width: 1440 });
  const name = page.getByRole('banner').getByText('Dhow Training Centre', { exact: true });
  expect(await name.evaluate((element) => getComputedStyle(element).fontWeight)).toBe('600');
});

/** How much the header's ground covers, from 0 to 1. */
function opacityOfGround(page: Page): Promise<number> {
  return page
    .locator('body header')
    .first()
    .evaluate((header) => {
      const [, alpha = '1'] = /(?:\/|rgba\(.*,)\s*([\d.]+)\)$/.exec(getComputedStyle(header).backgroundColor) ?? [];
      return Number(alpha);
    });
}

const menuOf = (page: Page) => {
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const all = navigation.getByRole('link', { name: 'View All Courses' });
  return {
    button: navigation.getByRole('button', { name: 'Courses' }),
    panel: navigation.locator('[popover]'),
    all,
    isOpen: () => all.isVisible(),
  };
};

async function expectTranslucentPast50(page: Page): Promise<void> {
  expect(await opacityOfGround(page)).toBe(1);
  await scrollTo(page, 50);
  expect(await opacityOfGround(page)).toBe(1);
  await scrollTo(page, 51);
  await expect.poll(() => opacityOfGround(page)).toBeLessThan(1);
  expect((await page.locator('body header').first().boundingBox())?.y).toBe(0);
  await scrollTo(page, 0);
  await expect.poll(() => opacityOfGround(page)).toBe(1);
}

async function expectInert(page: Page, name: string): Promise<void> {
  const button = page.locator('header').getByRole('button', { name, exact: true });
  expect(await button.isVisible()).toBe(true);
  const state = async () => ({ url: page.url(), html: await page.locator('body').innerHTML() });
  const before = await state();
  await button.click({ force: true });
  await button.press('Enter');
  expect(await state()).toEqual(before);
}

test('the header turns translucent past 50 pixels and leaves with the page in a low window; its buttons do nothing, its link leads on', async () => {
  const { page, problems } = await visit('/about');
  for (const name of ['Search', 'Language']) await expectInert(page, name);
  await expectTranslucentPast50(page);
  for (const [width, height] of [
    [320, 256],
    [812, 375],
  ] as const) {
    await page.setViewportSize({ width, height });
    await scrollTo(page, 300);
    expect((await page.locator('body header').first().boundingBox())?.y, `at ${width} px`).toBe(-300);
    // Nor does the phone button cover what is left to read.
    expect(await page.locator('#root > aside > button').isVisible()).toBe(false);
    await scrollTo(page, 0);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.locator('header').getByRole('link', { name: 'Request Info' }).click();
  await page.waitForURL('**/contact');
  expect(problems).toEqual([]);
});

async function expectAligned(page: Page): Promise<void> {
  const header = page.locator('body header').first();
  const brand = await header.getByRole('link').first().boundingBox();
  const request = await header.getByRole('link', { name: 'Request Info' }).boundingBox();
  const filter = await page.locator('main :has(> details)').boundingBox();
  if (!brand || !request || !filter) throw new Error('The header or the filter is not shown.');
  expect(brand.x).toBeCloseTo(filter.x, 0);
  expect(request.x + request.width).toBeCloseTo(filter.x + filter.width, 0);
}

/** With the focus on the button: it opens, closes and opens by the key, and Escape within gives the focus back. */
async function expectOpeningBy(page: Page, key: string): Promise<void> {
  const { button, isOpen } = menuOf(page);
  await button.focus();
  for (const opens of [true, false, true]) {
    await page.keyboard.press(key);
    await expect.poll(isOpen).toBe(opens);
  }
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Project & Technical Programs');
  await page.keyboard.press('Escape');
  await expect.poll(isOpen).toBe(false);
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');
}

test('the dropdown opens by a click, by category, with View All Courses last; keys open it too, a click outside closes it', async () => {
  const { page } = await visit('/');
  const { button, panel, isOpen } = menuOf(page);
  expect(await isOpen()).toBe(false);
  await button.click();
  await expect.poll(isOpen).toBe(true);
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
  const groups = panel.locator('ul > li:has(> ul) > a');
  expect(await groups.allInnerTexts()).toEqual([
    'Project & Technical Programs',
    'Soft Skills Training',
    'Accounting & Finance',
  ]);
  expect(await panel.locator('ul ul a').allInnerTexts()).toContain('Quality Management');
  expect((await panel.getByRole('link').last().innerText()).trim()).toBe('View All Courses');
  await page.mouse.click(640, 700);
  await expect.poll(isOpen).toBe(false);
  for (const key of ['Enter', ' ']) await expectOpeningBy(page, key);
});

test('the dropdown closes on navigation, by its own links and by the history; the header begins and ends where the page does', async () => {
  const { page } = await visit('/');
  const { button, panel, all, isOpen } = menuOf(page);
  await button.click();
  await all.click();
  // The menu closes when the new page is shown, which is after its address is.
  await page.locator('h1', { hasText: 'Courses' }).waitFor();
  await expect.poll(isOpen).toBe(false);
  for (const width of [1440, 1920, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectAligned(page);
  }
  await button.click();
  await panel.getByRole('link', { name: 'Quality Management' }).click();
  await page.waitForURL('**/courses?*subcategory=quality-management*');
  await expect.poll(isOpen).toBe(false);
  await button.click();
  await expect.poll(isOpen).toBe(true);
  await page.goBack();
  await expect.poll(isOpen).toBe(false);
});

test('the gallery link opens elsewhere, in a new tab', () => {
  const [header = ''] = /<header.*?<\/header>/s.exec(readHtml('/') ?? '') ?? [];
  const links = [...header.matchAll(/<a [^>]*target="_blank"[^>]*>(?:(?!<\/a>).)*gallery/gis)].map(([link]) => link);
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    expect(link).toMatch(/ rel="[^"]*noopener/);
    expect(new URL(/ href="([^"]*)"/.exec(link)?.[1] ?? '', inject('url')).origin).not.toBe(
      new URL(inject('url')).origin,
    );
  }
});

longTest('the dropdown is at most 300 pixels high; what is more is in columns, and a shadow shows it', async () => {
  const { page } = await visit('/', { width: 1440 });
  const { button, panel, all } = menuOf(page);
  const list = panel.locator('ul').first();
  await button.click();
  await list.evaluate((ul) => {
    for (const copies of [1, 2]) ul.append(...[...ul.children].slice(0, 3).map((each) => each.cloneNode(copies > 0)));
  });
  const scroller = panel.locator('> div');
  expect((await panel.boundingBox())?.height).toBeLessThanOrEqual(300);
  expect(await scroller.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeGreaterThan(0);
  const box = await scroller.boundingBox();
  if (!box) throw new Error('The dropdown is not shown.');
  const tops = await list
    .locator('> li > a')
    .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().bottom));
  expect(tops.filter((bottom) => bottom < box.y + box.height).length).toBeGreaterThanOrEqual(5);
  const edge = () => page.screenshot({ clip: { x: box.x + 4, y: box.y + box.height - 4, width: 16, height: 3 } });
  const withMore = await edge();
  await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect.poll(async () => withMore.equals(await edge())).toBe(false);
  await all.click();
  await page.waitForURL((address) => address.pathname === '/courses');
});

longTest('with the dropdown open one item alone is underlined', async () => {
  const { page } = await visit('/about');
  const { button } = menuOf(page);
  await button.click();
  await page.mouse.move(640, 700);
  const lines = page.getByRole('navigation', { name: 'Main' }).locator('> ul > li > :is(a, button)');
  const underlined = () =>
    lines.evaluateAll((items) =>
      items.filter((item) => getComputedStyle(item, '::after').opacity !== '0').map((item) => item.textContent),
    );
  await expect.poll(underlined).toEqual(['Courses']);
});

longTest('navigation that fits a window fits every wider one', async () => {
  const { page } = await visit('/', { width: 1281 });
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const entries = page.locator('header [aria-hidden] > [data-text]');
  const add = () => entries.first().evaluate((entry) => entry.before(entry.cloneNode(true)));
  while (await navigation.isVisible()) await add();
  await entries.first().evaluate((entry) => {
    entry.remove();
  });
  for (const width of [1281, 1300, 1366, 1440, 1600, 1920, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => navigation.isVisible(), { message: `at ${width} px` }).toBe(true);
  }
});

longTest('room is kept for a button for each language', async () => {
  const url = await openOtherProvider(({ edit }) =>
    edit('site.yaml', { languages: ['fr', 'en', 'ar', 'de'], 'header.language': 'switch' }),
  );
  const { page } = await visit('/', { url, width: 1920 });
  const languages = page.getByRole('banner').getByRole('link', { name: /^(?:English|العربية|Deutsch)$/ });
  expect(await languages.count()).toBe(3);
  const widths = await page.locator('header [aria-hidden]:has(> [data-text])').evaluate((measure) => ({
    kept: [...measure.children].reduce((sum, { clientWidth }) => sum + clientWidth, 0),
    needed: measure.nextElementSibling?.firstElementChild?.clientWidth,
  }));
  expect(widths.kept).toBeGreaterThanOrEqual(Number(widths.needed));
});

longTest.each([
  ['Lindenhof', 'Kontakt aufnehmen'],
  ['Sprachschule Zürichberg', 'Kontakt aufnehmen'],
  ['Institut Supérieur', 'Request Info'],
])('in the header of a phone the words of %s and of its button are in one piece', async (shortName, requestInfo) => {
  const url = await openOtherProvider(({ edit }) => {
    edit('site.yaml', { name: 'Sprachschule Lindenhof', shortName });
    edit('messages/fr.yaml', { 'navigation.requestInfo': requestInfo });
  });
  const { page } = await visit('/', { url, width: 375 });
  const lines = () =>
    page.locator('header a').evaluateAll((links) =>
      links.flatMap((link) => {
        const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
        const words = [];
        while (walker.nextNode()) {
          const { currentNode: node } = walker;
          for (const { index } of (node.textContent ?? '').matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + (/^\S+/.exec((node.textContent ?? '').slice(index))?.[0].length ?? 0));
            words.push(range.getClientRects().length);
          }
        }
        return words;
      }),
    );
  for (const width of [320, 360, 375, 414]) {
    await page.setViewportSize({ width, height: 800 });
    expect(Math.max(...(await lines())), `at ${width} px`).toBe(1);
  }
});
