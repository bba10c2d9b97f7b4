// Sessions are ahead, complete and free of contradictions.
import { childPointer, repeated } from '../../base/objects.ts';
import { describeFor } from '../../kinds/describe-field.ts';
import { fieldCalled } from '../../read/schema/names-in-languages.ts';
import { notAllowed } from '../../rules/words/schema.ts';
import { checkClaims } from '../claims.ts';
import { locate } from '../../rules/locate.ts';
import * as rules from '../../rules/words/course.ts';
import {
  endsNextDay,
  isBookable,
  openUntil,
  idOf,
  plannedMeetings,
  totalMinutes,
  daysOfWeek,
  weekdayOf,
  weekdays,
  whenOf,
} from '../../model/meetings.ts';
import type { Check, LinkContext } from '../link-context.ts';
import type { Session } from '../../../schemas/types.ts';
import { nameOfFile } from '../../kinds/kind.ts';
import { columnsOnly, isAsPulled, isPulled, pulledFile } from '../../model/pulled.ts';
import { duplicateSession } from '../../rules/words/link.ts';
import { type Diagnostic, type Location, startOf } from '../../model/diagnostic.ts';
import { ownDuration, saysDuration } from '../../model/duration.ts';
import { improbableDateOf } from '../improbable-session.ts';

/** Times of day are those of a time zone that the provider names. Reported once, at the first session that has one. */
export const timesHaveAZone: Check = ({ entries }) => {
  const site = entries.site[0];
  if (!site || site.data.timeZone !== undefined) return [];
  return entries.schedule.flatMap(({ source, data }) => {
    const timed = data.sessions.flatMap((session, i) => {
      const time = plannedMeetings(session).find(({ from }) => from !== undefined)?.from;
      const field = session.from === undefined ? 'meetings' : 'from';
      return time === undefined || session.timeZone !== undefined ? [] : [{ time, pointer: `/sessions/${i}/${field}` }];
    });
    const [first] = timed;
    return first
      ? [rules.missingTimeZone({ time: first.time, timed: timed.length }, locate(source, first.pointer))]
      : [];
  });
};

/** Sessions that are over stay only where the provider wants to show them; reported once, at the first. */
export const pastSessionsAreKept: Check = ({ entries, today }) => {
  // The next pull leaves out what is over.
  const schedule = entries.schedule.find(({ source: { file } }) => !isPulled(file));
  if (!schedule || today === undefined || entries.site[0]?.data.keepPastSessions) return [];
  const { source, data } = schedule;
  const past = data.sessions.flatMap((session, i) =>
    (whenOf(session).last ?? openUntil(session)) < today ? [{ session, i }] : [],
  );
  const [first] = past;
  if (!first) return [];
  const field = ['endDate', 'startDate', 'meetings', 'month'].find((key) => Object.hasOwn(first.session, key));
  return [rules.pastSessions({ count: past.length }, locate(source, `/sessions/${first.i}/${field ?? 'course'}`))];
};

// A schema could say that a session is held at one of several times, but what an author reads of it would be the errors
// of all other ways.

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
    ...lonely.map(({ field, needs }) => rules.strayField({ field, needs: needs.join(' or ') }, at(field, 'key'))),
    ...(has('place') && has('location')
      ? [rules.strayField({ field: 'place', beside: 'location' }, at('place', 'key'))]
      : []),
    ...(isMoved
      ? []
      : [rules.strayField({ field: 'postponedTo', needs: '"status: postponed"' }, at('postponedTo', 'key'))]),
  ];
}

function wrongTimes(session: Session, at: At): readonly Diagnostic[] {
  const { meetings = [], from: usual, to: last } = session;
  const times = [
    { from: usual, to: last, pointer: 'to' },
    ...meetings.flatMap((own, i) => {
      // What a meeting does not say itself is that of the session.
      const [field] = (['to', 'from'] as const).filter((name) => own[name] !== undefined);
      return field === undefined ? [] : [{ from: usual, to: last, ...own, pointer: `meetings/${i}/${field}` }];
    }),
  ];
  return times.flatMap(({ from = '', to = '24', pointer }) =>
    to <= from && !endsNextDay({ from, to }) ? [rules.meetingEndsFirst({ from, to }, at(pointer))] : [],
  );
}

/** Something is held between the first and the last day. A term may begin and end on any day, a daily session with a meeting only. */
function emptyDays(session: Session, at: At): readonly Diagnostic[] {
  const { startDate, endDate, except } = session;
  const days = daysOfWeek(session);
  if (startDate === undefined || endDate === undefined || endDate < startDate || !(days ?? except)) return [];
  const held = new Set(plannedMeetings(session).map(({ day }) => day));
  if (days && held.size > 0) return [];
  return Object.entries(days ? { startDate } : { startDate, endDate }).flatMap(([field, day]) => {
    const facts = { field, day, weekday: weekdays[weekdayOf(day)] ?? '', until: days && endDate };
    return held.has(day) ? [] : [rules.dayWithoutMeeting(facts, at(field))];
  });
}

