// What the pages of a course are made from, besides its own file and what all pages share. Nothing else can change
// them, so that a page whose inputs are the same need not be made again; and it is little, so that another process can.
import type { Course } from '../../../schemas/types.ts';
import type { CourseCard, Fact, FactValue, TrainerCard } from '../../../src/course/course-props.ts';
import type { PageMedia } from '../../../src/media/media-props.ts';
import type { Link } from '../../../src/ui/link-props.ts';
import { fullTitle, fill, formatNumber } from '../../../src/app/format.ts';
import type { HeldSession, LinkedCourse, LinkedSite } from '../../model/content.ts';
import { priceOn, type Price } from '../../model/price.ts';
import { mediaOf } from '../pictures/page-media.ts';
import type { SiteContext } from '../shell/site-context.ts';
import type { PageContext } from '../shell/page-context.ts';

/** What is needed besides the cards of other courses. */
export interface OwnInputs {
  readonly linked: LinkedCourse;
  /** The addresses of its pages, the main one first, without those that lead elsewhere. */
  readonly addresses: readonly string[];
  readonly coming: readonly HeldSession[];
  /** The texts for search engines that its address has. */
  readonly texts?: LinkedSite['seo']['pages'][string];
  /** Its price without what has ended before the day of the build; absent if the price is as in the course's file. */
  readonly price?: Price | 'over';
  /** Who teaches it, and who else teaches one of its coming sessions. */
  readonly trainers: readonly TrainerCard[];
  readonly leadsTo: readonly Link[];
  readonly media: PageMedia;
  /** Its place among the courses of its subcategory, from 0. */
  readonly place: number;
}

/** Plain JSON. */
export interface CourseInputs extends OwnInputs {
  readonly related: readonly CourseCard[];
}

/** Returns the price of a course on the day of the build. */
export const priceToday = ({ price }: CourseInputs, course: Course): Price | undefined =>
  price === 'over' ? undefined : (price ?? course.price);

/** The addresses of a course's pages: its main one, its aliases, and the one of its legacy number. */
export function courseAddresses(linked: LinkedCourse, { redirected }: SiteContext): readonly string[] {
  const { address, numericAddress = address, course } = linked;
  const all = new Set([address, ...(course.aliases ?? []), numericAddress]);
  return [...all].filter((at) => !redirected.has(at));
}

/** Returns links to courses by their slugs. */
export const courseLinks = (slugs: readonly string[] | undefined, order: SiteContext['order']): readonly Link[] =>
  (slugs ?? []).flatMap((slug) => {
    const linked = order.courseOf(slug);
    return linked ? [{ label: fullTitle(linked.course), to: linked.address }] : [];
  });

/** Gathers what the pages of a course need besides the cards of other courses. */
export function ownInputs(linked: LinkedCourse, context: SiteContext): OwnInputs {
  const { order, site, today, comingOf, trainers } = context;
  const texts = site.seo.pages[linked.address];
  const price = priceOn(linked.course.price, today);
  const coming = comingOf(linked);
  const taughtBy = [linked.course, ...coming.map(({ session }) => session)].flatMap((one) => one.trainers ?? []);
  return {
    linked,
    addresses: courseAddresses(linked, context),
    coming: coming.map(({ course: _course, ...held }) => held),
    ...(texts ? { texts } : {}),
    ...(price === linked.course.price ? {} : { price: price ?? 'over' }),
    trainers: trainers.cardsOf([...new Set(taughtBy)]),
    leadsTo: courseLinks(linked.course.leadsTo, order),
    media: mediaOf(linked.course, context),
    place: order.placeOf(linked),
  };
}

/** The cards that the page of a course shows of others. */
export const relatedCards = (linked: LinkedCourse, { order, cardOf }: SiteContext): readonly CourseCard[] =>
  order.relatedTo(linked).map(cardOf);

/** Gathers what the pages of a course need. */
export const courseInputs = (linked: LinkedCourse, context: SiteContext): CourseInputs => ({
  ...ownInputs(linked, context),
  related: relatedCards(linked, context),
});

// The key facts of a course page: those that the site words from fields, and then those of the provider's own.

type Validity = NonNullable<Course['validFor']>;

const lengthOf = ({ years, months = 0 }: Validity) =>
  years === undefined ? ({ count: months, unit: 'month' } as const) : ({ count: years, unit: 'year' } as const);

/**
 * Returns how long a certificate is valid in the form of ISO 8601.
 * @example isoValidity({ years: 3 }) // 'P3Y'
 */
export function isoValidity(validFor: Validity): string {
  const { count, unit } = lengthOf(validFor);
  return `P${count}${unit === 'year' ? 'Y' : 'M'}`;
}

/** A number of a unit in words: "3 years". */
const inUnits = (locale: string, { count, unit }: { readonly count: number; readonly unit: string }): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);

const listed = (texts: string | readonly string[] | undefined): Fact['value'] | undefined =>
  typeof texts === 'object' ? texts.map((text) => ({ text })) : texts;

const accredited = (body: NonNullable<Course['accreditations']>[number]): FactValue =>
  typeof body === 'string' ? { text: body } : { text: body.name, to: body.url };

const some = (values: readonly FactValue[] = []) => (values.length > 0 ? values : undefined);

/** Returns what participants need and are given, how the course is booked, and the facts of the provider's own. */
export function keyFacts({ leadsTo }: CourseInputs, course: Course, { site }: PageContext): readonly Fact[] {
  const { settings, messages } = site;
  const { locale } = settings;
  const { keyFacts: words, prerequisites, credential } = messages.course;
  const { minimum, bookBy, validFor, accreditations } = course;
  const days = bookBy === undefined ? undefined : inUnits(locale, { count: bookBy, unit: 'day' });
  const deadline = days && fill(words.beforeStart, { time: days });
  const known: readonly (readonly [string, Fact['value'] | undefined])[] = [
    [prerequisites, listed(course.prerequisites)],
    [credential, course.credential],
    [words.validFor, validFor && inUnits(locale, lengthOf(validFor))],
    [words.accreditations, some(accreditations?.map(accredited))],
    [words.leadsTo, some(leadsTo.map(({ label, to }) => ({ text: label, to })))],
    [words.code, course.code],
    [words.minimum, minimum === undefined ? undefined : formatNumber(minimum, { locale })],
    [words.bookBy, deadline],
  ];
  return [
    ...known.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }])),
    ...(course.facts ?? []),
  ];
}
