// Providers of other kinds: one of eleven lines, one that is free and online only, one with offices in three towns, and
// a French one with addresses of its own. Each site is whole: nothing is missed, and nothing is claimed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { axeViolations } from '../../support/browser/axe.ts';
import { atomProblems } from '../../support/html/atom.ts';
import { everyNth } from '../../support/cases.ts';
import { strayWords } from '../../support/browser/empty-parts.ts';
import { addressOf, htmlFiles } from '../../support/html/html-files.ts';
import { htmlProblems } from '../../support/html/html-problems.ts';
import { layoutShifts } from '../../support/browser/layout-shift.ts';
import { overflow } from '../../support/browser/overflow.ts';
import { openFixture, type OpenedProvider } from '../../support/browser/other-provider.ts';
import { structuredDataProblemsIn } from '../../support/html/structured-data-problems.ts';
import { problemsAtBothWidths } from '../../support/browser/two-widths.ts';
import { look, newVisit, untilHydrated, visit } from '../../support/browser/visit.ts';
import { vnuProblems } from '../../support/html/vnu.ts';

const providers = ['minimal', 'online', 'offices', 'french'] as const;

/** The submenus of a wide screen, on the page of Leon Marsh; ends on that of Huda Rahman. */
async function expectSubmenus(page: Page): Promise<void> {
  const [people, contact] = ['Our people', 'Contact'].map((name) => page.getByRole('button', { name }));
  if (!people || !contact) throw new Error('The navigation has no submenus.');
  const leon = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Leon Marsh' });
  expect(await people.getAttribute('aria-current')).toBe('true');
  await people.focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await leon.waitFor();
    await expect.poll(() => people.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await leon.waitFor({ state: 'hidden' });
    expect(await people.evaluate((button) => button === document.activeElement)).toBe(true);
  }
  await people.click();
  expect(await leon.getAttribute('aria-current')).toBe('page');
  expect(await axeViolations(page)).toEqual([]);
  await contact.click();
  await leon.waitFor({ state: 'hidden' });
  const links = page.getByRole('navigation', { name: 'Main' }).locator('ul[popover]:popover-open a');
  expect(await links.allInnerTexts()).toEqual(['Contact', 'Register', expect.stringMatching(/^What we keep/)]);
  for (const _ of await links.all()) await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await links.first().waitFor({ state: 'hidden' });
  await people.click();
  await page.locator('main h1').click();
  await leon.waitFor({ state: 'hidden' });
  await people.click();
  await page.getByRole('link', { name: 'Huda Rahman' }).first().click();
  await page.waitForURL('**/trainers/huda-rahman');
  await leon.waitFor({ state: 'hidden' });
}

/** Opens the submenu of a phone that leads to this page, and finds its link marked. */
async function openFolded(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const people = page.locator('summary', { hasText: 'Our people' });
  const link = page.locator('header details').getByRole('link', { name });
  expect(await people.getAttribute('aria-current')).toBe('true');
  await people.click();
  expect(await link.getAttribute('aria-current')).toBe('page');
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(overflow)).toBeUndefined();
}

/** Opens another submenu, which closes this one, and follows a link of it. */
async function leaveFolded(page: Page, name: string): Promise<void> {
  await page.locator('summary', { hasText: 'Contact' }).click();
  await page.locator('header details').getByRole('link', { name }).waitFor({ state: 'hidden' });
  await page.locator('header details').getByRole('link', { name: 'Register' }).click();
  await page.waitForURL('**/register');
}

/** The menu of a phone is below the header, wherever the announcement moves that. */
async function expectMenusBelowHeader(page: Page): Promise<void> {
  for (const [scrolled, colorScheme] of [[0, 'light'] as const, [400, 'dark'] as const]) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.evaluate((top) => window.scrollTo(0, top), scrolled);
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const header = await page.locator('header').boundingBox();
    const panel = await page.locator('header [popover]:popover-open').boundingBox();
    expect(Math.abs((header?.y ?? 0) + (header?.height ?? 0) - (panel?.y ?? 0))).toBeLessThan(2);
    expect((header?.y ?? 0) > 0).toBe(scrolled === 0);
    expect(await axeViolations(page, 'colours')).toEqual([]);
    await page.keyboard.press('Escape');
  }
}

/** One link comes before the announcement, and skips it. */
async function expectSkipLink(page: Page): Promise<void> {
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  expect(await skip.count()).toBe(1);
  await page.keyboard.press('Tab');
  expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/#main');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main');
}

/** The templates of which a page was opened, at any provider; the page for unknown addresses has none of its own. */
const templates = new Set(['not-found']);

