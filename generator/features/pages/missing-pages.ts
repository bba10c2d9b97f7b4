// What visitors are offered where the site has no page: popular courses, and what is spelt like the address. Browsers load
// it only there.
import { fullTitle } from '../../../src/app/format.ts';
import { MISSING_FILE } from '../../../src/app/navigation/near-addresses.ts';
import type { MissingHelp, NamedAddress, Page } from '../../../src/app/page.ts';
import type { Link } from '../../../src/ui/link-props.ts';
import type { PlannedPage, PlannedText } from '../../model/planned.ts';
import { NOT_FOUND_ADDRESS, NOT_SENT_ADDRESS, THANKS_ADDRESS } from '../../model/reserved-addresses.ts';
import { unlistedHead } from '../shell/head.ts';
import { type PageContext, pageFile } from '../shell/page-context.ts';
import type { SiteContext } from '../shell/site-context.ts';

const POPULAR = 6;

/** The most addresses that browsers load, about 100 kB compressed: of more, none that is spelt alike is offered. */
const MOST = 10_000;

/** Returns the courses that the home page shows, or else the first ones of the catalogue. */
function popularCourses({ site, order }: SiteContext): readonly Link[] {
  const featured = site.pages.flatMap(({ words }) =>
    words.template === 'home' ? (words.featured?.courses ?? []) : [],
  );
  const chosen = featured.flatMap((slug) => order.courseOf(slug) ?? []);
  return [...new Set([...chosen, ...site.courses.slice(0, POPULAR)])]
    .slice(0, POPULAR)
    .map(({ address, course }) => ({ label: fullTitle(course), to: address }));
}

function namedAddresses({ site, redirected }: SiteContext): readonly NamedAddress[] {
  const named: readonly NamedAddress[] = [
    ...site.pages.map(({ address, words }) => [address, words.title] as const),
    ...site.courses.map(({ address, course }) => [address, fullTitle(course)] as const),
    ...site.entries.map(({ address, title }) => [address, title] as const),
  ];
  return named.filter(([address]) => address !== '/' && !redirected.has(address));
}

/** Returns the file that browsers load where the site has no page. */
export function missingText(context: SiteContext): PlannedText {
  const pages = namedAddresses(context);
  const help: MissingHelp = { popular: popularCourses(context), ...(pages.length <= MOST && { pages }) };
  return { file: MISSING_FILE.slice(1), text: JSON.stringify(help) };
}

// Pages that say one thing, in the words of the messages. Search engines should not list them.

function messagePage(
  page: Pick<PlannedPage, 'address' | 'page'>,
  { title, text }: { readonly title: string; readonly text: string },
  { site }: PageContext,
): PlannedPage {
  return {
    ...page,
    file: pageFile(page.address),
    source: `messages/${site.settings.language}.yaml`,
    isMain: false,
    head: unlistedHead({ title, description: text, robots: 'noindex' }, { site }),
  };
}

/** The page for addresses that no page has. */
export function notFoundPage(context: SiteContext): PlannedPage {
  const page: Page = { template: 'not-found', props: { popular: popularCourses(context) } };
  return messagePage({ address: NOT_FOUND_ADDRESS, page }, context.site.messages.errors.notFound, context);
}

/** The pages after a form that was sent without JavaScript: one that thanks, and one for what the collector has refused. */
export function formMessages(context: SiteContext): readonly PlannedPage[] {
  const { endpoints } = context.site.forms;
  const { thanks, notSent } = context.site.messages.forms;
  if (endpoints.length === 0) return [];
  return [
    messagePage({ address: THANKS_ADDRESS, page: { template: 'thank-you', props: {} } }, thanks, context),
    messagePage({ address: NOT_SENT_ADDRESS, page: { template: 'not-sent', props: {} } }, notSent, context),
  ];
}
