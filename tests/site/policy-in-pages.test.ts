// A host that serves files and sends no headers of a site: its pages carry the policy themselves, obey it, and work under it.
// The same pages are opened from a server that sends the headers too, as those of the other providers are.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { addressOf, htmlFiles } from '../support/html-files.ts';
import { openFixture, type OpenedProvider } from '../support/other-provider.ts';
import { serveStatically } from '../support/static-server.ts';
import { markWindow, newVisit, untilHydrated, visit } from '../support/visit.ts';

const fixtures = ['second-provider', 'whole'] as const;

let providers: Readonly<Record<string, OpenedProvider>>;

beforeAll(async () => {
  const opened = fixtures.map(async (fixture) => {
    const provider = await openFixture(fixture, ({ edit }) => edit('site.yaml', { hosts: ['github'] }));
    return [fixture, provider] as const;
  });
  providers = Object.fromEntries(await Promise.all(opened));
});

const outOf = (fixture: (typeof fixtures)[number]): string => providers[fixture]?.out ?? '';

test.each([
  ['second-provider', 'with'],
  ['whole', 'with'],
  ['whole', 'without'],
] as const)('no page of %s breaks the policy, %s headers', async (fixture, way) => {
  const out = outOf(fixture);
  const url = way === 'with' ? (providers[fixture]?.url ?? '') : await serveStatically(out);
  const { page, problems } = await newVisit({ url });
  const files = htmlFiles(out);
  for (const file of files) {
    await page.goto(addressOf(file));
    await untilHydrated(page);
  }
  expect(files.length).toBeGreaterThan(20);
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
});

test('opens one page from another without headers, and runs no script that somebody else has put into a page', async () => {
  const out = outOf('whole');
  const url = await serveStatically(out);
  const { page, problems } = await visit('/', { url });
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
  expect(broken).toEqual(['console: policy: script-src-elem inline', 'console: policy: script-src-attr inline']);
});
