// A provider with several offices: the contact page lists them with what is known of each.
import { expect, test } from 'vitest';
import { openOtherProvider } from '../../support/browser/other-provider.ts';
import { axeViolations } from '../../support/browser/axe.ts';
import { overflow } from '../../support/browser/overflow.ts';
import { newVisit, visit } from '../../support/browser/visit.ts';

const url = await openOtherProvider((draft) => {
  draft.write(
    'places.yaml',
    `places:
  - id: lyon
    name: Croix-Rousse
    address: { street: 12 rue des Canuts, locality: Lyon, postalCode: "69004", country: France, countryCode: FR }
    phone: "+33 4 65 71 00 09"
    email: lyon@example.com
    mapUrl: https://www.example.com/plan
    hours: [{ from: Monday, to: Tuesday, opens: "10:00", closes: "16:00" }]
    courses: [eclairage-studio]
    note: Au fond de la cour.
  - id: annecy
    name: Annecy
    address: { locality: Annecy, country: France, countryCode: FR }
`,
  );
  draft.edit('schedule.yaml', {
    'sessions.1.status': 'postponed',
    'sessions.1.postponedTo': '2030-01-19',
    'sessions.2.availability': 'Waiting list',
  });
  draft.edit('messages/fr.yaml', { 'schedule.waitingList': "S'inscrire sur la liste d'attente" });
  draft.edit('site.yaml', { whatsapp: '+33 6 65 71 00 09' });
});

test('offices are listed with all that is known, ways to reach the provider side by side begin on one line, and WhatsApp is offered with a text', async () => {
  const { page, problems } = await visit('/contact', { width: 375, url });
  const offices = page
    .locator('main section', { has: page.getByRole('heading', { name: 'Nos lieux' }) })
    .locator('li:has(> h3)');
  expect(await offices.count()).toBe(2);
  const first = await offices.first().innerText();
  for (const part of [
    'Croix-Rousse',
    '12 rue des Canuts',
    '69004 Lyon',
    '+33 4 65 71 00 09',
    /Lundi.*mardi.*10/,
    'Au fond de la cour.',
    'Formations proposées ici',
  ])
    expect(first).toMatch(part);
  expect(await offices.first().getByRole('link', { name: 'Plan : Croix-Rousse' }).count()).toBe(1);
  const course = offices.first().getByRole('link', { name: 'Éclairage de studio' });
  expect(await course.getAttribute('href')).toBe('/courses/eclairage-studio');
  const link = page.locator('main').getByRole('link', { name: '+33 6 65 71 00 09' });
  expect(await link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/33665710009\?text=Bonjour/);
  expect(await axeViolations(page)).toEqual([]);
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await offices.last().innerText()).toMatch(/^Annecy\s+Annecy\s+France$/);
    const lines = await offices.last().locator('address span').all();
    const [town, country] = await Promise.all(lines.map((line) => line.boundingBox()));
    expect((country?.y ?? 0) - (town?.y ?? 0)).toBeLessThan(40);
    expect(await page.evaluate(overflow), `${width}`).toBeUndefined();
  }
  await page.setViewportSize({ width: 768, height: 800 });
  const heights = await page.locator('main dl dt').evaluateAll((terms) => terms.map((term) => term.clientHeight));
  expect(heights.length).toBeGreaterThan(3);
  expect(new Set(heights).size).toBe(1);
  expect(problems).toEqual([]);
});

test('beside a course and in the button, even opened early, the text of WhatsApp names it; where a session was moved to can be read on a phone', async () => {
  const { page } = await newVisit({ url });
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/chunks/*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/courses/eclairage-studio', { waitUntil: 'commit' });
  await page.locator('aside > button').click();
  await page.locator('aside > :popover-open').waitFor();
  const heading = await page.locator('main h1').innerText();
  release();
  const links = page.locator('a[href^="https://wa.me/"]');
  await expect
    .poll(async () =>
      (await links.evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))).map(decodeURIComponent),
    )
    .toEqual([expect.stringContaining(heading), expect.stringContaining(heading)]);

  await page.setViewportSize({ width: 375, height: 800 });
  const place = page.locator('main li', { hasText: 'Reportée du' }).locator('p', { hasText: 'Lyon' });
  expect((await place.boundingBox())?.width).toBeGreaterThan(120);
});

test('a button whose words take several lines grows with them, and covers nothing', async () => {
  const { page } = await visit('/schedule', { width: 375, url });
  const button = page.locator('main td a', { hasText: "liste d'attente" }).first();
  const [{ height = 0 } = {}, words] = [
    (await button.boundingBox()) ?? {},
    await button.evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return range.getBoundingClientRect().height;
    }),
  ];
  expect(words).toBeGreaterThan(30);
  expect(height).toBeGreaterThanOrEqual(words);
});
