// Prices that have a unit, instalments and extras, on every page that shows one: the headline is what the course costs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { everyNth } from '../../support/cases.ts';
import { axeViolations } from '../../support/browser/axe.ts';
import { openFixture } from '../../support/browser/other-provider.ts';
import { structuredDataProblemsIn } from '../../support/html/structured-data-problems.ts';
import { problemsAtBothWidths } from '../../support/browser/two-widths.ts';
import { visit } from '../../support/browser/visit.ts';

const tax = { name: "Taxe d'atterrissage", amount: 12, note: 'à chaque atterrissage' };

const { url, out, diagnostics } = await openFixture('second-provider', ({ edit }) => {
  edit('courses/eclairage-studio.yaml', { price: { amount: 39, per: 'month' } });
  edit('courses/retouche-photo.yaml', {
    price: {
      options: [
        { name: 'En plusieurs fois', amount: 790, per: 'month', instalments: 12 },
        { name: 'En une fois', amount: 8900 },
      ],
    },
  });
  edit('courses/montage-video.yaml', { price: { amount: 14_900, extras: [tax] } });
  edit('courses/portrait-professionnel.yaml', {
    price: {
      options: [
        { name: 'Trimestre', amount: 396, per: 'term' },
        { name: 'Semaine', amount: 39.5, per: 'week' },
      ],
    },
  });
  edit('courses/prise-de-son.yaml', {
    page: 'standard',
    price: {
      options: [
        { name: 'Entreprises', amount: 'on request' },
        { name: 'Boursiers', amount: 0 },
      ],
    },
  });
  edit('schedule.yaml', { 'sessions.3.price': { amount: 14_500, extras: [tax] } });
});

/** The course, its headline, and what else its page says of the fee. */
const courses = [
  ['Éclairage de studio', 'eclairage-studio', '39 EUR par mois', []],
  ['Retouche photo', 'retouche-photo', '8 900 EUR', ['12 versements de 790 EUR par mois']],
  ['Montage vidéo', 'montage-video', '14 900 EUR', ['Frais supplémentaires', '12 EUR', 'à chaque atterrissage']],
  ['Portrait professionnel', 'portrait-professionnel', '396 EUR par trimestre', ['39,50 EUR par semaine']],
] as const;

test('such prices are no fault', () => {
  expect(diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
  expect(structuredDataProblemsIn(out)).toEqual([]);
});

const catalogue = readFileSync(join(out, 'courses.html'), 'utf8');

/** What the card of a course says, and each of its facts. */
function cardOf(title: string) {
  const textOf = (html: string): string => html.replace(/<[^>]*>/g, '').replaceAll('&#x27;', "'");
  const card = catalogue.match(/<article\b.*?<\/article>/gs)?.find((html) => html.includes(title)) ?? '';
  return { text: textOf(card), facts: (card.match(/<dd\b.*?<\/dd>/gs) ?? []).map(textOf) };
}

test.each(courses)('%s has its headline on its card, and nothing else', (title, _, headline) => {
  const { text, facts } = cardOf(title);
  expect(facts).toContain(headline);
  expect(text).not.toMatch(/790|12 EUR|39,50|à partir de/);
});

test.each(everyNth(courses, 4))('%s has its headline at the top of its page and among its facts', async (...course) => {
  const [, slug, headline, others] = course;
  const { page, problems } = await visit(`/courses/${slug}`, { url });
  const top = await page.locator('main h1').locator('xpath=../..').innerText();
  expect(top).toContain(headline);
  for (const other of others) expect(top).not.toContain(other);
  const facts = await page.locator('main dl').first().innerText();
  for (const text of [headline, ...others]) expect(facts).toContain(text);
  expect(await problemsAtBothWidths(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a price on request does not give way to a free place for some', () => {
  expect(cardOf('Prise de son').facts).toContain('Tarif sur demande');
  const [facts = ''] = /<dl\b.*?<\/dl>/s.exec(readFileSync(join(out, 'courses/prise-de-son.html'), 'utf8')) ?? [];
  expect(facts.replace(/<[^>]*>/g, ' ')).toMatch(/Boursiers\s+Gratuit/);
});

test.each(everyNth([375, 1440], 2))(
  'the schedule shows headlines, and what is on top below the session, at %i px',
  async (width) => {
    const { page, problems } = await visit('/schedule', { url, width });
    const row = (title: string) => page.locator('tr', { hasText: title }).last();
    expect(await row('Retouche').innerText()).toMatch(/8 900 EUR/);
    expect(await row('Retouche').innerText()).not.toMatch(/790/);
    const own = await row('Montage').innerText();
    expect(own).toMatch(/Frais supplémentaires\s· Taxe d’atterrissage\s· 12 EUR\s· à chaque atterrissage/);
    expect(own.match(/14 500 EUR/g)).toHaveLength(1);
    expect(await axeViolations(page)).toEqual([]);
    expect(problems).toEqual([]);
  },
);

test.each([
  ['eclairage-studio', [undefined]],
  ['retouche-photo', [undefined, 8900]],
  ['montage-video', [14_900]],
  ['portrait-professionnel', [undefined, undefined]],
  ['prise-de-son', [0]],
])('search engines read no part and no extra of %s as its price', (slug, prices) => {
  const html = readFileSync(join(out, 'courses', `${slug}.html`), 'utf8');
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const data = blocks.map(([, text = '']) => JSON.parse(text) as { '@type': string; offers?: object });
  const offers = [data.find((block) => block['@type'] === 'Course')?.offers ?? []].flat() as { price?: number }[];
  expect(offers.map(({ price }) => price)).toEqual(prices);
  expect(blocks.join('')).not.toContain('atterrissage');
});
