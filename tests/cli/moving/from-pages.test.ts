// prospectus new site --from: pages and calendars as plugins, shops and mail programs write them.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../support/content/site.ts';
import { codesOf, fixtures, type Moved, moving, movingFile, redirectsIn } from '../../support/program/moving.ts';

const movingPage = (data: unknown, head = ''): Promise<Moved> =>
  movingFile(
    'a.html',
    `<html><head>${head}<script type="application/ld+json">${JSON.stringify(data)}</script></head></html>`,
  );

describe('pages', () => {
  test('texts of The Events Calendar, which are escaped as those of scripts and of HTML', async () => {
    const offers = { price: '85', priceCurrency: 'GBP', validFrom: '2024-01-01T00:00:00+00:00' };
    const name = "Beginner\\'s bread &#038; rye";
    const description = "&lt;p&gt;It\\'s &lt;strong&gt;fun&lt;/strong&gt; &amp;amp; more.&lt;/p&gt;\\n";
    const event = { '@type': 'Event', name, description, startDate: '2027-03-06T9:30', offers };
    const moved = await movingPage([event]);
    expect(moved.read('courses/a.yaml')).toMatchObject({
      ...{ title: "Beginner's bread & rye", price: 85, overview: "It's **fun** & more." },
    });
    expect(moved.read('schedule.yaml')).toMatchObject({ sessions: [{ startDate: '2027-03-06', from: '09:30' }] });
    expect(moved.notes).not.toContain('2024-01-01');
  });

  test('who pays for a course is not the provider, nor has the provider the numbers of others', async () => {
    const [bank, provider] = ['Bank', 'School'].map((name) => ({ '@type': 'Organization', name }));
    const sponsor = { ...bank, telephone: '+49 30 999', email: 'bank@b.example' };
    const course = {
      '@type': 'Course',
      name: 'Knots',
      sponsor,
      provider: { ...provider, '@type': 'CollegeOrUniversity' },
    };
    const other = { '@type': 'LocalBusiness', name: 'Hall', telephone: '+49 30 111' };
    const moved = await movingPage([course, other]);
    expect(moved.read('site.yaml')).toMatchObject({ name: 'School' });
    expect(Object.keys(moved.read('site.yaml') as object)).not.toContain('phones');
    expect(Object.keys(moved.read('site.yaml') as object)).not.toContain('email');
  });

  test('a date without a title belongs to the course of a page that has no other', async () => {
    const [one, other] = ['One', 'Other'].map((name) => ({ '@type': 'Event', name, startDate: '2027-03-05' }));
    const moved = await movingPage([one, other, { '@type': 'Event', startDate: '2027-03-06' }]);
    expect(moved.read('schedule.yaml')).toMatchObject({ sessions: [{ course: 'one' }, { course: 'other' }] });
    expect(moved.notes).toContain('## Dates without a title are left out\n\n- a.html: 2027-03-06\n');
  });

  test('products are courses, their variants none; parts of a page have no address of their own', async () => {
    const offers = { price: '95.00', priceCurrency: 'GBP' };
    const group = { '@type': 'ProductGroup', name: 'Rye', sku: 'RYE', url: 'https://a.example/list#rye', offers };
    const variant = { '@type': 'Product', name: 'Rye - Monday' };
    const oats = { '@type': 'Product', name: 'Oats', url: 'https://a.example/list#oats' };
    const canonical = '<link rel="canonical" href="https://a.example/list">';
    const moved = await movingPage([{ ...group, hasVariant: [variant] }, oats], canonical);
    expect(moved.read('courses/rye.yaml')).toMatchObject({ title: 'Rye', code: 'RYE', price: 95 });
    expect(moved.notes).toContain('delete those that are not\n\n- Rye\n- Oats\n');
    expect(moved.notes).toContain('- Rye: hasVariant: Rye - Monday\n');
    expect([...redirectsIn(moved)]).toEqual([['/list', '/courses']]);
  });

  test('addresses are counted from their page, or from what it names for them', async () => {
    const course = { '@type': 'Course', name: 'Knots', url: 'all-knots.html' };
    const canonical = '<link rel="canonical" href="https://a.example/classes/sailing">';
    const [page, named] = [
      await movingPage(course, canonical),
      await movingPage(course, `${canonical}<base href="/old/">`),
    ];
    expect([...redirectsIn(page)]).toEqual([
      ['/classes/all-knots.html', '/courses/all-knots'],
      ['/classes/sailing', '/courses/all-knots'],
    ]);
    expect(redirectsIn(named).get('/old/all-knots.html')).toBe('/courses/all-knots');
  });

  test('a page that stays where it is needs no redirect, nor do other addresses lose theirs to it', async () => {
    const course = { '@type': 'Course', name: 'Knots', url: 'https://a.example/courses/knots.html' };
    const moved = await movingPage(course, '<link rel="canonical" href="https://a.example/knots.html">');
    expect([...redirectsIn(moved)]).toEqual([['/knots.html', '/courses/knots']]);
  });

  test('several schedules are the meetings of a session; parts of an event are listed', async () => {
    const hours = (day: string) => ({ startDate: `${day}T09:00`, endDate: `${day}T12:00` });
    const part = (day: string) => ({ '@type': 'Event', name: `Part of ${day}`, ...hours(day) });
    const whole = { '@type': 'Event', name: 'Knots', startDate: '2027-03-05', endDate: '2027-03-08' };
    const schedule = (day: string) => ({ startDate: day, endDate: day, startTime: '18:00', endTime: '20:00' });
    const about = [{ '@type': 'Event', name: 'Tides' }];
    const instance = { '@type': 'CourseInstance', about, courseSchedule: ['2027-04-06', '2027-04-09'].map(schedule) };
    const moved = await movingPage([
      { ...whole, subEvent: ['2027-03-05', '2027-03-08'].map(part) },
      { '@type': 'Course', name: 'Tides', hasCourseInstance: instance },
    ]);
    expect(moved.read('schedule.yaml')).toMatchObject({
      sessions: [
        { course: 'tides', from: '18:00', to: '20:00', meetings: [{ date: '2027-04-06' }, { date: '2027-04-09' }] },
        { course: 'knots', startDate: '2027-03-05', endDate: '2027-03-08' },
      ],
    });
    expect(moved.notes).toContain('- Knots: subEvent: Part of 2027-03-05, Part of 2027-03-08\n');
    expect(moved.notes).not.toContain('no date');
  });

  test('microdata has values in other attributes than its words, and pictures say what they show', async () => {
    const moved = await movingFile(
      'a.html',
      `<html><div itemscope itemtype="https://schema.org/Course"><b itemprop="name">Knots</b>
      <img itemprop="image" src="knot.png" alt="A bowline">
      <p itemprop="offers" itemscope><data itemprop="price" value="95">95 pounds, all in</data><meta itemprop="priceCurrency" content="GBP"></p></div></html>`,
    );
    expect(moved.read('courses/a.yaml')).toMatchObject({ price: 95 });
    expect(moved.notes).toContain('- knot.png\n');
  });

  test('lengths in hours and minutes, also of a later instance; those of no field, or of one of several, are listed', async () => {
    const course = (name: string, ...lengths: readonly (string | undefined)[]) => ({
      ...{ '@type': 'Course', name },
      hasCourseInstance: lengths.map((courseWorkload) => ({ startDate: '2027-03-05', courseWorkload })),
    });
    const moved = await movingPage([
      course('Knots', undefined, 'PT1H30M'),
      course('Sails', 'P2DT4H'),
      course('Tides', 'PT20H', 'PT40H'),
    ]);
    expect(moved.read('courses/knots.yaml')).toMatchObject({ hours: 1.5 });
    for (const [slug, listed] of [
      ['sails', '- Sails: courseWorkload: P2DT4H\n'],
      ['tides', '- Tides: courseWorkload: PT20H\n- Tides: courseWorkload: PT40H\n'],
    ] as const) {
      expect(moved.read(`courses/${slug}.yaml`)).not.toHaveProperty('hours');
      expect(moved.notes).toContain(listed);
    }
  });

  test('what instances say beside their dates, and offers beside their prices, comes along or is listed', async () => {
    const instance = (date: number, more: object) => ({
      ...{ '@type': 'CourseInstance', name: `Knots ${date}`, url: `https://a.example/dates/${date}`, location: 'Hall' },
      ...more,
    });
    const days = { startDate: '2027-03-05T00:00:00.000Z', endDate: '2027-03-06T00:00:00.000Z' };
    const booking = { url: 'https://book.example/1?day=5&amp;x=1', availability: 'Limited' };
    const offers = { name: 'Members', category: 'a month', price: '95', priceCurrency: 'GBP', ...booking };
    const moved = await movingPage({
      ...{
        '@type': 'Course',
        name: 'Knots',
        url: 'https://a.example/knots',
        description: 'All knots.',
        about: 'rope, sea',
        offers: { url: 'https://www.a.example/knots' },
        review: { reviewBody: 'Fun' },
      },
      hasCourseInstance: [
        instance(1, { ...days, courseMode: ['Face-to-face', 'full-time'], description: 'All knots.', offers }),
        instance(2, { courseMode: 'weekend', description: 'At your club.', inLanguage: 'English' }),
      ],
    });
    expect(moved.read('schedule.yaml')).toEqual({
      sessions: [
        {
          ...{ course: 'knots', title: 'Knots 1', startDate: '2027-03-05', endDate: '2027-03-06', place: 'hall' },
          ...{ type: 'In-person', availability: 'Limited', register: 'https://book.example/1?day=5&x=1' },
        },
      ],
    });
    expect(moved.read('courses/knots.yaml')).toMatchObject({ keywords: ['rope', 'sea'], price: 95 });
    expect(moved.read('courses/knots.yaml')).not.toHaveProperty('register');
    expect(moved.read('catalogue.yaml')).toMatchObject({ categories: [{ name: 'Courses' }] });
    expect(['/dates/1', '/dates/2'].map((from) => redirectsIn(moved).get(from))).toEqual([
      '/courses/knots',
      '/courses/knots',
    ]);
    for (const said of ['courseMode: weekend', 'inLanguage: English', 'category: a month', 'review: Fun'])
      expect(moved.notes).toContain(`- Knots: ${said}\n`);
    for (const said of ['name: Members', 'At your club.', 'no date, Knots 2, Hall'])
      expect(moved.notes).toContain(`- Knots: ${said}\n`);
    expect(moved.notes).not.toMatch(/All knots|full-time/);
  });

  test('what is online is no place; texts that differ, other things and other languages are listed', async () => {
    const at = (name: string, description: string) => ({
      '@type': 'Event',
      name: 'Knots',
      description,
      ...day,
      location: { name },
    });
    const day = { startDate: '2027-03-05T18:00' };
    const contactPoint = { telephone: '+44 (0)20 7946 0000', email: 'hello@a.example' };
    const things = [
      at('Online via Zoom', 'All knots and a splice.'),
      { ...at('Loft', 'All knots'), startDate: '2027-03-06', eventStatus: 'https://schema.org/EventMovedOnline' },
      { ...at('Loft', 'Bring a rope.'), startDate: '2027-03-07' },
      { '@type': 'FAQPage', mainEntity: [] },
      {
        '@type': 'Organization',
        name: 'School',
        sameAs: ['https://b.example/school', 'https://www.linkedin.com/company/school', 'https://x.com/school'],
        ...{ contactPoint, address: { addressCountry: 'United Kingdom' } },
      },
    ];
    const moved = await movingPage(things);
    expect(moved.read('schedule.yaml')).toEqual({
      sessions: [
        { course: 'a', startDate: '2027-03-05', from: '18:00', type: 'Online' },
        { course: 'a', startDate: '2027-03-06', place: 'loft', type: 'Online' },
        { course: 'a', startDate: '2027-03-07', place: 'loft' },
      ],
    });
    expect(moved.read('courses/a.yaml')).toMatchObject({ description: 'All knots and a splice.' });
    expect(moved.read('site.yaml')).toMatchObject({
      ...{ timeZone: 'Europe/London', phones: ['+44 20 7946 0000'], email: 'hello@a.example' },
      social: [
        { network: 'LinkedIn', url: 'https://www.linkedin.com/company/school' },
        { network: 'X', url: 'https://x.com/school' },
      ],
    });
    for (const listed of [
      'only the longest is taken\n\n- Knots: Bring a rope.\n',
      'of other things is left out\n\n- a.html: FAQPage\n',
      '- School: sameAs: https://b.example/school\n',
    ])
      expect(moved.notes).toContain(listed);
  });

  test('the questions of a page that is about one course are those of the course', async () => {
    const answer = { '@type': 'Answer', text: '<p>No, <b>we</b> have some.</p>' };
    const mainEntity = [{ '@type': 'Question', name: 'Do I need a rope?', acceptedAnswer: answer }];
    const moved = await movingPage([
      { '@type': 'Course', name: 'Knots' },
      { '@type': 'FAQPage', mainEntity },
    ]);
    const questions = [{ question: 'Do I need a rope?', answer: 'No, **we** have some.' }];
    expect(moved.read('courses/a.yaml')).toMatchObject({ questions });
    expect(moved.notes).not.toContain('FAQPage');
  });

  test('a page that a browser has saved: its pictures are beside it, and the name of its file is no address', async () => {
    const cwd = temporaryFolder();
    const beside = 'Knots – School_files';
    mkdirSync(join(cwd, beside));
    writeFileSync(join(cwd, beside, 'frame.html'), '<html></html>');
    cpSync(join(fixtures, 'abend.png'), join(cwd, beside, 'knot.png'));
    const course = { '@type': 'Course', name: 'Knots', image: 'https://a.example/media/knot.png?w=2' };
    const image = `<img src="${encodeURI(beside)}/knot.png" alt="A bowline">`;
    writeFileSync(
      join(cwd, 'Knots – School.html'),
      `<html>${image}<script type="application/ld+json">${JSON.stringify(course)}</script></html>`,
    );
    const moved = await moving('.', [], cwd);
    expect(moved.read('courses/knots.yaml')).toMatchObject({ image: { file: 'media/knots.png', alt: 'A bowline' } });
    expect(moved.stdout).toMatch(/^Moved in: 1 course, 1 picture\.\n/);
    expect(moved.notes).toBe('');
  });

  test('pages in other languages than the first are named', async () => {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, 'old'));
    for (const lang of ['en-GB', 'fr'])
      writeFileSync(
        join(cwd, `old/${lang}.html`),
        `<html lang="${lang}"><script type="application/ld+json">{"@type":"Course","name":"Knots ${lang}"}</script></html>`,
      );
    const moved = await moving('old', [], cwd);
    expect(moved.notes).toContain('are among all others\n\n- fr.html: fr\n');
  });

  test('things in things without end are data that cannot be read; the page of a folder has its address', async () => {
    const cwd = temporaryFolder();
    mkdirSync(join(cwd, 'old/knots'), { recursive: true });
    const script = (data: string): string => `<script type="application/ld+json">${data}</script>`;
    const deep = `{"@type":"Course","name":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
    const course = '{"@type":"Course","name":"Knots","url":"javascript:alert(1)"}';
    writeFileSync(join(cwd, 'old/knots/index.html'), `<html>${script(deep)}${script(course)}</html>`);
    const moved = await moving('old', [], cwd);
    expect(moved.notes).toContain('cannot be read\n\n- knots/index.html\n');
    expect(moved.notes).not.toContain('other hosts');
    expect([...redirectsIn(moved)]).toEqual([['/knots', '/courses/knots']]);
  });
});

describe('calendars', () => {
  const calendarOf = (...lines: readonly string[]): string =>
    ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n');

  test('a meeting that is moved to another room is named, since a session has one place', async () => {
    const meeting = (line: string, hour: string, room: number) =>
      `BEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Knots\r\n${line}\r\nDTSTART:${hour}\r\nLOCATION:Room ${room}\r\nEND:VEVENT`;
    const events = [
      meeting('RRULE:FREQ=WEEKLY;COUNT=2', '20270105T090000', 1),
      meeting('RECURRENCE-ID:20270112T090000', '20270112T100000', 2),
    ];
    const moved = await movingFile('a.ics', calendarOf(...events));
    expect(moved.read('schedule.yaml')).toMatchObject({ sessions: [{ place: 'room-1' }] });
    expect(moved.notes).toContain('and not those of others\n\n- Knots: Room 2\n');
  });

  test('the address of a meeting is in no place, wherever it is written; texts that differ are listed', async () => {
    const event = (id: number, location: string, text: string): string =>
      `BEGIN:VEVENT\r\nUID:${id}\r\nSUMMARY:Knots\r\nDTSTART:2027010${id}T090000\r\nLOCATION:${location}\r\nDESCRIPTION:${text}\r\nEND:VEVENT`;
    const events = [
      event(1, 'Room 3 / https://meet.google.com/abc-defg', 'Reef and bowline'),
      event(2, 'Loft\\, https://maps.a.example/loft', 'Bowline'),
      event(3, 'https://us02web.zoom.us/j/1?pwd=x', 'Bring a rope'),
    ];
    const moved = await movingFile('a.ics', calendarOf(...events));
    expect(moved.read('schedule.yaml')).toMatchObject({
      sessions: [{ place: 'room-3', type: 'Hybrid' }, { place: 'loft' }, { type: 'Online' }],
    });
    expect(moved.read('places.yaml')).toEqual({
      places: [
        { id: 'room-3', name: 'Room 3' },
        { id: 'loft', name: 'Loft' },
      ],
    });
    expect(moved.notes).toContain('only the longest is taken\n\n- Knots: Bowline\n- Knots: Bring a rope\n');
  });

  test('a calendar of a person, texts of Outlook, rooms with a meeting online, and items that begin with a dot', async () => {
    const html =
      'X-ALT-DESC;FMTTYPE=text/html:<!DOCTYPE HTML>\\\\n<HTML><BODY><P>Cost\\, <B>75</B></P>\\n</BODY></HTML>';
    const event = (title: string, ...lines: readonly string[]): string =>
      ['BEGIN:VEVENT', `UID:${title}`, `SUMMARY:${title}`, 'DTSTART:20270105T090000', ...lines, 'END:VEVENT'].join(
        '\r\n',
      );
    const moved = await movingFile(
      'a.ics',
      calendarOf(
        'X-WR-CALNAME:anna@mail.example',
        event('Agile', 'LOCATION:Muscat\\, Al Khuwair; Microsoft Teams Meeting', html),
        event('Ink', 'CONTACT:', 'DESCRIPTION:Bring &amp; keep:\\n• a pen\\n• paper'),
        event('Rope', 'DESCRIPTION:Rope'),
        event('Old', 'RRULE:FREQ=WEEKLY;UNTIL=20190301T090000').replace('2027', '2019'),
      ),
    );
    expect(await codesOf(moved)).toEqual(['0', 'text/starter-left']);
    expect(moved.read('site.yaml')).toMatchObject({ name: 'Site' });
    expect(moved.read('schedule.yaml')).toMatchObject({
      sessions: [{ place: 'muscat-al-khuwair', type: 'Hybrid' }, {}, { course: 'rope' }],
    });
    expect(moved.read('courses/agile.yaml')).toMatchObject({ overview: 'Cost, **75**' });
    expect(moved.read('courses/ink.yaml')).toMatchObject({ overview: 'Bring & keep:\n\n- a pen\n- paper' });
    expect(moved.notes).toMatch(/^[^-]*## Dates that are over are left out\n\n- Old\n[^-]*--time-zone\n\n$/);
  });
});
