// A screen is the content between header and footer: a page of the plan, or one of three substitutes without one.
import type { NotFoundProps, PageData } from '../page.ts';

/** What is shown in the layout. */
export type Screen =
  | { readonly kind: 'page'; readonly data: PageData }
  | MissingScreen
  | { readonly kind: 'load-failed' };

/** The screen of an address that the site does not have, with what it offers instead. */
export interface MissingScreen {
  readonly kind: 'not-found' | 'course-not-found';
  readonly help?: NotFoundProps;
}
