// The schedule: what is to come in order, what has begun apart, and links that carry a session to the registration.
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { look, visit } from '../../support/browser/visit.ts';
import { everyNth, longTest } from '../../support/cases.ts';

const upcoming = (page: Page) => page.getByRole('table', { name: 'Upcoming sessions' });
const past = (page: Page) => page.getByRole('table', { name: 'Sessions that have already started' });
const days = (table: ReturnType<typeof upcoming>): Promise<readonly string[]> =>
  table
    .locator('tbody tr:has(time)')
    .evaluateAll((rows) => rows.map((row) => row.querySelector('time')?.dateTime ?? ''));
/** The past sessions are folded until a visitor opens them. */
async function pastUnfolded(page: Page): Promise<ReturnType<typeof past>> {
  await page.locator('main details > summary').click();
  return past(page);
}
const sigma = (table: ReturnType<typeof upcoming>) => table.locator('tbody tr:has(time)', { hasText: 'Nov 4, 2025' });

/** The sessions in order, and what a row says of one. */
async function expectRows(page: Page): Promise<void> {
  const found = await days(upcoming(page));
  expect(found.length).toBeGreaterThanOrEqual(6);
  expect(found).toEqual([...found].sort());
  expect(found.slice(0, 6)).toEqual([
    '2025-11-04',
    '2025-11-23',
    '2025-11-23',
    '2025-11-28',
    '2025-12-26',
    '2025-12-26',
  ]);
  expect(await past(page).count()).toBe(0);
  const cells = await sigma(upcoming(page)).locator('th, td').allInnerTexts();
  expect(cells.map((cell) => cell.trim().replaceAll('\u00a0', ' '))).toEqual([
    expect.stringMatching(/Six Sigma Green Belt/),
    'Nov 4, 2025',
    'Nov 6, 2025',
    'Tue to Thu, 9:00 AM to 4:30 PM',
    '24 Hours',
    'OMR 500',
    'Available',
    'Register',
  ]);
  const heads = await upcoming(page).locator('thead th').allInnerTexts();
  expect(heads.map((head) => head.toLowerCase())).toEqual(
    ['Course', 'Start', 'End', 'Days and times', 'Duration', 'Fee', 'Availability', 'Registration'].map((head) =>
      head.toLowerCase(),
    ),
  );
  await page.getByText('All sessions: In-person · Muscat', { exact: true }).waitFor();
  const calendar = sigma(upcoming(page)).getByRole('link', {
    name: 'Add to calendar: Six Sigma Green Belt, Nov 4, 2025',
  });
  expect(await calendar.innerText()).toBe('');
  for (const text of await upcoming(page).locator('time').allInnerTexts())
    expect(text).toMatch(/^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) [1-3]?\d, 20\d\d$/);
}

async function expectAvailability(page: Page): Promise<void> {
  const rows = await page.locator('main tbody tr:has(time)').allInnerTexts();
  expect(rows.length).toBeGreaterThan(0);
  for (const text of rows) expect(text).toMatch(/Available|Limited|Full/);
  const badge = sigma(upcoming(page)).getByText('Available', { exact: true });
  const [shown, wanted] = await badge.evaluate((element) => {
    const probe = element.appendChild(document.createElement('i'));
    const colour = getComputedStyle(element).color;
    probe.className = 'probe';
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.probe { color: var(--color-success) }');
    document.adoptedStyleSheets.push(sheet);
    return [colour, getComputedStyle(probe).color];
  });
  expect(shown).toBe(wanted);
}

