import { expect, test } from 'vitest';
import type { Course, Session } from '../../../schemas/types.ts';
import { durationOf } from '../../../generator/model/session-duration.ts';

type Fields = Omit<Session, 'course'>;
type Lasting = Partial<Pick<Course, 'hours' | 'days' | 'duration'>>;

const evenings: Fields = {
  startDate: '2026-12-06',
  endDate: '2026-12-13',
  days: ['Sunday'],
  from: '18:30',
  to: '20:15',
};
const twoOf = (first: Partial<Fields>): Fields => ({
  meetings: [
    { date: '2026-12-06', from: '09:00', to: '12:00', ...first },
    { date: '2026-12-06', from: '13:00', to: '16:30' },
  ],
});

test.each<readonly [string, Fields, Lasting, Lasting & { readonly weeks?: number; readonly minutes?: number }]>([
  ['its own figure', { weeks: 2 }, { hours: 12 }, { weeks: 2 }],
  ['its own words', { duration: 'Two evenings' }, { hours: 12 }, { duration: 'Two evenings' }],
  ['a number of days', { startDate: '2026-12-06', endDate: '2026-12-08', days: 3 }, { hours: 12 }, { days: 3 }],
  ['as its course, whatever its days of the week', evenings, { hours: 12 }, { hours: 12 }],
  ['as its course in words', evenings, { duration: 'Short' }, { duration: 'Short' }],
  ['its meetings together', evenings, {}, { hours: 3.5 }],
  ['its meetings without the break between them', twoOf({}), {}, { hours: 6.5 }],
  ['minutes where they are no quarters', { startDate: '2026-12-06', from: '09:00', to: '09:50' }, {}, { minutes: 50 }],
  ['nothing where a meeting has no end', { startDate: '2026-12-06', from: '09:00' }, {}, {}],
  ['nothing where only its first and last day are known', { startDate: '2026-12-06', endDate: '2026-12-09' }, {}, {}],
  ['nothing where two meetings are at the same time', twoOf({ to: '14:00' } as Partial<Fields>), {}, {}],
])('a session lasts %s', (_, session, course, expected) => {
  expect(durationOf({ course: 'first-aid', ...session }, course)).toEqual(expected);
});

test('without a session, a course lasts as long as it says', () => {
  expect(durationOf(undefined, {})).toEqual({});
});
