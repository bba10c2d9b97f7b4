// A host that serves files and sends no headers of a site: its pages carry the policy themselves, obey it, and work under it.
// Pages of all fixtures are opened under the policy: here, and with their other checks in providers and text-page.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { everyNth } from '../../support/cases.ts';
import { addressOf, htmlFiles } from '../../support/html/html-files.ts';
import { openFixture, type OpenedProvider } from '../../support/browser/other-provider.ts';
import { openStaticServer, type StaticServer } from '../../support/browser/static-server.ts';
import { markWindow, newVisit, untilHydrated, visit } from '../../support/browser/visit.ts';

let whole: OpenedProvider;
let host: StaticServer;

beforeAll(async () => {
  whole = await openFixture('whole', ({ edit }) => edit('site.yaml', { hosts: ['github'] }));
  host = await openStaticServer(whole.out);
});
afterAll(() => host.close());

/** Opens pages of a site, one after the other; returns whatever goes wrong. */
async function problemsOf(url: string, out: string): Promise<readonly string[]> {
  const { page, problems } = await newVisit({ url });
  const files = htmlFiles(out);
  for (const file of everyNth(files, 32)) {
    await page.goto(addressOf(file));
    await untilHydrated(page);
  }
  expect(files.length).toBeGreaterThan(10);
  return problems.filter((problem) => !problem.includes('404'));
}

test('no page with every field breaks the policy that it carries itself', async () => {
  expect(await problemsOf(host.url, whole.out)).toEqual([]);
});

test('opens one page from another without headers, and runs no injected script', async () => {
  const { out } = whole;
  const { page, problems } = await visit('/', { url: host.url });
  const isMarked = await markWindow(page);
  await page.locator('#root a[href="/contact"]').last().click();
  await page.waitForURL('**/contact');
  await page.locator('h1').waitFor();
  expect(await isMarked()).toBe(true);
  expect(problems).toEqual([]);

  const html = readFileSync(join(out, 'index.html'), 'utf8');
  const strange = '<script>window.isTaken = true</script><img src="none.png" alt="" onerror="window.isTaken = true">';
  writeFileSync(join(out, 'taken.html'), html.replace('</body>', `${strange}</body>`));
  await page.goto('/taken');
  await untilHydrated(page);
  expect(await page.evaluate(() => 'isTaken' in window)).toBe(false);
  const broken = problems.filter((problem) => problem.startsWith('console: policy:'));
  // The page is not at its own address, so that it is read once more.
  expect([...new Set(broken)]).toEqual([
    'console: policy: script-src-elem inline',
    'console: policy: script-src-attr inline',
  ]);
});

describe.each(everyNth(['format-1/second-provider', 'second-provider', 'tiny', 'format-1/tiny'], 4))(
  '%s',
  (fixture) => {
    let provider: OpenedProvider;

    beforeAll(async () => {
      provider = await openFixture(fixture, ({ edit }) => edit('site.yaml', { hosts: ['github'] }));
    });

    test('no page breaks the policy, in its headers and in itself', async () => {
      expect(await problemsOf(provider.url, provider.out)).toEqual([]);
    });
  },
);