test('sessions are in order, a row has the facts of its own, what all share is said above, and a link carries the session to the form', async () => {
  const { page, problems } = await visit('/schedule');
  await expectRows(page);
  await expectAvailability(page);
  const rows = upcoming(page).locator('tbody tr:has(time)');
  const hrefs = await rows
    .getByRole('link', { name: /^Register: / })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hrefs).toHaveLength(await rows.count());
  for (const href of hrefs) {
    const { pathname, searchParams } = new URL(href, page.url());
    expect(pathname).toBe('/register');
    expect([...searchParams.keys()]).toEqual(['course', 'startDate', 'endDate', 'duration', 'session']);
  }
  await sigma(upcoming(page))
    .getByRole('link', { name: /^Register/ })
    .click();
  await page.waitForURL('**/register?*');
  await expect.poll(() => page.getByLabel('Start Date').inputValue()).toBe('2025-11-04');
  expect(await page.getByLabel('End Date').inputValue()).toBe('2025-11-06');
  expect(await page.locator('[name=duration]').inputValue()).toBe('24 Hours');
  expect(await page.getByRole('combobox', { name: 'Course' }).inputValue()).toMatch(/Six Sigma Green Belt/);
  expect(problems).toEqual([]);
});

longTest(
  'on a tablet the availability of a session of one day is in the line of its day, and leaves no hole',
  async () => {
    const { page } = await look('/schedule', { width: 768 });
    const row = upcoming(page).locator('tbody tr', { hasText: 'Effective Leadership' }).first();
    const [day, badge] = await Promise.all(
      [row.locator('time').first(), row.getByText('Available', { exact: true })].map((part) => part.boundingBox()),
    );
    expect(Math.abs((day?.y ?? 0) - (badge?.y ?? 100))).toBeLessThan(10);
  },
);

longTest('a phone shows the day of a session of one day once, and both days of a longer one', async () => {
  const { page } = await look('/schedule', { width: 375 });
  const row = (course: string) => upcoming(page).locator('tbody tr', { hasText: course }).first();
  const shown = (course: string) =>
    row(course)
      .locator('td:has(time)')
      .evaluateAll((days) => days.filter(({ clientWidth }) => clientWidth > 1).length);
  expect([await shown('Effective Leadership'), await shown('Six Sigma Green Belt')]).toEqual([1, 2]);
});

test('after midnight in Muscat, a session that has begun since the build moves to the past sessions, without a link', async () => {
  const { page, problems } = await visit('/schedule', { at: '2025-11-04T20:01:00Z' });
  await expect.poll(() => sigma(upcoming(page)).count()).toBe(0);
  expect(await past(page).count()).toBe(0);
  const begun = await pastUnfolded(page);
  expect(await sigma(begun).count()).toBe(1);
  expect(await begun.getByRole('link', { name: /Register/ }).count()).toBe(0);
  expect(await begun.locator('thead th').count()).toBe(5);
  expect(await begun.getByText('Available').count()).toBe(0);
  await page.getByRole('heading', { level: 2, name: 'Started and past sessions' }).waitFor();
  expect(problems).toEqual([]);
});

