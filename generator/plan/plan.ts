// The hinge: from the linked content to everything that will be written, as plain JSON in a fixed order.
import type { LinkedSite, Plan, PlannedPage, PlannedText, SiteMaps } from '../model.ts';
import { calendars } from './calendars.ts';
import { contentPage } from './content-pages.ts';
import { coursePages } from './course-pages.ts';
import { drawings } from './drawings.ts';
import { absoluteUrl } from './head.ts';
import { manifest } from './icons.ts';
import { notFoundPage, thankYouPage } from './message-pages.ts';
import { isPublishedAsIs, variantsOf } from './picture-variants.ts';
import { planContext, type PlanContext, type PlanInput } from './plan-context.ts';
import { responseHeaders } from './response-headers.ts';
import { makeShell } from './shell.ts';
import { robots, sitemap } from './sitemap.ts';

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
  return [
    {
      file: 'sitemap.xml',
      text: sitemap(pages.filter(({ isMain }) => isMain).flatMap(({ head }) => head.canonical ?? [])),
    },
    ...calendars(context),
    manifest(context.site, context.base),
    { file: 'robots.txt', text: robots(absoluteUrl(context.site, context.base, 'sitemap.xml')) },
  ];
}

/** Plans the site. It cannot fail: whatever could be wrong was found before. */
export function plan(site: LinkedSite, input: PlanInput): Plan {
  const context = planContext(site, input);
  const maps = siteMaps(site);
  const pages = [
    ...site.pages.map((page) => contentPage(page, context)),
    ...site.courses.flatMap((course) => coursePages(course, context)),
    thankYouPage(context),
  ]
    .filter(({ address }) => maps.redirects[address] === undefined)
    .sort(byAddress);
  return {
    base: input.base,
    shell: makeShell(context),
    pages,
    notFound: notFoundPage(context),
    maps,
    headers: responseHeaders(site),
    texts: texts(context, pages),
    pictures: drawings(site),
    variants: site.media.flatMap(variantsOf),
    media: site.media.filter((media) => isPublishedAsIs(media, site.settings.logo)).map(({ file }) => file),
  };
}
