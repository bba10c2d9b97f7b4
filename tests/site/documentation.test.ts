// The documentation is a site made by Prospectus itself: built once here, from the Markdown as it is, and looked at like the sample.
import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { pageFiles } from '../../bench/page-files.ts';
import { overweight, weigh } from '../../bench/weigh.ts';
import { preview } from '../../generator/index.ts';
import { documentationContent, documentationPages, writeDocumentation } from '../../release/docs-site.ts';
import { searchSite } from '../../src/search/SearchDialog.tsx';
import { problemsAtBothWidths } from '../support/browser/two-widths.ts';
import { visit } from '../support/browser/visit.ts';
import { htmlProblems } from '../support/html/html-problems.ts';
import { everyNth } from '../support/cases.ts';
import { buildCompiled } from '../support/program/build-compiled.ts';

/** The same in each run: what is known of a page that is as it was is taken, but nothing of the site. */
const folder = fileURLToPath(new URL('../../.prospectus/documentation', import.meta.url));
const [content, out] = [path.join(folder, 'content'), path.join(folder, 'dist')];
const htmlOf = (address: string): string => readFileSync(path.join(out, `${address.slice(1) || 'index'}.html`), 'utf8');

let url = '';
let search: ReturnType<typeof searchSite>;

beforeAll(async () => {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  cpSync(documentationContent, content, { recursive: true });
  writeDocumentation(content);
  const now = new Date(inject('now'));
  const said = await buildCompiled({ content, out, day: inject('now').slice(0, 10) });
  expect(said).toMatch(/^\d+ files checked in \d+ ms: (?:no problems|\d+ notes?)\.$/m);
  search = searchSite(JSON.parse(readFileSync(path.join(out, 'data/search.json'), 'utf8')));
  const server = await preview({ out, submissions: path.join(folder, 'submissions'), now: () => now });
  url = server.url;
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  });
});

