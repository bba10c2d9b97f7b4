// What any page may be made from, besides its own inputs: little, the same for all pages, and plain JSON, so that a
// worker process plans a page from exactly what the main process would. Site-wide lists are not in it on purpose: a page
// that reads one would have to be made again whenever any entry changes.
import type { DocumentInput } from '../../../src/app/entry-server.tsx';
import { IN_FIRST_LANGUAGE, slashed } from '../../../src/app/navigation/page-address.ts';
import { memoizePerObject } from '../../base/memoize.ts';
import { mapTexts } from '../../base/objects.ts';
import type { LinkedSite } from '../../model/content.ts';
import { routeFinder, type RouteOf } from '../../model/site-routes.ts';
import type { MediaSizes } from '../pictures/picture-variants.ts';
import { registrationOf } from '../forms/registration.ts';
import { makeTextFormat, type TextFormat } from './text-format.ts';
import { NOT_FOUND_ADDRESS, NOT_SENT_ADDRESS } from '../../model/reserved-addresses.ts';

/** The part of the linked site that every page may read. */
export interface SharedSite extends Pick<
  LinkedSite,
  'settings' | 'theme' | 'addresses' | 'messages' | 'categories' | 'courseWords' | 'media' | 'layout' | 'isFurther'
> {
  readonly seo: Omit<LinkedSite['seo'], 'pages'>;
}

/** What all pages share, as plain JSON. */
export interface SharedInputs extends Omit<DocumentInput, 'page' | 'shellUrl' | 'assets'> {
  /** "/" or "/sub/". */
  readonly base: string;
  readonly site: SharedSite;
  readonly languages?: SiteLanguages;
}

/** Returns what the document of each page says of what all share. */
export const sharedParts = ({ base: _base, site: _site, languages: _languages, ...parts }: SharedInputs) => parts;

/** The languages of a site that has several, as pages of one of them need to know. */
export interface SiteLanguages {
  /** Its own folder in the output, such as "ar/"; empty of the first language. */
  readonly folder: string;
  /** All of them, the first first; each with what precedes its addresses. */
  readonly all: readonly {
    readonly code: string;
    readonly locale: string;
    readonly direction: 'ltr' | 'rtl';
    readonly base: string;
  }[];
  /** Addresses that only the first language has: links lead there. */
  readonly elsewhere: readonly string[];
  /** The addresses of pages that have a name of their own in this language, by those in the first one. */
  readonly own?: Readonly<Record<string, string>>;
}

/** What a page is planned with. */
export interface PageContext {
  readonly base: string;
  readonly site: SharedSite;
  readonly format: TextFormat;
  readonly media: MediaSizes;
  readonly routeOf: RouteOf;
  readonly languages?: SiteLanguages;
}

/** Takes what every page may read out of the linked site. */
export function sharedSite(site: LinkedSite): SharedSite {
  const { settings, theme, addresses, messages, categories, courseWords, media } = site;
  const { pages: _pages, ...seo } = site.seo;
  const { layout, isFurther } = site;
  const place = { ...(layout !== undefined && { layout }), ...(isFurther && { isFurther }) };
  return { settings, ...(theme && { theme }), addresses, messages, categories, courseWords, media, seo, ...place };
}

/** Returns where visitors register, to what knows the whole site. */
export const registrationIn = memoizePerObject((site: LinkedSite) => registrationOf(sharedSite(site)));

/** Returns the path of a file that a site has once for all its languages. */
export const sharedFile = (file: string, { isFurther }: Pick<SharedSite, 'isFurther'>): string =>
  isFurther ? IN_FIRST_LANGUAGE + file : file;

/** Prepares the planning of pages. */
export function pageContext<Site extends SharedSite>({
  base,
  site,
  languages,
}: {
  readonly base: string;
  readonly site: Site;
  readonly languages?: SiteLanguages | undefined;
}) {
  return {
    base,
    site,
    ...(languages && { languages }),
    format: makeTextFormat(site.settings, site.messages),
    media: new Map(site.media.map((one) => [one.file, { ...one, file: sharedFile(one.file, site) }])),
    routeOf: routeFinder(site.addresses),
  } satisfies PageContext;
}

// A site for hosts without settings, that serve the index of a folder: every page is such an index, and links lead to the
// folder. Pages are planned as for any host, and laid out when they are done.

/** Returns the file of the page at an address, relative to the output folder. */
export const pageFile = (address: string): string => (address === '/' ? 'index.html' : `${address.slice(1)}.html`);

/** Pages that servers look for by the names of their files. */
const flatPages: readonly string[] = ['/', NOT_FOUND_ADDRESS, NOT_SENT_ADDRESS];

/** Returns the file of the page at an address, in a folder of its own. */
export const folderFile = (address: string): string =>
  flatPages.includes(address) ? pageFile(address) : `${address.slice(1)}/index.html`;

const slashLinks = (html: string): string =>
  html.replace(/<a href="([^"]*)"/g, (_, href: string) => `<a href="${slashed(href)}"`);

/** Returns data in which the links of every text in HTML, by its key, have a slash at their end. */
export const withSlashes = <Data>(data: Data): Data =>
  mapTexts(data, (text, key) => (/html$/i.test(key) ? slashLinks(text) : text));
