import { expect, test } from 'vitest';
import { invariant } from '../../../../generator/base/invariant.ts';
import { calendars, feedLinks } from '../../../../generator/features/sessions/calendars.ts';
import { parseCalendar, textOf, type CalendarComponent } from '../../../support/html/calendar.ts';
import { contextOfTiny, linkTiny } from '../../../support/content/tiny-plan.ts';

async function filesOf(base = '/'): Promise<ReadonlyMap<string, CalendarComponent>> {
  const files = calendars(await contextOfTiny({}, base));
  return new Map(files.map(({ file, text }) => [file, parseCalendar(Buffer.from(text))]));
}

function eventOf(calendar: CalendarComponent | undefined): CalendarComponent {
  const event = calendar?.components[0];
  invariant(event, 'the calendar has an event');
  return event;
}

const valueOf = ({ properties }: CalendarComponent, name: string): string | undefined =>
  properties.find((property) => property.name === name)?.value;

test('each session has a file, and all of them stand in the feed in order', async () => {
  const { sessions } = await linkTiny();
  const files = await filesOf();
  const ids = sessions.map(({ session }) => session.id);
  expect([...files.keys()]).toEqual([...ids.map((id) => `calendar/${id}.ics`), 'calendar/schedule.ics']);
  const uids = files.get('calendar/schedule.ics')?.components.map((event) => valueOf(event, 'UID'));
  expect(uids).toEqual(ids.map((id) => `${id}@harbour.example.com`));
});

