// Calendar files as visitors get them: linked, served as calendars, and readable by a strict reader.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { parseCalendar, textOf, type CalendarComponent } from '../../support/html/calendar.ts';
import { readHtml } from '../../support/html/built-site.ts';

const folder = (): string => join(inject('out'), 'calendar');
const read = (file: string): CalendarComponent => parseCalendar(readFileSync(join(folder(), file)));
const valueOf = ({ properties }: CalendarComponent, name: string): string =>
  properties.find((property) => property.name === name)?.value ?? '';

const eventsIn = (file: string): readonly CalendarComponent[] =>
  read(file).components.filter(({ name }) => name === 'VEVENT');

test('every file is well formed, and the feed holds each session once', () => {
  const files = readdirSync(folder());
  const uids = eventsIn('schedule.ics').map((event) => valueOf(event, 'UID'));
  expect(new Set(uids).size).toBe(uids.length);
  expect(uids).toHaveLength(files.length - 1);
  for (const file of files.filter((name) => name !== 'schedule.ics')) {
    expect(eventsIn(file).map((event) => valueOf(event, 'UID').split('@')[0])).toEqual([file.replace('.ics', '')]);
  }
});

test('a session of the specification is held on its days at its hours', () => {
  const [event] = eventsIn('six-sigma-green-belt-2025-11.ics');
  expect(event && textOf(event, 'SUMMARY')).toMatch(/Six Sigma Green Belt/);
  expect(event && valueOf(event, 'DTSTART')).toBe('20251104T090000');
  expect(event && valueOf(event, 'DTEND')).toBe('20251104T163000');
  expect(event && valueOf(event, 'RRULE')).toBe('FREQ=WEEKLY;BYDAY=TU,WE,TH;COUNT=3');
  expect(event && textOf(event, 'LOCATION')).toContain('Muscat');
});

test('a file with hours defines the time zone that they are in', () => {
  for (const file of readdirSync(folder())) {
    const { components } = read(file);
    const zones = components.filter(({ name }) => name === 'VTIMEZONE').map((zone) => valueOf(zone, 'TZID'));
    const named = components.flatMap(({ properties }) =>
      properties.flatMap(({ parameters }) => parameters['TZID'] ?? []),
    );
    expect(zones).toEqual([...new Set(named)]);
  }
});

/** The addresses to which links of a page lead whose names or words match. */
const hrefsOf = (address: string, name: RegExp): readonly string[] =>
  [...(readHtml(address) ?? '').matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].flatMap(([, attributes = '', words = '']) => {
    const called = /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? words.replace(/<[^>]*>/g, '');
    return name.test(called) ? [/href="([^"]*)"/.exec(attributes)?.[1] ?? ''] : [];
  });

test('each session of the schedule links to its file, which is served as a calendar', async () => {
  const links = hrefsOf('/schedule', /^Add to calendar: /);
  expect(new Set(links).size).toBe(eventsIn('schedule.ics').length);
  const response = await fetch(new URL(links[0] ?? '', inject('url')));
  expect(response.headers.get('content-type')).toMatch(/^text\/calendar\b/);
  const { components } = parseCalendar(Buffer.from(await response.arrayBuffer()));
  expect(components.filter(({ name }) => name === 'VEVENT')).toHaveLength(1);
});

test('the schedule offers the feed as a file and as a subscription', () => {
  expect(hrefsOf('/schedule', /^Download the calendar file$/)).toEqual(['/calendar/schedule.ics']);
  const subscribe = hrefsOf('/schedule', /^Subscribe$/);
  expect(subscribe).toEqual([expect.stringMatching(/^webcal:\/\/.+\/calendar\/schedule\.ics$/)]);
});

test('a course page links to the files of its own sessions', () => {
  expect(hrefsOf('/courses/bim', /^Add to calendar: /)).toContain('/calendar/bim-2025-12.ics');
});
