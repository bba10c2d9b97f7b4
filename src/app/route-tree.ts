// The routes of the site as a tree, without what they show: the generator asks the same tree which route takes an
// address, long before a page is rendered. The provider names the main pages, so the tree is made from their addresses.
import type { ReactNode } from 'react';
import type { Template } from './page.ts';
import type { MainAddresses } from './shell-props.ts';

/** A route of the site, as the router takes it. */
export type SiteRoute = {
  /** The templates of the pages that it shows; without them, it shows any page. */
  readonly templates?: readonly Template[];
  readonly element?: ReactNode;
  readonly caseSensitive?: boolean;
} & ({ readonly index: true } | { readonly path: string; readonly children?: SiteRoute[] });

/** How the router works in its next version, and here already. */
export const routerFuture = { v7_startTransition: true, v7_relativeSplatPath: true };

/** Makes what a route shows from its templates. */
export type Show = (templates?: readonly Template[]) => ReactNode;

/**
 * Returns the routes below the layout: the home page, the main pages where the provider has them, courses by slug or
 * number below the catalogue, the site's own pages, and any other page of the content.
 */
export function siteRoutes(
  { catalogue, contact, registration, schedule }: MainAddresses,
  show?: Show,
): readonly SiteRoute[] {
  const of = (...templates: Template[]) => ({ templates, element: show?.(templates), caseSensitive: true });
  return [
    { index: true, ...of('home', 'sections') },
    {
      path: catalogue,
      caseSensitive: true,
      children: [
        { index: true, ...of('catalogue', 'catalogue-large') },
        { path: 'category/:category', ...of('category') },
        { path: ':course', ...of('course-standard', 'course-tabbed', 'course-single', 'course-generic') },
      ],
    },
    { path: 'course--lists/:category/:subcategory/:part?', ...of('catalogue-list') },
    ...(contact === undefined ? [] : [{ path: contact, ...of('contact', 'contact-ways') }]),
    ...(schedule === undefined ? [] : [{ path: schedule, ...of('schedule') }]),
    ...(registration === undefined ? [] : [{ path: registration, ...of('registration') }]),
    { path: 'thank-you', ...of('thank-you') },
    { path: 'not-sent', ...of('not-sent') },
    // Other pages of the content, those of trainers and news, further addresses of courses, and addresses that the site does not have.
    { path: '*', element: show?.() },
  ];
}
