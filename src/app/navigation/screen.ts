// A screen is the content between header and footer: a page of the plan, or one of three substitutes without one.
import { matchRoutes } from 'react-router-dom';
import { fill } from '../format.ts';
import type { Head, MainAddresses, NotFoundProps, PageData, Shell } from '../page-props.ts';
import { siteRoutes } from '../route-tree.ts';

/** What is shown in the layout. */
export type Screen =
  { readonly kind: 'page'; readonly data: PageData } | MissingScreen | { readonly kind: 'load-failed' };

/** The screen of an address that the site does not have, with what it offers instead. */
export interface MissingScreen {
  readonly kind: 'not-found' | 'course-not-found';
  readonly help?: NotFoundProps;
}

/** Returns the screen for an address that the site does not have: a number on the route of courses is a course's. */
export function missingScreen(address: string, addresses: MainAddresses): MissingScreen {
  const { course = '' } = matchRoutes([...siteRoutes(addresses)], address)?.at(-1)?.params ?? {};
  return { kind: /^\d+$/.test(course) ? 'course-not-found' : 'not-found' };
}

function headingOf(kind: Exclude<Screen['kind'], 'page'>, { errors }: Shell['messages']): string {
  if (kind === 'not-found') return errors.notFound.title;
  return kind === 'course-not-found' ? errors.courseNotFound.title : errors.loadFailed.title;
}

/** Returns what belongs in the document's head while a screen is shown. */
export function headOf(screen: Screen, { messages, name }: Shell): Head {
  if (screen.kind === 'page') return screen.data.head;
  const title = fill(messages.errors.documentTitle, { title: headingOf(screen.kind, messages), name });
  return { title, meta: [{ name: 'robots', content: 'noindex' }], jsonLd: [] };
}
