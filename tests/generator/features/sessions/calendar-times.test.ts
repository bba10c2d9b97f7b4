import { expect, test } from 'vitest';
import { eventTimes, timeZoneComponent } from '../../../../generator/features/sessions/calendars.ts';
import type { Session } from '../../../../schemas/types.ts';
import { meetingsOf } from '../../../../generator/model/meetings.ts';

const linesOf = (fields: Omit<Session, 'course'>): readonly string[] =>
  eventTimes(meetingsOf({ course: 'a', ...fields }), 'Asia/Muscat').map(({ key, properties }) =>
    [key, ...properties.map((property) => property.join(':'))].join(' '),
  );

const muscat = ';TZID=Asia/Muscat:';

test('an evening course is one event that recurs on its days of the week, not one bar over two weeks', () => {
  const fields = {
    startDate: '2026-12-06',
    endDate: '2026-12-15',
    days: ['Sunday' as const, 'Tuesday' as const],
    from: '18:30',
    to: '20:30',
  };
  const times = `DTSTART${muscat}20261206T183000 DTEND${muscat}20261206T203000`;
  expect(linesOf(fields)).toEqual([` ${times} RRULE:FREQ=WEEKLY;BYDAY=SU,TU;COUNT=4`]);
  expect(linesOf({ ...fields, except: ['2026-12-08'] })).toEqual([
    ` ${times} RRULE:FREQ=WEEKLY;BYDAY=SU,TU;COUNT=4 EXDATE${muscat}20261208T183000`,
  ]);
});

test('an evening of Ramadan ends after midnight, on the next day', () => {
  const fields = { startDate: '2027-02-14', endDate: '2027-02-16', days: ['Sunday' as const, 'Tuesday' as const] };
  expect(linesOf({ ...fields, from: '20:30', to: '00:30' })).toEqual([
    ` DTSTART${muscat}20270214T203000 DTEND${muscat}20270215T003000 RRULE:FREQ=WEEKLY;BYDAY=SU,TU;COUNT=2`,
  ]);
});

test('listed meetings at different times are events of their own', () => {
  const meetings = [
    { date: '2026-12-06', from: '09:00', to: '12:00' },
    { date: '2026-12-06', from: '13:00' },
  ];
  expect(linesOf({ meetings })).toEqual([
    `-20261206-0900 DTSTART${muscat}20261206T090000 DTEND${muscat}20261206T120000`,
    `-20261206-1300 DTSTART${muscat}20261206T130000`,
  ]);
});

test('without hours an event lasts whole days, up to the day after the last one', () => {
  expect(linesOf({ startDate: '2026-12-30', endDate: '2026-12-31' })).toEqual([
    ' DTSTART;VALUE=DATE:20261230 DTEND;VALUE=DATE:20270101',
  ]);
});

test.each([
  ['Asia/Muscat', []],
  ['Europe/Paris', ['DAYLIGHT 20260329T020000', 'STANDARD 20261025T030000']],
  ['America/New_York', ['DAYLIGHT 20260308T020000', 'STANDARD 20261101T020000']],
])('the clocks of %s change as they do there', (zone, changes) => {
  const text = timeZoneComponent(zone, 2026, 2026);
  const found = [...text.matchAll(/BEGIN:(DAYLIGHT|STANDARD)\r\nDTSTART:(\S+)/g)].map(
    ([, kind, at]) => `${kind} ${at}`,
  );
  expect(found.slice(1)).toEqual(changes);
  expect(text).toMatch(/^BEGIN:VTIMEZONE\r\nTZID:\S+\r\n/);
});
