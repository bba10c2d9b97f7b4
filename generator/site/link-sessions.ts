// The sessions of the schedule with everything that they name.
import type { Place, Places, Schedule, Session } from '../../schemas/types.ts';
import type { LinkedCourse, LinkedSession, LinkedSite } from '../model/content.ts';
import { idOf, sortKey } from '../model/meetings.ts';

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

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
