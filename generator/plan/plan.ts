// The hinge: from the linked content to everything that will be written, as plain JSON in a fixed order.
import type { Course } from '../../schemas/types.ts';
import type { LinkedCourse, LinkedSite } from '../model.ts';
import type { CoursePlan, Plan, PlannedForward, PlannedPage, PlannedText, SiteMaps } from '../planned.ts';
import { calendars } from './calendars.ts';
import { catalogueFiles, isLarge } from './catalogue.ts';
import { contentPage } from './content-pages.ts';
import { courseLists, listPage } from './course-lists.ts';
import { coursePages } from './course-pages.ts';
import { contextFor, needsOf, type CourseNeeds } from './course-needs.ts';
import { courseDrawings, siteDrawings } from './drawings.ts';
import { absoluteUrl } from './head.ts';
import { manifest } from './icons.ts';
import { notFoundPage, notSentPage, thankYouPage } from './message-pages.ts';
import { isPublishedAsIs, variantsOf } from './picture-variants.ts';
import { planContext, type PlanContext, type PlanInput } from './plan-context.ts';
import { responseHeaders } from './response-headers.ts';
import { makeShell } from './shell.ts';
import { robots, sitemaps } from './sitemap.ts';

const byAddress = (a: PlannedPage, b: PlannedPage): number =>
  a.address < b.address ? -1 : a.address > b.address ? 1 : 0;

/** Which slug each legacy number leads to, and where old addresses lead. */
export function siteMaps({ courses, redirects }: LinkedSite): SiteMaps {
  return {
    idToSlug: Object.fromEntries(
      courses.flatMap(({ course, numericAddress }) =>
        numericAddress === undefined ? [] : [[String(course.id), course.slug]],
      ),
    ),
    redirects: Object.fromEntries(redirects.map(({ from, to }) => [from, to])),
  };
}

function texts(context: PlanContext, pages: readonly PlannedPage[]): readonly PlannedText[] {
  const { site, base, redirected } = context;
  const courses = site.courses.map(({ address }) => address).filter((address) => !redirected.has(address));
  const urls = [
    ...pages.filter(({ isMain }) => isMain).flatMap(({ head }) => head.canonical ?? []),
    ...courses.map((address) => absoluteUrl(site, base, address)),
  ];
  return [
    ...sitemaps(urls.sort(), (file) => absoluteUrl(site, base, file)),
    ...catalogueFiles(context),
    ...calendars(context),
    manifest(site, base),
    { file: 'robots.txt', text: robots(absoluteUrl(site, base, 'sitemap.xml')) },
  ];
}

function forwards({ site, base }: PlanContext, pages: readonly PlannedPage[]): readonly PlannedForward[] {
  const titles = new Map([
    ...site.courses.flatMap(({ address, numericAddress = address, course: { title } }) => [
      [address, title] as const,
      [numericAddress, title] as const,
    ]),
    ...pages.map(({ address, head }) => [address, head.title] as const),
  ]);
  return site.redirects.map(({ from, to }) => {
    const [address = to] = to.split(/[?#]/);
    return { from, to, title: titles.get(address) ?? to, canonical: absoluteUrl(site, base, address) };
  });
}

/** Plans everything but what belongs to one course. It cannot fail: whatever could be wrong was found before. */
export function planSite(context: PlanContext): Plan {
  const { site, base, redirected } = context;
  const pages = [
    ...site.pages.map((page) => contentPage(page, context)),
    ...(isLarge(site) ? courseLists(context).map((list) => listPage(list, context)) : []),
    thankYouPage(context),
    notSentPage(context),
  ]
    .filter(({ address }) => !redirected.has(address))
    .sort(byAddress);
  return {
    base,
    shell: makeShell(context),
    pages,
    notFound: notFoundPage(context),
    maps: siteMaps(site),
    forwards: forwards(context, pages),
    headers: responseHeaders(site),
    texts: texts(context, pages),
    pictures: siteDrawings(context),
    variants: site.media.flatMap(variantsOf),
    media: site.media.filter((media) => isPublishedAsIs(media, site.settings.logo)).map(({ file }) => file),
  };
}

/** Plans what belongs to one course; `course` is all of its file. */
export function planCourse(needs: CourseNeeds, course: Course, shared: PlanContext): CoursePlan {
  const context = contextFor(needs, shared);
  return { pages: coursePages(needs.linked, course, context), pictures: courseDrawings(needs.linked, context) };
}

/** Reads all of a course's file, of which the linked site keeps only the facts. */
export type ReadCourse = (linked: LinkedCourse) => Course;

/** Plans the whole site at once. */
export function plan(site: LinkedSite, input: PlanInput, readCourse: ReadCourse): Plan {
  const context = planContext(site, input);
  const planned = planSite(context);
  const courses = site.courses.map((linked) => planCourse(needsOf(linked, context), readCourse(linked), context));
  return {
    ...planned,
    pages: [...planned.pages, ...courses.flatMap(({ pages }) => pages)].sort(byAddress),
    pictures: [...planned.pictures, ...courses.flatMap(({ pictures }) => pictures)],
  };
}
