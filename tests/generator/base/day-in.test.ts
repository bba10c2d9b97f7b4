import { expect, test } from 'vitest';
import { dayIn, isSameDay } from '../../../generator/base/time.ts';

test.each([
  { timeZone: 'Asia/Muscat', moment: '2026-03-01T19:59:59Z', day: '2026-03-01' },
  { timeZone: 'Asia/Muscat', moment: '2026-03-01T20:00:00Z', day: '2026-03-02' },
  { timeZone: 'Asia/Kolkata', moment: '2026-03-01T18:30:00Z', day: '2026-03-02' },
])('in $timeZone it is $day at $moment', ({ timeZone, moment, day }) => {
  expect(dayIn(timeZone, new Date(moment))).toBe(day);
});

test.each([
  {
    says: 'the same moment',
    timeZone: 'Asia/Muscat',
    one: '2026-03-01T20:00:00Z',
    other: '2026-03-01T20:00:00Z',
    is: true,
  },
  {
    says: 'hours of one day',
    timeZone: 'Asia/Muscat',
    one: '2026-02-28T20:00:00Z',
    other: '2026-03-01T19:59:59Z',
    is: true,
  },
  {
    says: 'midnight between two hours',
    timeZone: 'Asia/Muscat',
    one: '2026-03-01T19:59:59Z',
    other: '2026-03-01T20:00:00Z',
    is: false,
  },
  {
    says: 'midnight within an hour',
    timeZone: 'Asia/Kolkata',
    one: '2026-03-01T18:29:59Z',
    other: '2026-03-01T18:30:00Z',
    is: false,
  },
  {
    says: 'midnight at a quarter',
    timeZone: 'Asia/Kathmandu',
    one: '2026-03-01T18:14:59Z',
    other: '2026-03-01T18:15:00Z',
    is: false,
  },
])('$says in $timeZone', ({ timeZone, one, other, is }) => {
  expect(isSameDay(timeZone, new Date(one), new Date(other))).toBe(is);
});
