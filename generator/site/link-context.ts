import type { MainAddresses } from '../../src/app/page-props.ts';
import type { Diagnostic, Location } from '../model/diagnostic.ts';
import type { FindByTitle } from '../rules/find-by-title.ts';
import type { UnknownNameRule } from '../rules/unknown-name.ts';
import type { Kinds } from '../kinds/kinds.ts';
import type { Entries, LinkedEntry, LinkedPage, LoadedContent } from '../model/content.ts';
import type { SiteSettings } from '../model/site-settings.ts';
import type { LinkedCategoryPage } from '../model/catalogue.ts';
import type { AddressBook } from './address-book.ts';
import type { PlacedCourses } from './place-courses.ts';

/** The texts of one page for search engines. */
export interface SearchText {
  readonly address: string;
  /** The whole title, with the name of the provider. */
  readonly title: string;
  readonly titleAt: () => Location;
  /** Undefined where seo.yaml says nothing of the page. */
  readonly description: string | undefined;
  readonly descriptionAt: () => Location;
  readonly isCourse: boolean;
  /** Whether the page describes itself, as those of courses do. */
  readonly describesItself: boolean;
  /** Whether the title is the page's own heading. */
  readonly isOwnTitle: boolean;
  readonly sharesTitle: boolean;
}

/** Things that content refers to by name: their names, and the rule for a name that is not among them. */
export interface NamedThings {
  readonly names: ReadonlySet<string>;
  readonly byTitle?: FindByTitle;
  /** Whether they are named in their own list only by a short name: renamed there, one is lost wherever it is named. */
  readonly isReportedOnce?: true;
  readonly rule: UnknownNameRule;
}

/** By what references lead to; without those whose names are in a file that is broken. */
export type Register = ReadonlyMap<string, NamedThings>;

/** How the files differ from their record. */
export interface RecordedFiles {
  /** How many values each file has that is there, the record itself excepted. */
  readonly sizes: ReadonlyMap<string, number>;
  /** Files that are gone, where no address is lost with them. */
  readonly lost: readonly string[];
  /** Files of which much is gone. */
  readonly shrunk: readonly string[];
  /** Files to be recorded, recorded again with another size, or no longer recorded. */
  readonly changed: readonly string[];
}

/** What every cross-file check may look at. */
export interface LinkContext extends PlacedCourses {
  readonly kinds: Kinds;
  readonly entries: Entries;
  readonly loaded: LoadedContent;
  /** What site.yaml says, with the defaults; undefined while it is broken. */
  readonly settings: SiteSettings | undefined;
  /** The slugs of all course files, also of those that are invalid. */
  readonly slugs: ReadonlySet<string>;
  /** Everything that content can refer to by name. */
  readonly register: () => Register;
  /** How the files differ from their record. */
  readonly recorded: () => RecordedFiles;
  /** Where the main pages are. */
  readonly mainAddresses: MainAddresses;
  readonly categoryPages: readonly LinkedCategoryPage[];
  readonly pages: readonly LinkedPage[];
  /** The valid files of other kinds whose files have pages. */
  readonly linkedEntries: readonly LinkedEntry[];
  readonly addresses: AddressBook;
  /** The texts of all pages for search engines. */
  readonly searchTexts: () => readonly SearchText[];
  /** The day of the check in the provider's time zone, as YYYY-MM-DD; undefined while site.yaml is broken. */
  readonly today: string | undefined;
}

/** One cross-file rule, or a few that look at the same thing. */
export type Check = (context: LinkContext) => readonly Diagnostic[];