/** Days without a meeting are among those of the session. Which of them are none of its days of the week does not matter. */
function strayExceptions({ startDate, endDate, except = [] }: Session, at: At): readonly Diagnostic[] {
  if (startDate === undefined || endDate === undefined || endDate < startDate) return [];
  return except.flatMap((day, i) =>
    day < startDate || day > endDate
      ? [rules.exceptionOutside({ day, start: startDate, end: endDate }, at(`except/${i}`))]
      : [],
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
        return [rules.sessionWhen({ ways: said }, place)];
      }
      const isSlip = improbableDateOf(session, undefined, today) !== undefined;
      const days = isSlip ? [] : [...emptyDays(session, at), ...strayExceptions(session, at)];
      return [...strayFields(session, at), ...wrongTimes(session, at), ...days];
    }),
  );

type CourseEntry = LinkContext['entries']['course'][number];

interface Judged {
  readonly session: Session;
  readonly course: CourseEntry | undefined;
  readonly at: (key: string) => Location;
}

/** How far the clock may differ from the stated hours, which some count with breaks, or of fewer minutes. */
const LEAST = 0.9;
const MOST = 1.5;

const MINUTES = 60;

function agreesWithCourse({ session: { hours, hoursNote }, course, at }: Judged): readonly Diagnostic[] {
  const usual = course?.data.hours;
  if (!course || hours === undefined || usual === undefined || hours === usual || hoursNote !== undefined) return [];
  const related = { note: 'The hours of the course.', location: locate(course.source, '/hours') };
  return [rules.hoursDisagree({ session: hours, course: usual }, at('hours'), [related])];
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
  // Meetings that end before they begin are reported as such.
  const isClear = hours !== undefined && minutes !== undefined && minutes > 0;
  if (!isClear || session.hoursNote !== undefined) return [];
  const share = minutes / MINUTES / hours;
  if (share >= LEAST && share <= MOST) return [];
  const field = ['hours', 'minutes', 'meetings', 'to'].find((key) => Object.hasOwn(session, key)) ?? 'course';
  return [rules.meetingHours({ minutes, hours, count: meetings.length }, at(field))];
}

function hasOrder({ session: { startDate, endDate }, at }: Judged): readonly Diagnostic[] {
  if (startDate === undefined || endDate === undefined || endDate >= startDate) return [];
  const related = { note: 'The first day.', location: at('startDate') };
  return [rules.endsBeforeStart({ start: startDate, end: endDate }, at('endDate'), [related])];
}

function hasSeats({ session: { availability, seats, seatsLeft }, at }: Judged): readonly Diagnostic[] {
  if (seatsLeft === 0 && (availability === 'Available' || availability === 'Limited'))
    return [rules.fullBySeats({ availability }, at('seatsLeft'))];
  if (Number(seatsLeft) > 0 && (availability === 'Full' || availability === 'Waiting list'))
    return [rules.fullWithPlaces({ availability, seatsLeft: Number(seatsLeft) }, at('seatsLeft'))];
  return seats === undefined || seatsLeft === undefined || seatsLeft <= seats
    ? []
    : [rules.seatsDisagree({ seats, seatsLeft }, at('seatsLeft'))];
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
    return [rules.heldTwice({ is: 'meeting' }, at(`meetings/${i}/date`), [related])];
  });
}

/** The towns of the provider and the names of its places, in small letters: what else is held online is not known. */
function townsOf({ entries }: LinkContext): ReadonlySet<string> {
  const places = entries.places.flatMap(({ data }) => data.places);
  const names = [
    entries.site[0]?.data.address?.locality,
    ...places.flatMap(({ id, name, address }) => [id, name, address?.locality]),
  ];
  return new Set(names.flatMap((name) => name?.toLowerCase() ?? []));
}

/** A session that is held online has no place to go to. */
function placeOnline({ session, at }: Judged, towns: ReadonlySet<string>): readonly Diagnostic[] {
  if (session.type !== 'Online') return [];
  const named = (['place', 'location'] as const).flatMap((field) => {
    const name = session[field];
    const isKnown = name?.split(',').some((part) => towns.has(part.trim().toLowerCase()));
    return name !== undefined && isKnown ? [{ field, name }] : [];
  });
  return named.map(({ field, name }) => rules.onlineAtPlace({ field, name }, at('type')));
}

/** Whether people come together for a session, as far as it says so itself. */
const isAtPlace = ({ type, place, location }: Session): boolean =>
  type === undefined ? place !== undefined || location !== undefined : type !== 'Online';

/** A course that begins at any time counts as online where nothing says more; its sessions may be held at a place. */
function anyTimeOnline({ entries }: LinkContext, sessions: readonly Judged[]): readonly Diagnostic[] {
  return entries.course.flatMap(({ source, data: { slug, start, location } }) => {
    if (start === undefined || location !== undefined) return [];
    const own = sessions.filter(({ session }) => session.course === slug);
    const held = own.find(({ session }) => isAtPlace(session));
    if (!held || own.some(({ session: { dates } }) => dates === start)) return [];
    const related = { note: 'The session.', location: held.at('course') };
    return [rules.anyTimeOnline({ start, course: slug }, locate(source, '/start'), [related])];
  });
}

