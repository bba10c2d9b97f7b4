// prospectus new site --from: pages and calendars as plugins, shops and mail programs write them.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../support/content/site.ts';
import { codesOf, type Moved, moving, movingFile, redirectsIn } from '../../support/program/moving.ts';

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
    const course = { '@type': 'Course', name: 'Knots', sponsor, provider };
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

  test('lengths in hours and minutes, also of a later instance; those of no field are listed', async () => {
    const instance = (courseWorkload: string) => ({
      '@type': 'CourseInstance',
      startDate: '2027-03-05',
      courseWorkload,
    });
    const hasCourseInstance = [instance('P2DT4H'), instance('PT1H30M')];
    const moved = await movingPage({ '@type': 'Course', name: 'Knots', hasCourseInstance });
    expect(moved.read('courses/a.yaml')).toMatchObject({ hours: 1.5 });
    expect(moved.notes).toContain('- Knots: courseWorkload: P2DT4H\n');
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

  test('a calendar of a person, texts of Outlook, rooms with a meeting online, and items that begin with a dot', async () => {
    const html = 'X-ALT-DESC;FMTTYPE=text/html:<!DOCTYPE HTML>\\n<HTML><BODY><P>Cost\\, <B>75</B></P>\\n</BODY></HTML>';
    const event = (title: string, ...lines: readonly string[]): string =>
      ['BEGIN:VEVENT', `UID:${title}`, `SUMMARY:${title}`, 'DTSTART:20270105T090000', ...lines, 'END:VEVENT'].join(
        '\r\n',
      );
    const moved = await movingFile(
      'a.ics',
      calendarOf(
        'X-WR-CALNAME:anna@mail.example',
        event('Agile', 'LOCATION:Muscat\\, Al Khuwair; Microsoft Teams Meeting', html),
        event('Ink', 'DESCRIPTION:Bring:\\n• a pen\\n• paper'),
      ),
    );
    expect(await codesOf(moved)).toEqual(['0', 'text/starter-left']);
    expect(moved.read('site.yaml')).toMatchObject({ name: 'Site' });
    expect(moved.read('schedule.yaml')).toMatchObject({
      sessions: [{ place: 'muscat-al-khuwair', type: 'Hybrid' }, {}],
    });
    expect(moved.read('courses/agile.yaml')).toMatchObject({ overview: 'Cost, **75**' });
    expect(moved.read('courses/ink.yaml')).toMatchObject({ overview: 'Bring:\n\n- a pen\n- paper' });
  });
});
