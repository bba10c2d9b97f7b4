// prospectus new site --from: series of calendars that began long ago, never end, or have changed dates that they do not have.
import { expect, test } from 'vitest';
import { TODAY } from '../../support/program/run-cli.ts';
import { type Moved, movingFile } from '../../support/program/moving.ts';

const moving = (...events: readonly (readonly string[])[]): Promise<Moved> => {
  const texts = events.map(([title, ...lines]) =>
    ['BEGIN:VEVENT', `UID:${title}`, `SUMMARY:${title}`, ...lines, 'END:VEVENT'].join('\r\n'),
  );
  return movingFile('a.ics', ['BEGIN:VCALENDAR', ...texts, 'END:VCALENDAR'].join('\r\n'));
};

const datesOf = (moved: Moved, course: string): readonly string[] =>
  (moved.read('schedule.yaml') as { sessions: { course: string; startDate: string }[] }).sessions
    .filter((one) => one.course === course)
    .map(({ startDate }) => startDate);

const DAY = 86_400_000;

/** How many days a day is after another. */
const since = (day: string, first: string): number => (Date.parse(day) - Date.parse(first)) / DAY;

/** The days to come of the next twelve months. */
const toCome = Array.from({ length: 366 }, (_, i) =>
  new Date(Date.parse(TODAY) + (i + 1) * DAY).toISOString().slice(0, 10),
);

test('a series without end that began decades ago is counted from near today, by the days and weeks that it had', async () => {
  const moved = await moving(
    ['Yoga', 'DTSTART:19900101T070000', 'RRULE:FREQ=DAILY'],
    ['Run', 'DTSTART:19910107T070000', 'RRULE:FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR'],
    ['Swim', 'DTSTART:19900103T070000', 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE'],
    ['Row', 'DTSTART:19900102T070000', 'RRULE:FREQ=DAILY;INTERVAL=3'],
  );
  const weekday = (day: string): number => new Date(day).getUTCDay();
  expect(datesOf(moved, 'yoga')).toEqual(toCome);
  expect(datesOf(moved, 'run')).toEqual(toCome.filter((day) => weekday(day) % 6 !== 0));
  expect(datesOf(moved, 'swim')).toEqual(
    toCome.filter((day) => [1, 3].includes(weekday(day)) && Math.floor(since(day, '1990-01-01') / 7) % 2 === 0),
  );
  expect(datesOf(moved, 'row')).toEqual(toCome.filter((day) => since(day, '1990-01-02') % 3 === 0));
  expect(moved.notes).not.toContain('are over');
});

test('what is cut off of a series is said', async () => {
  const moved = await moving(
    ['Counted', 'DTSTART:20000101T070000', 'RRULE:FREQ=DAILY;COUNT=20000'],
    ['Years', 'DTSTART:20260101T070000', 'RRULE:FREQ=DAILY;UNTIL=20300101T070000'],
  );
  expect(moved.notes).toContain(
    '## Of what repeats, at most 400 dates to come are taken, and none after the first 5000\n\n- Counted\n- Years\n',
  );
});

test('a changed date that its series does not have is listed', async () => {
  const moved = await moving(
    ['Wax', 'DTSTART:20270104T090000', 'RRULE:FREQ=WEEKLY;COUNT=3'],
    ['Wax', 'DTSTART:20270108T100000', 'RECURRENCE-ID:20270112T090000'],
    ['Wax', 'DTSTART:20270119T100000', 'RECURRENCE-ID:20270118T090000'],
    ['Wax', 'DTSTART:20200119T100000', 'RECURRENCE-ID:20200118T090000'],
  );
  expect(moved.notes).toContain(
    '## Changed dates that are not among those of their series are left out\n\n- Wax, 2027-01-08\n',
  );
  expect(moved.notes).not.toContain('2020');
  expect(moved.read('schedule.yaml')).toMatchObject({
    sessions: [{ meetings: ['2027-01-04', '2027-01-11', '2027-01-19'].map((date) => ({ date })) }],
  });
});

test('the site that a calendar names is the new one, and its pictures come along in whole', async () => {
  const event = (title: string, line: string): string =>
    `BEGIN:VEVENT\r\nUID:${title}\r\nSUMMARY:${title}\r\nDTSTART:20270301T090000\r\nURL:12\r\n${line}\r\nEND:VEVENT`;
  const lines = [
    ...['BEGIN:VCALENDAR', 'X-ORIGINAL-URL:https://school.example'],
    event(
      'Knots',
      'X-WP-IMAGES-URL:thumbnail\\;https://a.example/knot-150x150.jpg\\;150\\;150\\;1,full\\;h\r\n ttps://a.example/knot.jpg\\;900\\;600\\;',
    ),
    event('Sails', 'IMAGE;VALUE=URI;DISPLAY=BADGE;FMTTYPE=image/png:https://a.example/sail.png'),
    'END:VCALENDAR',
  ];
  const moved = await movingFile('a.ics', lines.join('\r\n'));
  expect(moved.read('site.yaml')).toMatchObject({ origin: 'https://school.example' });
  expect(moved.notes).toContain('- https://a.example/knot.jpg\n- https://a.example/sail.png\n');
});
