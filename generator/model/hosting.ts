// What a host has to know of a site besides its files, and what it answers where there is no file: one model, which each
// host in generator/hosts/ writes in its own form.
import type { Redirect } from '../../schemas/types.ts';

/** What is asked of a host. Addresses are without the base; files and answers are the same on every host. */
export interface Hosting {
  /** "/" or "/sub/". */
  readonly base: string;
  /** Scheme and host of the site, such as https://www.example.com. */
  readonly origin: string;
  /** Old addresses, with where they lead: an address of the site that may have a query and a fragment. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** Other old addresses, and those that lead to another site, in the order in which they apply; absent if none. */
  readonly moved?: readonly Redirect[];
  readonly gone: readonly string[];
  /** Response headers for every answer, by name. */
  readonly headers: Readonly<Record<string, string>>;
  /** The further languages of the site: each has a page for unknown addresses in its folder. Absent if none. */
  readonly languages?: readonly string[];
}

/** Where files of pages are: /courses/capm is courses/capm.html, or courses/capm/index.html. */
export type Layout = 'flat' | 'folders';

/** What a host answers where hosts differ. */
export interface HostAnswers {
  /** To an old address: a redirect, or with 200 the page that redirects. */
  readonly moved: 301 | 200;
  /**
   * Which old addresses it redirects that have another form than those of the site: with a query or not, and whether
   * /Courses is /courses to it; and which addresses it would read as patterns, such as /:name. None where it is absent.
   */
  readonly others?: { readonly queries: boolean; readonly isCaseIgnored: boolean; readonly unfit?: RegExp };
  /** To an address that was removed. */
  readonly gone: 410 | 404;
  /** To an address with a slash at its end: a redirect to the one without, the page itself, or nothing. */
  readonly slash: 301 | 308 | 200 | 404;
  /** To the name of a page's file. */
  readonly html: 301 | 308 | 200;
  /** Whether it answers unknown addresses with the page in the folder of their language, or always with the same one. */
  readonly missing?: 'by language';
  /** Whether it sends the headers of the site. */
  readonly headers: boolean;
  /** Which caching it sends: each rule, by folder with a value of its own for all other files, or one for all. */
  readonly caching: 'rules' | { readonly folders: boolean; readonly others: string | undefined };
}

/** Where a host cannot take all that a site asks for. */
export interface HostLimit {
  /** What there is too much of, such as "redirects". */
  readonly what: string;
  /** What has to become smaller: the settings that are written for the host, the whole site, or one of its files. */
  readonly of: 'settings' | 'site' | 'file';
  readonly found: number;
  readonly allowed: number;
}

/** What of a linked site only its hosts need. */
export interface HostedSite {
  /** Where the files of pages are: flat where it is absent. */
  readonly layout?: Layout;
  /** Addresses that were removed on purpose, and that nothing has taken since. */
  readonly gone: readonly string[];
  /** Whether it is in a further language, whose home page is a page like others: /ar, and not /ar/. */
  readonly isFurther?: true;
}

/** How large a site is. */
export interface SiteSize {
  readonly files: number;
  readonly bytes: number;
  readonly largest: { readonly file: string; readonly bytes: number };
}
