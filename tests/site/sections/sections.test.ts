// Pages made of sections: one with every section, and each section alone with the least and the most that it can have.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { pageFiles } from '../../../bench/page-files.ts';
import { weightBudget } from '../../../bench/budgets.ts';
import { overweight, weigh } from '../../../bench/weigh.ts';
import { projectSchemas } from '../../../generator/kinds/schema-files.ts';
import { everyNth, isLong } from '../../support/cases.ts';
import { axeViolations } from '../../support/browser/axe.ts';
import { structuredDataAt } from '../../support/html/built-site.ts';
import { emptyParts } from '../../support/browser/empty-parts.ts';
import { openFixture, type OpenedProvider } from '../../support/browser/other-provider.ts';
import { overflow } from '../../support/browser/overflow.ts';
import { problemsAtBothWidths } from '../../support/browser/two-widths.ts';
import { fillIn } from '../../support/browser/form-visit.ts';
import { look, newVisit, untilHydrated, visit } from '../../support/browser/visit.ts';

type Section = Readonly<Record<string, unknown>> & { readonly type: string };

const file = fileURLToPath(new URL('../../fixtures/sections/everything.yaml', import.meta.url));
const { sections } = parse(readFileSync(file, 'utf8')) as { readonly sections: readonly Section[] };

/** The richest section of each type: the first. */
const most = sections.filter((section, i) => sections.findIndex(({ type }) => type === section.type) === i);

function least(section: Section): Section {
  const { required } = projectSchemas.read(`sections/${section.type}.schema.json`) as { required: readonly string[] };
  const kept = Object.entries(section).filter(([key]) => required.includes(key));
  return Object.fromEntries(kept.map(([key, value]) => [key, Array.isArray(value) ? [value[0]] : value])) as Section;
}

const pageOf = (title: string, section: Section): string =>
  stringify({ template: 'sections', title, sections: [section] });

/** A section may have the links of the page with all of them; alone, there is nowhere for them to lead. */
const alone = most.flatMap((section) => [
  [`least-${section.type}`, least(section)] as const,
  [`most-${section.type}`, section] as const,
]);

let site: OpenedProvider;

beforeAll(async () => {
  site = await openFixture('whole', ({ write, edit }) => {
    const links = [{ label: 'At your place', to: '/everything#ask' }];
    edit('site.yaml', { 'menus.columns': [{ title: 'For companies', links }] });
    write('pages/everything.yaml', readFileSync(file, 'utf8'));
    write('pages/home.yaml', pageOf('Welcome', { type: 'hero', intro: 'To the harbour' }));
    for (const [name, section] of alone) {
      const led = section['links'] === undefined ? {} : { links: [{ label: 'All courses', to: '/courses' }] };
      const shown = { ...section, ...led };
      write(`pages/${name}.yaml`, pageOf(`Only ${name}`, shown));
    }
    write('pages/nothing.yaml', pageOf('Nothing', { type: 'courses', title: 'None', level: 'Expert' }));
  });
});

test('there is a section of every type', () => {
  const types = projectSchemas.files.flatMap(({ name }) => (name.startsWith('sections/') ? name.slice(9) : []));
  expect(most.map(({ type }) => type).sort()).toEqual(types.sort());
});

test('all together have no violation, links lead to them by name and by heading, and all work without scripts', async () => {
  const { page, problems } = await visit('/everything#how-it-works', { url: site.url });
  expect(await page.locator('#how-it-works h2').textContent()).toBe('How it works');
  expect(await page.locator('h1').allTextContents()).toEqual(['For companies, at their place']);
  expect(await page.locator('main h2').count()).toBeGreaterThanOrEqual(most.length - 1);
  expect(await problemsAtBothWidths(page)).toEqual([]);
  const headings = await page.locator('main :is(h1, h2, h3)').allInnerTexts();
  // On a phone, what became of a session leaves room for its button.
  await page.setViewportSize({ width: 375, height: 800 });
  const row = page.locator('tr', { hasText: 'Postponed from' });
  const badge = await row.getByText('Postponed from').boundingBox();
  const button = await row.getByRole('link', { name: /^Register/ }).boundingBox();
  expect((badge?.x ?? 0) + (badge?.width ?? Infinity)).toBeLessThan(button?.x ?? 0);
  await page.getByRole('link', { name: 'Ask us' }).first().click();
  await page.waitForURL('**/everything#ask');
  expect(await page.locator('#ask form').count()).toBe(1);
  expect(problems).toEqual([]);
  const plain = await visit('/everything', { url: site.url, hasScript: false, width: 1440 });
  expect(await plain.page.locator('main :is(h1, h2, h3)').allInnerTexts()).toEqual(headings);
});

test('each alone, all together, and pages with all that they can have, load no more than their budget', () => {
  const names = [...alone.map(([name]) => name), 'everything', 'contact', 'text'];
  const weights = names.map((name) => ({ name, weight: weigh(site.out, pageFiles(site.out, `/${name}`)) }));
  expect(weights.filter(({ weight }) => overweight(weight).length > 0)).toEqual([]);
});

