// What the pages of a course are made from, besides its own file and what all pages share. Nothing else can change
// them, so that a page whose needs are the same need not be made again; and it is little, so that another process can.
import type { SearchEngineTexts, Session } from '../../schemas/types.ts';
import type { CourseCard } from '../../src/page-props.ts';
import type { LinkedCourse, LinkedSession } from '../model.ts';
import type { PlanContext } from './plan-context.ts';
import { sessionRow } from './session-rows.ts';

/** What is needed besides the cards of other courses. */
interface OwnNeeds {
  readonly linked: LinkedCourse;
  /** The coming sessions of the course, earliest first. */
  readonly coming: readonly Session[];
  /** The texts for search engines that its address has. */
  readonly texts?: SearchEngineTexts['pages'][string];
  /** Its place among the courses of its subcategory. */
  readonly place: number;
  /** Addresses of the course that lead elsewhere. */
  readonly redirected: readonly string[];
}

/** Plain JSON. */
export interface CourseNeeds extends OwnNeeds {
  readonly related: readonly CourseCard[];
}

/** Gathers what the pages of a course need besides the cards of other courses. */
export function ownNeeds(linked: LinkedCourse, context: PlanContext): OwnNeeds {
  const { order, site, comingOf } = context;
  const { address, numericAddress, course } = linked;
  const texts = site.seo.pages[address];
  const all = [address, ...(course.aliases ?? []), ...(numericAddress === undefined ? [] : [numericAddress])];
  return {
    linked,
    coming: comingOf(linked).map(({ session }) => session),
    ...(texts ? { texts } : {}),
    place: order.placeOf(linked),
    redirected: all.filter((at) => context.redirected.has(at)),
  };
}

/** Gathers what the pages of a course need. */
export const needsOf = (linked: LinkedCourse, context: PlanContext): CourseNeeds => ({
  ...ownNeeds(linked, context),
  related: context.relatedCards(linked),
});

/** The context of a plan in which there is only what a course needs; `shared` is of the same site without courses. */
export function contextFor(needs: CourseNeeds, shared: PlanContext): PlanContext {
  const { linked, related, texts, place, redirected } = needs;
  const { site } = shared;
  const coming = needs.coming.map((session): LinkedSession => ({ session, course: linked }));
  return {
    ...shared,
    site: { ...site, seo: { ...site.seo, pages: texts ? { [linked.address]: texts } : {} } },
    redirected: new Set(redirected),
    order: { ...shared.order, placeOf: () => place },
    relatedCards: () => related,
    comingOf: () => coming,
    comingRowsOf: () => coming.map((session) => sessionRow(session, shared)),
  };
}

/** The context without courses, as plain JSON may carry it to another process. */
export const sharedSite = (site: PlanContext['site']): PlanContext['site'] => ({
  ...site,
  courses: [],
  sessions: [],
  pages: [],
  stories: [],
  redirects: [],
  seo: { ...site.seo, pages: {} },
});
