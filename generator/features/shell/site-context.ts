import type { CourseCard } from '../../../src/course/course-props.ts';
import type { SessionRow } from '../../../src/sessions/session-props.ts';
import { dayIn } from '../../base/time.ts';
import { groupBy } from '../../base/objects.ts';
import { memoize, once } from '../../base/memoize.ts';
import type { Attachment } from '../../model/attachment.ts';
import type { LinkedCourse, LinkedSession, LinkedSite } from '../../model/content.ts';
import { isBookable, openUntil } from '../../model/meetings.ts';
import { isSamePrice, priceOn } from '../../model/price.ts';
import { courseCard, courseOrder, type CourseOrder } from '../course/course-cards.ts';
import { newsOf, type News } from '../news/news.ts';
import { pageContext, type PageContext, sharedSite, type SiteLanguages } from './page-context.ts';
import { shortPrice } from '../sessions/price-texts.ts';
import { sessionRow } from '../sessions/session-rows.ts';
import { trainersOf, trainersOfSession, type Trainers } from '../trainers/trainers.ts';

/** What the build adds to the content: where the site will be served, and the moment of the build. */
export interface PlanInput {
  /** "/" or "/sub/". */
  readonly base: string;
  readonly now: Date;
  readonly languages?: SiteLanguages;
}

/** What pages about more than one course are planned with. */
export interface SiteContext extends PageContext {
  readonly site: LinkedSite;
  /** The day of the build in the provider's time zone, as YYYY-MM-DD. */
  readonly today: string;
  readonly order: CourseOrder;
  readonly redirected: ReadonlySet<string>;
  /** Rows of all sessions, earliest first. */
  sessions(): readonly SessionRow[];
  /** The coming sessions of a course, earliest first. */
  comingOf(linked: LinkedCourse): readonly LinkedSession[];
  cardOf(linked: LinkedCourse): CourseCard;
  readonly trainers: Trainers;
  readonly news: News;
  readonly attachments: ReadonlyMap<string, Attachment>;
  /** Rows of the sessions that a trainer teaches, earliest first. */
  sessionsOf(trainer: string): readonly SessionRow[];
}

function categoriesBesides({ courses, furtherPlaces }: LinkedSite): (slug: string) => readonly string[] | undefined {
  if (furtherPlaces.length === 0) return () => undefined;
  const main = new Map(courses.map(({ course, category }) => [course.slug, category]));
  const others = furtherPlaces.filter(({ slug, category }) => main.get(slug) !== category);
  const besides = groupBy(others, ({ slug }) => slug);
  return (slug) => {
    const places = besides.get(slug);
    return places && [...new Set(places.map(({ category }) => category))];
  };
}

/** A session with its own price only where that is not its course's, without what has ended before a day. */
function pricedOn(linked: LinkedSession, today: string): LinkedSession {
  const { price, ...session } = linked.session;
  if (price === undefined) return linked;
  if (isSamePrice(price, linked.course.course.price)) return { ...linked, session };
  // Where nothing is left of it, its course's price does not hold either.
  return { ...linked, session: { ...session, price: priceOn(price, today) ?? { options: [] } } };
}

/** Prepares the planning of a whole site. Cards and rows are made when they are asked for: few pages need them all. */
export function siteContext(linkedSite: LinkedSite, { base, now, languages }: PlanInput): SiteContext {
  const today = dayIn(linkedSite.settings.timeZone, now);
  const site = { ...linkedSite, sessions: linkedSite.sessions.map((linked) => pricedOn(linked, today)) };
  const context = pageContext({ base, site, languages });
  const { format } = context;
  const trainers = trainersOf(site, context.media);
  const events = new Map(site.events.map((event) => [event.id, event]));
  const furtherCategories = categoriesBesides(site);
  const feeOf = ({ session, course: { course } }: LinkedSession) =>
    shortPrice(session.price ?? priceOn(course.price, today), site.messages.course.priceOnRequest, context);
  const rows = { format, site: sharedSite(site), events, trainers, furtherCategories, feeOf, today };
  const rowOf = memoize((linked: LinkedSession) => sessionRow(linked, rows));
  const coming = groupBy(
    site.sessions.filter(({ session }) => openUntil(session) >= today),
    ({ course }) => course.course.slug,
  );
  const comingOf = ({ course }: LinkedCourse): readonly LinkedSession[] => coming.get(course.slug) ?? [];
  const bookableOf = (linked: LinkedCourse) => comingOf(linked).filter(({ session }) => isBookable(session));
  const order = courseOrder(site);
  const cards = { ...context, order, today };
  const taught = once(() =>
    groupBy(
      site.sessions.flatMap((session) => trainersOfSession(session).map((name) => ({ name, session }))),
      ({ name }) => name,
    ),
  );
  const redirected = new Set(site.redirects.map(({ from }) => from));
  return {
    ...context,
    today,
    order,
    redirected,
    sessions: once(() => site.sessions.map(rowOf)),
    comingOf,
    trainers,
    news: newsOf({ ...context, redirected }),
    attachments: new Map(site.attachments.map((file) => [file.file, file])),
    sessionsOf: (trainer) => (taught().get(trainer) ?? []).map(({ session }) => rowOf(session)),
    cardOf: memoize((linked) => courseCard(linked, bookableOf(linked).map(rowOf), cards)),
  };
}