/** Records which modules a page has loaded, as paths. */
function recordCode(page: Page): ReadonlySet<string> {
  const paths = new Set<string>();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) paths.add(pathname);
  });
  return paths;
}

/** Returns how many bytes modules have, gzipped. */
const bytesOf = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(join(site.out, path)), { level: 9 }).length, 0);

test('a form in the first view loads no code until a visitor acts, and at once where a query may fill it in', async () => {
  const { page } = await newVisit({ url: site.url, isFresh: true });
  const codes = recordCode(page);
  await page.goto('/most-form', { waitUntil: 'networkidle' });
  const untouched = [...codes];
  expect(untouched.length).toBeGreaterThan(0);
  expect(bytesOf(untouched)).toBeLessThanOrEqual(weightBudget.js);
  await page.goto('/most-form?course=First+Aid');
  await expect.poll(() => codes.size).toBeGreaterThan(untouched.length);
});

test('the code of a form comes when a visitor acts, whatever that is, and the form stays as it was typed into', async () => {
  const { page, problems } = await newVisit({ url: site.url, isFresh: true });
  const codes = recordCode(page);
  await page.goto('/everything', { waitUntil: 'networkidle' });
  await untilHydrated(page);
  const loaded = [...codes];
  expect(bytesOf(loaded)).toBeLessThanOrEqual(weightBudget.js);
  const form = page.locator('#ask form');
  const input = await form.locator('input').first().elementHandle();
  await input?.evaluate((one) => {
    if (one instanceof HTMLInputElement) one.value = 'Harbour Works';
    window.location.hash = '#how-it-works';
  });
  await expect.poll(() => codes.size).toBeGreaterThan(loaded.length);
  expect(await form.locator('input').first().inputValue()).toBe('Harbour Works');
  expect(await input?.evaluate((one) => one.isConnected)).toBe(true);
  await page.route('**/submissions', (route) => route.fulfill({ json: { ok: true } }));
  await fillIn(form, { 'Contact Name': 'Ada', Email: 'ada@example.com', 'Training Topics': 'Ropes' });
  await form.locator('[type=submit]').click();
  await page.getByRole('heading', { name: 'Thank you!', exact: true }).waitFor();
  expect(problems).toEqual([]);
});

test('the home page may be made of sections, and the footer has further columns, each under its heading', async () => {
  const { page } = await visit('/', { url: site.url });
  expect(await page.locator('h1').textContent()).toBe('Welcome');
  expect((await structuredDataAt('/', site.url))[0]).toMatchObject({ '@type': 'EducationalOrganization' });
  const column = page.locator('footer div', { has: page.locator('> h2', { hasText: 'For companies' }) }).last();
  await column.getByRole('link', { name: 'At your place' }).click();
  await page.waitForURL('**/everything#ask');
});

test('search engines are given the questions and the video', async () => {
  const types = (await structuredDataAt('/everything', site.url)).map((data) => data['@type']);
  expect(types).toEqual(['WebPage', 'BreadcrumbList', 'VideoObject', 'FAQPage']);
});

test('a section alone has the heading of its page, and one without anything to show leaves no trace', () => {
  const textsOf = (name: string, tag: string): readonly string[] => {
    const html = readFileSync(join(site.out, `${name}.html`), 'utf8');
    return [...html.matchAll(new RegExp(`<${tag}\\b.*?</${tag}>`, 'gs'))].map(([part]) => part.replace(/<[^>]*>/g, ''));
  };
  expect(textsOf('most-text', 'h1')).toEqual(['Only most-text']);
  expect(textsOf('nothing', 'main')).toEqual(['Nothing']);
});

test('sessions that have passed since the build are gone', async () => {
  const { page } = await look('/most-sessions', { url: site.url, at: '2031-01-01T12:00:00Z' });
  await expect.poll(() => page.locator('main table').count()).toBe(0);
});

/** What is wrong with a section alone; its colours are those that it has among the others. */
async function problemsOf(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...((await page.evaluate(overflow)) ?? []), ...(await page.evaluate(emptyParts)));
  }
  return [...found, ...(await axeViolations(page, 'all but colours'))];
}

const namesWith = (amount: string) => alone.map(([name]) => name).filter((name) => name.startsWith(amount));

test.each([
  ['least', namesWith('least')],
  // A sample sees other types with the least than with the most.
  ['most', isLong ? namesWith('most') : namesWith('most').slice(1)],
])('each section alone with the %s fits and has no violation', async (_, names) => {
  for (const name of everyNth(names, 10)) {
    const { page, problems } = await visit(`/${name}`, { url: site.url });
    expect({ name, found: await problemsOf(page), problems }).toEqual({ name, found: [], problems: [] });
  }
});