test('every page is reached by links', () => {
  const addresses = [...documentationPages().keys()];
  expect(addresses.length).toBeGreaterThan(250);
  const linked = new Set(
    addresses.flatMap((address) => [...htmlOf(address).matchAll(/href="([^"#]*)/g)].map(([, to]) => to)),
  );
  expect(addresses.filter((address) => !linked.has(address))).toEqual([]);
});

/** What people ask, as they type it, and where it is answered. */
const questions = [
  ['payments', '/choosing'],
  ['what does it cost', '/choosing'],
  ['browsers', '/support'],
  ['getting started', '/start-tutorial'],
  ['install windows', '/start-install'],
  ['import excel', '/start-catalogue'],
  ['own domain', '/start-domain'],
  ['publish a change', '/edit-publish'],
  ['undo', '/edit-undo'],
  ['replace the logo', '/edit-logo'],
  ['add a session', '/edit-session'],
  ['cancel a session', '/edit-session-details'],
  ['early bird', '/edit-prices'],
  ['privacy notice', '/edit-text-page'],
  ['opening hours', '/edit-provider'],
  ['delete personal data', '/edit-consent'],
  ['redirect old address', '/edit-move-page'],
  ['netlify', '/hosting-netlify'],
  ['google analytics', '/analytics'],
  ['unknown-target', '/why-link-unknown-target'],
  ['two languages', '/languages'],
  ['exit codes', '/reference'],
  ['add a field', '/contributing'],
  ['theme.yaml', '/file-theme'],
  ['prospectus rename', '/command-rename'],
  ['section hero', '/section-hero'],
  ['how much does it cost', '/choosing'],
  ['moodle', '/choosing'],
  ['accessibility', '/choosing'],
  ['SEO', '/choosing'],
  ['vendor lock-in', '/choosing'],
  ['move my website', '/moving-in'],
  ['update prospectus', '/support'],
  ['cookie banner', '/analytics'],
  ['change a price', '/edit-prices'],
  ['change opening hours', '/edit-provider'],
  ['change the menu', '/edit-provider'],
  ['upload a photo', '/edit-picture'],
  ['add a trainer', '/edit-people'],
  ['course is full', '/edit-session-details'],
  ['change colours', '/edit-look'],
  ['error message', '/edit-mistakes'],
  ['my change is not online', '/edit-publish'],
  ['add a landing page', '/edit-sections-page'],
  ['who receives messages', '/edit-forms'],
  ['translate', '/translations'],
  ['rollback', '/edit-undo'],
  ['rss', '/edit-news'],
  ['custom css', '/themes'],
  ['base path', '/hosting'],
  ['docker', '/ci'],
  ['json schema', '/ci'],
  ['typescript types', '/reference'],
  ['webhook', '/reference-reports'],
  ['invoice', '/choosing'],
  ['cheap hosting', '/hosting'],
  ['which hosting', '/hosting'],
  ['google calendar', '/edit-pull'],
  ['mac', '/start-install'],
  ['VS code', '/start-install'],
  ['chromebook', '/edit-publish'],
  ['site not updating', '/edit-publish'],
  ['new date', '/edit-session'],
  ['zoom', '/edit-session'],
  ['seats left', '/edit-session-details'],
  ['several locations', '/edit-session-details'],
  ['draft', '/edit-catalogue'],
  ['course does not appear', '/edit-catalogue'],
  ['staff', '/edit-people'],
  ['instagram', '/edit-provider'],
  ['holiday notice', '/edit-provider'],
  ['contact form', '/edit-forms'],
  ['captcha', '/edit-form-services'],
  ['privacy policy', '/edit-text-page'],
  ['spanish', '/edit-labels'],
  ['undoo', '/edit-undo'],
  ['cache control', '/hosting'],
  ['dry run', '/edit-many'],
  ['localhost', '/reference'],
  // Whole questions.
  ['how do I change the logo', '/edit-logo'],
  ['can I use my own domain', '/start-domain'],
  ['how much does it cost to run', '/choosing'],
  ['how do I upgrade to a new version', '/support'],
  ['how to redirect old urls', '/edit-move-page'],
  ['how can I remove a trainer', '/edit-people'],
  // Words of the text.
  ['mbstring', '/edit-forms'],
  ['AirDrop', '/edit-picture'],
  ['certbot', '/hosting-nginx'],
  ['WCAG contrast', '/edit-look'],
] as const;

test.each(questions)('the search answers %j in its first three results', (question, address) => {
  const { pages } = search(question);
  expect(pages.slice(0, 3).map(({ to }) => to)).toContain(address);
});

/** One page of each sort. All but the first have one design: axe sees that at both widths, each page at one. */
const sorts = [
  ['/', undefined],
  ['/choosing', 375],
  ['/start-tutorial', 1440],
  ['/edit-undo', 375],
  ['/file-site', 1440],
  ['/why-link-unknown-target', 375],
] as const;

test.each(everyNth(sorts, 6))('%s is valid, light, accessible, and fits every screen', async (address, axeAt) => {
  expect(htmlProblems(address, htmlOf(address))).toEqual([]);
  // Long tables and pictures weigh what they say; the theme and the styles of code and notes count.
  const weight = weigh(out, pageFiles(out, address));
  expect(overweight({ ...weight, html: 0, picture: 0 })).toEqual([]);
  const { page, problems } = await visit(address, { url });
  expect(await problemsAtBothWidths(page, axeAt)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a table of four columns is as wide as the page, where there is room', async () => {
  const { page } = await visit('/file-site', { url, width: 1440 });
  expect((await page.locator('table').first().boundingBox())?.width).toBeGreaterThan(1100);
  await page.setViewportSize({ width: 375, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
});

test('a task leads to the next one, which leads back, and shows notes as such; its code is copied as it is written', async () => {
  const { page } = await visit('/edit-publish', { url });
  await page.getByRole('navigation', { name: 'More pages' }).getByRole('link', { name: 'Take back a change' }).click();
  await page.waitForURL('**/edit-undo');
  await page.getByRole('heading', { level: 1, name: 'Take back a change' }).waitFor();
  expect(await page.getByRole('note').innerText()).toMatch(/^Warning\s/);
  const back = page
    .getByRole('navigation', { name: 'More pages' })
    .getByRole('link', { name: 'Publish what you changed' });
  expect(await back.getAttribute('href')).toBe('/edit-publish');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy', exact: true }).first().click();
  await expect.poll(() => page.locator('[data-code] button').first().textContent()).toBe('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npx prospectus undo');
});

test('what has no code loads nothing for it', () => {
  expect(htmlOf('/edit-undo')).toMatch(/<link rel="stylesheet" href="\/assets\/code\.\w+\.css"/);
  expect(htmlOf('/choosing')).not.toContain('assets/code.');
});
