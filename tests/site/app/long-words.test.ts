// A provider with long words wherever a provider has words: nothing may run out at the side, on any screen.
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { everyNth } from '../../support/cases.ts';
import { cutTexts, overflow } from '../../support/browser/overflow.ts';
import { type ProviderDraft, openOtherProvider } from '../../support/browser/other-provider.ts';
import { newVisit, untilHydrated, visit } from '../../support/browser/visit.ts';

const widths = [320, 360, 375, 414, 600, 768, 900, 1024, 1100, 1200, 1280, 1366, 1440, 1920] as const;

const LONG = 'Qualitätsmanagementbeauftragtenausbildung';
const WORD = 'Arbeitsunfähigkeitsversicherung';

/** Seven categories with thirty-three subjects, of which the first two have the courses. */
function manyCategories() {
  return Array.from({ length: 7 }, (_, i) => ({
    id: `kategorie-${i}`,
    name: i === 0 ? WORD : `Kategorie ${i}`,
    subcategories: Array.from({ length: i < 2 ? 4 : 5 }, (_unused, j) => ({
      id: `fach-${i}-${j}`,
      name: j === 0 ? WORD : `Fachgebiet ${i}.${j}`,
      courses:
        i === 0 && j === 0
          ? ['eclairage-studio', 'portrait-professionnel', 'retouche-photo', 'montage-video', 'prise-de-son']
          : [],
    })),
  }));
}

function makeLong({ edit, borrow }: ProviderDraft): void {
  const label = 'Weiterbildungsmöglichkeiten und Veranstaltungen';
  edit('site.yaml', {
    name: 'Weiterbildungsgesellschaft für Unternehmenskommunikation',
    shortName: 'Fortbildung',
    email: 'weiterbildungsgesellschaft.anmeldung@fortbildungseinrichtung.example.com',
    courseLocation: `${WORD}straße, Saint-Julien-Chapteuil-en-Auvergne`,
    'menus.header.1.label': label,
    'menus.header.4.label': 'Formations professionnelles sur mesure',
    'menus.footer.0.label': WORD,
    'address.locality': WORD,
    header: { search: 'inert', language: 'inert' },
  });
  edit('messages/fr.yaml', {
    'navigation.requestInfo': 'Informationsmaterial anfordern',
    'schedule.register': 'Jetzt verbindlich anmelden',
    'schedule.addToCalendar': 'Ajouter cette session au calendrier',
    'schedule.types.inPerson': 'Präsenzveranstaltung',
    'schedule.availabilities.available': 'Plätze verfügbar',
    'catalogue.enrollNow': 'Jetzt verbindlich anmelden',
  });
  edit('catalogue.yaml', { categories: manyCategories() });
  edit('schedule.yaml', { 'sessions.1.location': `Villeneuve-la-Comptal-${WORD}`, 'sessions.2.location': WORD });
  for (const slug of ['eclairage-studio', 'montage-video'])
    edit(`courses/${slug}.yaml`, { title: `${LONG} ${slug}`, label: WORD, 'objectives.0': LONG, 'features.0': LONG });
  edit('pages/home.yaml', { title: LONG, 'features.0.title': LONG, 'closing.title': LONG });
  edit('pages/a-propos.yaml', { title: LONG, 'values.items.0.title': WORD, 'mission.title': LONG });
  edit('pages/contact.yaml', { title: LONG });
  edit('stories.yaml', { 'stories.0.name': LONG, 'stories.0.company': LONG, 'stories.0.achievement.0': LONG });
  borrow('pages/leadership.yaml', {
    picture: undefined,
    title: LONG,
    courses: ['eclairage-studio'],
    'outcomes.items.0': LONG,
  });
  borrow('pages/soft-skills.yaml', {
    questions: undefined,
    picture: undefined,
    title: LONG,
    'cards.0.title': LONG,
    'cards.1.to': '/contact',
    'cards.2.to': '/a-propos',
    'approach.items.0.title': LONG,
  });
}

let url: string;

beforeAll(async () => {
  url = await openOtherProvider(makeLong);
});

const addresses = [
  '/',
  '/a-propos',
  '/courses',
  '/courses/eclairage-studio',
  '/courses/montage-video',
  '/courses/101',
  '/schedule',
  '/register',
  '/contact',
  '/formation-sur-mesure',
  '/galerie',
  '/leadership',
  '/soft-skills',
  '/nothing',
];

async function expectTablesWithin(page: Page, width: number): Promise<void> {
  const over = await page
    .locator('main table')
    .evaluateAll((tables) =>
      tables.map((table) => table.getBoundingClientRect().width - (table.parentElement?.clientWidth ?? 0)),
    );
  expect({ width, over: over.filter((by) => by > 1) }).toEqual({ width, over: [] });
}

