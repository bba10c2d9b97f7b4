// Four whole providers, each of another kind: what they say of prices, terms, forms and dates is what visitors read, what
// forms speak and what search engines are given, and the schedule holds at every width.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openFixture } from '../../support/browser/other-provider.ts';
import { overflow } from '../../support/browser/overflow.ts';
import { structuredDataProblemsIn } from '../../support/html/structured-data-problems.ts';
import { visit } from '../../support/browser/visit.ts';
import { everyNth } from '../../support/cases.ts';

const opened = {
  language: await openFixture('providers/language-school'),
  firstAid: await openFixture('providers/first-aid-trainer'),
  coding: await openFixture('providers/coding-academy'),
  flight: await openFixture('providers/flight-school'),
};
type Name = keyof typeof opened;
const names = Object.keys(opened) as readonly Name[];

const read = (name: Name, file: string): string => readFileSync(join(opened[name].out, file), 'utf8');

/** The words of a built page, a bar between elements. */
const textOf = (name: Name, file: string): string =>
  (/<main.*<\/main>/s.exec(read(name, file))?.[0] ?? '')
    .replace(/<[^>]*>/g, '|')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/(?:\|\s*)+/g, '|');

test.each(names)('%s: nothing is wrong with the content, and what search engines are given is whole', (name) => {
  const { diagnostics, out } = opened[name];
  expect(diagnostics.filter(({ severity }) => severity !== 'info').map(({ code }) => code)).toEqual([]);
  expect(structuredDataProblemsIn(out)).toEqual([]);
});

/** Where a course's page shows its headline: between its title and its facts. */
test.each<readonly [Name, string, string, readonly string[]]>([
  [
    'language',
    'kurse/deutsch-a1.html',
    '396 € pro Kursabschnitt',
    ['39 € pro Woche', '4 Raten zu je 99 € pro Monat', '28 €'],
  ],
  ['language', 'kurse/konversation.html', '18 € pro Unterrichtseinheit', ['Start jederzeit möglich']],
  [
    'firstAid',
    'courses/emergency-first-aid.html',
    'from £95',
    ['£640', 'travel within 30 miles included', '3 years', 'EFAW'],
  ],
  ['firstAid', 'courses/moving-and-handling.html', '£55 per person', ['12 months', 'plus 20 % VAT']],
  ['coding', 'courses/full-stack.html', '$8,900', ['12 installments of $790 per month', 'On request']],
  ['coding', 'courses/sql.html', '$39 per month', ['Start any time']],
  ['coding', 'courses/library.html', '$490 per year', ['$59 per month']],
  [
    'flight',
    'formations/licence-ppl/index.html',
    // Versions of Node.js know different signs between the thousands.
    `${(14_900).toLocaleString('fr-CH').replace(/\s/, ' ').replace("'", '&#x27;')} CHF`,
    ['12 CHF', 'à chaque atterrissage', 'Certificat médical de classe 2'],
  ],
  ['flight', 'formations/vol-montagne/index.html', '340 CHF par heure', ['2 ans', 'Licence PPL(A)']],
])('%s, %s: the headline is %s', (...[name, file, headline, others]) => {
  const text = textOf(name, file);
  const [, top = '', facts = ''] = /^(.*?)\|([^|]*(?:facts|auf einen Blick|en bref)[^|]*\|.*)$/is.exec(text) ?? [];
  expect(top.split('|')).toContain(headline);
  for (const other of others) expect(facts).toContain(other);
});

