import type { MainAddresses } from '../../src/page-props.ts';
import type { Diagnostic, Location } from '../model/diagnostic.ts';
import type { FindByTitle } from '../diagnostics/find-by-title.ts';
import type { Entries, LinkedCourse, LinkedPage, LoadedContent } from '../model/content.ts';
import type { AddressBook } from './address-book.ts';

/** The texts of one page for search engines. */
export interface SearchText {
  readonly address: string;
  /** The whole title, with the name of the provider. */
  readonly title: string;
  readonly titleAt: () => Location;
  /** Undefined where seo.yaml says nothing of the page. */
  readonly description: string | undefined;
  readonly descriptionAt: () => Location;
  /** Whether the page is a course's, which describes itself. */
  readonly isCourse: boolean;
  /** Whether the title is the page's own heading. */
  readonly isOwnTitle: boolean;
  readonly sharesTitle: boolean;
}

/** What every cross-file check may look at. */
export interface LinkContext {
  readonly entries: Entries;
  readonly loaded: LoadedContent;
  /** The slugs of all course files, also of those that are invalid. */
  readonly slugs: ReadonlySet<string>;
  /** Finds the slug of the course that has a title. */
  readonly courseByTitle: FindByTitle;
  /** Where the main pages are. */
  readonly mainAddresses: MainAddresses;
  /** The valid courses that the catalogue lists, in its order. */
  readonly courses: readonly LinkedCourse[];
  readonly pages: readonly LinkedPage[];
  readonly addresses: AddressBook;
  /** The texts of all pages for search engines. */
  readonly searchTexts: () => readonly SearchText[];
  /** The day of the check in the provider's time zone, as YYYY-MM-DD; undefined while site.yaml is broken. */
  readonly today: string | undefined;
}

/** One cross-file rule, or a few that look at the same thing. */
export type Check = (context: LinkContext) => readonly Diagnostic[];
