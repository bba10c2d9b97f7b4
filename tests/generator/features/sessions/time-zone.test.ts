// A session in another time zone than the provider's: visitors, search engines and calendars read its times in that zone.
import { fileURLToPath } from 'node:url';
import { stringify } from 'yaml';
import { expect, test } from 'vitest';
import type { Place, Session } from '../../../../schemas/types.ts';
import { invariant } from '../../../../generator/base/invariant.ts';
import { checkAndLink } from '../../../../generator/build/pipeline/check.ts';
import { calendars } from '../../../../generator/features/sessions/calendars.ts';
import { courseInstance } from '../../../../generator/features/sessions/session-data.ts';
import { makeMeetingTimes } from '../../../../generator/features/shell/text-format.ts';
import { meetingsOf } from '../../../../generator/model/meetings.ts';
import { site } from '../../../support/content/site.ts';
import { contextOfTiny, linkTiny } from '../../../support/content/tiny-plan.ts';

const { sessions, messages } = await linkTiny();
const [first] = sessions;
invariant(first, 'the tiny provider has a session');

const evening: Session = { course: 'first-aid', startDate: '2030-05-04', from: '18:00', to: '20:00' };
const dubai: Place = { id: 'dubai', name: 'Dubai office', timeZone: 'Asia/Dubai' };

/** The context of the provider, of whose two sessions the second is in its own time zone, that of London. */
const contextOf = (session: Partial<Session>, places?: readonly Place[]) =>
  contextOfTiny({
    sessions: [
      { ...first, session: { ...evening, id: 'own', ...session }, ...(places && { places }) },
      { ...first, session: { ...evening, id: 'usual' } },
    ],
  });

test.each([
  ['of the session', { timeZone: 'America/New_York' }, undefined, '2030-05-04T18:00:00-04:00', 'America/New_York'],
  ['of its place', { place: 'dubai' }, [dubai], '2030-05-04T18:00:00+04:00', 'Asia/Dubai'],
] as const)(
  'the time zone %s holds in structured data and calendars',
  async (...[, session, places, startDate, zone]) => {
    const context = await contextOf(session, places);
    const [held, usual] = context.site.sessions;
    invariant(held && usual, 'there are two sessions');
    const course = { linked: first.course, price: undefined };
    const schedule = { scheduleTimezone: zone };
    expect(courseInstance(course, held, context)).toMatchObject({ startDate, courseSchedule: [schedule] });
    expect(courseInstance(course, usual, context)).toMatchObject({ startDate: '2030-05-04T18:00:00+01:00' });
    const texts = Object.fromEntries(calendars(context).map(({ file, text }) => [file, text]));
    const zones = (file: string) => texts[file]?.match(/(?<=DTSTART;TZID=|\nTZID:)\S+?(?=[:\r])/g);
    expect(zones('calendar/own.ics')).toEqual([zone, zone]);
    expect(zones('calendar/schedule.ics')).toEqual([zone, 'Europe/London', zone, 'Europe/London']);
  },
);

test.each([
  ['en-OM', 'Sat, 6:00 PM to 8:00 PM · Gulf Standard Time'],
  ['fr-FR', 'sam., 18:00 to 20:00 · heure du Golfe'],
  ['de-DE', 'Sa, 18:00 to 20:00 · Golf-Zeit'],
  ['ar-OM', 'السبت, ٦:٠٠ م to ٨:٠٠ م · توقيت الخليج'],
])('in %s, visitors read %s', (locale, expected) => {
  const lines = makeMeetingTimes({ locale }, messages)(meetingsOf(evening), 'Asia/Muscat');
  expect(lines.map((line) => line.replaceAll('\u00a0', ' '))).toEqual([expected]);
});

test('a row says the zone of its session alone', async () => {
  const rows = (await contextOf({ timeZone: 'America/New_York' })).sessions();
  expect(rows.map(({ times }) => times?.[0]?.replace(/^.*?(· |$)/, ''))).toEqual(['Eastern Time', '']);
});

test('a zone that does not exist is an error where it stands, with the one that is meant', async () => {
  const content = site(
    {
      'places.yaml': stringify({ places: [{ ...dubai, timeZone: 'Dubai' }] }),
      'schedule.yaml': stringify({ sessions: [{ ...evening, timeZone: 'New York' }] }),
    },
    fileURLToPath(new URL('../../../fixtures/tiny/content', import.meta.url)),
  );
  const { diagnostics } = await checkAndLink({ content, now: new Date('2026-01-01T12:00:00Z') });
  const found = diagnostics.filter(({ code }) => code === 'link/unknown-time-zone');
  expect(found.map(({ location, advice }) => [location.file, /"\w+\/\w+"/.exec(advice)?.[0]])).toEqual([
    ['places.yaml', '"Asia/Dubai"'],
    ['schedule.yaml', '"America/New_York"'],
  ]);
});
