// What opens, turns and is sent, by the keyboard alone.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { receivedFrom } from '../../support/browser/form-visit.ts';
import { focused, walk } from '../../support/browser/focus.ts';
import { visit } from '../../support/browser/visit.ts';
import { everyNth, longTest } from '../../support/cases.ts';

const press = async (page: Page, ...keys: readonly string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Presses Tab until the focus is on what has this name or text. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 100; presses += 1) {
    await press(page, 'Tab');
    if ((await focused(page)) === name) return;
  }
  throw new Error(`Tab does not lead to ${name}.`);
}

const menus = [
  { name: 'Courses', address: '/', width: 1280 },
  { name: 'Menu', address: '/about', width: 375 },
] as const;

test.each(everyNth(menus, 2))('the focus is seen wherever it goes in $name', async ({ name, address, width }) => {
  const { page } = await visit(address, { width, height: 500 });
  await tabTo(page, name);
  await press(page, 'Enter');
  if (width === 375) {
    await tabTo(page, 'Courses');
    await press(page, 'Enter');
  }
  const stops = await walk(page, 'Tab');
  expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([]);
  expect(stops.some(({ element }) => element.includes('category='))).toBe(true);
});

longTest('the dropdown leads to the catalogue', async () => {
  const { page } = await visit('/');
  await tabTo(page, 'Courses');
  await press(page, 'Enter');
  await tabTo(page, 'View All Courses');
  await press(page, 'Enter');
  await page.waitForURL('**/courses');
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
});

async function expectMenuByKeys(page: Page): Promise<void> {
  const state = () => page.getByRole('button', { name: 'Menu', exact: true }).getAttribute('aria-expanded');
  await tabTo(page, 'Menu');
  for (const key of ['Enter', 'Space']) {
    await press(page, key);
    await expect.poll(state).toBe('true');
    await press(page, 'Tab');
    expect(await focused(page)).toBe('Home');
    await press(page, 'Escape');
    await expect.poll(state).toBe('false');
    expect(await focused(page)).toBe('Menu');
  }
}

test('the phone button leads through its four links, the menu of a phone leads in, and both close', async () => {
  const { page } = await visit('/about');
  await press(page, 'Shift+Tab');
  expect(await focused(page)).toBe('Call or email us');
  await press(page, 'Enter');
  const links = page.getByRole('complementary').getByRole('link');
  await links.first().waitFor();
  for (const index of [0, 1, 2, 3]) {
    await press(page, 'Tab');
    expect(await links.nth(index).evaluate((link) => link === document.activeElement)).toBe(true);
  }
  await press(page, 'Escape');
  expect(await focused(page)).toBe('Call or email us');
  expect(await links.count()).toBe(0);
  await page.setViewportSize({ width: 375, height: 800 });
  await expectMenuByKeys(page);
});

test('tabs turn by arrows, Tab leads into the panel of the chosen one, and its accordions open and close', async () => {
  const { page } = await visit('/courses/cad');
  await tabTo(page, 'Overview');
  await press(page, 'ArrowRight');
  expect(await focused(page)).toBe('Curriculum');
  await press(page, 'Tab');
  const panel = page.getByRole('tabpanel', { name: 'Curriculum' });
  expect(await panel.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  const module = page.locator('main details', { has: page.locator('summary h3') }).nth(1);
  await module.locator('summary').focus();
  for (const key of ['Enter', 'Space', 'Enter']) {
    const before = await module.evaluate((element) => element.hasAttribute('open'));
    await press(page, key);
    await expect.poll(() => module.evaluate((element) => element.hasAttribute('open'))).toBe(!before);
  }
  await page.getByRole('tab', { name: 'Curriculum' }).focus();
  await press(page, 'ArrowLeft');
  expect(await focused(page)).toBe('Overview');
});

test('from the skip link, which leads into the content, the filter is reached, opened, used and reset', async () => {
  const { page } = await visit('/courses');
  await press(page, 'Tab');
  expect(await focused(page)).toBe('Skip to main content');
  await press(page, 'Enter');
  // A browser goes to a fragment after the key has been handled.
  await page.waitForURL('**/courses#main');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await press(page, 'Tab');
  expect(await page.locator('main').evaluate((main) => main.contains(document.activeElement))).toBe(true);
  const summary = page.locator('main summary').first();
  const name = await summary.innerText();
  if ((await focused(page)) !== name) await tabTo(page, name);
  await press(page, 'Enter');
  await page.locator('main details[open]').waitFor();
  await press(page, 'Shift+Tab');
  await page.keyboard.type('capm');
  const cards = page.locator('main article');
  await expect.poll(() => cards.count()).toBeLessThan(40);
  await tabTo(page, 'Reset');
  await press(page, 'Enter');
  await expect.poll(() => cards.count()).toBe(40);
});

test('the large view of the gallery keeps the focus until it is closed', async () => {
  const { page } = await visit('/gallery');
  const link = page.locator('main figure a').first();
  await link.focus();
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  for (let presses = 0; presses < 8; presses += 1) {
    await press(page, 'Tab');
    const place = await page.evaluate(
      () => document.activeElement?.closest('dialog, main > *, footer, header')?.tagName,
    );
    expect([undefined, 'DIALOG']).toContain(place);
  }
  await press(page, 'Escape');
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('what is missing of a message gets the focus; it is written from there and sent', async () => {
  const { page } = await visit('/contact');
  const email = 'keyboard@example.com';
  await page.locator('main form [type=submit]').focus();
  await press(page, 'Enter');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
  await page.keyboard.type('A Visitor');
  await press(page, 'Tab');
  await page.keyboard.type(email);
  await press(page, 'Tab', 'Tab');
  await page.keyboard.type('Feedback');
  await press(page, 'Tab');
  await page.keyboard.type('Thank you.');
  await press(page, 'Tab', 'Enter');
  await page.getByText('Message Sent Successfully!').waitFor();
  expect(receivedFrom(email)).toMatchObject([{ name: 'A Visitor', message: 'Thank you.' }]);
});
