import { expect, test } from 'vitest';
import { registration } from '../../support/content/session-row.ts';
import { headingOf } from '../../../src/sessions/session-columns.ts';

const unknown = { id: 'a', title: 'A', month: '' };
const booked = { ...unknown, registerTo: 'https://book.example.com/a' };

test.each([
  ['the calendar alone', [unknown, unknown], 'addToCalendar'],
  ['the calendar, and some to the registration', [unknown, booked], 'action'],
] as const)('a column of links to %s has the heading for it', (_, sessions, heading) => {
  expect(headingOf('action', sessions, { addresses: { catalogue: '/courses' } })).toBe(heading);
  expect(headingOf('start', sessions, { addresses: { catalogue: '/courses' } })).toBe('start');
});

test('where the site has a form, sessions lead to it, except those that were called off', () => {
  const off = { ...unknown, status: { kind: 'cancelled', text: 'Cancelled' } } as const;
  expect(headingOf('action', [unknown], registration)).toBe('action');
  expect(headingOf('action', [off], registration)).toBe('addToCalendar');
});
