// The courses and coming sessions among which the registration form lets visitors choose. They are in its page as long
// as they are few; those of a large site are files that the browser loads, each found by the title of a course, and its
// page has the earliest sessions in its markup, to which links lead without JavaScript.
import { memoizePerObject } from '../../base/memoize.ts';
import type { SessionRow } from '../../../src/sessions/session-props.ts';
import type { CourseOffer, OfferedSession, Offers } from '../../../src/forms/form-props.ts';
import { offerFile } from '../../../src/forms/registration/offer-file.ts';
import { titlesOf } from '../../../src/forms/registration/offers.ts';
import { sessionLink } from '../../../src/sessions/registration-address.ts';
import { isHeld, isToCome } from '../../../src/sessions/session-text.ts';
import { fullTitle } from '../../../src/app/format.ts';
import { digest } from '../../base/digest.ts';
import { dropUndefined } from '../../base/objects.ts';
import type { LinkedCourse } from '../../model/content.ts';
import type { PlannedText } from '../../model/planned.ts';
import { ownKeywords } from '../catalogue/catalogue-index.ts';
import { elsewhere } from './registration.ts';
import { registrationIn } from '../shell/page-context.ts';
import type { SiteContext } from '../shell/site-context.ts';

/** The most courses and sessions that are in the data of the page. */
const WHOLE = { courses: 200, sessions: 150 };

/** How many courses a file of a large site has on average. */
const EACH = 40;

/** The most sessions in the markup for browsers without scripts: they take as many bytes as a site that is just not large. */
const LISTED = 400;

interface OfferFiles {
  readonly offers: Offers | undefined;
  readonly texts: readonly PlannedText[];
}

const none: OfferFiles = { offers: undefined, texts: [] };

/** The rows of the sessions of each course for which one registers here, by the names of the courses' files. */
function rowsByCourse({ site, sessions, today }: SiteContext): ReadonlyMap<string, readonly SessionRow[]> {
  const rows = new Map<string, SessionRow[]>();
  const registration = registrationIn(site);
  for (const [i, row] of sessions().entries()) {
    const slug = site.sessions[i]?.course.course.slug;
    const isOffered = isHeld(row) && isToCome(row, today) && sessionLink(row, registration).registerTo?.startsWith('/');
    if (slug !== undefined && isOffered) rows.set(slug, [...(rows.get(slug) ?? []), row]);
  }
  return rows;
}

function offeredSession(row: SessionRow, { title, duration }: Omit<CourseOffer, 'sessions'>): OfferedSession {
  const { id, month, start, end, openUntil, times, location, type } = row;
  const { availability, seatsLeft, status, languages, note, prices } = row;
  return dropUndefined({
    id,
    month,
    title: row.title === title ? undefined : row.title,
    duration: row.duration === duration ? undefined : row.duration,
    start,
    end,
    openUntil,
    times,
    location,
    type,
    availability,
    seatsLeft,
    status,
    languages,
    note,
    prices,
  });
}

function offerOf(linked: LinkedCourse, rows: readonly SessionRow[], { cardOf }: SiteContext): CourseOffer {
  const { duration, price, priceNote, laterPrices, picture } = cardOf(linked);
  const title = fullTitle(linked.course);
  const offer = dropUndefined({ title, duration, price, priceNote, laterPrices, picture });
  return { ...offer, sessions: rows.map((row) => offeredSession(row, offer)) };
}

/** What the markup says of the earliest sessions; rows of sessions are in the order of their days. */
function listedOf(offers: readonly CourseOffer[], rows: readonly SessionRow[]): readonly CourseOffer[] {
  const offered = new Set(offers.flatMap(({ sessions }) => sessions.map(({ id }) => id)));
  const listed = rows.filter(({ id }) => offered.has(id)).slice(0, LISTED);
  const earliest = new Set(listed.map(({ id }) => id));
  return offers.map((offer) => ({ ...offer, sessions: offer.sessions.filter(({ id }) => earliest.has(id)) }));
}

function filesOf(offers: readonly CourseOffer[], rows: readonly SessionRow[]): OfferFiles {
  const count = Math.ceil(offers.length / EACH);
  const file = `/assets/offers.${digest(JSON.stringify(offers), 12)}.{n}.json`;
  const parts = new Map<string, Set<CourseOffer>>();
  for (const offer of offers)
    for (const title of titlesOf(offer)) {
      const name = offerFile({ file, count }, title);
      parts.set(name, (parts.get(name) ?? new Set()).add(offer));
    }
  const all = Array.from({ length: count }, (_, n) => file.replace('{n}', String(n)));
  const texts = all.map((name) => ({ file: name.slice(1), text: JSON.stringify([...(parts.get(name) ?? [])]) }));
  return { offers: { file, count, listed: listedOf(offers, rows) }, texts };
}

function makeOffers(context: SiteContext): OfferFiles {
  const { site } = context;
  if (site.forms.endpoints.length === 0 || !site.pages.some(({ words }) => words.template === 'registration'))
    return none;
  const rows = rowsByCourse(context);
  const offerOfCourse = (linked: LinkedCourse) => offerOf(linked, rows.get(linked.course.slug) ?? [], context);
  const sessions = [...rows.values()].flat().length;
  if (site.courses.length <= WHOLE.courses && sessions <= WHOLE.sessions) {
    const here = site.courses.filter(
      ({ course }) => elsewhere(course.register ?? site.settings.register).registerTo === undefined,
    );
    const courses = here.map((linked) =>
      dropUndefined({ ...offerOfCourse(linked), keywords: ownKeywords(linked).join(' ') || undefined }),
    );
    return courses.length === 0 ? none : { offers: { courses }, texts: [] };
  }
  return rows.size === 0
    ? none
    : filesOf(site.courses.filter(({ course }) => rows.has(course.slug)).map(offerOfCourse), context.sessions());
}

/** The page names the files and the plan lists them: they are made once for both. */
const offerFiles = memoizePerObject(makeOffers);

/** Returns what the registration form offers; undefined where there is nothing to choose from. */
export const offersOf = (context: SiteContext): Offers | undefined => offerFiles(context).offers;

/** Returns the files with the courses and sessions of a large site. */
export const offerTexts = (context: SiteContext): readonly PlannedText[] => offerFiles(context).texts;
