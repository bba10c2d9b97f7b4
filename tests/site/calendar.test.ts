// Calendar files as visitors get them: linked, served as calendars, and readable by a strict reader.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { parseCalendar, textOf, type CalendarComponent } from '../support/calendar.ts';
import { visit } from '../support/visit.ts';

const folder = (): string => join(inject('out'), 'calendar');
const read = (file: string): CalendarComponent => parseCalendar(readFileSync(join(folder(), file)));
const valueOf = ({ properties }: CalendarComponent, name: string): string =>
  properties.find((property) => property.name === name)?.value ?? '';

test('every file is well formed, and the feed holds each session once', () => {
  const files = readdirSync(folder());
  const uids = read('schedule.ics').components.map((event) => valueOf(event, 'UID'));
  expect(new Set(uids).size).toBe(uids.length);
  expect(uids).toHaveLength(files.length - 1);
  for (const file of files.filter((name) => name !== 'schedule.ics')) {
    const { components } = read(file);
    expect(components.map((event) => valueOf(event, 'UID').split('@')[0])).toEqual([file.replace('.ics', '')]);
  }
});

test('a session of the specification stands on its days', () => {
  const [event] = read('six-sigma-green-belt-2025-11.ics').components;
  expect(event && textOf(event, 'SUMMARY')).toMatch(/Six Sigma Green Belt/);
  expect(event && valueOf(event, 'DTSTART')).toBe('20251104');
  expect(event && valueOf(event, 'DTEND')).toBe('20251107');
  expect(event && textOf(event, 'LOCATION')).toContain('Muscat');
});

test('each row of the schedule links to its file, which is served as a calendar', async () => {
  const { page } = await visit('/schedule');
  const rows = page.getByRole('table', { name: 'Upcoming sessions' }).locator('tbody tr:has(time)');
  const links = rows.getByRole('link', { name: /^Add to calendar: / });
  expect(await links.count()).toBe(await rows.count());
  const response = await page.request.get((await links.first().getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toMatch(/^text\/calendar\b/);
  expect(parseCalendar(await response.body()).components).toHaveLength(1);
});

test('the schedule offers the feed as a file and as a subscription', async () => {
  const { page } = await visit('/schedule');
  const download = page.getByRole('link', { name: 'Download the calendar file' });
  expect(await download.getAttribute('href')).toBe('/calendar/schedule.ics');
  const subscribe = await page.getByRole('link', { name: 'Subscribe', exact: true }).getAttribute('href');
  expect(subscribe).toMatch(/^webcal:\/\/.+\/calendar\/schedule\.ics$/);
});

test('a course page links to the files of its own sessions', async () => {
  const { page } = await visit('/courses/bim');
  const hrefs = await page
    .getByRole('link', { name: /^Add to calendar: / })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toContain('/calendar/bim-2025-12.ics');
});
