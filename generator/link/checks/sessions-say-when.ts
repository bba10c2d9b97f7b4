// A schema could say that a session is held at one of several times, but what an author reads of it would be the errors
// of all other ways.
import type { Session } from '../../../schemas/types.ts';
import { locate } from '../../diagnostics/locate.ts';
import { dayWithoutMeeting, meetingEndsFirst, sessionWhen, strayField } from '../../diagnostics/rules/sessions.ts';
import type { Diagnostic, Location } from '../../model/diagnostic.ts';
import { daysOfWeek, plannedMeetings, weekdayOf, weekdays } from '../../model/meetings.ts';
import { improbableDateOf } from '../improbable-session.ts';
import type { Check } from '../link-context.ts';

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

/** The first and the last day are days on which something is held. */
function emptyDays(session: Session, at: At): readonly Diagnostic[] {
  const { startDate, endDate, except } = session;
  if (startDate === undefined || endDate === undefined || endDate < startDate || !(daysOfWeek(session) ?? except))
    return [];
  const held = new Set(plannedMeetings(session).map(({ day }) => day));
  return Object.entries({ startDate, endDate }).flatMap(([field, day]) =>
    held.has(day) ? [] : [dayWithoutMeeting({ field, day, weekday: weekdays[weekdayOf(day)] ?? '' }, at(field))],
  );
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
