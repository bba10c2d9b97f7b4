// Registration in other systems: of the site, of a course and of a session. The nearest one holds.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { axeViolations } from '../../support/browser/axe.ts';
import { openFixture } from '../../support/browser/other-provider.ts';
import { overflow } from '../../support/browser/overflow.ts';
import { writeFiles } from '../../support/content/site.ts';
import { visit } from '../../support/browser/visit.ts';
import { everyNth } from '../../support/cases.ts';

const tiny = fileURLToPath(new URL('../../fixtures/tiny/content', import.meta.url));
const read = (file: string): string => readFileSync(`${tiny}/${file}`, 'utf8');

const ofSite = 'https://book.example.com/all';
const ofCourse = 'https://shop.example.com/child-care';
const ofSession = 'https://lms.example.org/first-aid?date=2030-06-08';

const schedule = `sessions:
  - { id: usual, course: first-aid, startDate: "2030-05-04", endDate: "2030-05-05", location: Bristol }
  - id: own
    course: first-aid
    startDate: "2030-06-08"
    location: Bristol
    price: { options: [{ name: Members, amount: 80 }, { name: Others, amount: 95 }], note: plus VAT }
    register: { url: "${ofSession}", label: Book at the hall }
  - { id: nanny, course: child-care, startDate: "2030-07-06", location: Bristol, price: free }
`;

let url: string;

beforeAll(async () => {
  ({ url } = await openFixture('tiny', ({ content }) =>
    writeFiles(content, {
      'site.yaml': `${read('site.yaml')}register: ${ofSite}\n`,
      'courses/child-care.yaml': `${read('courses/child-care.yaml')}register: { url: "${ofCourse}", label: Buy in our shop }\n`,
      'schedule.yaml': schedule,
    }),
  ));
});

/** Where a link leads and what it says, to the eye and to those who hear it. */
async function linkOf(link: Locator) {
  const [to, target, rel, name] = await Promise.all(
    ['href', 'target', 'rel', 'aria-label'].map((attribute) => link.getAttribute(attribute)),
  );
  return { to, target, rel, name, text: (await link.innerText()).trim() };
}

const elsewhere = { target: '_blank', rel: 'noopener' };

/** A session costs what it says, where that is not the fee of its course. */
async function expectOwnFees(page: Page): Promise<void> {
  const said = (await page.locator('main').innerText()).replaceAll('\u00a0', ' ');
  expect(said).toContain('Members · GBP 80 · plus VAT');
  expect(said).toContain('Others · GBP 95 · plus VAT');
}

/** Labels of their own fit every width. */
async function expectRoom(page: Page): Promise<void> {
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(overflow), `${width}`).toBeUndefined();
  }
}

test('each session leads to the nearest registration, in a new tab, which its name says', async () => {
  const { page, problems } = await visit('/schedule', { url });
  const links = page.locator('main tbody a[target="_blank"]');
  expect(await links.count()).toBe(3);
  expect(await linkOf(links.nth(0))).toMatchObject({ ...elsewhere, to: ofSite, text: 'Register' });
  expect(await linkOf(links.nth(1))).toMatchObject({ ...elsewhere, to: ofSession, text: 'Book at the hall' });
  expect(await linkOf(links.nth(2))).toMatchObject({ ...elsewhere, to: ofCourse, text: 'Buy in our shop' });
  for (const link of await links.all())
    expect(await link.getAttribute('aria-label')).toMatch(/\(opens in a new tab\)$/);
  expect(await links.nth(1).getAttribute('aria-label')).toContain('Book at the hall: First Aid');
  await expectOwnFees(page);
  await expectRoom(page);
  expect(problems).toEqual([]);
});

const courses = [
  ['/courses/first-aid', ofSite],
  ['/courses/child-care', ofCourse],
] as const;

test.each(everyNth(courses, 2))('the page of %s leads to %s, and has room for it', async (address, to) => {
  const { page } = await visit(address, { url });
  const first = page.locator('main a[target="_blank"]').first();
  expect(await linkOf(first)).toMatchObject({ ...elsewhere, to });
  expect(await page.locator('main a[href^="/register"]').count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  if (to === ofSite) await expectOwnFees(page);
  await expectRoom(page);
});

test('cards lead there too', async () => {
  const { page } = await visit('/courses', { url });
  const cardLink = (title: string) =>
    page
      .locator('main article', { has: page.getByRole('heading', { name: title, exact: true }) })
      .locator('a[target="_blank"]');
  expect(await linkOf(cardLink('First Aid'))).toMatchObject({ ...elsewhere, to: ofSite });
  expect(await linkOf(cardLink('First Aid for Children'))).toMatchObject({ ...elsewhere, to: ofCourse });
  expect(await axeViolations(page)).toEqual([]);
  await expectRoom(page);
});
