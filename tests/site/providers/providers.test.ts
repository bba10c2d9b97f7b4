// Providers of other kinds: one of eleven lines, one that is free and online only, one with offices in three towns, and
// a French one with addresses of its own. Each site is whole: nothing is missed, and nothing is claimed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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

  test.runIf(fixture === 'offices')('has submenus that the keyboard and the pointer open and close', async () => {
    const { page, problems } = await visit('/trainers/leon-marsh', { url: provider.url, width: 1440 });
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
    expect(problems).toEqual([]);
  });

  test.runIf(fixture === 'offices')(
    'has submenus that fold on phones, one at a time, also without JavaScript',
    async () => {
      for (const hasScript of [true, false]) {
        const { page } = await visit('/trainers/leon-marsh', { url: provider.url, width: 320, hasScript });
        await page.getByRole('button', { name: 'Menu', exact: true }).click();
        const [people, contact] = ['Our people', 'Contact'].map((name) => page.locator('summary', { hasText: name }));
        const leon = page.locator('header details').getByRole('link', { name: 'Leon Marsh' });
        expect(await people?.getAttribute('aria-current')).toBe('true');
        await people?.click();
        expect(await leon.getAttribute('aria-current')).toBe('page');
        expect((await leon.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        if (hasScript) expect(await axeViolations(page)).toEqual([]);
        expect(await page.evaluate(overflow)).toBeUndefined();
        await contact?.click();
        await leon.waitFor({ state: 'hidden' });
        await page.locator('header details').getByRole('link', { name: 'Register' }).click();
        await page.waitForURL('**/register');
      }
      const { page } = await visit('/', { url: provider.url, width: 1440, hasScript: false });
      await page.getByRole('button', { name: 'Our people' }).click();
      await page.getByRole('link', { name: 'Huda Rahman' }).first().click();
      await page.waitForURL('**/trainers/huda-rahman');
    },
  );

  test.runIf(fixture === 'online')('announces something until its last day, without moving the page', async () => {
    const { url } = provider;
    const seen: unknown[] = [];
    for (const at of [undefined, '2026-02-28T22:59:00Z', '2026-02-28T23:01:00Z']) {
      const { page, problems } = await visit('/', { url, width: 375, ...(at && { at }) });
      const bar = page.getByRole('region', { name: 'Announcement' });
      const text = (await bar.isVisible()) ? await bar.innerText() : undefined;
      seen.push([text?.slice(0, 21), await page.evaluate(layoutShifts), problems]);
    }
    const shown = 'The workflows course ';
    expect(seen).toEqual([shown, shown, undefined].map((text) => [text, [], []]));
    const { page } = await newVisit({ url, hasScript: false });
    await page.goto('/');
    await page.locator('#announcement').getByRole('link', { name: 'See the course' }).click();
    await page.waitForURL('**/courses/workflows-that-last');
  });

  test.runIf(fixture === 'online')('has one link before the announcement, which skips it', async () => {
    const { page, problems } = await visit('/', { url: provider.url });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/#main');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main');
    expect(await page.getByRole('link', { name: 'Skip to main content' }).count()).toBe(1);
    expect(problems).toEqual([]);
  });

  test.runIf(fixture === 'online')('has its menus below the header, wherever the announcement moves that', async () => {
    const { page } = await visit('/', { url: provider.url, width: 375, height: 667 });
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
  });

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
