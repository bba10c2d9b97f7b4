// prospectus new site --from: what exports of other programs say is the content of a site that checks without a warning, all
// their addresses lead on, and nothing that they hide comes in.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../support/content/site.ts';
import {
  codesOf,
  exportOf,
  fixtures,
  item,
  type Moved,
  moving,
  redirectsIn,
  tag,
} from '../../support/program/moving.ts';

const allText = ({ folder }: Moved): string =>
  readdirSync(join(folder, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => readFileSync(join(folder, 'content', file), 'utf8'))
    .join('\n');

/** Every address of what an export publishes has a redirect, or is the address of the same thing in the new site. */
function expectAllLed(moved: Moved, file: string, own: readonly string[]): void {
  const redirects = redirectsIn(moved);
  const items = readFileSync(join(fixtures, file), 'utf8').split('<item>').slice(1);
  const open = items.filter(
    (item) => /CDATA\[(?:publish|inherit)\]/.test(item) && !/tribe_organizer|nav_menu_item/.test(item),
  );
  const addresses = open.flatMap((item) => [...item.matchAll(/<(?:link|guid[^>]*)>(.*?)</g)].map(([, at = '']) => at));
  const paths = addresses
    .map((at) => new URL(at.replace('&#038;', '&')))
    .map(({ pathname, search }) => (search === '' ? pathname.replace(/(.)\/$/, '$1') : pathname + search));
  expect(paths.length).toBeGreaterThan(5);
  expect(paths.filter((path) => !redirects.has(path) && !own.includes(path))).toEqual([]);
}

describe('WordPress', () => {
  test('pages and posts', async () => {
    const moved = await moving(`${fixtures}/wordpress.xml`);
    expect(moved).toMatchObject({ status: 0, stderr: '' });
    expect(moved.stdout).toMatch(
      /^Moved in: 3 courses, 3 pages, 1 picture, \d+ redirects\.\nLeft out or decided; moving-in\.md names each:\n/,
    );
    expect(await codesOf(moved)).toEqual(['0', 'address/no-record']);
    expect(moved.read('site.yaml')).toEqual({
      ...{ format: 2, name: 'Harbour Training & Safety', origin: 'https://www.harbour-training.example' },
      ...{ language: 'en', locale: 'en-GB', timeZone: 'Europe/London', tagline: 'Courses by the sea' },
    });
    expect(moved.read('courses/first-aid-at-work.yaml')).toEqual({
      slug: 'first-aid-at-work',
      title: 'First Aid at Work',
      description: 'Three days that cover what the regulations ask of a first aider.',
      image: { file: 'media/first-aid-at-work.jpg', alt: 'Two people practise bandages' },
      overview:
        '### What you learn\n\n- Reanimation with **AED**\n- Burns & wounds\n\nSee also [about us](/about-us), this and the [regulations](https://www.hse.gov.uk/firstaid/).',
    });
    expect(readFileSync(join(moved.folder, 'content/media/first-aid-at-work.jpg'))).toEqual(
      readFileSync(`${fixtures}/wp-content/uploads/2026/03/first-aid.jpg`),
    );
    expect(moved.read('courses/fire-warden-course.yaml')).toMatchObject({
      overview: 'Bring old clothes.\\\nWe go outside.\n\n**Duration:** one day. Cost \\* on request\\_',
    });
    expect(moved.read('courses/forklift-basics.yaml')).toEqual({
      slug: 'forklift-basics',
      title: 'Forklift Basics',
      description: 'Two days on the yard.',
    });
    expect(moved.read('news/we-have-moved.yaml')).toEqual({
      title: 'We have moved',
      date: '2025-02-11',
      summary: 'New rooms since February.',
      text: 'To the new quay.',
    });
    expect(moved.read('pages/about-us.yaml')).toMatchObject({
      template: 'text',
      title: 'About us',
      text: expect.stringContaining('[first aid](/courses/first-aid-at-work)'),
    });
    expectAllLed(moved, 'wordpress.xml', [
      '/',
      '/courses',
      '/courses/first-aid-at-work',
      '/about-us',
      '/?page_id=2',
      '/?post_type=testimonial&p=31',
      '/?page_id=32',
      '/?page_id=33',
    ]);
    expect([redirectsIn(moved).get('/gallery'), redirectsIn(moved).get('/untitled')]).toEqual(['/', '/']);
    expect([redirectsIn(moved).get('/blog'), redirectsIn(moved).get('/category/news')]).toEqual(['/news', '/news']);
    expect(redirectsIn(moved).get('/wp-content/uploads/2026/03/first-aid.jpg')).toBe('/courses/first-aid-at-work');
    expect(moved.notes).toContain(
      '## Entries of the type "testimonial" are not understood; their addresses lead to what they belong to, or to the home page\n\n- Mary said\n',
    );
    expect(moved.notes).toContain('## Drafts, and what is private or in the bin, are left out\n\n- Rescue Diving\n');
    // Neither the example, nor what was hidden.
    expect(allText(moved)).not.toMatch(/Example Street|info@example|office-login|alert|Not yet|price:/);
  });

  test('The Events Calendar', async () => {
    const moved = await moving(`${fixtures}/events.xml`);
    expect(await codesOf(moved)).toEqual(['0', 'address/no-record']);
    expect(moved.read('site.yaml')).toMatchObject({
      language: 'de',
      locale: 'de-DE',
      currency: 'EUR',
      timeZone: 'Europe/Berlin',
    });
    const place = 'haus-am-markt';
    expect(moved.read('schedule.yaml')).toEqual({
      sessions: [
        { course: 'deutsch-a1-am-abend', startDate: '2027-01-12', from: '18:00', to: '21:00', place },
        { course: 'deutsch-a1-am-abend', startDate: '2027-03-02', from: '18:00', to: '21:00', place },
        {
          course: 'intensivwoche-b2',
          startDate: '2027-02-08',
          endDate: '2027-02-12',
          from: '09:00',
          to: '15:30',
          place,
          status: 'cancelled',
        },
        { course: 'konversation-online', startDate: '2027-02-03', from: '17:00', to: '18:30', type: 'Online' },
        { course: 'tag-der-offenen-tuer', startDate: '2027-05-08', place },
      ],
    });
    expect(moved.read('places.yaml')).toEqual({
      places: [
        {
          id: place,
          name: 'Haus am Markt',
          address: {
            street: 'Marktplatz 4',
            locality: 'Lüneburg',
            postalCode: '21335',
            country: 'Deutschland',
            countryCode: 'DE',
          },
        },
      ],
    });
    expect(moved.read('courses/intensivwoche-b2.yaml')).toMatchObject({ price: 390.5 });
    expect(moved.read('courses/konversation-online.yaml')).toMatchObject({ price: 'free' });
    expect(moved.read('courses/tag-der-offenen-tuer.yaml')).not.toHaveProperty('price');
    expect(moved.read('catalogue.yaml')).toMatchObject({
      categories: [{ name: 'Deutsch' }, { name: 'Sommerkurse', courses: ['intensivwoche-b2'] }],
    });
    expectAllLed(moved, 'events.xml', []);
    expect(redirectsIn(moved).get('/event/deutsch-a1-am-abend-2')).toBe('/kurse/deutsch-a1-am-abend');
    expect(redirectsIn(moved).get('/events')).toBe('/termine');
    expect(moved.notes).toContain('## Dates that are over are left out\n\n- Deutsch A1 am Abend, 2025-01-13\n');
    expect(allText(moved)).not.toMatch(/secret-room|Anna Beispiel/);
  });

  test('WooCommerce, which does not say its currency', async () => {
    const moved = await moving(`${fixtures}/shop.xml`, ['--currency', 'EUR']);
    expect(await codesOf(moved)).toEqual(['0', 'address/no-record']);
    expect(moved.read('courses/excel-pour-debuter.yaml')).toMatchObject({
      price: 320,
      code: 'XL-1',
      description: 'Une journée pour découvrir le tableur.',
      overview: 'Apprenez les *formules*.\n\n1. Feuilles\n2. Graphiques',
    });
    expect(moved.read('schedule.yaml')).toEqual({
      sessions: [
        { course: 'excel-pour-debuter', startDate: '2027-01-25' },
        { course: 'excel-pour-debuter', startDate: '2027-03-15', price: 290 },
      ],
    });
    expect(moved.read('courses/prise-de-parole.yaml')).toMatchObject({
      price: {
        options: [
          { name: 'Matin', amount: 150 },
          { name: 'Journée', amount: 260 },
        ],
      },
    });
    expect(moved.read('courses/word-avance.yaml')).toMatchObject({ price: 245 });
    expect(moved.read('courses/photo-de-produits.yaml')).toMatchObject({ price: 90 });
    expectAllLed(moved, 'shop.xml', []);
    expect(allText(moved)).not.toContain('client@example.net');
    const without = await moving(`${fixtures}/shop.xml`);
    expect(await codesOf(without)).toEqual(['0', 'address/no-record']);
    expect(without.notes).toContain('## Prices without a currency are left out: give it with --currency\n');
    expect(without.read('courses/word-avance.yaml')).not.toHaveProperty('price');
  });
});

describe('calendars', () => {
  test('of Google: what repeats, an exception, a moved meeting, times in UTC, whole days, and what is private', async () => {
    const moved = await moving(`${fixtures}/google.ics`, ['--origin', 'https://northlight.example']);
    expect(await codesOf(moved)).toEqual(['0']);
    expect(moved.read('site.yaml')).toMatchObject({ name: 'Northlight Evening School', timeZone: 'Europe/London' });
    expect(moved.read('schedule.yaml')).toEqual({
      sessions: [
        {
          course: 'spanish-a1',
          meetings: [
            { date: '2027-03-10', from: '18:00', to: '20:00' },
            { date: '2027-03-17', from: '18:00', to: '20:00' },
            { date: '2027-04-01', from: '19:00', to: '21:00' },
            { date: '2027-04-07', from: '18:00', to: '20:00' },
          ],
          place: 'room-4-12-quay-street-leith',
        },
        { course: 'harbour-photography', startDate: '2027-06-15', from: '09:30', to: '16:30', type: 'Online' },
        { course: 'summer-weekend', startDate: '2027-07-02', endDate: '2027-07-03', status: 'cancelled' },
      ],
    });
    expect(moved.read('courses/spanish-a1.yaml')).toMatchObject({
      overview: 'Bring a **notebook**.\n\n- Verbs, nouns',
    });
    expect(allText(moved)).not.toMatch(/Dentist|meet\.google|student@|office-private/);
  });

  test('of Outlook: the names of Windows for time zones, and a cancelled date of several', async () => {
    const moved = await moving(`${fixtures}/outlook.ics`);
    expect(moved.read('site.yaml')).toMatchObject({ language: 'de', timeZone: 'Europe/Berlin' });
    const course = 'erste-hilfe-grundkurs';
    const [from, to, place] = ['08:30', '16:30', 'schulungsraum-hafenstr-3'];
    expect(moved.read('schedule.yaml')).toEqual({
      sessions: [
        { course, startDate: '2027-01-11', from, to, place },
        { course, startDate: '2027-02-08', from, to, status: 'cancelled' },
        { course, startDate: '2027-03-08', from, to, place },
      ],
    });
    expect(moved.read('courses/erste-hilfe-grundkurs.yaml')).toMatchObject({
      overview: 'Ein Tag mit **vielen** Übungen.',
    });
    expect(allText(moved)).not.toMatch(/teams\.microsoft|color:red/);
  });

  test('what repeats without end is taken for a year, and more often than daily not at all', async () => {
    const cwd = temporaryFolder();
    const event = (rule: string, title: string): string =>
      `BEGIN:VEVENT\r\nUID:${title}\r\nDTSTART:20250106T170000Z\r\nDTEND:20250106T180000Z\r\nRRULE:${rule}\r\nSUMMARY:${title}\r\nEND:VEVENT\r\n`;
    writeFileSync(
      join(cwd, 'a.ics'),
      `BEGIN:VCALENDAR\r\n${event('FREQ=MONTHLY', 'Monthly')}${event('FREQ=SECONDLY', 'Bomb')}END:VCALENDAR\r\n`,
    );
    const moved = await moving('a.ics', [], cwd);
    expect((moved.read('schedule.yaml') as { sessions: unknown[] }).sessions).toHaveLength(12);
    expect(moved.notes).toContain('## Events that repeat more often than daily are left out\n\n- Bomb\n');
  });
});

describe('saved pages', () => {
  test('JSON-LD and microdata', async () => {
    const moved = await moving(`${fixtures}/pages`);
    expect(await codesOf(moved)).toEqual(['0']);
    expect(moved.read('site.yaml')).toMatchObject({
      name: 'Codeworks Academy',
      currency: 'USD',
      timeZone: 'America/Chicago',
      phones: ['+1 512 555 0143'],
      email: 'hello@codeworks.example',
    });
    const place = 'codeworks-loft';
    expect(moved.read('schedule.yaml')).toEqual({
      sessions: [
        { course: 'data-camp', startDate: '2027-02-06', place, status: 'postponed' },
        {
          course: 'web-foundations',
          startDate: '2027-01-18',
          endDate: '2027-01-20',
          from: '09:00',
          to: '17:00',
          place,
          type: 'In-person',
        },
        { course: 'web-foundations', startDate: '2027-03-01', endDate: '2027-03-05', type: 'Online' },
      ],
    });
    expect(moved.read('courses/web-foundations.yaml')).toMatchObject({
      ...{
        hours: 24,
        price: 890,
        code: 'WEB-1',
        objectives: ['Write a page', 'Style it'],
        overview: 'HTML, CSS & a little **JavaScript**.',
      },
      image: { file: 'media/web-foundations.png', alt: 'A laptop' },
    });
    expect(moved.read('courses/data-camp.yaml')).toMatchObject({
      price: 120,
      image: { file: 'media/data-camp.png', decorative: true },
    });
    expect([...redirectsIn(moved)]).toEqual([['/imprint', '/']]);
    expect(moved.notes).toContain('## Data for search engines that cannot be read\n\n- imprint.html\n');
  });

  test('pictures whose names would be the same', async () => {
    const cwd = temporaryFolder();
    const picture = readFileSync(`${fixtures}/abend.png`);
    writeFileSync(join(cwd, 'a.png'), picture);
    writeFileSync(join(cwd, 'b.png'), Buffer.concat([picture, Buffer.from('b')]));
    const text = '<p>Words <img src="b.png" alt="B"></p>';
    writeFileSync(
      join(cwd, 'a.xml'),
      exportOf(
        tag('title', 'A'),
        item({
          'wp:post_type': 'page',
          title: 'News Day Course',
          link: 'https://a.example/courses/1',
          'content:encoded': '<img src="a.png" alt="A">Text',
        }),
        item({
          'wp:post_type': 'post',
          'wp:post_date': '2026-09-01 10:00:00',
          title: 'Day Course',
          link: 'https://a.example/2',
          'content:encoded': text,
        }),
      ),
    );
    const moved = await moving('a.xml', [], cwd);
    expect(moved.stdout).toContain('2 pictures');
    expect(readdirSync(join(moved.folder, 'content/media'))).toEqual(['news-day-course-2.png', 'news-day-course.png']);
  });
});
