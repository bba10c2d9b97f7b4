import { expect, test } from 'vitest';
import type { Session } from '../../../schemas/types.ts';
import { idOf, meetingsOf, openUntil, sortKey, totalMinutes, whenOf } from '../../../generator/model/meetings.ts';

type Fields = Omit<Session, 'course'>;

const course = 'first-aid';
const NEVER = '9999-12-31';

const evenings: Fields = {
  startDate: '2026-12-06',
  endDate: '2026-12-15',
  days: ['Sunday', 'Tuesday'],
  from: '18:30',
  to: '20:30',
};

/** The meetings in short: "2026-12-06 18:30-20:30". */
const inShort = (fields: Fields): readonly string[] =>
  meetingsOf({ course, ...fields }).map(({ day, until, from = '', to = '', place }) =>
    [day, until && `until ${until}`, from && `${from}-${to}`, place].filter(Boolean).join(' '),
  );

test.each<readonly [string, Fields, readonly string[]]>([
  ['one day', { startDate: '2026-12-06' }, ['2026-12-06']],
  ['one day with hours', { startDate: '2026-12-06', from: '09:00', to: '12:00' }, ['2026-12-06 09:00-12:00']],
  ['a first and a last day', { startDate: '2026-12-06', endDate: '2026-12-08' }, ['2026-12-06 until 2026-12-08']],
  [
    'a slip of thousands of years',
    { ...evenings, startDate: '1900-01-01', endDate: '9999-12-31' },
    ['1900-01-01 until 9999-12-31'],
  ],
  [
    'every day where there are hours',
    { startDate: '2026-12-06', endDate: '2026-12-07', from: '09:00', to: '12:00' },
    ['2026-12-06 09:00-12:00', '2026-12-07 09:00-12:00'],
  ],
  [
    'days of the week',
    evenings,
    ['2026-12-06 18:30-20:30', '2026-12-08 18:30-20:30', '2026-12-13 18:30-20:30', '2026-12-15 18:30-20:30'],
  ],
  [
    'days of the week within a term, which begins and ends on other days',
    { ...evenings, startDate: '2026-12-02', endDate: '2026-12-19' },
    ['2026-12-06 18:30-20:30', '2026-12-08 18:30-20:30', '2026-12-13 18:30-20:30', '2026-12-15 18:30-20:30'],
  ],
  ['a day that is none of its days of the week', { ...evenings, endDate: '2026-12-06', days: ['Monday'] }, []],
  [
    'without a public holiday',
    { ...evenings, except: ['2026-12-08', '2026-12-13'] },
    ['2026-12-06 18:30-20:30', '2026-12-15 18:30-20:30'],
  ],
  [
    'listed, sorted, with the hours of the session',
    {
      from: '09:00',
      to: '12:00',
      meetings: [
        { date: '2026-12-08', to: '13:00' },
        { date: '2026-12-06', place: 'hall' },
      ],
    },
    ['2026-12-06 09:00-12:00 hall', '2026-12-08 09:00-13:00'],
  ],
  ['a month', { month: '2027-03' }, []],
  ['on request', { dates: 'on request' }, []],
  ['postponed', { startDate: '2026-12-06', status: 'postponed' }, []],
  [
    'postponed to a day',
    { startDate: '2026-12-06', from: '09:00', to: '12:00', status: 'postponed', postponedTo: '2027-01-10' },
    ['2027-01-10 09:00-12:00'],
  ],
  ['several meetings postponed to a first day', { ...evenings, status: 'postponed', postponedTo: '2027-01-10' }, []],
  ['cancelled', { startDate: '2026-12-06', status: 'cancelled' }, ['2026-12-06']],
])('meetings: %s', (_, fields, expected) => {
  expect(inShort(fields)).toEqual(expected);
});

/** What is known of a session's days, the last of them on which it is to come, and what it is sorted by. */
interface Known {
  readonly when: object;
  readonly until: string;
  readonly key: string;
}

test.each<readonly [Fields, Known]>([
  [evenings, { when: { first: '2026-12-06', last: '2026-12-15' }, until: '2026-12-06', key: '2026-12-0618:30' }],
  [
    { ...evenings, startDate: '2026-12-02', endDate: '2026-12-19' },
    { when: { first: '2026-12-06', last: '2026-12-15' }, until: '2026-12-06', key: '2026-12-0618:30' },
  ],
  [{ month: '2028-02' }, { when: { month: '2028-02' }, until: '2028-02-29', key: '2028-02' }],
  [{ dates: 'on request' }, { when: {}, until: NEVER, key: NEVER }],
  [
    { ...evenings, status: 'postponed', postponedTo: '2027-01-10' },
    { when: { first: '2027-01-10' }, until: '2027-01-10', key: '2027-01-1018:30' },
  ],
  [
    { ...evenings, status: 'postponed' },
    { when: { first: '2026-12-06', last: '2026-12-15' }, until: '2026-12-06', key: '2026-12-0618:30' },
  ],
])('%o is known as %o', (fields, known) => {
  const session = { course, ...fields };
  expect({ when: whenOf(session), until: openUntil(session), key: sortKey(session) }).toEqual(known);
});

test.each<readonly [Fields, string]>([
  [{ id: 'own', startDate: '2026-12-06' }, 'own'],
  [{ startDate: '2026-12-06' }, 'first-aid-2026-12-06'],
  [{ meetings: [{ date: '2026-12-08' }] }, 'first-aid-2026-12-08'],
  [{ month: '2027-03' }, 'first-aid-2027-03'],
  [{ dates: 'on request' }, 'first-aid-on-request'],
])('%o is named %s', (fields, id) => {
  expect(idOf({ course, ...fields })).toBe(id);
});

test('the time of all meetings is known only if each has a beginning and an end', () => {
  expect(totalMinutes(meetingsOf({ course, ...evenings }))).toBe(480);
  expect(totalMinutes(meetingsOf({ course, startDate: '2026-12-06', from: '09:00' }))).toBeUndefined();
  expect(totalMinutes([])).toBeUndefined();
  // An evening may end after midnight.
  expect(totalMinutes(meetingsOf({ course, startDate: '2026-12-06', from: '20:30', to: '00:30' }))).toBe(240);
});
