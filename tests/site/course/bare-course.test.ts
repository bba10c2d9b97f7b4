// Courses of which only slug, title and description are known, in every design: what is absent leaves no trace.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { htmlProblems } from '../../support/html/html-problems.ts';
import { openOtherProvider, type ProviderDraft } from '../../support/browser/other-provider.ts';
import { structuredDataProblems } from '../../support/html/structured-data-problems.ts';
import { problemsAtBothWidths } from '../../support/browser/two-widths.ts';
import { visit } from '../../support/browser/visit.ts';
import { everyNth } from '../../support/cases.ts';

/** The designs of course pages, each with the address of its course. */
const designs = [
  ['standard', '/courses/bare-standard'],
  ['tabbed', '/courses/bare-tabbed'],
  ['single', '/courses/bare-single'],
  // Only a course with a number has a page in this design.
  ['generic', '/courses/900'],
] as const;

let url: string;

function addBareCourse(content: string, design: string): void {
  const lines = [
    `slug: bare-${design}`,
    `title: Cours ${design}`,
    'description: Un cours sans rien de plus.',
    ...(design === 'standard' ? [] : [`page: ${design}`]),
    ...(design === 'generic' ? ['id: 900'] : []),
  ];
  writeFileSync(join(content, `courses/bare-${design}.yaml`), `${lines.join('\n')}\n`);
}

function makeBare({ content, edit }: ProviderDraft): void {
  for (const [design] of designs) addBareCourse(content, design);
  edit('catalogue.yaml', {
    'categories.0.subcategories.1.courses': ['retouche-photo', ...designs.map(([design]) => `bare-${design}`)],
  });
  // What is the same for all courses of this provider would be shown on these too.
  edit('pages/course.yaml', { certificate: undefined, access: undefined, generic: undefined });
  edit('site.yaml', { courseLocation: undefined });
}

beforeAll(async () => {
  url = await openOtherProvider(makeBare);
});

describe.each(everyNth(designs, 4))('the %s page of a bare course', (design, address) => {
  test('is whole on a phone and a wide screen, without tabs and links to sections, where there is one section', async () => {
    const { page, problems } = await visit(address, { url });
    expect(await page.locator('main h1').innerText()).toBe(`Cours ${design}`);
    expect(await page.locator('body').innerText()).not.toMatch(/undefined|null|NaN|0,0|\b0 (EUR|€)|pas encore d'avis/);
    expect(await page.getByRole('tab').count()).toBe(0);
    expect(await page.locator('main a[href^="#"]').count()).toBe(0);
    expect(await page.locator('main dl:not(article dl)').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Copier le lien' }).count()).toBe(0);
    expect(await problemsAtBothWidths(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('is valid HTML, and says nothing more to search engines', async () => {
    const html = await (await fetch(new URL(address, url))).text();
    expect(htmlProblems(address, html)).toEqual([]);
    const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
    const texts = blocks.map(([, text = '']) => text);
    expect(texts.flatMap(structuredDataProblems)).toEqual([]);
    const course = texts.map((text) => JSON.parse(text) as object).find((data) => 'provider' in data);
    const known = ['@context', '@type', '@id', 'name', 'description', 'url', 'provider', 'inLanguage'];
    expect(Object.keys(course ?? {})).toEqual(known);
  });
});

test('the cards of bare courses are whole on a phone and a wide screen', async () => {
  const { page, problems } = await visit('/courses', { url });
  for (const [design, address] of designs) {
    const card = page.locator('main article', { hasText: `Cours ${design}` });
    expect(await card.locator('dl').count()).toBe(0);
    expect((await card.innerText()).split('\n').filter((line) => line.trim() !== '')).toEqual([
      `Cours ${design}`,
      'Demander une date',
      'Voir le programme',
      "S'inscrire",
      'Comparer',
    ]);
    expect(await card.getByRole('link', { name: /programme/ }).getAttribute('href')).toBe(address);
  }
  expect(await problemsAtBothWidths(page)).toEqual([]);
  expect(problems).toEqual([]);
});
