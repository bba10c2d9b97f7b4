// What the browser searches in a large catalogue: a separate file, so that only visitors who look beyond the first
// screenful load it. Its name changes with its content.
import { memoize, memoizePerObject } from '../../base/memoize.ts';
import type { CatalogueIndex, FurtherListing, Keywords } from '../../../src/catalogue/catalogue-props.ts';
import { digest } from '../../base/digest.ts';
import type { LinkedCourse, LinkedSession, LinkedSite } from '../../model/content.ts';
import { meetingsOf } from '../../model/meetings.ts';
import type { PlannedText } from '../../model/planned.ts';
import { catalogueFacets } from './facets.ts';
import { levelTexts } from '../course/course-cards.ts';
import type { SiteContext } from '../shell/site-context.ts';

type IndexContext = Pick<SiteContext, 'site' | 'format' | 'comingOf'>;

/** The words that find a course besides what its card shows. */
export const ownKeywords = ({ course: { code, keywords = [] } }: LinkedCourse): readonly string[] =>
  code === undefined ? keywords : [...keywords, code];

// A format takes far longer to make than to use.
const formatsIn = memoize((locale: string) =>
  [{ weekday: 'long' } as const, { month: 'long' } as const].map(
    (name) => new Intl.DateTimeFormat(locale, { ...name, timeZone: 'UTC' }),
  ),
);

/** The names of the days of the week and of the months in which sessions are held. */
function whenWords(sessions: readonly LinkedSession[], locale: string): readonly string[] {
  const meetings = sessions.flatMap(({ session }) => meetingsOf(session));
  const days = [...new Set(meetings.flatMap(({ day, until }) => (until === undefined ? [day] : [day, until])))];
  return [...new Set(formatsIn(locale).flatMap((format) => days.map((day) => format.format(new Date(day)))))];
}

/** What titles of sessions add to that of their course, such as "(weekend)". */
const titleWords = (sessions: readonly LinkedSession[]): readonly string[] =>
  sessions.flatMap(({ session: { title = '' }, course }) => title.replace(course.course.title, '').trim() || []);

/** Returns the words by which a course is found besides those of its card: of levels, languages and when it is held as well. */
export const foundBy = (linked: LinkedCourse, { site, format, comingOf }: IndexContext): readonly string[] => [
  ...ownKeywords(linked),
  ...levelTexts(linked.course, site),
  ...format.languageNames(linked.course.languages ?? []),
  ...whenWords(comingOf(linked), site.settings.locale),
  ...new Set(titleWords(comingOf(linked))),
];

/** Returns these words of all courses, in one text each. */
export const keywordsOf = (context: IndexContext): Keywords =>
  Object.fromEntries(
    context.site.courses.flatMap((linked, place) => {
      const words = foundBy(linked, context);
      return words.length === 0 ? [] : [[String(place), words.join(' ')]];
    }),
  );

/** The places of courses besides their main ones; nothing where there are none. */
export function furtherOf({ courses, furtherPlaces }: LinkedSite): { readonly further?: readonly FurtherListing[] } {
  if (furtherPlaces.length === 0) return {};
  const places = new Map(courses.map(({ course }, place) => [course.slug, place]));
  return { further: furtherPlaces.map(({ slug, ...place }) => ({ course: places.get(slug) ?? -1, ...place })) };
}

/** Returns all courses with what they are found and sorted by. */
export const catalogueIndex = (context: SiteContext): CatalogueIndex => ({
  courses: context.site.courses.map(context.cardOf),
  keywords: keywordsOf(context),
  ...furtherOf(context.site),
  ...catalogueFacets(context).found,
});

/** Returns the file that contains the index: the page names it and the plan lists it. */
export const indexFile = memoizePerObject((context: SiteContext): PlannedText => {
  const text = JSON.stringify(catalogueIndex(context));
  return { file: `assets/catalogue.${digest(text, 12)}.json`, text };
});
