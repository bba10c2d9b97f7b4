// prospectus new site --from: exports, calendars and pages as programs write them that do not follow the standard.
import { cpSync, writeFileSync } from 'node:fs';
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
  movingExport,
  movingFile,
  redirectsIn,
} from '../../support/program/moving.ts';

describe('WordPress', () => {
  test('a copy on an own machine, in a folder', async () => {
    const at = 'http://localhost/school';
    const moved = await movingExport(
      `<title>Night \u202e\u202aSchool\u202c\u0085</title><wp:base_blog_url>${at}</wp:base_blog_url>`,
      '<wp:term><wp:term_taxonomy>product_cat</wp:term_taxonomy><wp:term_slug>wood</wp:term_slug></wp:term>',
      item({ title: 'Carving', link: `${at}/product/carving/`, 'wp:post_id': '7', 'wp:post_type': 'product' }),
      item({ title: 'Welcome', link: `${at}/`, 'wp:post_id': '8', 'wp:post_type': 'page' }),
    );
    expect(await codesOf(moved)).toEqual(['0', 'address/no-record', 'text/starter-left']);
    expect(moved.read('site.yaml')).toMatchObject({ name: 'Night School', origin: 'https://www.example.com' });
    expect([...redirectsIn(moved)]).toEqual([
      ['/school/product/carving', '/courses/carving'],
      ['/school/?post_type=product&p=7', '/courses/carving'],
      ['/school/?p=7', '/courses/carving'],
      ['/school', '/'],
      ['/school/?page_id=8', '/'],
      ['/school/?p=8', '/'],
      ['/school/product-category/wood', '/courses'],
      ['/school/shop', '/courses'],
    ]);
  });

  test('an export that does not name the address of its pages', async () => {
    const at = 'https://www.carving.example';
    const moved = await movingExport(
      '<title>Carving</title><link>http://</link>',
      item({ title: 'Spoons', link: `${at}/product/spoons/`, 'wp:post_id': '7', 'wp:post_type': 'product' }),
      item({ title: 'Bowls', link: 'https://old.example/bowls/', 'wp:post_id': '8', 'wp:post_type': 'product' }),
    );
    expect(moved.read('site.yaml')).toMatchObject({ origin: at });
    expect(redirectsIn(moved).get('/product/spoons')).toBe('/courses/spoons');
    expect(moved.notes).toContain('## Addresses at other hosts, which cannot be redirected here\n\n- old.example\n');
  });

  test('what a course of LearnPress costs, of which the export does not say the currency', async () => {
    const meta = (key: string, value: string): string =>
      `<wp:postmeta><wp:meta_key>_lp_${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`;
    const course = item({ title: 'Spoons', link: 'https://a.example/spoons/', 'wp:post_type': 'lp_course' }).replace(
      '</item>',
      `${meta('price', '49')}${meta('duration', '6 week')}</item>`,
    );
    const moved = await movingExport('<title>Carving</title>', course);
    expect(moved.notes).toContain('give it with --currency\n\n- Spoons: 49\n');
    expect(moved.notes).toContain('- Spoons: _lp_duration: 6 week\n');
  });

  test('pictures in texts come along if they have a description, but not into courses, nor twice', async () => {
    const cwd = temporaryFolder();
    cpSync(join(fixtures, 'wp-content'), join(cwd, 'wp-content'), { recursive: true });
    const at = 'https://www.carving.example';
    const picture = (alt: string): string =>
      `<a href="${at}/x"><img src="${at}/wp-content/uploads/2026/03/first-aid.jpg" alt="${alt}" /></a>`;
    const text = `<!-- wp:image --><figure>${picture('Two hands')}<figcaption>Us</figcaption></figure><p>We carve.</p>${picture('')}<ul><li><img src="${at}/none.jpg" alt="None" /></li></ul>`;
    const entry = (type: string, title: string): string =>
      item({
        title,
        link: `${at}/${type}/`,
        'wp:post_type': type,
        'wp:post_date': '2025-03-01',
        'content:encoded': text,
      });
    const content = exportOf(
      '<title>Carving</title>',
      entry('page', 'Who we are'),
      entry('post', 'New'),
      entry('course', 'Knives'),
    );
    writeFileSync(join(cwd, 'a.xml'), content);
    const moved = await moving('a.xml', [], cwd);
    expect(await codesOf(moved)).toEqual(['0', 'address/no-record']);
    expect(moved.read('pages/who-we-are.yaml')).toMatchObject({
      text: '![Two hands](media/knives.jpg)\n\nUs\n\nWe carve.',
    });
    expect(moved.read('news/new.yaml')).toMatchObject({
      picture: { file: 'media/knives.jpg', alt: 'Two hands' },
      text: 'Us\n\nWe carve.',
    });
    expect(moved.notes).toContain('## Pictures in texts of courses, and those without a description, are left out\n');
    expect(moved.read('courses/knives.yaml')).toMatchObject({
      image: { alt: 'Two hands' },
      overview: 'Us\n\nWe carve.',
    });
    expect(moved.notes).toContain(`or may not be read\n\n- ${at}/none.jpg\n`);
  });
});

