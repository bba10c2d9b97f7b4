// The examples of new sites are not taught on public holidays: of sites created before a month that has some.
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { meetingsOf } from '../../../generator/model/meetings.ts';
import { starterKinds } from '../../../generator/read/starters.ts';
import { starterFiles } from '../../../generator/starter/starter.ts';
import type { Session } from '../../../schemas/types.ts';

const newYear = ['12-24', '12-25', '01-01'];

const starts = [
  ['en', 'GB', '2026-11-20', [...newYear, '12-26']],
  ['de', 'DE', '2026-11-20', [...newYear, '12-26']],
  ['fr', 'FR', '2026-11-20', newYear],
  ['fr', 'FR', '2026-10-20', [...newYear, '11-11']],
  ['fr', 'FR', '2027-06-15', ['07-14', '08-15']],
  ['ar', 'OM', '2026-11-20', [...newYear, '01-11']],
  ['ar', 'OM', '2028-10-03', ['11-20', '11-21', ...newYear]],
  ['de', 'DE', '2033-09-01', ['10-03']],
  ['en', undefined, '2026-11-20', newYear],
  // Good Friday and Easter Monday, Ascension Day and Whit Monday.
  ['de', 'DE', '2027-02-20', ['2027-03-26', '2027-03-29']],
  ['fr', 'FR', '2027-04-10', ['2027-05-06', '2027-05-17']],
  ['en', 'GB', '2027-04-10', ['2027-05-03', '2027-05-31']],
  ['en', 'US', '2027-10-10', ['2027-11-25']],
  // The days after Ramadan, and of the Feast of Sacrifice.
  ['ar', 'OM', '2027-02-10', ['2027-03-09', '2027-03-10', '2027-03-11']],
  ['ar', 'SA', '2027-04-10', ['2027-05-16', '2027-05-17']],
] as const;

const sites = starts.flatMap(([language, country, day, off]) =>
  starterKinds().map((kind) => ({ kind, language, country, day, off })),
);

const scheduleOf = ({ kind, language, country, day }: (typeof sites)[number]): readonly Session[] => {
  const where = country === undefined ? {} : { country };
  const answers = { name: 'Example', kind, language, ...where, timeZone: 'Europe/Paris' };
  const files = starterFiles({ ...answers, version: '1.0.0', now: new Date(`${day}T12:00:00Z`) });
  const schedule = files.find(({ file }) => file.endsWith('content/schedule.yaml'));
  return (parse(String(schedule?.text)) as { sessions: Session[] }).sessions;
};

test.each(sites)('$kind in $language ($country), created on $day', (site) => {
  const sessions = scheduleOf(site);
  const days = sessions.flatMap((session) => meetingsOf(session).map((meeting) => meeting.day));
  expect(days.length).toBeGreaterThan(3);
  expect(days.filter((one) => site.off.some((holiday) => one.endsWith(holiday)))).toEqual([]);
  for (const { startDate = '', endDate = startDate, except = [] } of sessions)
    expect(except.filter((date) => date < startDate || date > endDate)).toEqual([]);
});
