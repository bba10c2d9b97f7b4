// A term as schools print it: its first and last day are not days on which it meets.
import { expect, test } from 'vitest';
import { changedProvider, scheduled } from '../../../support/content/changed-provider.ts';

// 12 April 2027 is a Monday, 2 July 2027 a Friday.
const term = 'id: spring, course: first-aid, startDate: "2027-04-12", endDate: "2027-07-02"';
const evenings = 'days: [Tuesday, Thursday], from: "18:30", to: "20:00"';
const hours = 'hours: 36, hoursNote: With breaks';

test('a term may begin and end on days without a meeting', async () => {
  const { codes, pageAt, fileAt } = await changedProvider(scheduled(`${term}, ${evenings}, ${hours}`));
  expect(codes).toEqual([]);
  const page = pageAt('/courses/first-aid');
  expect(page?.page.props).toMatchObject({
    sessions: [
      { start: { iso: '2027-04-13' }, end: { iso: '2027-07-01' }, times: [expect.stringMatching(/^Tue, Thu/)] },
    ],
  });
  expect(page?.head.jsonLd[0]).toMatchObject({
    hasCourseInstance: [
      {
        startDate: '2027-04-13T18:30:00+01:00',
        endDate: '2027-07-01T20:00:00+01:00',
        courseSchedule: [{ startDate: '2027-04-13', endDate: '2027-07-01', repeatCount: 24 }],
      },
    ],
  });
  const calendar = fileAt('calendar/spring.ics');
  expect(calendar).toContain('DTSTART;TZID=Europe/London:20270413T183000');
  expect(calendar).toMatch(/RRULE:FREQ=WEEKLY;.*BYDAY=TU,TH/);
});

test('the session at the end of a week has its one day', async () => {
  const { codes, pageAt } = await changedProvider(
    scheduled('course: first-aid, startDate: "2027-04-12", endDate: "2027-04-16", days: [Thursday]'),
  );
  expect(codes).toEqual([]);
  expect(pageAt('/courses/first-aid')?.page.props).toMatchObject({
    sessions: [{ start: { iso: '2027-04-15' }, end: { iso: '2027-04-15' } }],
  });
});

test.each([
  ['one day that is none of its days of the week', 'startDate: "2027-04-12", endDate: "2027-04-12", days: [Tuesday]'],
  ['days of the week that are not there', 'startDate: "2027-04-12", endDate: "2027-04-16", days: [Sunday]'],
  [
    'daily meetings that begin on an exception',
    'startDate: "2027-04-12", endDate: "2027-04-16", except: ["2027-04-12"]',
  ],
])('%s is a mistake', async (_, when) => {
  const { codes } = await changedProvider(scheduled(`course: first-aid, ${when}`));
  expect(codes).toEqual(['link/day-without-meeting']);
});

test('a day without a meeting that is outside the term is a slip; one on another day of the week is not', async () => {
  const except = 'except: ["2027-04-09", "2027-05-03", "2027-05-04", "2027-07-06"]';
  const { diagnostics } = await changedProvider(scheduled(`${term}, ${evenings}, ${hours}, ${except}`));
  expect(diagnostics.map(({ code, message }) => [code, message])).toEqual(
    ['2027-04-09', '2027-07-06'].map((day) => [
      'link/exception-outside',
      `The session runs from 2027-04-12 to 2027-07-02, so leaving out ${day} changes nothing.`,
    ]),
  );
});

test('a term that was postponed names the meeting that was planned first', async () => {
  const moved = 'status: postponed, postponedTo: "2027-05-04"';
  const { pageAt } = await changedProvider(scheduled(`${term}, ${evenings}, ${hours}, ${moved}`));
  expect(pageAt('/courses/first-aid')?.page.props).toMatchObject({
    sessions: [{ status: { text: expect.stringContaining('13 Apr 2027') } }],
  });
});
