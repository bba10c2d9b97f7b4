// What the browser searches in a large catalogue: a separate file, so that only visitors who look beyond the first
// screenful load it. Its name changes with its content.
import { memoize, memoizePerObject } from '../../base/memoize.ts';
import type { CatalogueIndex, FurtherListing, Keywords, SharedColumn } from '../../../src/catalogue/catalogue-props.ts';
import type { CourseCard } from '../../../src/course/course-props.ts';
import type { Picture } from '../../../src/media/media-props.ts';
import { digest } from '../../base/digest.ts';
import type { LinkedCourse, LinkedSession, LinkedSite } from '../../model/content.ts';
import { meetingsOf } from '../../model/meetings.ts';
import { numberTexts } from '../../base/number-texts.ts';
import type { PlannedText } from '../../model/planned.ts';
import { COVER } from '../pictures/cover/composition.ts';
import { hasCovers } from '../../theme/derive.ts';
import { catalogueFacets } from './facets.ts';
import { levelTexts } from '../course/course-order.ts';
import { COVER_FOLDER, coverPattern, COVERS } from '../pictures/picture-variants.ts';
import type { SiteContext } from '../shell/site-context.ts';

/** The template for the pictures of most courses. */
const picture: Picture = { src: coverPattern('{category}', '{subcategory}'), alt: '', ...COVER, sources: [] };

/** Returns values with each text once. */
export function shared(values: readonly string[]): SharedColumn<string> {
  const { numberOf, texts } = numberTexts();
  const places = values.map(numberOf);
  return { values: texts(), places };
}

/** Returns values by the index of their item, without undefined ones. */
export function sparse<Item, Value>(items: readonly Item[], valueOf: (item: Item) => Value | undefined) {
  return Object.fromEntries(
    items.flatMap((item, place) => {
      const value = valueOf(item);
      return value === undefined ? [] : [[String(place), value]];
    }),
  );
}

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

/** The words of a course's levels, the names of its languages, and when it is held. */
export const teachingWords = (linked: LinkedCourse, { site, format, comingOf }: IndexContext): readonly string[] => [
  ...levelTexts(linked.course, site),
  ...format.languageNames(linked.course.languages ?? []),
  ...whenWords(comingOf(linked), site.settings.locale),
  ...new Set(titleWords(comingOf(linked))),
];

/** Returns the words by which courses are found besides those of their cards, in one text each. */
export const keywordsOf = (context: IndexContext): Keywords =>
  sparse(context.site.courses, (linked) => {
    const words = [...ownKeywords(linked), ...teachingWords(linked, context)];
    return words.length === 0 ? undefined : words.join(' ');
  });

/** The places of courses besides their main ones; nothing where there are none. */
export function furtherOf({ courses, furtherPlaces }: LinkedSite): { readonly further?: readonly FurtherListing[] } {
  if (furtherPlaces.length === 0) return {};
  const places = new Map(courses.map(({ course }, place) => [course.slug, place]));
  return { further: furtherPlaces.map(({ slug, ...place }) => ({ course: places.get(slug) ?? -1, ...place })) };
}

/** Returns a card without the ids of its sessions, so that those on the same days are one entry of the index. */
export const withoutIds = (card: CourseCard): CourseCard => ({
  ...card,
  nextDays: card.nextDays.map(({ session: _session, ...day }) => day),
});

/** Returns the index of all courses. */
export function catalogueIndex(context: SiteContext): CatalogueIndex {
  const { site, order, cardOf } = context;
  const address = `${site.addresses.catalogue}/{slug}`;
  const cards = site.courses.map(cardOf).map(withoutIds);
  const days = new Map(cards.flatMap(({ nextDays }) => nextDays.map((day) => [JSON.stringify(day), day])));
  const dayPlaces = new Map([...days.keys()].map((key, place) => [key, place]));
  return {
    ...catalogueFacets(context),
    slugs: cards.map(({ slug }) => slug),
    titles: cards.map(({ title }) => title),
    subtitles: sparse(cards, ({ subtitle }) => subtitle),
    ratings: cards.map(({ rating = 0 }) => rating),
    reviewCounts: cards.map(({ reviewCount = null }) => reviewCount),
    labels: shared(cards.map(({ label = '' }) => label)),
    keywords: sparse(site.courses, (linked) => ownKeywords(linked).join(' ') || undefined),
    teaching: shared(site.courses.map((linked) => teachingWords(linked, context).join(' '))),
    durations: shared(cards.map(({ duration = '' }) => duration)),
    prices: shared(cards.map(({ price = '' }) => price)),
    priceNotes: sparse(cards, ({ priceNote }) => priceNote),
    laterPrices: sparse(cards, (card) => card.laterPrices),
    groups: order.groups.map(({ category, subcategory, courses }) => ({
      category,
      subcategory,
      count: courses.length,
    })),
    days: [...days.values()],
    nextDays: sparse(cards, ({ nextDays }) =>
      nextDays.length === 0 ? undefined : nextDays.map((day) => dayPlaces.get(JSON.stringify(day)) ?? 0),
    ),
    address,
    covers: COVERS,
    ...(hasCovers(site.theme) && { picture }),
    ...furtherOf(site),
    addresses: sparse(cards, (card) =>
      card.address === address.replace('{slug}', card.slug) ? undefined : card.address,
    ),
    pictures: sparse(cards, (card) => (card.picture?.src.startsWith(COVER_FOLDER) ? undefined : card.picture)),
  };
}

/** Returns the file that contains the index: the page names it and the plan lists it. */
export const indexFile = memoizePerObject((context: SiteContext): PlannedText => {
  const text = JSON.stringify(catalogueIndex(context));
  return { file: `assets/catalogue.${digest(text, 12)}.json`, text };
});
