// The five example themes on the sample's pages. A theme is a style sheet, so one build is enough: the sheets take turns.
// That every pair of colours can be read in every theme, light and dark, is computed elsewhere; which pairs a page has does
// not depend on its theme. So a page wears each theme once, light or dark, and each theme is seen both light and dark.
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Theme } from '../../../schemas/types.ts';
import { fontPath } from '../../../generator/build/render/site-files.ts';
import { facesOf } from '../../../generator/theme/faces.ts';
import { styleSheet } from '../../../generator/theme/style-sheet.ts';
import { everyNth, isLong } from '../../support/cases.ts';
import { axeViolations } from '../../support/browser/axe.ts';
import { overflow } from '../../support/browser/overflow.ts';
import { visit } from '../../support/browser/visit.ts';

const folder = new URL('../../../docs/themes/', import.meta.url);

const themes = readdirSync(folder)
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => ({
    name: file.replace('.yaml', ''),
    theme: parse(readFileSync(new URL(file, folder), 'utf8')) as Theme,
  }));

/** Answers requests for the style sheets of all themes, and for their typefaces. */
async function serveThemes(page: Page): Promise<void> {
  for (const { name, theme } of themes) {
    const faces = facesOf(theme);
    const body = styleSheet(theme, faces);
    await page.route(`**/assets/theme-${name}.css`, (route) => route.fulfill({ contentType: 'text/css', body }));
    for (const { font } of faces?.files ?? [])
      await page.route(`**/${font.file}`, (route) =>
        route.fulfill({ path: fontPath(font, ''), contentType: 'font/woff2' }),
      );
  }
}

/** Links the style sheet of a theme after that of the site, and waits for it. */
async function wear(page: Page, name: string): Promise<void> {
  await page.evaluate(
    (href) =>
      new Promise((resolve) => {
        document.querySelector('link[data-theme]')?.remove();
        const link = document.createElement('link');
        Object.assign(link, { rel: 'stylesheet', href, onload: resolve });
        link.dataset['theme'] = '';
        document.head.append(link);
      }),
    `/assets/theme-${name}.css`,
  );
}

const addresses = ['/', '/courses?q=power', '/courses/capm', '/schedule'];

/** Shows the page in each theme: every text can be read, and nothing is wider than a phone. */
async function expectReadable(page: Page, index: number): Promise<void> {
  const found: string[] = [];
  for (const [turn, { name }] of [...themes.entries()].filter(([turn]) => isLong || (turn + index) % 2 === 0)) {
    await wear(page, name);
    const colorScheme = Math.floor((index + turn) / 2) % 2 === 0 ? 'light' : 'dark';
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    found.push(...(await axeViolations(page, 'colours')).map((line) => `${name} ${colorScheme}: ${line}`));
    await page.setViewportSize({ width: 375, height: 800 });
    found.push(...((await page.evaluate(overflow)) ?? []).map((line) => `${name}: ${line}`));
    await page.setViewportSize({ width: 1280, height: 800 });
  }
  expect({ themes: themes.length, found }).toEqual({ themes: 5, found: [] });
}

test.each([...everyNth(addresses, 4).entries()])(
  '%d: on %s every text can be read in every theme, light or dark, and nothing is wider than a phone',
  async (index, address) => {
    const { page, problems } = await visit(address);
    await serveThemes(page);
    await expectReadable(page, index);
    expect(problems).toEqual([]);
  },
);

test('on the registration, too; in more contrast, muted texts and lines of fields have stronger colours, in a theme too', async () => {
  const { page, problems } = await visit('/register');
  await serveThemes(page);
  await expectReadable(page, 1);
  await wear(page, 'campus');
  const colours = () =>
    page.evaluate(() => {
      const root = getComputedStyle(document.documentElement);
      const [soft, line, strong, ink] = ['ink-soft', 'line', 'line-strong', 'ink'].map((name) =>
        root.getPropertyValue(`--color-${name}`),
      );
      return [soft === ink, line === strong];
    });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
    expect(await colours()).toEqual([false, false]);
    await page.emulateMedia({ contrast: 'more' });
    expect(await colours()).toEqual([true, true]);
    expect(await axeViolations(page, 'colours')).toEqual([]);
  }
  expect(problems).toEqual([]);
});
