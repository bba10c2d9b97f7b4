// What the pages of a course are made from, besides its own file and what all pages share. Nothing else can change
// them, so that a page whose inputs are the same need not be made again; and it is little, so that another process can.
import type { Course } from '../../../schemas/types.ts';
import type { CourseCard, Link, PageMedia, TrainerCard } from '../../../src/app/page-props.ts';
import { fullTitle } from '../../../src/app/format.ts';
import type { HeldSession, LinkedCourse, LinkedSite } from '../../model/content.ts';
import { priceOn, type Price } from '../../model/price.ts';
import { mediaOf } from '../pictures/page-media.ts';
import type { SiteContext } from '../shell/site-context.ts';

/** What is needed besides the cards of other courses. */
export interface OwnInputs {
  readonly linked: LinkedCourse;
  /** The addresses of its pages, the main one first, without those that lead elsewhere. */
  readonly addresses: readonly string[];
  /** The coming sessions of the course, earliest first. */
  readonly coming: readonly HeldSession[];
  /** The texts for search engines that its address has. */
  readonly texts?: LinkedSite['seo']['pages'][string];
  /** Its price without what has ended before the day of the build; absent if the price is as in the course's file. */
  readonly price?: Price | 'over';
  /** Who teaches it, and who else teaches one of its coming sessions. */
  readonly trainers: readonly TrainerCard[];
  /** The courses that it leads to. */
  readonly leadsTo: readonly Link[];
  /** Its video and its documents. */
  readonly media: PageMedia;
  /** Its place among the courses of its subcategory, from 0. */
  readonly place: number;
}

/** Plain JSON. */
export interface CourseInputs extends OwnInputs {
  /** The cards of related courses. */
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
