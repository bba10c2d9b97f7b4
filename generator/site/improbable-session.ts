// A session whose dates are most likely a slip: what would follow from them is not reported as well.
import { DAY_MS } from '../base/time.ts';
import type { Place, Places, Schedule, Session } from '../../schemas/types.ts';
import { compareText, dropUndefined } from '../base/objects.ts';
import type { LinkedCourse, LinkedSession, LinkedSite } from '../model/content.ts';
import type { Duration } from '../model/duration.ts';
import { idOf, plannedMeetings, sortKey } from '../model/meetings.ts';

// The sessions of the schedule with everything that they name.

/** The places that a session or one of its meetings names. */
function placesOf({ place, meetings = [] }: Session, byId: ReadonlyMap<string, Place>): readonly Place[] {
  if (byId.size === 0) return [];
  const named = new Set([place, ...meetings.map((meeting) => meeting.place)]);
  return [...named].flatMap((id) => byId.get(id ?? '') ?? []);
}

/** A session without a place left is full, whether or not it says so; "0 places left" beside it would add nothing. */
function withoutSeats(session: Session): Session {
  if (session.seatsLeft !== 0) return session;
  const { seatsLeft: _none, availability, ...others } = session;
  return { ...others, availability: availability === 'Waiting list' ? availability : 'Full' };
}

/** The sessions of courses that begin at any time, where the schedule does not say more of them. */
function sessionsAnyTime(sessions: readonly Session[], courses: readonly LinkedCourse[]): readonly Session[] {
  const said = new Set(sessions.flatMap(({ course, dates }) => (dates === 'any time' ? course : [])));
  return courses
    .filter(({ course: { start, slug } }) => start !== undefined && !said.has(slug))
    .map(({ course: { start, slug, location } }) => ({
      course: slug,
      ...(start && { dates: start }),
      ...(location === undefined && { type: 'Online' as const }),
    }));
}

/** Joins sessions with their courses and places, sorted by when they are held; without those of unknown courses. */
function linkSessions(
  { sessions }: Schedule,
  places: readonly Place[],
  courses: readonly LinkedCourse[],
): readonly LinkedSession[] {
  const bySlug = new Map(courses.map((course) => [course.course.slug, course]));
  const byId = new Map(places.map((place) => [place.id, place]));
  return [...sessions, ...sessionsAnyTime(sessions, courses)]
    .flatMap((session) => {
      const course = bySlug.get(session.course);
      if (!course) return [];
      const linked = {
        session: { ...withoutSeats(session), id: idOf(session) },
        course,
        places: placesOf(session, byId),
      };
      return [{ key: sortKey(session), linked }];
    })
    .sort((a, b) => compareText(a.key, b.key) || compareText(a.linked.session.id, b.linked.session.id))
    .map(({ linked }) => linked);
}

/** Returns what the site has of the schedule: its sessions, and what they are grouped and held by. */
export function linkSchedule(
  schedule: Schedule,
  places: Places | undefined,
  courses: readonly LinkedCourse[],
): Pick<LinkedSite, 'sessions' | 'events' | 'monthNotes' | 'places' | 'timingNotes'> {
  const { events = [], monthNotes = [], timingNotes = [] } = schedule;
  const all = places?.places ?? [];
  return { sessions: linkSessions(schedule, all, courses), events, monthNotes, places: all, timingNotes };
}

/** A year and some weeks, in days. */
const LONG = 400;
/** In years. */
const AHEAD = 6;
const BEHIND = 40;
/** A course of a few hours a week, over a long time, in hours for each day of the calendar. */
const HOURS_A_DAY = 0.25;
const DAYS_A_WEEK = 7;

const yearOf = (date: string): number => Number(date.slice(0, 4));

/** Whether a course is meant to last that long. */
const isLongCourse = ({ hours = 0, days = 0, weeks = 0 }: Duration, span: number): boolean =>
  hours >= span * HOURS_A_DAY || days * 2 >= span / DAYS_A_WEEK || weeks * DAYS_A_WEEK >= span / 2;

export interface ImprobableDate {
  /** Where it is in the session, such as `startDate` or `meetings/0/date`. */
  readonly field: string;
  readonly date: string;
  readonly reason: string;
}

/** The year by which a clock must have been set: before, it says nothing of what is ahead. */
const CLOCK = 2020;

/** Whether a day can be a measure for others. */
export const isSetClock = (today: string | undefined): today is string => today !== undefined && yearOf(today) >= CLOCK;

const datesOf = ({ startDate, month, meetings = [], postponedTo }: Session): Readonly<Record<string, string>> =>
  dropUndefined({
    startDate,
    month,
    ...Object.fromEntries(meetings.map(({ date }, i) => [`meetings/${i}/date`, date])),
    postponedTo,
  });

/** Returns why a date is decades away from another, at most so many years ago; undefined where it is not. */
export function farAway(date: string, from: string, behind = BEHIND): string | undefined {
  const years = yearOf(date) - yearOf(from);
  return years > AHEAD || years < -behind ? `it is ${Math.abs(years)} years ${years > 0 ? 'ahead' : 'ago'}` : undefined;
}

/** A date that is decades away from the day of the check; without a clock, from the session's first one. */
function farDate(session: Session, today: string | undefined): ImprobableDate | undefined {
  const dates = Object.entries(datesOf(session));
  const from = isSetClock(today) ? today : (dates[0]?.[1] ?? '');
  return dates.flatMap(([field, date]) => {
    const reason = farAway(date, from);
    return reason === undefined ? [] : [{ field, date, reason }];
  })[0];
}

/** A day to which a session is postponed, before that on which it was to begin. */
function earlierDay(session: Session): ImprobableDate | undefined {
  const { postponedTo } = session;
  const planned = plannedMeetings(session)[0]?.day;
  return postponedTo !== undefined && planned !== undefined && postponedTo < planned
    ? { field: 'postponedTo', date: postponedTo, reason: `the session was to begin on ${planned}` }
    : undefined;
}

/** A last day with which a session would last longer than its course. */
function lateEnd({ startDate, endDate }: Session, course: Duration | undefined): ImprobableDate | undefined {
  if (startDate === undefined || endDate === undefined) return undefined;
  const span = (Date.parse(endDate) - Date.parse(startDate)) / DAY_MS;
  if (span <= LONG || isLongCourse(course ?? {}, span)) return undefined;
  const reason = `the session would last ${Math.round(span)} days, from ${startDate} on`;
  return { field: 'endDate', date: endDate, reason };
}

/** Returns the date of a session that is most likely a slip; undefined where none is. */
export const improbableDateOf = (
  session: Session,
  course: Duration | undefined,
  today: string | undefined,
): ImprobableDate | undefined => farDate(session, today) ?? lateEnd(session, course) ?? earlierDay(session);
