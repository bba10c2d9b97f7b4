import { expect, test } from 'vitest';
import { momentIn, officeText, openUntil } from '../../../src/contact/office-hours.ts';
import { suppliedMessages } from '../../../generator/read/defaults.ts';
import { whatsappUrl } from '../../../src/contact/whatsapp.ts';

const messages = { navigation: { whatsappText: 'Hello', whatsappCourseText: 'About {course}' } };

const open = { days: [0, 1, 2, 3, 4, 5], from: '09:00', to: '17:00', until: '5 pm' };
const hours = [
  { days: 'Sunday to Friday', text: '', open },
  { days: 'Saturday', text: 'Closed' },
];

test.each([
  ['2026-11-22T05:00:00Z', '5 pm'],
  ['2026-11-22T04:59:00Z', undefined],
  ['2026-11-22T12:59:00Z', '5 pm'],
  ['2026-11-22T13:00:00Z', undefined],
  // In Muscat it is Sunday already, and in Europe still Saturday.
  ['2026-11-21T20:30:00Z', undefined],
  ['2026-11-21T08:00:00Z', undefined],
])('at %s an office in Muscat is open until %s', (at, until) => {
  expect(openUntil(hours, momentIn('Asia/Muscat', new Date(at)))).toBe(until);
});

test('midnight is the beginning of a day', () => {
  expect(momentIn('Asia/Muscat', new Date('2026-11-21T20:00:00Z'))).toEqual({ day: 0, time: '00:00' });
});

test('WhatsApp opens with a text, which names a course', () => {
  expect(whatsappUrl('+968 9000 0101', messages)).toMatch(/^https:\/\/wa\.me\/96890000101\?text=\w/);
  expect(decodeURIComponent(whatsappUrl('+968 9000 0101', messages, 'R&D 100 %'))).toContain('R&D 100 %');
});

test('what is said of the office is of a moment, and nothing where there are no hours', () => {
  const shell = { hours, timeZone: 'Asia/Muscat', messages: suppliedMessages('en') };
  const said = (at: string): string => officeText(shell, new Date(at));
  expect(said('2026-11-22T05:00:00Z')).toBe('Open now until 5 pm');
  expect(said('2026-11-22T13:00:00Z')).toMatch(/closed\u00a0· Sunday to Friday $/);
  expect(officeText({ ...shell, hours: [] }, new Date())).toBe('');
});