/** Sessions have ids of their own, end after they begin, and agree with their course or say why they do not. */
export const sessionsMakeSense: Check = (context) => {
  const { entries, today } = context;
  const courseOf = new Map(entries.course.map((entry) => [entry.data.slug, entry]));
  // Places are looked up only where there is a problem: for one, the file is read again with all its positions.
  const all = entries.schedule.flatMap(({ source, data }) =>
    data.sessions.map((session, i): Judged => ({
      session,
      course: courseOf.get(session.course),
      at: (key) => locate(source, `/sessions/${i}${key === '' ? '' : `/${key}`}`),
    })),
  );
  const idAt = ({ session: { id }, at }: Judged): Location => at(id === undefined ? '' : 'id');
  const ids = all.map((one) => ({ name: idOf(one.session), owner: 'another session', at: () => idAt(one) }));
  const heldTwice = repeated(all, ({ session }) => heldAs(session)).flatMap(([first, later]) => {
    if (idOf(first.session) === idOf(later.session)) return [];
    const related = { note: 'The first of the two.', location: idAt(first) };
    return [rules.heldTwice({ is: 'session' }, idAt(later), [related])];
  });
  const towns = townsOf(context);
  const each = all.flatMap((judged) => [
    ...hasOrder(judged),
    ...agreesWithCourse(judged),
    ...(improbableDateOf(judged.session, judged.course?.data, today) ? [] : agreesWithMeetings(judged)),
    ...hasSeats(judged),
    ...repeatedMeetings(judged),
    ...placeOnline(judged, towns),
  ]);
  const sameIds = checkClaims(ids, duplicateSession, 'session with this id');
  return [...each, ...heldTwice, ...sameIds, ...anyTimeOnline(context, all)];
};

/** What the columns of a source are named as is a field of a session. */
export const pulledColumnsAreFields: Check = ({ entries }) =>
  entries.site.flatMap(({ source, data: { pull = {} } }) =>
    Object.entries(pull).flatMap(([name, { columns = {} }]) => {
      const fields = Object.keys(Object(describeFor('schedule')('/sessions/0').properties) as object);
      const allowed = [...fields, ...columnsOnly];
      const wrong = Object.entries(columns).filter(([, field]) => field !== '' && !allowed.includes(field));
      return wrong.map(([title, field]) => {
        const pointer = ['pull', name, 'columns', title].reduce(childPointer, '');
        return notAllowed({ value: `"${field}"`, allowed, meant: fieldCalled(field, fields) }, locate(source, pointer));
      });
    }),
  );

/** Sessions that are pulled from elsewhere are there, and as they were pulled. */
export const pulledSessionsAreCopies: Check = ({ entries, loaded }) => {
  const site = entries.site[0];
  if (!site) return [];
  const sources = Object.keys(site.data.pull ?? {});
  const files = entries.schedule.filter(({ source: { file } }) => isPulled(file));
  return [
    ...sources
      .filter((name) => !loaded.sources.some(({ file }) => file === pulledFile(name)))
      .map((name) => rules.neverPulled({ name }, locate(site.source, `/pull/${name}`, 'key'))),
    ...files.flatMap(({ source: { file, text }, data }) => {
      const isKnown = sources.some((name) => file === pulledFile(name));
      if (isKnown && isAsPulled(text, data)) return [];
      const rule = isKnown ? rules.pulledAndEdited : rules.pulledFromNowhere;
      return [rule({ name: nameOfFile(file) }, startOf(file))];
    }),
  ];
};

/** Courses that the home page features have a session to come. */
export const sessionsAreToCome: Check = ({ entries, slugs, today }) => {
  const sessions = entries.schedule.flatMap(({ data }) => data.sessions);
  if (entries.schedule.length === 0 || today === undefined) return [];
  const bookable = sessions.filter((session) => isBookable(session) && openUntil(session) >= today);
  const anyTime = entries.course.filter(({ data }) => data.start !== undefined).map(({ data }) => data.slug);
  const coming = new Set([...bookable.map(({ course }) => course), ...anyTime]);
  return entries.page.flatMap(({ source, data }) => {
    if (data.template !== 'home') return [];
    const featured = (data.featured?.courses ?? []).map((slug, i) => ({ slug, pointer: `/featured/courses/${i}` }));
    const known = featured.filter(({ slug }) => slugs.has(slug));
    const without = known.filter(({ slug }) => !coming.has(slug));
    const isEveryOne = without.length > 1 && without.length === known.length;
    if (isEveryOne) {
      const courses = without.map(({ slug }) => slug);
      return [rules.noComingSession({ courses }, locate(source, '/featured/courses', 'key'))];
    }
    return without.map(({ slug, pointer }) => rules.noComingSession({ courses: [slug] }, locate(source, pointer)));
  });
};
