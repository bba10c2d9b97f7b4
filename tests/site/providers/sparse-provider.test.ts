// A provider that has just begun: no figures, no stories, no class times, courses without ratings, and a free one.
import { rmSync } from 'node:fs';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { type ProviderDraft, openOtherProvider } from '../../support/browser/other-provider.ts';
import { look, visit } from '../../support/browser/visit.ts';

let url: string;

function makeSparse({ edit, borrow }: ProviderDraft): void {
  edit('pages/home.yaml', { 'featured.courses': [], 'impact.figures': [], 'stories.ids': [] });
  edit('pages/a-propos.yaml', { figures: [], 'stories.ids': [] });
  edit('schedule.yaml', { timingNotes: [] });
  edit('site.yaml', { social: [] });
  edit('courses/montage-video.yaml', { rating: 0, reviewCount: 0, students: 0, price: 0 });
  edit('courses/eclairage-studio.yaml', { rating: 4.8, reviewCount: 0 });
  edit('courses/prise-de-son.yaml', { rating: 0, reviewCount: 0 });
  borrow('pages/leadership.yaml', { courses: [], picture: undefined });
}

beforeAll(async () => {
  url = await openOtherProvider(makeSparse);
});

/** Runs in the browser: the bands of the page whose heading is all that they have. */
function bareBands(): readonly string[] {
  const bands = [...document.querySelectorAll('main section:has(> div > div > h2), main section:has(> div > h2)')];
  return bands
    .filter((band) => [...band.querySelectorAll('ul, dl, ol, p, table, a')].every((part) => part.textContent === ''))
    .map((band) => band.querySelector('h2')?.textContent ?? '');
}

test.each([
  ['/', ['Les plus demandées', 'En quelques chiffres', "Ce qu'ils en ont fait"]],
  ['/a-propos', ['En quelques chiffres', 'Deux anciens stagiaires']],
  ['/schedule', ['Horaires']],
  ['/leadership', ['Leadership courses']],
])('%s has no heading over nothing', async (address, gone) => {
  const { page } = await look(address, { url, hasScript: false });
  const headings = (await page.locator('main h2').allInnerTexts()).map((text) => text.trim());
  expect(headings.filter((heading) => gone.includes(heading))).toEqual([]);
  expect(await page.evaluate(bareBands)).toEqual([]);
  expect(await page.locator('main :is(ul, ol, dl):not(:has(*)), footer :is(ul, nav):empty').count()).toBe(0);
  expect(await page.locator('footer nav:not(:has(a))').count()).toBe(0);
});

const card = (page: Page, title: string) => page.locator('main article', { hasText: title });

test('cards show no star and no number without ratings, say where reviews are missing, call what costs nothing free, and leave no empty place', async () => {
  const { page } = await visit('/courses', { url, width: 1440 });
  const unrated = card(page, 'Montage vidéo');
  // It is neither shown nor read out.
  expect(await unrated.innerText()).not.toMatch(/0,0|Noté/);
  expect(await unrated.getByText(/Noté/).count()).toBe(0);
  expect(await card(page, 'Éclairage').getByText('Noté 4,8 sur 5').count()).toBe(1);
  expect(await card(page, 'Éclairage').innerText()).toContain("(pas encore d'avis)");
  expect(await unrated.locator('dd').last().innerText()).toBe('Gratuit');
  const places = await page.locator('main ul:has(> li > article)').evaluateAll((lists) =>
    lists.map((list) => {
      const [all, last] = [list, list.lastElementChild].map((it) => it?.getBoundingClientRect().right);
      return (all ?? 0) - (last ?? 0);
    }),
  );
  expect(places.length).toBeGreaterThan(1);
  expect(places.every((place) => Math.abs(place) < 1)).toBe(true);
});

test.each(['/courses/montage-video', '/courses/105'])(
  '%s shows no star and no number without ratings',
  async (address) => {
    const { page } = await look(address, { url, hasScript: false });
    const header = page.locator('main').getByRole('heading', { level: 1 }).locator('xpath=..');
    expect(await header.getByText(/Noté|0,0/).count()).toBe(0);
    expect(await page.locator('main :is(ul, p, li):not(:has(*))').filter({ hasText: /^$/ }).count()).toBe(0);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.length).toBeGreaterThan(0);
    expect(data.join('')).not.toContain('aggregateRating');
    if (address === '/courses/105') return;
    // It keeps the heading of its reviews, since there is a text below it.
    expect(await page.locator('#reviews p').innerText()).not.toBe('');
    expect(await page.locator('main').getByText('Gratuit', { exact: true }).count()).toBe(2);
    expect(await page.locator('body').innerText()).not.toMatch(/\b0\s*(EUR|€)|EUR\s*0\b/);
  },
);

test('the page of a course with a rating without reviews says so', async () => {
  const { page } = await look('/courses/eclairage-studio', { url, hasScript: false });
  expect(await page.locator('main li', { hasText: 'Noté 4,8 sur 5' }).innerText()).toContain("(pas encore d'avis)");
});

test('where there is one course, nothing is sought, filtered, sorted or compared', async () => {
  const one = await openOtherProvider(({ content, edit }) => {
    for (const slug of ['montage-video', 'portrait-professionnel', 'prise-de-son', 'retouche-photo'])
      rmSync(`${content}/courses/${slug}.yaml`);
    const subcategories = [{ id: 'eclairage', name: 'Éclairage', courses: ['eclairage-studio'] }];
    edit('catalogue.yaml', { categories: [{ id: 'photo', name: 'Photographie', subcategories }] });
    edit('schedule.yaml', { sessions: [] });
    edit('pages/home.yaml', { 'featured.courses': [], 'stories.ids': [] });
    edit('pages/a-propos.yaml', { 'stories.ids': [] });
    for (const file of ['stories', 'redirects', 'addresses', 'seo']) rmSync(`${content}/${file}.yaml`);
  });
  const mainOf = async (address: string): Promise<string> =>
    /<main.*<\/main>/s.exec(await (await fetch(new URL(address, one))).text())?.[0] ?? '';
  const catalogue = await mainOf('/courses');
  expect(catalogue.match(/<article\b/g)).toHaveLength(1);
  expect(catalogue).not.toMatch(/<(form|select|input)\b/);
  const registration = (await mainOf('/register')).replace(/<[^>]*>/g, '');
  expect(registration).toContain('Votre choix');
  expect(registration).not.toContain('ses dates');
});
