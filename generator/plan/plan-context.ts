import type { CourseCard, SessionRow } from '../../src/page-props.ts';
import { dayIn } from '../day-in.ts';
import { groupBy } from '../group-by.ts';
import type { LinkedCourse, LinkedSession, LinkedSite } from '../model.ts';
import { courseCard } from './course-card.ts';
import { courseOrder, type CourseOrder } from './course-order.ts';
import type { MediaSizes } from './pictures.ts';
import { sessionRow } from './session-rows.ts';
import { makeTextFormat, type TextFormat } from './text-format.ts';

/** What the build adds to the content: where the site will stand, and the moment of the build. */
export interface PlanInput {
  /** "/" or "/sub/". */
  readonly base: string;
  readonly now: Date;
  /** The name of the catalogue's index, where it is known without making the index. */
  readonly knownIndex?: string | undefined;
}

/** What the parts of the plan share. Cards and rows are made when they are asked for: few pages need all of them. */
export interface PlanContext {
  readonly site: LinkedSite;
  readonly base: string;
  readonly knownIndex: string | undefined;
  /** The day of the build in the provider's time zone, as YYYY-MM-DD. */
  readonly today: string;
  readonly format: TextFormat;
  readonly media: MediaSizes;
  readonly order: CourseOrder;
  /** Addresses that lead elsewhere. */
  readonly redirected: ReadonlySet<string>;
  /** Rows of all sessions, earliest first. */
  readonly sessions: readonly SessionRow[];
  /** The coming sessions of a course, earliest first. */
  comingOf(linked: LinkedCourse): readonly LinkedSession[];
  /** Their rows. */
  comingRowsOf(linked: LinkedCourse): readonly SessionRow[];
  cardOf(linked: LinkedCourse): CourseCard;
  relatedCards(linked: LinkedCourse): readonly CourseCard[];
}

/** Pages ask for the same things one after the other; all of a very large site at once would fill the memory. */
const REMEMBERED = 12_000;

/** Returns a function that does not compute again what it was asked a while ago. */
export function lately<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = compute(key);
    if (known.size >= REMEMBERED) known.clear();
    known.set(key, value);
    return value;
  };
}

/** Makes the context of a plan: everything that more than one page needs. */
export function planContext(site: LinkedSite, { base, now, knownIndex }: PlanInput): PlanContext {
  const format = makeTextFormat(site.settings, site.messages);
  const today = dayIn(site.settings.timeZone, now);
  const media: MediaSizes = new Map(site.media.map((file) => [file.file, file]));
  const askAddress = site.courseWords.sessions.ask.to;
  const rowOf = lately((linked: LinkedSession) => sessionRow(linked, { format, site }));
  const coming = groupBy(
    site.sessions.filter(({ session }) => session.startDate >= today),
    ({ course }) => course.course.slug,
  );
  const comingOf = ({ course }: LinkedCourse): readonly LinkedSession[] => coming.get(course.slug) ?? [];
  const comingRowsOf = (linked: LinkedCourse): readonly SessionRow[] => comingOf(linked).map(rowOf);
  const order = courseOrder(site);
  const cardOf = lately((linked: LinkedCourse) =>
    courseCard(linked, comingRowsOf(linked), { format, media, order, askAddress }),
  );
  return {
    site,
    base,
    knownIndex,
    today,
    format,
    media,
    order,
    redirected: new Set(site.redirects.map(({ from }) => from)),
    get sessions() {
      return site.sessions.map(rowOf);
    },
    comingOf,
    comingRowsOf,
    cardOf,
    relatedCards: (linked) => order.relatedTo(linked).map(cardOf),
  };
}
