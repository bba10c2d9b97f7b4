import { registrationAddress } from '../../src/catalogue/registration-address.ts';
import { fullTitle } from '../../src/format.ts';
import type { SessionRow } from '../../src/page-props.ts';
import type { LinkedSession } from '../model/content.ts';
import { durationOf } from '../model/duration.ts';
import type { SharedSite } from './page-context.ts';
import type { TextFormat } from './text-format.ts';

/** The types of the schema by their keys in the messages. */
const typeKeys = { 'In-person': 'inPerson', Online: 'online', Hybrid: 'hybrid' } as const;

/** What is needed to create rows. */
export interface RowContext {
  readonly format: TextFormat;
  readonly site: Pick<SharedSite, 'addresses' | 'messages'>;
}

/** Returns a row of a table of sessions. */
export function sessionRow({ session, course }: LinkedSession, { format, site }: RowContext): SessionRow {
  const title = session.title ?? fullTitle(course.course);
  const duration = format.duration(durationOf(session, course.course));
  const { id, startDate, endDate, location, type, availability } = session;
  return {
    id,
    title,
    courseAddress: course.address,
    category: course.category,
    start: format.day(startDate),
    end: format.day(endDate),
    ...(duration === undefined ? {} : { duration }),
    location,
    type: site.messages.schedule.types[typeKeys[type]],
    availability,
    month: format.month(startDate.slice(0, 7)),
    registerTo: registrationAddress(site.addresses, {
      course: title,
      startDate,
      endDate,
      ...(duration === undefined ? {} : { duration }),
    }),
    calendarFile: `/calendar/${id}.ics`,
  };
}

/** Returns the sessions that have not begun on a day. */
export const upcoming = (sessions: readonly SessionRow[], today: string): readonly SessionRow[] =>
  sessions.filter(({ start }) => start.iso >= today);
