// A button next to a date leads to a registration for that date; where no date is shown, none is sent.
import { expect, test } from 'vitest';
import { everyNth } from '../../support/cases.ts';
import { look } from '../../support/browser/visit.ts';

const words = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const register = /^(Enroll|Register) Now/;

/** What the address of a registration says of the session, with the first day as visitors read it. */
function sessionOf(href: string | null) {
  const { searchParams } = new URL(href ?? '', 'https://example.com');
  const start = searchParams.get('startDate');
  return { date: start ? words.format(new Date(start)) : '', names: [...searchParams.keys()] };
}

test.each(everyNth(['2025-11-01T06:00:00Z', '2025-11-25T06:00:00Z', '2027-12-01T06:00:00Z'], 3))(
  'each card of the catalogue, on %s',
  async (at) => {
    const { page } = await look('/courses', { at });
    const cards = page.locator('main article');
    const links = cards.getByRole('link', { name: register });
    const texts = await cards.allInnerTexts();
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(texts.length).toBeGreaterThan(20);
    expect(hrefs).toHaveLength(texts.length);
    for (const [index, text] of texts.entries()) {
      const [, shown = ''] = /^Next: (.*)$/m.exec(text) ?? [];
      const { date, names } = sessionOf(hrefs[index] ?? null);
      expect(shown).toBe(date.replaceAll(' ', '\u00a0'));
      if (shown) expect(text).toMatch(/^(Sun|Mon|Tue|Wed|Thu|Fri|Sat).*\s[AP]M$/m);
      expect(names).toEqual(shown ? ['course', 'startDate', 'endDate', 'duration', 'session'] : ['course', 'duration']);
    }
  },
);

test.each(everyNth(['/courses/project-management', '/courses/cad', '/courses/bim'], 2))(
  'all buttons of %s',
  async (address) => {
    const { page } = await look(address, { hasScript: false });
    const fact = page.locator('main dt', { hasText: 'Next date' }).locator('xpath=following-sibling::dd[1]');
    const [date, hours] = (await fact.innerText()).split('\n');
    expect(hours).toMatch(/\d+:\d\d\s[AP]M to \d+:\d\d\s[AP]M$/);
    const links = await page
      .locator('main')
      .getByRole('link', { name: /^(Enroll|Register) Now$/ })
      .all();
    expect(links).toHaveLength(2);
    for (const link of links) expect(sessionOf(await link.getAttribute('href')).date).toBe(date);
  },
);

test('a page that shows no date sends none', async () => {
  const { page } = await look('/courses/40', { hasScript: false });
  expect(await page.locator('main dt', { hasText: 'Next date' }).count()).toBe(0);
  const link = page.locator('main').getByRole('link', { name: 'Enroll Now' }).first();
  expect(sessionOf(await link.getAttribute('href')).names).toEqual(['course', 'duration']);
});