test('a tab that was left open is brought up to date on its return, on each later day', async () => {
  const { page } = await visit('/schedule', { at: '2025-11-04T19:59:00Z', isFresh: true });
  const returnAt = async (at: string): Promise<void> => {
    await page.clock.setFixedTime(at);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  expect(await sigma(upcoming(page)).count()).toBe(1);
  await returnAt('2025-11-04T20:01:00Z');
  await expect.poll(() => sigma(upcoming(page)).count()).toBe(0);
  expect(await sigma(await pastUnfolded(page)).count()).toBe(1);
  // The latest are first.
  await returnAt('2026-01-20T06:00:00Z');
  await expect.poll(() => days(past(page))).toHaveLength(6);
  const found = await days(past(page));
  expect(found).toEqual([...found].sort().reverse());
  // None is to come.
  await returnAt('2031-01-01T06:00:00Z');
  await expect.poll(() => upcoming(page).count()).toBe(0);
  expect(await page.locator('main').getByRole('link', { name: 'Ask about dates' }).getAttribute('href')).toBe(
    '/contact',
  );
});

test.each([
  ['PMP weekday', '8.30 am to 4.30 pm Sunday to Thursday'],
  ['Primavera P6', '6.30 pm to 8.30 pm Sunday to Wednesday'],
  ['Six Sigma Green Belt', '9.00 am to 4.30 pm Tuesday to Thursday'],
  ['All others', '9.00 am to 4.30 pm on Fridays'],
])('the timing note of %s reads %s', async (label, text) => {
  const { page } = await look('/schedule', { hasScript: false });
  const note = page.locator('main dl div', { hasText: label });
  expect((await note.innerText()).replace(/\s+/g, ' ').trim().toLowerCase()).toBe(`${label} ${text}`.toLowerCase());
});

test('every month has its heading within the one table, without a script too', async () => {
  const { page } = await look('/schedule', { hasScript: false });
  const months = await upcoming(page).locator('th[scope=rowgroup]').allInnerTexts();
  expect(months.slice(0, 2)).toEqual(['November 2025', 'December 2025']);
  expect(new Set(months).size).toBe(months.length);
  const first = upcoming(page).locator('tbody tr:nth-child(2) td:nth-child(2)');
  const days = await first.allInnerTexts();
  // A month without sessions says why.
  const [pause] = months.filter((month) => month.startsWith('February 2027'));
  expect(pause).toMatch(/Ramadan/);
  const held = months.filter((month) => month !== pause);
  expect(days.map((day) => day.slice(0, 3))).toEqual(held.map((month) => month.slice(0, 3)));
});

/** Runs in the browser: the cells of rows that overlap another one, or that are wider than the row. */
function overlapping(rows: readonly Element[]): readonly string[] {
  return rows.flatMap((row) => {
    const { left, right } = row.getBoundingClientRect();
    const cells = [...row.querySelectorAll('th, td')].filter(({ clientWidth }) => clientWidth > 1);
    const boxes = cells.map((cell) => ({ text: cell.textContent, at: cell.getBoundingClientRect() }));
    const isOut = ({ at }: (typeof boxes)[number]): boolean => at.left < left - 1 || at.right > right + 1;
    const meets = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    const isBad = (box: (typeof boxes)[number]): boolean =>
      isOut(box) || boxes.some((other) => other !== box && meets(box.at, other.at));
    return boxes.filter(isBad).map(({ text }) => text);
  });
}

longTest('the facts of a session have places of their own on every screen', async () => {
  const { page } = await visit('/schedule', { width: 320 });
  for (const width of [320, 375, 600, 800]) {
    await page.setViewportSize({ width, height: 800 });
    const found = await upcoming(page).locator('tbody tr:has(time)').evaluateAll(overlapping);
    expect({ width, found }).toEqual({ width, found: [] });
  }
});

longTest('the headings of the columns stay in view', async () => {
  const { page } = await visit('/schedule', { width: 1280 });
  await upcoming(page).locator('tbody tr').last().scrollIntoViewIfNeeded();
  const head = await upcoming(page).locator('thead th').first().boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(head?.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), -1);
});

/** Fails where a fact of a session has more lines than one, the days and times more than two in smaller letters. */
async function expectOneLine(page: Page, width: number): Promise<void> {
  const facts = upcoming(page).locator('tbody td');
  // The days and times may need two lines, in smaller letters, where there is less room.
  const broken = await facts.evaluateAll(
    (cells, most) =>
      cells
        .filter((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          const { top, bottom } = range.getBoundingClientRect();
          return bottom - top > (cell.querySelector('a') ? 48 : most);
        })
        .map(({ textContent }) => textContent),
    width < 1440 ? 40 : 32,
  );
  expect(await facts.count()).toBeGreaterThan(6);
  expect(broken).toEqual([]);
}

test('on a phone a row is a few lines that keep their columns for those who listen; on a wide screen each fact has one line', async () => {
  const { page } = await visit('/schedule', { width: 375 });
  const row = sigma(upcoming(page));
  const box = await row.boundingBox();
  expect(box?.width).toBeLessThanOrEqual(375);
  expect(box?.height).toBeLessThanOrEqual(180);
  expect(await row.getByRole('cell').count()).toBe(7);
  expect(await upcoming(page).getByRole('columnheader', { name: 'Start' }).count()).toBe(1);
  expect(await row.getByRole('link', { name: /^Add to calendar/ }).isVisible()).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(10_500);
  for (const width of everyNth([1180, 1280, 1440], 3)) {
    await page.setViewportSize({ width, height: 800 });
    await expectOneLine(page, width);
  }
});
