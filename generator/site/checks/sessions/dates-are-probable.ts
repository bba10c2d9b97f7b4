import { locate } from '../../../rules/locate.ts';
import { improbableDate } from '../../../rules/words/slips.ts';
import type { Check } from '../../link-context.ts';
import { improbableDateOf, isSetClock } from '../../improbable-session.ts';

const YEAR_MONTH = '2026-11'.length;

/** No session lasts for years or is decades away, and nothing was revised in the future. */
export const datesAreProbable: Check = ({ entries, today }) => {
  const courseOf = new Map(entries.course.map(({ data }) => [data.slug, data]));
  const sessions = entries.schedule.flatMap(({ source, data }) =>
    data.sessions.flatMap((session, i) => {
      const found = improbableDateOf(session, courseOf.get(session.course), today);
      return found ? [improbableDate(found, locate(source, `/sessions/${i}/${found.field}`))] : [];
    }),
  );
  const month = isSetClock(today) ? today.slice(0, YEAR_MONTH) : undefined;
  const revised = [...entries.course, ...entries.page].flatMap(({ source, data }) => {
    const { lastUpdated = '' } = data as { readonly lastUpdated?: string };
    return month !== undefined && /^\d/.test(lastUpdated) && lastUpdated.slice(0, 4) > month.slice(0, 4)
      ? [
          improbableDate(
            { date: lastUpdated, reason: `it is ahead of today, ${month}` },
            locate(source, '/lastUpdated'),
          ),
        ]
      : [];
  });
  return [...sessions, ...revised];
};
