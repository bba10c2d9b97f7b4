// Which route of the site takes an address. The site's own tree is asked, so that what is checked and planned is what
// the browser will find.
import { matchRoutes } from 'react-router-dom';
import { addressOf } from '../../src/app/navigation/page-address.ts';
import type { Template } from '../../src/app/page.ts';
import type { MainAddresses } from '../../src/app/shell-props.ts';
import { siteRoutes, type SiteRoute } from '../../src/app/route-tree.ts';
import { memoize } from '../base/memoize.ts';
import { tryTo } from '../base/try-to.ts';

/**
 * Whether a browser requests exactly this address when it follows a link to it, and a route can match it literally: a link
 * to "/c#" requests "/c", and a route "/:c" would match any address. Blanks and capitals break in emails and on
 * hosts, some of which leave out files whose names begin with "_".
 */
export function isAskable(address: string): boolean {
  if (/^\/[a-z0-9/-]*$/.test(address)) return true;
  if (/\s|\/_/.test(address) || address !== address.toLowerCase()) return false;
  const asked = tryTo(() => decodeURIComponent(addressOf(new URL(address, 'https://example.com').pathname)));
  return asked === address && !/\/[:*]|\*$/.test(address);
}

/** The parts of addresses that routes name: "/courses/:course" names "courses". */
function namesIn(routes: readonly SiteRoute[]): readonly string[] {
  return routes.flatMap((route) =>
    'path' in route
      ? [...route.path.split('/').filter((part) => !/^(:.*|\*|)$/.test(part)), ...namesIn(route.children ?? [])]
      : [],
  );
}

/** Returns the route that takes an address; undefined where there is none. */
export type RouteOf = (address: string) => SiteRoute | undefined;

/** Returns how to find a route: once for all addresses that differ only where no route names a part, as matching is slow. */
export function routeFinder(addresses: MainAddresses): RouteOf {
  const routes: SiteRoute[] = [...siteRoutes(addresses)];
  const names = new Set(namesIn(routes));
  const match = memoize((form: string) => matchRoutes(routes, form)?.at(-1) ?? null);
  return (address) => match(address.replace(/[^/]+/g, (part) => (names.has(part) ? part : '-')))?.route;
}

/** Whether a route shows pages with a template. */
export const showsTemplate = (route: SiteRoute | undefined, template: Template): boolean =>
  route !== undefined && (route.templates?.includes(template) ?? true);