test('every calendar has what the standard asks for', async () => {
  for (const calendar of (await filesOf()).values()) {
    expect(calendar.name).toBe('VCALENDAR');
    expect(valueOf(calendar, 'VERSION')).toBe('2.0');
    expect(valueOf(calendar, 'METHOD')).toBe('PUBLISH');
    expect(valueOf(calendar, 'PRODID')).toBeTruthy();
    for (const event of calendar.components) {
      const names = event.properties.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      expect(names).toEqual(expect.arrayContaining(['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'URL']));
      expect(valueOf(event, 'DTSTAMP')).toMatch(/^\d{8}T\d{6}Z$/);
    }
  }
});

test.each([
  ['2026-02-08', '2026-02-12', '20260208', '20260213'],
  ['2026-02-08', '2026-02-08', '20260208', '20260209'],
  ['2026-12-30', '2026-12-31', '20261230', '20270101'],
  ['2028-02-01', '2028-02-28', '20280201', '20280229'],
])('a session from %s to %s lasts from %s until before %s', async (...[startDate, endDate, start, end]) => {
  const [first] = (await linkTiny()).sessions;
  invariant(first, 'the tiny provider has a session');
  const session = { ...first.session, startDate, endDate };
  const [file] = calendars(await contextOfTiny({ sessions: [{ ...first, session }] }));
  const event = eventOf(parseCalendar(Buffer.from(file?.text ?? '')));
  const dates = event.properties.filter(({ name }) => /^DT(START|END)$/.test(name));
  expect(dates.map(({ value }) => value)).toEqual([start, end]);
  expect(dates.map(({ parameters }) => parameters)).toEqual([{ VALUE: 'DATE' }, { VALUE: 'DATE' }]);
});

test('an event has place, note and the address of its course below the base', async () => {
  const { settings, sessions } = await linkTiny();
  const [first] = sessions;
  invariant(first, 'the tiny provider has a session');
  const event = eventOf((await filesOf('/sub/')).get(`calendar/${first.session.id}.ics`));
  expect(textOf(event, 'LOCATION')).toBe(`${settings.venue}, ${first.session.location}`);
  expect(valueOf(event, 'URL')).toBe(`https://harbour.example.com/sub${first.course.address}`);
  expect(textOf(event, 'DESCRIPTION')).toContain('https://harbour.example.com/sub/register?course=');
});

test.each([
  ['In-person', 'Guildhall, Bath', 'Guildhall, Bath'],
  ['Hybrid', 'Bristol', 'Harbour First Aid, Bristol'],
  ['In-person', 'Quay Street, Bristol', 'Harbour First Aid, Quay Street, Bristol'],
  ['Online', 'En ligne', 'Online'],
] as const)('a session (%s) in %s is entered at %s', async (type, location, expected) => {
  const [first] = (await linkTiny()).sessions;
  invariant(first, 'the tiny provider has a session');
  const session = { ...first.session, type, location };
  const [file] = calendars(await contextOfTiny({ sessions: [{ ...first, session }] }));
  expect(textOf(eventOf(parseCalendar(Buffer.from(file?.text ?? ''))), 'LOCATION')).toBe(expected);
});

test('a place is entered as the postal service of its country writes it', async () => {
  const [first] = (await linkTiny()).sessions;
  invariant(first, 'the tiny provider has a session');
  const { location: _location, ...session } = first.session;
  const address = { street: 'Am Hafen 1', postalCode: '20457', locality: 'Hamburg', countryCode: 'DE' };
  const places = [{ id: 'north', name: 'Speicher', address }];
  const [file] = calendars(
    await contextOfTiny({ sessions: [{ ...first, session: { ...session, place: 'north' }, places }] }),
  );
  expect(textOf(eventOf(parseCalendar(Buffer.from(file?.text ?? ''))), 'LOCATION')).toBe(
    'Speicher, Am Hafen 1, 20457 Hamburg',
  );
});

test('the feed names itself and says how to subscribe', async () => {
  const feed = (await filesOf()).get('calendar/schedule.ics');
  invariant(feed, 'there is a feed');
  const { settings } = await linkTiny();
  expect(textOf(feed, 'NAME')).toContain(settings.name);
  expect(textOf(feed, 'X-WR-CALNAME')).toBe(textOf(feed, 'NAME'));
  expect(feedLinks(await contextOfTiny({}, '/sub/'))).toEqual({
    file: '/calendar/schedule.ics',
    subscribeUrl: 'webcal://harbour.example.com/sub/calendar/schedule.ics',
  });
});

test('without sessions there is a feed without events, to which one can already subscribe', async () => {
  const files = calendars(await contextOfTiny({ sessions: [] }));
  expect(files.map(({ file }) => file)).toEqual(['calendar/schedule.ics']);
  // A calendar has at least one component (RFC 5545, 3.6).
  const { components } = parseCalendar(Buffer.from(files[0]?.text ?? ''));
  expect(components.map((zone) => [zone.name, valueOf(zone, 'TZID')])).toEqual([['VTIMEZONE', 'Europe/London']]);
});

test('a calendar without an organizer names no method, which would need one (RFC 5546, 3.2.1)', async () => {
  const { email: _email, ...settings } = (await linkTiny()).settings;
  for (const { text } of calendars(await contextOfTiny({ settings }))) {
    expect(text).not.toContain('ORGANIZER');
    expect(text).not.toContain('METHOD');
  }
});

test('the same content gives the same files at any time', async () => {
  expect(calendars(await contextOfTiny())).toEqual(calendars(await contextOfTiny()));
});

test('a session without a form claims neither a room nor an online meeting', async () => {
  const site = await linkTiny();
  const [first] = site.sessions;
  invariant(first, 'the tiny provider has a session');
  const { type: _type, location: _location, place: _place, ...session } = first.session;
  const { location: _usual, ...course } = first.course.course;
  const { courseLocation: _site, ...settings } = site.settings;
  const sessions = [{ ...first, session, course: { ...first.course, course } }];
  const [file] = calendars(await contextOfTiny({ settings, sessions }));
  const event = eventOf(parseCalendar(Buffer.from(file?.text ?? '')));
  expect(event.properties.filter(({ name }) => name === 'LOCATION')).toEqual([]);
  expect(textOf(event, 'DESCRIPTION')).toMatch(/^\d+ Hours\. Registration: https:/);
});