describe.each(providers)('the %s provider', (fixture) => {
  let provider: OpenedProvider;

  beforeAll(async () => {
    provider = await openFixture(fixture);
  });

  test('has no problem', () => {
    expect(provider.diagnostics.map(({ message }) => message)).toEqual([]);
  });

  test('is whole on a phone and a wide screen', async () => {
    const { page, problems } = await newVisit({ url: provider.url, width: 375 });
    const seen: unknown[] = [];
    const addresses = everyNth(htmlFiles(provider.out).map(addressOf), 16);
    for (const [index, address] of addresses.entries()) {
      await page.goto(address);
      await untilHydrated(page);
      const words = await page.locator('body').innerText();
      // In turns, so that axe sees each template at both widths, here or at another provider.
      const found = await problemsAtBothWidths(page, index % 2 === 0 ? 375 : 1440);
      // The menus of a phone and of a wide screen are other parts of the page.
      seen.push({
        address,
        found,
        stray: [...strayWords(words), ...strayWords(await page.locator('body').innerText())],
      });
      await page.setViewportSize({ width: 375, height: 800 });
    }
    expect(seen).toEqual(addresses.map((address) => ({ address, found: [], stray: [] })));
    // The page for unknown addresses is opened at its own, which is none.
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
  });

  test('shows a page of each template that no provider before has, as it was built, when scripts have run', async () => {
    const addresses = htmlFiles(provider.out).filter((file) => {
      const [, template] = /"template":"([^"]+)"/.exec(readFileSync(join(provider.out, file), 'utf8')) ?? [];
      return template !== undefined && templates.size < templates.add(template).size;
    });
    for (const address of addresses.map(addressOf)) {
      const { page, problems } = await visit(address, { url: provider.url });
      expect({ address, problems: [...problems] }).toEqual({ address, problems: [] });
      expect(await page.getByRole('heading', { name: 'Unexpected error' }).count()).toBe(0);
    }
  });

  test.runIf(fixture === 'french')(
    'has styles of its own, which override those of the site and of the theme',
    async () => {
      const { page, problems } = await look('/', { url: provider.url, width: 1440 });
      const looks = await page.evaluate(() => ({
        line: getComputedStyle(document.querySelector('main h2') ?? document.body).borderBlockEndWidth,
        footer: getComputedStyle(document.querySelector('body footer') ?? document.body).backgroundColor,
        sheets: [...document.styleSheets].map(({ href }) => /(?:theme|extra)(?=\.)/.exec(href ?? '')?.[0]).slice(-2),
      }));
      expect(looks).toEqual({ line: '2px', footer: 'rgb(18, 58, 90)', sheets: ['theme', 'extra'] });
      expect(problems).toEqual([]);
    },
  );

  test.runIf(fixture === 'offices')(
    'has submenus that keyboard and pointer open, and that fold on phones',
    async () => {
      const { page, problems } = await visit('/trainers/leon-marsh', { url: provider.url, width: 1440 });
      await expectSubmenus(page);
      await page.getByRole('heading', { level: 1, name: 'Huda Rahman' }).waitFor();
      await page.setViewportSize({ width: 320, height: 800 });
      await openFolded(page, 'Huda Rahman');
      expect(await axeViolations(page)).toEqual([]);
      await leaveFolded(page, 'Huda Rahman');
      expect(problems).toEqual([]);
    },
  );

  test.runIf(fixture === 'offices')('has submenus without JavaScript, too', async () => {
    const { page } = await visit('/trainers/leon-marsh', { url: provider.url, width: 320, hasScript: false });
    await openFolded(page, 'Leon Marsh');
    await leaveFolded(page, 'Leon Marsh');
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.getByRole('button', { name: 'Our people' }).click();
    await page.getByRole('link', { name: 'Huda Rahman' }).first().click();
    await page.waitForURL('**/trainers/huda-rahman');
  });

  test.runIf(fixture === 'online')(
    'announces something until its last day, with menus below it and one link before it',
    async () => {
      const { url } = provider;
      const open = async (at: string) => {
        const { page, problems } = await visit('/', { url, width: 375, height: 667, at });
        const bar = page.getByRole('region', { name: 'Announcement' });
        const text = (await bar.isVisible()) ? await bar.innerText() : undefined;
        // It moves nothing.
        expect(await page.evaluate(layoutShifts)).toEqual([]);
        return { page, problems, text: text?.slice(0, 21) };
      };
      const after = await open('2026-02-28T23:01:00Z');
      expect([after.text, [...after.problems]]).toEqual([undefined, []]);
      const { page, problems, text } = await open('2026-02-28T22:59:00Z');
      expect(text).toBe('The workflows course ');
      await expectSkipLink(page);
      await expectMenusBelowHeader(page);
      expect(problems).toEqual([]);
      const { page: plain } = await visit('/', { url, hasScript: false });
      await plain.locator('#announcement').getByRole('link', { name: 'See the course' }).click();
      await plain.waitForURL('**/courses/workflows-that-last');
    },
  );

  test('has no link that leads nowhere', async () => {
    const pages = htmlFiles(provider.out).map((file) => readFileSync(join(provider.out, file), 'utf8'));
    const links = new Set(
      pages.flatMap((html) => [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, to]) => to)),
    );
    for (const to of links)
      expect({ to, status: (await fetch(new URL(to ?? '', provider.url))).status }).toEqual({ to, status: 200 });
    expect(links.size).toBeGreaterThan(2);
  });

  test('is valid, for browsers and for search engines', () => {
    const files = htmlFiles(provider.out);
    expect(
      everyNth(files, 4).flatMap((file) => htmlProblems(file, readFileSync(join(provider.out, file), 'utf8'))),
    ).toEqual([]);
    expect(structuredDataProblemsIn(provider.out)).toEqual([]);
    expect(vnuProblems(provider.out)).toEqual([]);
    const feeds = readdirSync(provider.out, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.atom'),
    );
    expect(feeds.flatMap((file) => atomProblems(readFileSync(join(provider.out, file), 'utf8')))).toEqual([]);
    expect(feeds).toHaveLength(fixture === 'french' ? 1 : 0);
  });
});
