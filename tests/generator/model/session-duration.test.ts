import { expect, test } from 'vitest';
import type { Session } from '../../../schemas/types.ts';
import { type Duration, durationOf } from '../../../generator/model/duration.ts';

type Fields = Omit<Session, 'course'>;

const evenings: Fields = {
  startDate: '2026-12-06',
  endDate: '2026-12-13',
  days: ['Sunday'],
  from: '18:30',
  to: '20:15',
};
const twoUntil = (to: string): Fields => ({
  meetings: [
    { date: '2026-12-06', from: '09:00', to },
    { date: '2026-12-06', from: '13:00', to: '16:30' },
  ],
});

interface Case {
  readonly says: string;
  readonly session: Fields;
  readonly course: Duration;
  readonly expected: Duration;
}

test.each<Case>([
  { says: 'its own figure', session: { weeks: 2 }, course: { hours: 12 }, expected: { weeks: 2 } },
  {
    says: 'its own words',
    session: { duration: 'Two evenings' },
    course: { hours: 12 },
    expected: { duration: 'Two evenings' },
  },
  {
    says: 'a number of days',
    session: { startDate: '2026-12-06', endDate: '2026-12-08', days: 3 },
    course: { hours: 12 },
    expected: { days: 3 },
  },
  {
    says: 'as its course, whatever its days of the week',
    session: evenings,
    course: { hours: 12 },
    expected: { hours: 12 },
  },
  { says: 'as its course in words', session: evenings, course: { duration: 'Short' }, expected: { duration: 'Short' } },
  { says: 'its meetings together', session: evenings, course: {}, expected: { hours: 3.5 } },
  {
    says: 'its meetings without the break between them',
    session: twoUntil('12:00'),
    course: {},
    expected: { hours: 6.5 },
  },
  {
    says: 'minutes where they are no quarters',
    session: { startDate: '2026-12-06', from: '09:00', to: '09:50' },
    course: {},
    expected: { minutes: 50 },
  },
  {
    says: 'nothing where its meetings are many minutes and no quarters of an hour',
    session: { startDate: '2026-12-06', endDate: '2026-12-09', from: '09:00', to: '09:50' },
    course: {},
    expected: {},
  },
  {
    says: 'nothing where a meeting has no end',
    session: { startDate: '2026-12-06', from: '09:00' },
    course: {},
    expected: {},
  },
  {
    says: 'nothing where only its first and last day are known',
    session: { startDate: '2026-12-06', endDate: '2026-12-09' },
    course: {},
    expected: {},
  },
  { says: 'nothing where two meetings are at the same time', session: twoUntil('14:00'), course: {}, expected: {} },
])('a session lasts $says', ({ session, course, expected }) => {
  expect(durationOf({ course: 'first-aid', ...session }, course)).toEqual(expected);
});

test('without a session, a course lasts as long as it says', () => {
  expect(durationOf(undefined, {})).toEqual({});
});
