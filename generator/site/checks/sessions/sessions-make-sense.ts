import type { Session } from '../../../../schemas/types.ts';
import { locate } from '../../../rules/locate.ts';
import { endsBeforeStart, hoursDisagree } from '../../../rules/words/figures.ts';
import { duplicateSession } from '../../../rules/words/link.ts';
import { heldTwice, meetingHours, seatsDisagree } from '../../../rules/words/sessions.ts';
import type { Diagnostic, Location } from '../../../model/diagnostic.ts';
import { saysDuration } from '../../../model/duration.ts';
import { idOf, plannedMeetings, totalMinutes } from '../../../model/meetings.ts';
import { ownDuration } from '../../../model/session-duration.ts';
import { improbableDateOf } from '../../improbable-session.ts';
import type { Check, LinkContext } from '../../link-context.ts';

type CourseEntry = LinkContext['entries']['course'][number];

/** A session with what it is compared with. */
interface Judged {
  readonly session: Session;
  readonly course: CourseEntry | undefined;
  readonly at: (key: string) => Location;
}

/**
 * How far the clock may differ from the stated hours: hours are counted with breaks or without, and by some as less than
 * sixty minutes.
 */
const LEAST = 0.9;
const MOST = 1.5;

const MINUTES = 60;

function agreesWithCourse({ session: { hours, hoursNote }, course, at }: Judged): readonly Diagnostic[] {
  const usual = course?.data.hours;
  if (!course || hours === undefined || usual === undefined || hours === usual || hoursNote !== undefined) return [];
  const related = { note: 'The hours of the course.', location: locate(course.source, '/hours') };
  return [hoursDisagree({ session: hours, course: usual }, at('hours'), [related])];
}

/** The hours of a session as it says itself, or as its course does. Days and weeks are no hours. */
function statedHours(session: Session, course: CourseEntry | undefined): number | undefined {
  const own = ownDuration(session);
  const { hours, minutes } = saysDuration(own) ? own : (course?.data ?? {});
  return hours ?? (minutes === undefined ? undefined : minutes / MINUTES);
}

function agreesWithMeetings({ session, course, at }: Judged): readonly Diagnostic[] {
  const hours = statedHours(session, course);
  const meetings = plannedMeetings(session);
  const minutes = totalMinutes(meetings);
  if (hours === undefined || minutes === undefined || session.hoursNote !== undefined) return [];
  const share = minutes / MINUTES / hours;
  if (share >= LEAST && share <= MOST) return [];
  const field = ['hours', 'minutes', 'meetings', 'to'].find((key) => Object.hasOwn(session, key)) ?? 'course';
  return [meetingHours({ minutes, hours, count: meetings.length }, at(field))];
}

function hasOrder({ session: { startDate, endDate }, at }: Judged): readonly Diagnostic[] {
  if (startDate === undefined || endDate === undefined || endDate >= startDate) return [];
  const related = { note: 'The first day.', location: at('startDate') };
  return [endsBeforeStart({ start: startDate, end: endDate }, at('endDate'), [related])];
}

function hasSeats({ session: { seats, seatsLeft }, at }: Judged): readonly Diagnostic[] {
  return seats === undefined || seatsLeft === undefined || seatsLeft <= seats
    ? []
    : [seatsDisagree({ seats, seatsLeft }, at('seatsLeft'))];
}

/** When, where and what for a session is, without what registrations change; undefined where its days are open. */
function heldAs({ id: _id, status: _status, availability: _full, seats: _all, seatsLeft: _left, ...held }: Session) {
  const hasDays = held.startDate !== undefined || held.meetings !== undefined;
  return hasDays ? JSON.stringify(Object.entries(held).sort()) : undefined;
}

/** The meetings that are held while an earlier one of the same session is. */
function repeatedMeetings({ session, at }: Judged): readonly Diagnostic[] {
  const { meetings = [], from: usual = '', to: last = '' } = session;
  const spans = meetings.map(({ date, from = usual, to = last }) => ({ from: `${date} ${from}`, to: `${date} ${to}` }));
  return spans.flatMap(({ from, to }, i) => {
    const first = spans.findIndex((other) => other.from === from || (other.from < to && from < other.to));
    if (first >= i) return [];
    const related = { note: 'The first of the two.', location: at(`meetings/${first}/date`) };
    return [heldTwice({ thing: 'meeting' }, at(`meetings/${i}/date`), [related])];
  });
}

/** Sessions have ids of their own, end after they begin, and agree with their course or say why they do not. */
export const sessionsMakeSense: Check = ({ entries, today }) => {
  const schedule = entries.schedule[0];
  if (!schedule) return [];
  const { source, data } = schedule;
  const courseOf = new Map(entries.course.map((entry) => [entry.data.slug, entry]));
  const firstOf = new Map(data.sessions.map((session, i) => [idOf(session), i] as const).toReversed());
  const idAt = (i: number): Location => {
    const hasId = data.sessions[i]?.id !== undefined;
    return locate(source, hasId ? `/sessions/${i}/id` : `/sessions/${i}`);
  };
  // Places are looked up only where there is a problem: for one, the file is read again with all its positions.
  const hasOwnId = (session: Session, i: number): readonly Diagnostic[] => {
    const id = idOf(session);
    const first = firstOf.get(id) ?? i;
    if (first === i) return [];
    const related = { note: 'The first session with this id.', location: idAt(first) };
    return [duplicateSession({ value: `"${id}"`, first: 'another session' }, idAt(i), [related])];
  };
  const firstHeld = new Map(data.sessions.map((session, i) => [heldAs(session), i] as const).toReversed());
  const isHeldOnce = (session: Session, i: number): readonly Diagnostic[] => {
    const held = heldAs(session);
    const first = held === undefined ? i : (firstHeld.get(held) ?? i);
    const other = data.sessions[first] ?? session;
    if (first === i || idOf(other) === idOf(session)) return [];
    const related = { note: 'The first of the two.', location: idAt(first) };
    return [heldTwice({ thing: 'session' }, idAt(i), [related])];
  };
  return data.sessions.flatMap((session, i) => {
    const judged = {
      session,
      course: courseOf.get(session.course),
      at: (key: string) => locate(source, `/sessions/${i}/${key}`),
    };
    return [
      ...hasOrder(judged),
      ...agreesWithCourse(judged),
      ...(improbableDateOf(session, judged.course?.data, today) ? [] : agreesWithMeetings(judged)),
      ...hasSeats(judged),
      ...repeatedMeetings(judged),
      ...isHeldOnce(session, i),
      ...hasOwnId(session, i),
    ];
  });
};
