// The sample site in English and Arabic, as one line of its content publishes it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { type AxeRules, axeViolations } from '../../support/browser/axe.ts';
import { openFixture } from '../../support/browser/other-provider.ts';
import { overflow } from '../../support/browser/overflow.ts';
import { newVisit, untilHydrated, visit, type Visit } from '../../support/browser/visit.ts';
import { everyNth, isLong, longTest } from '../../support/cases.ts';
import { alternatesOf, oneSided } from '../../support/html/alternates.ts';
import { htmlProblems } from '../../support/html/html-problems.ts';

const { url, out, diagnostics } = await openFixture('../../content', ({ edit }) =>
  edit('site.yaml', { languages: ['en', 'ar'], 'header.search': 'site' }),
);
const open = (address: string) => visit(address, { url });

const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
const read = (file: string): string => readFileSync(join(out, file), 'utf8');

test('nothing is wrong with the content, and supplied pictures are published once', () => {
  // What is published for the first time is not on record yet.
  expect(diagnostics.map(({ code }) => code)).toEqual(['address/new-address']);
  const own = readdirSync(join(out, 'ar/media'), { recursive: true, encoding: 'utf8' });
  expect(own.filter((file) => /\.(?:avif|webp|jpg|pdf)$|logo/.test(file))).toEqual([]);
});

test('pages in Arabic are valid HTML', () => {
  const inArabic = pages.filter((file) => file.startsWith('ar'));
  expect(inArabic.length).toBeGreaterThan(55);
  expect(everyNth(inArabic, 24).flatMap((file) => htmlProblems(file, read(file)))).toEqual([]);
});

test('pages of the other language name each other, themselves and the first one, over the whole site', () => {
  const known = alternatesOf(pages.map(read));
  expect(known.size).toBeGreaterThan(70);
  expect(oneSided(known)).toEqual([]);
  for (const alternates of known.values())
    expect(alternates.map((one) => one.split(' ')[0])).toEqual(['en', 'ar', 'x-default']);
});

test('a link in a text to a page of another language loads it, and Back returns', async () => {
  const { page, problems } = await open('/schedule');
  // As a link of a menu does that an author leads there.
  await page.evaluate(() => {
    history.pushState({ idx: 1 }, '', '/ar/courses/capm#main');
    dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
  });
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('ar');
  expect(new URL(page.url()).pathname).toBe('/ar/courses/capm');
  await page.goBack();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  await untilHydrated(page);
  expect(new URL(page.url()).pathname).toBe('/schedule');
  expect(await page.locator('main h1').count()).toBe(1);
  expect(problems).toEqual([]);
});

test('menu and filter work from right to left, and lists have what is not translated with the title of the original, its language and its page', async () => {
  const { page, problems } = await visit('/ar/courses', { url, width: 375 });
  const button = page.getByRole('button', { name: 'القائمة' });
  await button.click();
  const menu = page.getByRole('navigation', { name: 'التنقل الرئيسي' });
  await menu.getByRole('link', { name: 'الجدول' }).waitFor();
  const [box, edge] = [await button.boundingBox(), page.viewportSize()?.width ?? 0];
  expect(box?.x).toBeLessThan(edge / 2);
  await page.keyboard.press('Escape');
  const filter = page.getByRole('searchbox').first();
  await filter.fill('اداره المشاريع');
  await expect.poll(() => page.locator('article').count()).toBeLessThan(40);
  expect(await page.locator('article').count()).toBeGreaterThan(3);
  await filter.fill('');
  await expect.poll(() => page.locator('article').count()).toBe(40);

  const card = page.locator('article', { hasText: 'Project Risk Management' });
  const title = card.getByRole('heading').locator('span[lang]');
  expect(await title.evaluate((span: HTMLElement) => [span.lang, span.dir, span.textContent])).toEqual([
    'en',
    'ltr',
    'Project Risk Management',
  ]);
  expect(await card.getByRole('heading').textContent()).toContain('الإنجليزية');
  await card.locator('a').first().click();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  expect(new URL(page.url()).pathname).toBe('/courses/project-risk-management');
  expect(pages).not.toContain('ar/courses/project-risk-management.html');
  expect(problems).toEqual([]);
});

test('what a form sends says in which language it was filled in, and with or without JavaScript thanks in it', async () => {
  const { page } = await open('/ar/contact');
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page
    .locator('main form')
    .getByRole('button', { name: 'أرسل' })
    .or(page.locator('main form [type=submit]'))
    .first()
    .click();
  expect(await page.locator('main form :invalid').count()).toBeGreaterThan(0);
  await fillContact(page);
  await page.locator('main form [type=submit]').click();
  expect((await sent).postDataJSON()).toMatchObject({ siteLanguage: 'ar', name: 'سلمى' });
  const plain = await visit('/ar/contact', { url, hasScript: false });
  await fillContact(plain.page);
  await plain.page.locator('main form [type=submit]').click();
  await plain.page.waitForURL('**/ar/thank-you');
  expect(await plain.page.getByRole('link', { name: 'English' }).first().getAttribute('href')).toBe('/thank-you');
  expect(await plain.page.locator('html').getAttribute('lang')).toBe('ar');
});

async function fillContact(page: Page): Promise<void> {
  await page.locator('[name=name]').fill('سلمى');
  await page.locator('[name=email]').fill('salma@example.com');
  await page.locator('[name=subject]').selectOption({ index: 1 });
  await page.locator('[name=message]').fill('أريد التسجيل');
}

