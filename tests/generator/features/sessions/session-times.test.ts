import { expect, test } from 'vitest';
import type { Session } from '../../../../schemas/types.ts';
import { meetingsOf } from '../../../../generator/model/meetings.ts';
import { makeMeetingTimes } from '../../../../generator/features/shell/text-format.ts';
import { linkTiny } from '../../../support/content/tiny-plan.ts';

const { messages } = await linkTiny();
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'] as const;
const week = { startDate: '2026-12-06', endDate: '2026-12-17' };

test.each<readonly [string, Omit<Session, 'course'>, readonly string[]]>([
  ['en-OM', { ...week, days: [...DAYS], from: '08:30', to: '16:30' }, ['Sun to Thu, 8:30 AM to 4:30 PM']],
  ['en-OM', { ...week, days: ['Sunday', 'Tuesday'], from: '08:30' }, ['Sun, Tue, 8:30 AM']],
  ['en-OM', { startDate: '2026-12-04', from: '09:00', to: '16:30' }, ['Fri, 9:00 AM to 4:30 PM']],
  ['fr-FR', { startDate: '2026-12-04', from: '09:00', to: '16:30' }, ['ven., 9:00 to 16:30']],
  ['en-OM', { ...week, days: ['Friday', 'Saturday', 'Sunday'] }, ['Fri to Sun']],
  [
    'en-OM',
    {
      meetings: [
        { date: '2026-12-04', from: '09:00', to: '16:30' },
        { date: '2026-12-05', from: '10:00', to: '12:00' },
      ],
    },
    ['Fri, 9:00 AM to 4:30 PM', 'Sat, 10:00 AM to 12:00 PM'],
  ],
  ['fa-IR-u-nu-latn', { ...week, days: ['Saturday', 'Monday'], from: '08:30' }, ['شنبه و دوشنبه, 8:30']],
  ['de-CH', { ...week, days: ['Sunday', 'Tuesday'] }, ['Di, So']],
  ['ja-JP', { ...week, days: ['Tuesday', 'Friday'] }, ['火、金']],
  ['zh-CN', { ...week, days: ['Tuesday', 'Friday'] }, ['周二、周五']],
  ['en-OM', { startDate: '2026-12-04' }, []],
  ['en-OM', week, []],
  ['en-OM', { month: '2027-03' }, []],
])('in %s, %o meets at %o', (locale, fields, expected) => {
  const lines = makeMeetingTimes({ locale }, messages)(meetingsOf({ course: 'a', ...fields }));
  expect(lines.map((line) => line.replaceAll('\u00a0', ' '))).toEqual(expected);
});
