// The cards of courses, and their order: courses are found by their position in the catalogue without looking at all for each.
import type { Course } from '../../../schemas/types.ts';
import { groupBy, dropUndefined } from '../../base/objects.ts';
import { type CatalogueGroup, groupKey, standardLevels } from '../../model/catalogue.ts';
import type { LinkedCourse, LinkedSite } from '../../model/content.ts';
import type { SharedSite, PageContext } from '../shell/page-context.ts';
import { fullTitle } from '../../../src/app/format.ts';
import { isFull } from '../../../src/sessions/session-text.ts';
import { type Registration, sessionLink } from '../../../src/sessions/registration-address.ts';
import type { CourseCard, NextDay } from '../../../src/course/course-props.ts';
import type { RegistrationLink, SessionRow } from '../../../src/sessions/session-props.ts';
import { priceOn } from '../../model/price.ts';
import { pictureOf } from '../pictures/picture-variants.ts';
import { shortPrice } from '../sessions/price-texts.ts';
import { elsewhere, registrationOf } from '../forms/registration.ts';

// The six levels of the format are words of the messages, so that a provider can translate them; a provider's own levels
// are shown as they are written.

/** Returns the levels of a course in words. */
export function levelTexts(
  { level = [] }: Pick<Course, 'level'>,
  { messages }: Pick<SharedSite, 'messages'>,
): readonly string[] {
  return [level].flat().map((word) => {
    const key = standardLevels.get(word);
    return key === undefined ? word : messages.course.levels[key];
  });
}

/** The courses of a subcategory, or of a category itself, in catalogue order. */
export interface GroupWithCourses extends CatalogueGroup {
  readonly courses: readonly LinkedCourse[];
}

/** Lookups in the catalogue. */
export type CourseOrder = ReturnType<typeof courseOrder>;

const RELATED = 3;

function listsOf(
  groups: Iterable<GroupWithCourses>,
  { categories, furtherPlaces }: LinkedSite,
  courseOf: (slug: string) => LinkedCourse | undefined,
): readonly GroupWithCourses[] {
  const lists = new Map(Array.from(groups, (group) => [groupKey(group), { ...group, courses: [...group.courses] }]));
  for (const { slug, at, category, subcategory } of furtherPlaces) {
    const linked = courseOf(slug);
    const group = { category, subcategory };
    const list = lists.get(groupKey(group)) ?? { ...group, courses: [] };
    lists.set(groupKey(group), list);
    if (linked) list.courses.splice(at, 0, linked);
  }
  const inOrder = categories.flatMap(({ id, subcategories }) => [
    groupKey({ category: id, subcategory: '' }),
    ...subcategories.map((subcategory) => groupKey({ category: id, subcategory: subcategory.id })),
  ]);
  return ['/', ...inOrder].flatMap((key) => lists.get(key) ?? []);
}

/** Creates the lookups of a site's courses. */
export function courseOrder(site: LinkedSite) {
  const groups = new Map<string, GroupWithCourses & { readonly courses: LinkedCourse[] }>();
  const places = new Map<string, { readonly linked: LinkedCourse; readonly place: number }>();
  for (const linked of site.courses) {
    const { category, subcategory } = linked;
    const group = groups.get(groupKey(linked)) ?? { category, subcategory, courses: [] };
    groups.set(groupKey(linked), group);
    places.set(linked.course.slug, { linked, place: group.courses.length });
    group.courses.push(linked);
  }
  const byCategory = groupBy(groups.values(), ({ category }) => category);
  /** Returns the index of a course within its subcategory, from 0. */
  const placeOf = ({ course }: LinkedCourse): number => places.get(course.slug)?.place ?? -1;
  const farFrom = ({ category, subcategory }: LinkedCourse): readonly LinkedCourse[] =>
    (byCategory.get(category) ?? [])
      .filter((group) => group.subcategory !== subcategory)
      .flatMap(({ courses: far }) => far.slice(0, RELATED));
  const courseOf = (slug: string): LinkedCourse | undefined => places.get(slug)?.linked;
  const own: readonly GroupWithCourses[] = [...groups.values()];
  return {
    groups: own,
    lists: site.furtherPlaces.length === 0 ? own : listsOf(own, site, courseOf),
    courseOf,
    placeOf,
    /**
     * Returns the courses that the course names itself. Where it names none, the next ones of the same subcategory,
     * wrapping around at its end; then others of the same category.
     * Each course is thus shown on few other pages, and only those have to be rendered again when it changes.
     */
    relatedTo: (linked: LinkedCourse): readonly LinkedCourse[] => {
      if (linked.course.related) return linked.course.related.flatMap((slug) => places.get(slug)?.linked ?? []);
      const group = groups.get(groupKey(linked))?.courses ?? [];
      const place = placeOf(linked);
      const next = [...group.slice(place + 1, place + 1 + RELATED), ...group.slice(0, Math.min(place, RELATED))];
      return [...next, ...(next.length < RELATED ? farFrom(linked) : [])].slice(0, RELATED);
    },
  };
}

interface CardContext extends Pick<PageContext, 'format' | 'media' | 'site'> {
  readonly order: CourseOrder;
  /** The day of the build, as YYYY-MM-DD. */
  readonly today: string;
}

function ownLink({ registerTo, registerLabel }: RegistrationLink, usual: RegistrationLink): RegistrationLink {
  if (registerTo === undefined || registerTo.startsWith('/')) return {};
  const isUsual = registerTo === usual.registerTo && registerLabel === usual.registerLabel;
  return isUsual ? {} : dropUndefined({ registerTo, registerLabel });
}

/** What its days need not repeat of a course, and where visitors register. */
interface Usual extends Pick<CourseCard, 'title' | 'duration'> {
  readonly link: RegistrationLink;
  readonly registration: Registration;
}

function nextDay(session: SessionRow, course: Usual): NextDay {
  const { start, end, month, openUntil = '', times, duration = course.duration } = session;
  const isHere = sessionLink(session, course.registration).registerTo?.startsWith('/');
  return dropUndefined({
    ...(start ?? { iso: openUntil, text: month }),
    end: start && end?.iso,
    title: session.title === course.title ? undefined : session.title,
    duration: duration === course.duration ? undefined : duration,
    ...ownLink(session, course.link),
    session: isHere ? session.id : undefined,
    times,
  });
}

/** Returns the card of a course; `sessions` are its upcoming ones. */
export function courseCard(linked: LinkedCourse, sessions: readonly SessionRow[], context: CardContext): CourseCard {
  const { format, order, today } = context;
  const { course, address, category, subcategory } = linked;
  const { slug, id, title, subtitle, label, rating, reviewCount } = course;
  const duration = format.duration(course);
  const { register = context.site.settings.register } = course;
  const registration = registrationOf(context.site);
  const usual = dropUndefined({ title: fullTitle(course), duration, link: elsewhere(register), registration });
  const onRequest = context.site.messages.catalogue.priceOnRequest;
  const first = { slug, id, title, subtitle, address, label, category, subcategory };
  // It has no ratings; and reviews without a rating are not shown.
  const rated = { rating: rating || undefined, reviewCount: rating ? reviewCount : undefined, duration };
  const open = sessions.filter((session) => !isFull(session));
  const rest = {
    picture: pictureOf(linked, order.placeOf(linked), context),
    nextDays: (open.length > 0 ? open : sessions).map((session) => nextDay(session, usual)),
  };
  const price = shortPrice(priceOn(course.price, today), onRequest, context);
  return dropUndefined(first, rated, price, rest, elsewhere(course.register));
}