describe('calendars as programs write them', () => {
  const calendarOf = (...lines: readonly string[]): string =>
    ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');
  const event = (title: string, ...lines: readonly string[]): string =>
    ['BEGIN:VEVENT', `UID:${title}`, `SUMMARY:${title}`, ...lines, 'END:VEVENT'].join('\r\n');

  const movingText = (text: string, flags: readonly string[] = []): Promise<Moved> => movingFile('a.ics', text, flags);

  test('line ends, letters cut in two, days, quotation marks and lines that are not in the form of the standard', async () => {
    const text = calendarOf(
      event('Pottery \\"A\\"', 'DTSTART:20270105', 'DESCRIPTION:Bring an apron.', 'We have the clay.'),
      event(
        'Glazing',
        'DTSTART;VALUE=DATE:20270106T180000',
        'RRULE:FREQ=WEEKLY;COUNT=2;BYDAY=WE,TH',
        'DESCRIPTION:Caf\u00e9',
      ),
    );
    const bytes = Buffer.from(text).toString('latin1').replace('\u00c3\u00a9', '\u00c3\r\n \u00a9');
    const whole = `${bytes.replaceAll('\r\n', '\r\r\n')}\r\r\n<!-- cached -->`;
    const moved = await movingFile('a.ics', Buffer.from(whole, 'latin1'));
    expect(await codesOf(moved)).toEqual(['0', 'text/starter-left']);
    expect(moved.read('courses/pottery-a.yaml')).toMatchObject({
      title: 'Pottery "A"',
      overview: 'Bring an apron.\\\nWe have the clay.',
    });
    expect(moved.read('courses/glazing.yaml')).toMatchObject({ description: 'Caf\u00e9' });
    expect(moved.read('schedule.yaml')).toEqual({
      sessions: [
        { course: 'pottery-a', startDate: '2027-01-05' },
        { course: 'glazing', from: '18:00', meetings: [{ date: '2027-01-06' }, { date: '2027-01-07' }] },
      ],
    });
  });

  test('an event that is damaged is left out and named, and the others come along', async () => {
    const moved = await movingText(
      calendarOf(
        event('Day that does not exist', 'DTSTART:20270230T090000'),
        event('Damaged date', 'DTSTART:202702XX'),
        event('Damaged rule', 'DTSTART:20270107T090000', 'RRULE:FREQ=WEEKLY;BYDAY=XX'),
        event('Whole', 'DTSTART:20270108T090000'),
      ),
    );
    expect(moved.read('schedule.yaml')).toEqual({
      sessions: [{ course: 'whole', startDate: '2027-01-08', from: '09:00' }],
    });
    expect(moved.notes).toContain(
      '## Events that are damaged, or repeat in a way that is not understood, are left out\n\n- Damaged rule\n- Damaged date\n',
    );
    expect(moved.notes).toContain(
      '## Events without a date that can be read are left out\n\n- Day that does not exist\n',
    );
  });

  test('dates that series leave out or move are named by a day, an hour of it, or in another time zone', async () => {
    const zone =
      'BEGIN:VTIMEZONE,TZID:Berlin,BEGIN:STANDARD,DTSTART:16010101T030000,TZOFFSETFROM:+0100,TZOFFSETTO:+0100';
    const moved = await movingText(
      calendarOf(
        ...`${zone},END:STANDARD,END:VTIMEZONE`.split(','),
        event('Wax', 'DTSTART;TZID=Berlin:20270104T090000', 'RRULE:FREQ=WEEKLY;COUNT=4', 'EXDATE;VALUE=DATE:20270111'),
        event('Wax', 'DTSTART;TZID=Berlin:20270130T090000', 'RECURRENCE-ID:20270118T080000Z'),
        event('Bees', 'DTSTART:20270201', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE:20270202T000000'),
        event('Bees', 'DTSTART:20270205', 'RECURRENCE-ID:20270203T000000'),
      ),
    );
    const on = (day: string): object => ({ date: `2027-${day}` });
    expect(moved.read('schedule.yaml')).toMatchObject({
      sessions: [{ meetings: ['01-04', '01-25', '01-30'].map(on) }, { meetings: ['02-01', '02-05'].map(on) }],
    });
  });

  test('the time zone: by names of Outlook, and never UTC; what is in another one keeps it', async () => {
    const moved = await movingText(
      calendarOf(
        'X-WR-TIMEZONE:UTC',
        event('One', 'DTSTART;TZID="(UTC-05:00) Eastern Time (US & Canada)":20270108T090000'),
        event('Two', 'DTSTART;TZID="(UTC+07:00) Bangkok, Hanoi, Jakarta":20270108T200000'),
        event('Three', 'DTSTART:20270108T150000Z'),
      ),
    );
    expect(moved.read('site.yaml')).toMatchObject({ timeZone: 'America/New_York' });
    expect(moved.read('schedule.yaml')).toMatchObject({
      sessions: [{ from: '09:00' }, { from: '20:00', timeZone: 'Asia/Bangkok' }, { from: '10:00' }],
    });
    const utc = calendarOf('X-WR-TIMEZONE:UTC', event('Three', 'DTSTART:20270108T150000Z'));
    expect((await movingText(utc)).notes).toContain('The time zone is not known');
    const given = await movingText(utc, ['--time-zone', 'Europe/Berlin']);
    expect(given.notes).toBe('');
    expect(given.read('schedule.yaml')).toMatchObject({ sessions: [{ from: '16:00' }] });
  });

  test('dates without a rule, attachments, and what is said in fields of their own', async () => {
    const days = ['DTSTART:20270110T080000', 'DTEND:20270110T150000', 'RDATE:20270117T080000'];
    const said = ['ATTACH:https://a.example/plan.pdf', 'CATEGORIES:Winter,Snow', 'CONTACT:Lea', 'STATUS:TENTATIVE'];
    const moved = await movingText(calendarOf(event('Ski', ...days, ...said)));
    const meetings = [{ date: '2027-01-10' }, { date: '2027-01-17' }];
    expect(moved.read('schedule.yaml')).toEqual({
      sessions: [{ course: 'ski', from: '08:00', to: '15:00', meetings }],
    });
    for (const listed of ['https://a.example/plan.pdf', 'Snow', 'Lea', 'tentative'])
      expect(moved.notes).toContain(`- Ski: ${listed}\n`);
  });

  test('meetings that go on after midnight, and how to join one', async () => {
    const moved = await movingText(
      calendarOf(
        event('Stars', 'DTSTART:20270108T213000', 'DTEND:20270109T003000', 'LOCATION:Roof'),
        event('Retreat', 'DTSTART:20270205T180000', 'DTEND:20270207T120000'),
        event(
          'Maps',
          'DTSTART:20270109T213000',
          'LOCATION:roof',
          'DESCRIPTION:See https://x.zoom.us/j/1?pwd=secret or call',
        ),
      ),
    );
    expect(moved.read('schedule.yaml')).toEqual({
      sessions: [
        { course: 'stars', startDate: '2027-01-08', from: '21:30', to: '00:30', place: 'roof' },
        { course: 'retreat', startDate: '2027-02-05', endDate: '2027-02-07', from: '18:00' },
        { course: 'maps', startDate: '2027-01-09', from: '21:30', place: 'roof' },
      ],
    });
    expect(moved.notes).toContain('## Meetings over midnight: the hour at which they end is left out\n\n- Retreat\n');
    expect(moved.notes).toContain('since only participants may have them\n\n- Maps\n');
    expect(moved.read('courses/maps.yaml')).toMatchObject({ description: 'See or call' });
  });
});

describe('saved pages', () => {
  test('other scripts are no data, texts may have line breaks, and a place without a name has its street', async () => {
    const instance = {
      '@type': 'CourseInstance',
      startDate: '2027-06-12T20:00:00+01:00',
      location: {
        '@type': 'Place',
        address: { streetAddress: '2 Quay Street', addressCountry: 'GB' },
        url: 'room.html',
      },
    };
    const course = { '@type': 'Course', name: 'Sailing', description: 'One#Two', hasCourseInstance: instance };
    const data = JSON.stringify(course).replace('#', '\n');
    const scripts = `<script>let a = 1;</script><script type="application/ld+json">${data}</script>`;
    const moved = await movingFile('a.html', `<!doctype html><html><head>${scripts}</head></html>`);
    expect(moved.notes).toBe('');
    expect(moved.read('places.yaml')).toMatchObject({ places: [{ id: '2-quay-street', name: '2 Quay Street' }] });
    expect(moved.read('site.yaml')).toMatchObject({ timeZone: 'Europe/London' });
    expect(moved.read('schedule.yaml')).toEqual({
      sessions: [{ course: 'a', startDate: '2027-06-12', from: '20:00', place: '2-quay-street' }],
    });
  });

  test('the short name of a region is written with the town; a long one is noted', async () => {
    const at = (name: string, addressLocality: string, addressRegion: string) => ({
      ...{ '@type': 'Event', name, startDate: '2027-05-01' },
      location: { '@type': 'Place', name, address: { '@type': 'PostalAddress', addressLocality, addressRegion } },
    });
    const data = JSON.stringify([
      at('Loft', 'Austin', 'TX'),
      at('Saal', 'Freiburg', 'Baden'),
      at('Hall', 'Bremen', 'Bremen'),
    ]);
    const moved = await movingFile('a.html', `<html><script type="application/ld+json">${data}</script></html>`);
    const { places } = moved.read('places.yaml') as { readonly places: readonly object[] };
    expect(places).toMatchObject(['Austin, TX', 'Freiburg', 'Bremen'].map((locality) => ({ address: { locality } })));
    expect(moved.notes).toContain('## Regions of addresses are left out\n\n- Saal: Baden\n');
    expect(moved.notes).not.toContain('Hall: Bremen');
  });

  test('a graph names its address and programmes; a price that has no range, or is that of an instance, is one', async () => {
    const offers = { '@type': 'AggregateOffer', lowPrice: 45.0, highPrice: '45.00', priceCurrency: 'EUR' };
    const course = { '@type': 'Course', '@id': 'https://a.example/k/1/#course', name: 'Knots', offers };
    const instance = { '@type': 'CourseInstance', courseMode: 'online', offers: { price: '80', priceCurrency: 'EUR' } };
    const program = { '@type': 'EducationalOccupationalProgram', name: 'Bosun', hasCourseInstance: [instance] };
    const data = JSON.stringify({ '@graph': [course, program] });
    const moved = await movingFile('a.html', `<html><script type="application/ld+json">${data}</script></html>`);
    expect(moved.read('courses/knots.yaml')).toMatchObject({ title: 'Knots', price: 45 });
    expect(moved.read('courses/bosun.yaml')).toMatchObject({ price: 80 });
    expect(moved.read('site.yaml')).toMatchObject({ origin: 'https://a.example' });
    expect(redirectsIn(moved).get('/k/1')).toBe('/courses/knots');
  });

  test('what a graph names by its @id is one thing; hours of a series, seats, and the price that counts for ever', async () => {
    const instances = [
      { '@type': 'CourseInstance', startDate: '2027-03-05T09:00', location: { '@id': '#hall' } },
      {
        ...{ '@type': 'CourseInstance', instructor: { name: 'Maria' }, maximumAttendeeCapacity: 14, inLanguage: 'en' },
        courseSchedule: {
          ...{
            '@type': 'Schedule',
            startDate: '2027-04-06',
            endDate: '2027-05-04',
            startTime: '18:30',
            endTime: '20:00',
          },
          ...{ repeatFrequency: 'P1W', byDay: 'https://schema.org/Tuesday', exceptDate: '2027-04-13' },
        },
      },
    ];
    const prices = [
      { '@type': 'Offer', name: 'Early', price: '290', priceCurrency: 'EUR', priceValidUntil: '2026-12-31' },
      { '@type': 'Offer', priceSpecification: [{ price: '340', priceCurrency: 'EUR' }] },
    ];
    const description = { '@value': 'From bee to honey.' };
    const course = { '@type': 'Course', name: 'Bees', description, offers: prices, hasCourseInstance: instances };
    const data = JSON.stringify({ '@graph': [course, { '@type': 'Place', '@id': '#hall', name: 'Hall' }] });
    const moved = await movingFile('a.html', `<html><script type="application/ld+json">${data}</script></html>`);
    expect(moved.read('courses/a.yaml')).toMatchObject({ description: 'From bee to honey.', price: 340 });
    const evenings = { days: ['Tuesday'], from: '18:30', to: '20:00', except: ['2027-04-13'] };
    expect(moved.read('schedule.yaml')).toEqual({
      sessions: [
        { course: 'a', startDate: '2027-03-05', from: '09:00', place: 'hall' },
        { course: 'a', startDate: '2027-04-06', endDate: '2027-05-04', ...evenings, seats: 14, languages: ['en'] },
      ],
    });
    for (const listed of ['- Bees: Early 290 EUR 2026-12-31\n', '- Bees: instructor: Maria\n'])
      expect(moved.notes).toContain(listed);
  });

  test('a range has its lowest price, and what is free is so', async () => {
    const free = { '@type': 'Event', name: 'Open day', startDate: '2027-05-01', isAccessibleForFree: true };
    const offers = { '@type': 'AggregateOffer', lowPrice: '20', highPrice: '45', priceCurrency: 'EUR' };
    const wax = { '@type': 'Event', name: 'Wax', startDate: '2027-05-01', offers };
    const moved = await movingFile(
      'a.html',
      `<html><script type="application/ld+json">${JSON.stringify([free, wax])}</script></html>`,
    );
    expect(moved.read('courses/open-day.yaml')).toMatchObject({ price: 'free' });
    expect(moved.read('courses/wax.yaml')).toMatchObject({ price: { from: 20 } });
    expect(moved.notes).toContain('- Wax: 20 – 45\n');
  });

  test('texts in microdata keep their line breaks and marks', async () => {
    const text = '<p itemprop="description">Reef<br>and <b>bowline</b>\n  &amp; hitch</p>';
    const page = `<html><div itemscope itemtype="https://schema.org/Course"><h1 itemprop="name">A <i>B</i></h1>${text}</div></html>`;
    const moved = await movingFile('a.html', page);
    expect(moved.read('courses/a.yaml')).toMatchObject({ title: 'A B', overview: 'Reef\\\nand **bowline** & hitch' });
  });
});
