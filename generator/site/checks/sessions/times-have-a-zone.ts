import { locate } from '../../../rules/locate.ts';
import { missingTimeZone } from '../../../rules/words/sessions.ts';
import { plannedMeetings } from '../../../model/meetings.ts';
import type { Check } from '../../link-context.ts';

/** Times of day are those of a time zone that the provider names. Reported once, at the first session that has one. */
export const timesHaveAZone: Check = ({ entries }) => {
  const site = entries.site[0];
  if (!site || site.data.timeZone !== undefined) return [];
  return entries.schedule.flatMap(({ source, data }) => {
    const timed = data.sessions.flatMap((session, i) => {
      const time = plannedMeetings(session).find(({ from }) => from !== undefined)?.from;
      const field = session.from === undefined ? 'meetings' : 'from';
      return time === undefined ? [] : [{ time, pointer: `/sessions/${i}/${field}` }];
    });
    const [first] = timed;
    return first ? [missingTimeZone({ time: first.time, timed: timed.length }, locate(source, first.pointer))] : [];
  });
};