/** A page of each design, by its address. */
const designs = [
  ...[
    '/ar/courses/1',
    '/ar/about',
    '/ar/courses',
    '/ar/schedule',
    '/ar/contact',
    '/ar/register',
    '/ar/custom-corporate',
  ],
  ...['/ar/courses/project-management', '/ar/gallery', '/ar/trainers', '/ar/soft-skills'],
  ...['/ar/trainers/hiba-al-lawati', '/ar/thank-you', '/ar/courses?q=risk'],
];

/**
 * Whether a page is accessible and fits every width. Its colours are those of the same design in English, but letters have other
 * sizes: one page shows whether that matters.
 */
async function expectDesign({ page, problems }: Visit, rules: AxeRules = isLong ? 'all' : 'all but colours') {
  expect(await axeViolations(page, rules)).toEqual([]);
  for (const width of [375, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(overflow), `${width}`).toBeUndefined();
  }
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([]);
}

test.each(everyNth(designs, designs.length))('%s is accessible, and fits every width', async (address) => {
  await expectDesign(await open(address));
});

test('the page for unknown addresses is accessible, and its button is above the help, whatever the width', async () => {
  const visited = await open('/ar/nothing');
  const { page } = visited;
  await expectDesign(visited);
  const button = page.locator('main').getByRole('link', { name: 'العودة إلى الرئيسية' });
  for (const width of [375, 768, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const [box, help] = [await button.boundingBox(), await page.locator('main').getByRole('status').boundingBox()];
    expect(box?.height, `${width}`).toBeLessThan(60);
    expect(Number(box?.y) + Number(box?.height)).toBeLessThanOrEqual(Number(help?.y));
  }
});

test('the home page is accessible, and an entry of the dropdown is in one column', async () => {
  const visited = await open('/ar');
  const { page } = visited;
  await expectDesign(visited, 'all');
  await page.getByRole('navigation', { name: 'التنقل الرئيسي' }).getByRole('button', { name: 'الدورات' }).click();
  const entries = page.locator('header [popover] li li a');
  expect(await entries.count()).toBeGreaterThan(8);
  expect(await entries.evaluateAll((links) => links.map((link) => link.getClientRects().length))).not.toContain(2);
});

/** Rows of a table of sessions in which days, fees and availability take several lines or lie over others. */
function crowdedRows(): readonly string[] {
  const names = [...document.querySelectorAll('main thead th')].map(({ textContent }) => textContent);
  const [fee, availability] = [names.indexOf('الرسوم'), names.indexOf('الحالة')];
  return [...document.querySelectorAll('main tbody tr:has(td)')].flatMap((row) => {
    const facts = [row.children[fee], row.children[availability], ...row.querySelectorAll('td time')];
    const boxes = facts.flatMap((fact) => {
      const range = document.createRange();
      // Of a session of one day, the last one is there for screen readers alone.
      if (!fact || Number(fact.closest('td')?.clientWidth) <= 1) return [];
      range.selectNodeContents(fact);
      return [range.getBoundingClientRect()];
    });
    const isOver = (a: DOMRect, b: DOMRect): boolean =>
      a !== b && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const isCrowded = boxes.some((a) => a.height > 32 || boxes.some((b) => isOver(a, b)));
    return isCrowded ? [row.textContent] : [];
  });
}

/** Runs in the browser: how many lines the words after "8 " take in each cell. */
function linesOfDurations(cells: Element[]): readonly number[] {
  return cells.map((cell) => {
    const range = document.createRange();
    const [words] = cell.childNodes;
    if (words) range.setStart(words, '8 '.length);
    range.setEndAfter(words ?? cell);
    return range.getClientRects().length;
  });
}

test('in the schedule each day and each fee is on one line, on paper no word of a duration is broken, and what is not translated is marked, as it is in the search', async () => {
  const { page } = await open('/ar/schedule');
  for (const width of [768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(crowdedRows), `${width}`).toEqual([]);
  }
  const row = page.locator('tr', { hasText: 'Business Communication' }).first();
  expect(await row.locator('th a').getAttribute('href')).toBe('/courses/business-communication');
  expect(await row.locator('th [lang=en]').count()).toBe(1);

  await page.setViewportSize({ width: 660, height: 800 });
  await page.emulateMedia({ media: 'print' });
  const hours = page.locator('main td', { hasText: /^8 ساعات$/ });
  expect(await hours.count()).toBeGreaterThan(1);
  expect(new Set(await hours.evaluateAll(linesOfDurations))).toEqual(new Set([1]));

  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('link', { name: 'بحث' }).click();
  await page.getByRole('searchbox').fill('risk');
  const found = page.getByRole('dialog').locator('li a').first();
  await found.locator('[lang=en]').waitFor();
  expect(await found.getAttribute('href')).toBe('/courses/project-risk-management');
});

longTest('a registration says in Arabic what is missing, and its language', async () => {
  const { page } = await newVisit({ url, isFresh: true });
  await page.goto('/ar/register?course=%D8%A5%D8%AF%D8%A7%D8%B1%D8%A9');
  await untilHydrated(page);
  await page.locator('main form [type=submit]').click();
  const phone = page.locator('[name=phone]');
  expect(await phone.evaluate((input: HTMLInputElement) => input.validity.valueMissing)).toBe(true);
  await page.locator('[name=firstName]').fill('سلمى');
  await page.locator('[name=email]').fill('salma@example.com');
  await phone.fill('+968 9000 0000');
  await page.locator('[name=title]').selectOption({ index: 1 });
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.locator('main form [type=submit]').click();
  expect((await sent).postDataJSON()).toMatchObject({
    siteLanguage: 'ar',
    formType: 'registration',
    firstName: 'سلمى',
  });
});