/** Of the headings of a page in a provider with long words, at the width of a phone and on a wide screen. */
async function expectHyphens(page: Page): Promise<void> {
  const look = () =>
    page
      .locator('h1')
      .evaluate((heading) => [getComputedStyle(heading).hyphens, getComputedStyle(heading).hyphenateLimitChars]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await look()).toEqual(['auto', '14 5 5']);
  await page.setViewportSize({ width: 1280, height: 800 });
  const name = page.locator('header').getByText('Weiterbildungsgesellschaft für').first();
  expect(await name.evaluate((it) => getComputedStyle(it).hyphens)).toBe('auto');
  expect(await look()).toEqual(['manual', 'auto']);
}

test('no page scrolls sideways at any width, no table of sessions passes its column, and words of headings break on a phone alone', async () => {
  const { page } = await newVisit({ url });
  const found = [];
  for (const address of everyNth(addresses, 6)) {
    await page.goto(address);
    await untilHydrated(page);
    if (address === '/') await expectHyphens(page);
    for (const width of everyNth(widths, 4)) {
      await page.setViewportSize({ width, height: 800 });
      const out = await page.evaluate(overflow);
      const cut = await page.evaluate(cutTexts, 'body > * > header');
      if (out !== undefined || cut.length > 0) found.push({ address, width, out, cut });
      if (address === '/schedule') await expectTablesWithin(page, width);
    }
  }
  expect(found).toEqual([]);
});

/** Every fact of a session at its longest: a title with a note, terms, hours, places, kinds, fees and what became of it. */
function fillSchedule(language: string): (draft: ProviderDraft) => void {
  return (draft) => {
    draft.edit('site.yaml', { language, locale: undefined, direction: undefined });
    draft.edit('schedule.yaml', {
      'sessions.1.title': `${LONG} (${WORD})`,
      'sessions.1.duration': '12 Wochen, 2 × 90 Minuten je Woche, dazu Übungen zu Hause',
      'sessions.1.location': `Volkshochschule am ${WORD}platz, Hinterhaus, Raum 204`,
      'sessions.1.price': { amount: 12_345.5, note: 'Ermäßigt für Studierende, Auszubildende und Arbeitssuchende' },
      'sessions.1.note': `Prüfung am letzten Tag, ${WORD}`,
      'sessions.1.seatsLeft': 3,
      'sessions.2.days': ['Saturday', 'Sunday'],
      'sessions.2.from': '08:30',
      'sessions.2.to': '16:30',
      'sessions.2.price': 1234.5,
      'sessions.3.status': 'postponed',
      'sessions.3.days': ['Saturday', 'Sunday', 'Monday', 'Tuesday', 'Wednesday'],
      'sessions.3.from': '18:30',
      'sessions.3.to': '21:45',
    });
  };
}

test.each(everyNth(['de', 'ar', 'en', 'fr'], 4))(
  'the titles of the schedule keep their width in %s',
  async (language) => {
    const { page } = await visit('/schedule', { url: await openOtherProvider(fillSchedule(language)) });
    for (const width of [1200, 1280, 1366, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });

      const out = await page.evaluate(overflow);
      const titles = await page.locator('main tbody th[scope="row"]').evaluateAll((cells) => {
        const room = (cell: Element) => cell.closest('table')?.parentElement?.clientWidth ?? 0;
        return cells
          .filter((cell) => cell.checkVisibility())
          .map((cell) => cell.clientWidth >= Math.min(224, room(cell)));
      });
      expect({ width, out, titles }).toEqual({ width, out: undefined, titles: titles.map(() => true) });
    }
  },
);

test('beside a short fee the words of its note are whole; a long name without a shorter one stays within the header', async () => {
  const sessions = ['2027-03-01', '2027-03-08'].map((startDate, i) => ({
    course: 'montage-video',
    startDate,
    location: i === 0 ? 'Lyon' : WORD,
    type: i === 0 ? 'Online' : 'In-person',
    price: { amount: i === 0 ? 'free' : 20, note: 'donations welcome' },
  }));
  const { page } = await visit('/schedule', {
    url: await openOtherProvider(({ edit }) => {
      edit('schedule.yaml', { sessions });
      edit('site.yaml', { name: 'Medizinische Fortbildungsakademie Zürich und Lausanne', shortName: undefined });
    }),
    width: 1440,
  });
  const note = page.getByRole('table').getByText('donations welcome').first();
  expect(await note.evaluate((it) => it.clientWidth)).toBeGreaterThan(80);
  const names = page.locator('header a > span').first();
  // There is room for the whole name, above which the short one has none.
  const whole = names.locator('span').last();
  expect(await whole.boundingBox()).toEqual(await names.boundingBox());
  const cut = await whole.evaluate((it) => [it.scrollWidth - it.clientWidth, it.scrollHeight - it.clientHeight]);
  expect(cut).toEqual([0, 0]);
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 800 });
    const box = await names.locator('span').first().boundingBox();
    const height = (await page.locator('header').boundingBox())?.height ?? NaN;
    expect(box?.y, `at ${width} px`).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? NaN) + (box?.height ?? NaN), `at ${width} px`).toBeLessThanOrEqual(height);
  }
});
