// prospectus new site --from: pages and calendars as plugins, shops and mail programs write them.
import { describe, expect, test } from 'vitest';
import { codesOf, movingFile } from '../support/program/moving.ts';

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
