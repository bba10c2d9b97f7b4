import type { ScheduleMessages } from '../../schemas/types.ts';
import type { CourseCard, SessionRow } from '../../src/page-props.ts';
import { dayIn } from '../day-in.ts';
import type { LinkedCourse, LinkedSession, LinkedSite } from '../model.ts';
import { pictureOf, type MediaSizes } from './pictures.ts';
import { withQuery } from './query-address.ts';
import { registerTo } from './register-to.ts';
import { makeTextFormat, type TextFormat } from './text-format.ts';

/** What the build adds to the content: where the site will stand, and the moment of the build. */
export interface PlanInput {
  /** "/" or "/sub/". */
  readonly base: string;
  readonly now: Date;
}

/** What the parts of the plan share. */
export interface PlanContext {
  readonly site: LinkedSite;
  readonly base: string;
  /** The day of the build in the provider's time zone, as YYYY-MM-DD. */
  readonly today: string;
  readonly format: TextFormat;
  readonly media: MediaSizes;
  /** Rows of all sessions, earliest first. */
  readonly sessions: readonly SessionRow[];
  /** Cards of all courses by slug, in catalogue order. */
  readonly cards: ReadonlyMap<string, CourseCard>;
}

/** The types of the schema by the messages that name them. */
const typeKeys = { 'In-person': 'inPerson', Online: 'online', Hybrid: 'hybrid' } as const;

/** One row of a table of sessions. */
function sessionRow(
  { session, course }: LinkedSession,
  format: TextFormat,
  types: ScheduleMessages['types'],
): SessionRow {
  const title = session.title ?? course.course.title;
  const duration = format.duration(session.hours ?? course.course.hours);
  const { id, startDate, endDate, location, type, availability } = session;
  return {
    id,
    title,
    courseAddress: course.address,
    category: course.category,
    start: format.day(startDate),
    end: format.day(endDate),
    duration,
    location,
    type: types[typeKeys[type]],
    availability,
    month: format.month(startDate.slice(0, 7)),
    registerTo: registerTo({ course: title, startDate, endDate, duration }),
    calendarFile: `/calendar/${id}.ics`,
  };
}

interface CardContext {
  readonly format: TextFormat;
  readonly media: MediaSizes;
  /** Where visitors ask for dates. */
  readonly askAddress: string;
}

/** The card of a course; `sessions` are its coming ones. */
function courseCard(linked: LinkedCourse, sessions: readonly SessionRow[], context: CardContext): CourseCard {
  const { format, media, askAddress } = context;
  const { course, address, category, subcategory } = linked;
  const { slug, id, title, label, rating, reviewCount, hours, price } = course;
  return {
    slug,
    id,
    title,
    address,
    label,
    category,
    subcategory,
    rating,
    reviewCount,
    duration: format.duration(hours),
    ...(price === undefined ? {} : { price: format.price(price) }),
    picture: pictureOf(course, media),
    nextDays: sessions.map(({ start }) => start),
    askTo: withQuery(askAddress, { course: title }),
  };
}

/** Sessions that have not begun on a day. */
export const upcoming = (sessions: readonly SessionRow[], today: string): readonly SessionRow[] =>
  sessions.filter(({ start }) => start.iso >= today);

function byCourse(sessions: readonly SessionRow[]): ReadonlyMap<string, readonly SessionRow[]> {
  const rows = new Map<string, SessionRow[]>();
  for (const session of sessions) {
    const known = rows.get(session.courseAddress);
    if (known) known.push(session);
    else rows.set(session.courseAddress, [session]);
  }
  return rows;
}

/** Makes the context of a plan: everything that more than one page needs. */
export function planContext(site: LinkedSite, { base, now }: PlanInput): PlanContext {
  const format = makeTextFormat(site.settings, site.messages);
  const today = dayIn(site.settings.timeZone, now);
  const media: MediaSizes = new Map(site.media.map((file) => [file.file, file]));
  const sessions = site.sessions.map((linked) => sessionRow(linked, format, site.messages.schedule.types));
  const askAddress = site.courseWords.sessions.ask.to;
  const coming = byCourse(upcoming(sessions, today));
  const cards = new Map(
    site.courses.map((linked) => [
      linked.course.slug,
      courseCard(linked, coming.get(linked.address) ?? [], { format, media, askAddress }),
    ]),
  );
  return { site, base, today, format, media, sessions, cards };
}
