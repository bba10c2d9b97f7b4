// What opens over the page on a small screen, and what is at its foot.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { visit } from '../../support/browser/visit.ts';

const height = 700;

test('the mobile menu opens, at most 80% of the screen high, and closes on Escape, a touch outside and navigation', async () => {
  const { page } = await visit('/', { width: 375, height });
  const menu = page.locator('header [popover]', { has: page.getByRole('link', { name: 'Schedule' }) }).last();
  const button = page.getByRole('button', { name: 'Menu' });
  const untilExpanded = (state: string) => expect.poll(() => button.getAttribute('aria-expanded')).toBe(state);
  expect(await menu.isVisible()).toBe(false);
  await button.click();
  await menu.waitFor();
  // Also when its courses are open.
  await menu.locator('summary').click();
  const all = menu.getByRole('link', { name: 'View All Courses' });
  await all.scrollIntoViewIfNeeded();
  expect(await all.isVisible()).toBe(true);
  const box = await menu.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(0.8 * height);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  await menu.locator('summary').click();
  await untilExpanded('true');
  await page.keyboard.press('Escape');
  await untilExpanded('false');
  await button.click();
  await untilExpanded('true');
  await page.mouse.click(180, height - 20);
  await untilExpanded('false');
  // The second time, it leads to the page that is shown.
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About', exact: true });
  for (let round = 0; round < 2; round += 1) {
    await button.click();
    await link.click();
    await page.waitForURL('**/about');
    // The page that arrives takes the focus, and so closes a menu that was opened meanwhile.
    await expect.poll(() => page.title()).toContain('About');
    await expect.poll(() => link.isVisible()).toBe(false);
    await untilExpanded('false');
  }
});

async function expectPhoneButton(page: Page): Promise<void> {
  const aside = page.getByRole('complementary', { name: 'Call or email us' });
  const button = aside.getByRole('button');
  const box = await button.boundingBox();
  expect(box?.x).toBeLessThan(60);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height - 60);
  expect(await aside.getByRole('link').count()).toBe(0);
  await button.click();
  const links = await aside.getByRole('link').evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(links.filter((href) => href?.startsWith('tel:+968'))).toHaveLength(3);
  expect(links.filter((href) => href?.startsWith('mailto:'))).toHaveLength(1);
  expect(links).toHaveLength(4);
  await button.click();
  await expect.poll(() => aside.getByRole('link').count()).toBe(0);
}

test('the phone button at the bottom left opens three numbers and an e-mail; the footer has links, hours, details, networks and a notice', async () => {
  const { page } = await visit('/', { height });
  await expectPhoneButton(page);
  await page.setViewportSize({ width: 375, height });
  await expectPhoneButton(page);
  await page.setViewportSize({ width: 1280, height });
  const footer = page.locator('footer').last();
  expect(await footer.getByRole('link', { name: 'Gallery' }).getAttribute('href')).toBe('/gallery');
  const text = await footer.innerText();
  expect(text).toMatch(/Sunday to Friday\s+09:00 AM to 05:00 PM/);
  expect(text).toMatch(/Saturday\s+Closed/i);
  expect(text).toMatch(/Al Khuwair[\s\S]*Muscat/);
  expect(await footer.locator('a[href^="tel:"]').count()).toBe(3);
  expect(await footer.locator('a[href^="mailto:"]').count()).toBe(1);
  for (const name of ['Facebook', 'Twitter', 'LinkedIn', 'YouTube'])
    expect(await footer.getByRole('link', { name }).isVisible()).toBe(true);
  const notice = page.locator('footer p').last();
  expect(await notice.innerText()).toMatch(/^This is a sample site: .* are invented\..* trademarks of their owners\.$/);
  expect(await notice.isVisible()).toBe(true);
});
