// Providers of other kinds: one of eleven lines, one that is free and online only, one with offices in three towns, and
// a French one with addresses of its own. Each site is whole: nothing is missed, and nothing is claimed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { strayWords } from '../support/empty-parts.ts';
import { addressOf, htmlFiles } from '../support/html-files.ts';
import { htmlProblems } from '../support/html-problems.ts';
import { openFixture, type OpenedProvider } from '../support/other-provider.ts';
import { structuredDataProblemsIn } from '../support/structured-data-problems.ts';
import { problemsAtBothWidths } from '../support/two-widths.ts';
import { newVisit, untilHydrated } from '../support/visit.ts';
import { vnuProblems } from '../support/vnu.ts';

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
    const addresses = htmlFiles(provider.out).map(addressOf);
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
    expect(files.flatMap((file) => htmlProblems(file, readFileSync(join(provider.out, file), 'utf8')))).toEqual([]);
    expect(structuredDataProblemsIn(provider.out)).toEqual([]);
    expect(vnuProblems(provider.out)).toEqual([]);
  });
});