test.each<readonly [Name, string, readonly (number | undefined)[], string]>([
  ['language', 'kurse/deutsch-a1.html', [undefined, undefined, undefined], 'Lehrbuch'],
  ['coding', 'courses/full-stack.html', [undefined, 8900], '"price":790,"priceCurrency":"USD"}'],
  ['flight', 'formations/licence-ppl/index.html', [14_900], 'atterrissage'],
])('%s, %s: no part and no extra is a price to search engines', (...[name, file, prices, extra]) => {
  const blocks = [...read(name, file).matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const all = blocks.map(([, json = '']) => JSON.parse(json) as { '@type': string; offers?: object });
  const offers = [all.find((block) => block['@type'] === 'Course')?.offers ?? []].flat() as { price?: number }[];
  expect(offers.map(({ price }) => price)).toEqual(prices);
  expect(JSON.stringify(all)).not.toContain(extra);
});

test('a term is published as the days on which it meets', () => {
  expect(textOf('language', 'kurse/deutsch-a1.html')).toContain('16.04.2030 bis 04.07.2030');
  expect(textOf('coding', 'courses/data-analysis.html')).toContain('Mar 5, 2030');
});

describe('forms', () => {
  const labelsOf = (name: Name, file: string): readonly string[] =>
    [...read(name, file).matchAll(/<label[^>]*>(.*?)<\/label>/gs)].map(([, html = '']) =>
      html
        .replace(/<[^>]*>/g, '')
        .replace(/\*\s*$/, '')
        .trim(),
    );

  test.each<readonly [Name, string, readonly string[]]>([
    ['language', 'kontakt.html', ['Vor- und Nachname', 'E-Mail', 'Nachricht']],
    ['language', 'firmenkurse.html', ['Unternehmen', 'Ansprechperson', 'Zahl der Teilnehmenden']],
    ['firstAid', 'in-house.html', ['Company Name', 'Contact Name', 'Training Topics']],
    ['coding', 'register.html', ['Course', 'First Name']],
    ['flight', 'contact/index.html', ['Nom et prénom', 'Message']],
  ])('%s, %s: speaks words', (name, file, words) => {
    const labels = labelsOf(name, file);
    for (const word of words) expect(labels).toContain(word);
    expect(labels.filter((label) => /^[a-z]+[A-Z]/.test(label))).toEqual([]);
  });

  test('arrive where each provider is', () => {
    expect(read('language', 'senden.php')).toContain('post@example.com');
    expect(read('firstAid', 'netlify-forms.html')).toContain('data-netlify="true"');
  });
});

test.each(
  everyNth<readonly [Name, string]>(
    [
      ['language', '/termine'],
      ['firstAid', '/schedule'],
      ['firstAid', '/'],
      ['coding', '/schedule'],
      ['flight', '/calendrier'],
    ],
    5,
  ),
)('%s, %s: titles keep their words, and nothing leaves the page', async (name, address) => {
  const { page, problems } = await visit(address, { url: opened[name].url });
  for (const width of [320, 375, 1200, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const found = await page.evaluate(() => {
      const broken = (cell: Element): boolean => {
        const style = getComputedStyle(cell);
        const word = document.createElement('span');
        word.style.whiteSpace = 'nowrap';
        const words = (cell.querySelector('a')?.textContent ?? '').split(/\s+/);
        cell.append(word);
        const widest = Math.max(
          ...words.map((text) => ((word.textContent = text), word.getBoundingClientRect().width)),
        );
        word.remove();
        return widest > cell.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) + 1;
      };
      const cells = [...document.querySelectorAll('table th[scope="row"]')].filter((cell) => cell.clientWidth > 0);
      // Texts for screen readers alone are out of the flow.
      const shown = (cell: Element) => cell.checkVisibility() && getComputedStyle(cell).position !== 'absolute';
      const fees = [...document.querySelectorAll('table tbody td')].filter(
        (cell) => /\d/.test(cell.textContent ?? '') && shown(cell),
      );
      return {
        rows: cells.length,
        broken: cells.filter(broken).map((cell) => cell.textContent),
        narrow: fees.filter((cell) => cell.clientWidth < 40).map((cell) => cell.textContent),
        // A day that has too little room lies upon what is beside it.
        over: fees.filter((cell) => cell.scrollWidth > cell.clientWidth + 1).map((cell) => cell.textContent),
      };
    });
    expect({ width, ...found }).toEqual({ width, rows: found.rows, broken: [], narrow: [], over: [] });
    expect(found.rows).toBeGreaterThan(0);
    expect(await page.evaluate(overflow), String(width)).toBe(undefined);
  }
  expect(problems).toEqual([]);
});

test.each(everyNth(['coding', 'firstAid', 'language'] as const, 3))(
  '%s: on a tablet the facts of a session follow each other without a hole, clear of its button',
  async (name) => {
    const { page } = await visit(name === 'language' ? '/termine' : '/schedule', { url: opened[name].url, width: 768 });
    const gaps = await page.locator('table').evaluateAll((tables) =>
      tables.flatMap((table) => {
        const columns = [...table.querySelectorAll('thead th')].map((head) => head.textContent);
        const at = (word: RegExp): number => columns.findIndex((one) => word.test(one));
        const [fee, length] = [at(/Fee|Preis/), at(/Duration|Dauer/)];
        const [place, type] = [at(/Location|Ort/), at(/Type|Format/)];
        const boxOf = (part: Element | null | undefined): DOMRect => part?.getBoundingClientRect() ?? new DOMRect();
        return [...table.querySelectorAll('tbody tr:has(td)')].map((row) => {
          const [above, below] = [boxOf(row.children[fee]), boxOf(row.children[length])];
          const hasPlace = Boolean(row.children[place]?.textContent);
          return {
            kind: hasPlace && row.children[type] ? getComputedStyle(row.children[type]).textAlign : 'end',
            below: below.top - above.bottom,
            beside: boxOf(row.querySelector('td a')).left - above.right,
          };
        });
      }),
    );
    expect(gaps.length).toBeGreaterThan(2);
    // What follows a place is apart from it, below the fee.
    expect(gaps.filter(({ kind }) => kind !== 'end')).toEqual([]);
    expect(Math.max(...gaps.map(({ below }) => below))).toBeLessThan(8);
    expect(Math.min(...gaps.map(({ beside }) => beside))).toBeGreaterThanOrEqual(10);
  },
);
