// Sessions as schema.org describes them: instances of a course with their times, place, offer and status.
import type { CourseInstance, Schedule } from 'schema-dts';
import { dropUndefined, groupBy } from '../../base/objects.ts';
import { offsetText, offsetWhen } from '../../base/time.ts';
import type { HeldSession, LinkedCourse } from '../../model/content.ts';
import { durationOf, isoDuration } from '../../model/duration.ts';
import {
  daysBetween,
  isAdjourned,
  meetingsOf,
  plannedMeetings,
  weekdayOf,
  weekdays,
  whenOf,
  type Meeting,
} from '../../model/meetings.ts';
import type { Price } from '../../model/price.ts';
import { absoluteUrl } from '../shell/head.ts';
import { offers, type OfferContext } from './offer-data.ts';
import { addressElsewhere } from '../forms/registration.ts';
import type { PageContext } from '../shell/page-context.ts';
import { modeAndPlace } from './place-data.ts';

const VOCABULARY = 'https://schema.org';

/** A day, with the time and its offset where that is known. */
function momentOf(day: string, time: string | undefined, timeZone: string): string {
  return time === undefined ? day : `${day}T${time}:00${offsetText(offsetWhen(timeZone, day, time), ':')}`;
}

/** The days that a weekly schedule has and its meetings do not, such as those of a holiday. */
function exceptionsOf(meetings: readonly Meeting[], days: ReadonlySet<number>): readonly string[] {
  const [first, last] = [meetings[0], meetings.at(-1)];
  if (!first || !last) return [];
  const held = new Set(meetings.map(({ day }) => day));
  return daysBetween(first.day, last.day).filter((day) => days.has(weekdayOf(day)) && !held.has(day));
}

/** Meetings at the same time of day, as a schedule that search engines can repeat. */
function scheduleOf(meetings: readonly Meeting[], timeZone: string): Schedule {
  const [first, last] = [meetings[0], meetings.at(-1)];
  const days = new Set(meetings.map(({ day }) => weekdayOf(day)));
  const exceptDate = exceptionsOf(meetings, days);
  return {
    '@type': 'Schedule',
    ...(first && last ? { startDate: first.day, endDate: last.day } : {}),
    ...(first?.from === undefined ? {} : { startTime: `${first.from}:00` }),
    ...(first?.to === undefined ? {} : { endTime: `${first.to}:00` }),
    byDay: [...days].map((day) => `${VOCABULARY}/${weekdays[day] ?? 'Sunday'}` as const),
    repeatFrequency: 'P1W',
    repeatCount: meetings.length,
    ...(exceptDate.length === 0 ? {} : { exceptDate }),
    scheduleTimezone: timeZone,
  };
}

/** Returns the schedules of a session's meetings, one for each time of day; none if no day of the week is known. */
function schedulesOf(meetings: readonly Meeting[], timeZone: string): readonly Schedule[] {
  const isKnown = meetings.length > 1 || meetings[0]?.from !== undefined;
  if (!isKnown || meetings.some(({ until }) => until !== undefined)) return [];
  const groups = groupBy(meetings, ({ from = '', to = '' }) => `${from} ${to}`);
  return [...groups.values()].map((group) => scheduleOf(group, timeZone));
}

const availabilities = {
  Available: 'InStock',
  Limited: 'LimitedAvailability',
  Full: 'SoldOut',
  'Waiting list': 'SoldOut',
} as const;

/** Returns whether there are places in a session, in the words of the vocabulary. */
export const availabilityOf = ({
  session: { availability = 'Available' },
}: HeldSession): OfferContext['availability'] => availabilities[availability];

/** That a session was called off or moved; of one that was moved, the day that was planned. */
function statusOf({ session }: HeldSession) {
  const { status } = session;
  if (status === undefined) return {};
  if (status === 'cancelled') return { eventStatus: `${VOCABULARY}/EventCancelled` as const };
  if (isAdjourned(session)) return { eventStatus: `${VOCABULARY}/EventPostponed` as const };
  const planned = plannedMeetings(session)[0]?.day;
  return {
    eventStatus: `${VOCABULARY}/EventRescheduled` as const,
    ...(planned === undefined ? {} : { previousStartDate: planned }),
  };
}

function datesOf({ session }: HeldSession, timeZone: string) {
  const { first, last } = whenOf(session);
  const meetings = meetingsOf(session);
  const schedules = schedulesOf(meetings, timeZone);
  return {
    ...(first === undefined ? {} : { startDate: momentOf(first, meetings[0]?.from, timeZone) }),
    ...(last === undefined ? {} : { endDate: momentOf(last, meetings.at(-1)?.to, timeZone) }),
    ...(schedules.length === 0 ? {} : { courseSchedule: [...schedules] }),
  };
}

/** A course with its price on the day of the build. */
export interface OfferedCourse {
  readonly linked: LinkedCourse;
  readonly price: Price | undefined;
}

/** A session that was called off is not offered. */
function offersOf(held: HeldSession, { linked, price }: OfferedCourse, { site, base }: PageContext) {
  if (held.session.status === 'cancelled') return undefined;
  const { session } = held;
  const { settings } = site;
  const elsewhere = addressElsewhere([session.register, linked.course.register, settings.register]);
  const url = elsewhere ?? absoluteUrl(site, base, linked.address);
  return offers(session.price ?? price, { url, availability: availabilityOf(held), settings });
}

function ownFacts(held: HeldSession, course: OfferedCourse, context: PageContext) {
  const { languages, seats, seatsLeft } = held.session;
  return {
    ...datesOf(held, context.site.settings.timeZone),
    ...statusOf(held),
    ...dropUndefined({
      inLanguage: languages && [...languages],
      maximumAttendeeCapacity: seats,
      remainingAttendeeCapacity: seatsLeft,
      offers: offersOf(held, course, context),
    }),
  };
}

/** Returns an instance of a course: a session, or without one, how and where the course is usually held. */
export function courseInstance(
  course: OfferedCourse,
  held: HeldSession | undefined,
  context: PageContext,
): CourseInstance {
  const { linked } = course;
  return dropUndefined(
    { '@type': 'CourseInstance' as const, name: held?.session.title ?? linked.course.title },
    modeAndPlace(linked, held, context),
    { courseWorkload: isoDuration(durationOf(held?.session, linked.course)) },
    held ? ownFacts(held, course, context) : {},
  );
}
