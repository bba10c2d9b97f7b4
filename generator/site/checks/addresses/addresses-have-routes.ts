// Held against the route tree of the site: a page that no route shows at its address could not be opened.
import type { Template } from '../../../../src/app/page-props.ts';
import { startOf, type Location } from '../../../model/diagnostic.ts';
import { locate } from '../../../rules/locate.ts';
import { noRoute } from '../../../rules/words/addresses.ts';
import { isReserved } from '../../../model/reserved-addresses.ts';
import { isAskable, routeFinder, showsTemplate } from '../../../model/site-routes.ts';
import type { Check, LinkContext } from '../../link-context.ts';
import { pageAddress } from '../../../kinds/page.ts';

/** A page at one of its addresses. */
interface Placed {
  readonly address: string;
  readonly template: Template;
  /** What gives it the address. */
  readonly at: () => Location;
}

const pagesIn = ({ entries }: LinkContext): readonly Placed[] =>
  entries.page.flatMap(({ source, data: { template } }) =>
    template === 'course' ? [] : [{ address: pageAddress(source), template, at: () => locate(source, '') }],
  );

function coursesIn({ entries, courses }: LinkContext): readonly Placed[] {
  const places = new Map(courses.map((linked) => [linked.course.slug, linked]));
  return entries.course.flatMap(({ source, data: { slug, page = 'standard', aliases = [] } }) => {
    const { address, numericAddress = address } = places.get(slug) ?? {};
    const template = `course-${page}` as const;
    return [
      ...(address === undefined ? [] : [{ address, template, at: () => locate(source, '/slug') }]),
      ...(numericAddress === address || numericAddress === undefined
        ? []
        : [{ address: numericAddress, template: 'course-generic' as const, at: () => locate(source, '/id') }]),
      ...aliases.map((alias, i) => ({ address: alias, template, at: () => locate(source, `/aliases/${i}`) })),
    ];
  });
}

const categoriesIn = ({ entries, categoryPages }: LinkContext): readonly Placed[] =>
  entries.catalogue.flatMap(({ source }) =>
    categoryPages.map(({ address, pointer }) => ({
      address,
      template: 'category' as const,
      at: () => locate(source, pointer),
    })),
  );

/** The addresses of files that are named as people like, such as those of trainers. */
const unaskable = ({ linkedEntries }: LinkContext) =>
  linkedEntries
    .filter(({ address }) => !isAskable(address))
    .map(({ address, file }) => noRoute({ address, templates: undefined }, startOf(file)));

/** A browser can ask for the address of every page, and the route that takes it shows pages with that template. */
export const addressesHaveRoutes: Check = (context) => {
  const pages = pagesIn(context);
  const lost = pages.filter(({ address }) => !isAskable(address));
  // Where a main page is among them, the routes below it mean nothing yet.
  if (lost.length > 0) return lost.map(({ address, at }) => noRoute({ address, templates: undefined }, at()));
  const placed = [...pages, ...coursesIn(context), ...categoriesIn(context)];
  const named = unaskable(context);
  const routeOf = routeFinder(context.mainAddresses);
  const shown = placed.flatMap(({ address, template, at }) => {
    const route = routeOf(address);
    if (showsTemplate(route, template)) return [];
    // Reported already: the site needs the address for itself, or another page has it.
    if (isReserved(address) || placed.filter((other) => other.address === address).length > 1) return [];
    return [noRoute({ address, templates: route?.templates }, at())];
  });
  return [...named, ...shown];
};
