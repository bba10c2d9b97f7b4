// A schema could say that a session is held at one of several times, but what an author reads of it would be the errors
// of all other ways.
import type { Session } from '../../../../schemas/types.ts';
import { locate } from '../../../rules/locate.ts';
import { dayWithoutMeeting, meetingEndsFirst, sessionWhen, strayField } from '../../../rules/words/sessions.ts';
import type { Diagnostic, Location } from '../../../model/diagnostic.ts';
import { daysOfWeek, plannedMeetings, weekdayOf, weekdays } from '../../../model/meetings.ts';
import { improbableDateOf } from '../../improbable-session.ts';
import type { Check } from '../../link-context.ts';

/** Where a part of the session is. */
type At = (key: string, target?: 'key') => Location;

const ways = ['startDate', 'meetings', 'month', 'dates'] as const;

type Field = keyof Session;

/** The fields that say something only beside one of others. */
const companions: readonly { readonly field: Field; readonly needs: readonly Field[] }[] = [
  { field: 'endDate', needs: ['startDate'] },
  { field: 'days', needs: ['endDate'] },
  { field: 'except', needs: ['endDate'] },
  { field: 'to', needs: ['from'] },
  { field: 'from', needs: ['startDate', 'meetings'] },
];

function strayFields(session: Session, at: At): readonly Diagnostic[] {
  const isLength = daysOfWeek(session) === undefined;
  const has = (field: Field): boolean => session[field] !== undefined && !(field === 'days' && isLength);
  const lonely = companions.filter(({ field, needs }) => has(field) && !needs.some(has));
  const isMoved = session.status === 'postponed' || session.postponedTo === undefined;
  return [
    ...lonely.map(({ field, needs }) => strayField({ field, needs: needs.join(' or ') }, at(field, 'key'))),
    ...(has('place') && has('location')
      ? [strayField({ field: 'place', beside: 'location' }, at('place', 'key'))]
      : []),
    ...(isMoved ? [] : [strayField({ field: 'postponedTo', needs: '"status: postponed"' }, at('postponedTo', 'key'))]),
  ];
}

function wrongTimes(session: Session, at: At): readonly Diagnostic[] {
  const times = [
    { ...session, pointer: 'to' },
    ...(session.meetings ?? []).map((meeting, i) => ({
      from: meeting.from ?? session.from,
      to: meeting.to,
      pointer: `meetings/${i}/to`,
    })),
  ];
  return times.flatMap(({ from, to, pointer }) =>
    from !== undefined && to !== undefined && to <= from ? [meetingEndsFirst({ from, to }, at(pointer))] : [],
  );
}

/**
 * Something is held between the first and the last day. A term with days of the week may begin and end on any other day; a
 * session that meets daily begins and ends with a meeting.
 */
function emptyDays(session: Session, at: At): readonly Diagnostic[] {
  const { startDate, endDate, except } = session;
  const days = daysOfWeek(session);
  if (startDate === undefined || endDate === undefined || endDate < startDate || !(days ?? except)) return [];
  const held = new Set(plannedMeetings(session).map(({ day }) => day));
  if (days && held.size > 0) return [];
  return Object.entries(days ? { startDate } : { startDate, endDate }).flatMap(([field, day]) => {
    const facts = { field, day, weekday: weekdays[weekdayOf(day)] ?? '', until: days && endDate };
    return held.has(day) ? [] : [dayWithoutMeeting(facts, at(field))];
  });
}

/** Every session says in one way when it is held, and its times make sense. */
export const sessionsSayWhen: Check = ({ entries, today }) =>
  entries.schedule.flatMap(({ source, data }) =>
    data.sessions.flatMap((session, i) => {
      const at: At = (key, target) => locate(source, `/sessions/${i}/${key}`, target);
      const said = ways.filter((way) => session[way] !== undefined);
      if (said.length !== 1) {
        const place = said[1] === undefined ? locate(source, `/sessions/${i}`) : at(said[1], 'key');
        return [sessionWhen({ ways: said }, place)];
      }
      const isSlip = improbableDateOf(session, undefined, today) !== undefined;
      return [...strayFields(session, at), ...wrongTimes(session, at), ...(isSlip ? [] : emptyDays(session, at))];
    }),
  );
