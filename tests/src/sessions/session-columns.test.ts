import { expect, test } from 'vitest';
import { headingOf } from '../../../src/sessions/session-columns.ts';

const booked = { registerTo: '/register?course=a' };

test.each([
  ['the calendar alone', [{}, {}], 'addToCalendar'],
  ['the calendar, and some to the registration', [{}, booked], 'action'],
] as const)('a column of links to %s has the heading for it', (_, sessions, heading) => {
  expect(headingOf('action', sessions)).toBe(heading);
  expect(headingOf('start', sessions)).toBe('start');
});
