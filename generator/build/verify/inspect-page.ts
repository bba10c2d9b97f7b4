// Checks what can be checked of one finished page alone, and collects what has to be checked against the other pages.
import type { PageHtml } from '../../../src/app/page-html.ts';
import { decoded } from '../../base/decoded.ts';
import { startOf, type Diagnostic } from '../../model/diagnostic.ts';
import { brokenFragment, headings } from '../../rules/words/build.ts';
import type { Outcome } from '../../model/content.ts';
import { readHtml } from './read-html.ts';

// Links and files in the form in which facts store them: without base and query, so that equal targets are equal texts.

/** Prefix of a link or file outside the site's base; the URL follows unchanged. */
const OUTSIDE = '!';

const isOnSite = (url: string): boolean => url.startsWith('/') && !url.startsWith('//');

/**
 * Returns the address, with its fragment, that a link on this site leads to; undefined for external links and for links
 * to the page itself.
 * @example linkTarget('/sub/courses/capm?x=1#reviews', '/sub/') // '/courses/capm#reviews'
 */
function linkTarget(href: string, base: string): string | undefined {
  if (!isOnSite(href)) return undefined;
  const hash = href.indexOf('#');
  const location = hash === -1 ? href : href.slice(0, hash);
  const query = location.indexOf('?');
  const path = query === -1 ? location : location.slice(0, query);
  if (!`${path}/`.startsWith(base)) return OUTSIDE + href;
  const address = path.slice(base.length).replace(/\/$/, '');
  return `/${address}${hash === -1 ? '' : href.slice(hash)}`;
}

/** Returns the path of a file of this site, relative to the output folder; undefined for external files. */
function fileTarget(url: string, base: string): string | undefined {
  if (!url.startsWith('/')) return undefined;
  return url.startsWith(base) && !url.startsWith('//') ? url.slice(base.length) : OUTSIDE + url;
}

/** Returns the URL of a target outside the base; undefined for all others. */
export const outside = (target: string): string | undefined =>
  target.startsWith(OUTSIDE) ? target.slice(OUTSIDE.length) : undefined;

// The targets of a page's frame (its header and footer) as one text. Equal frames are equal texts, so each is stored
// and verified once.

/** Separators; no entry contains white space. */
const [ENTRY, LIST] = ['\n', '\n\n'];

const writeFrameTargets = (links: Iterable<string>, files: Iterable<string>): string =>
  [...links].join(ENTRY) + LIST + [...files].join(ENTRY);

/** Parses the text that `writeFrameTargets` returned. */
export function readFrameTargets(text: string): Readonly<Record<'links' | 'files', readonly string[]>> {
  const [links = [], files = []] = text.split(LIST).map((list) => (list === '' ? [] : list.split(ENTRY)));
  return { links, files };
}

// Header, footer and most tags of the head are the same on most pages. They are parsed only when they change, and what they
// refer to is kept apart from what the page itself refers to.

/** What a part of a page contains, without duplicates except for headings; targets as facts store them. */
interface PagePart {
  readonly headings: readonly number[];
  readonly ids: readonly string[];
  readonly links: readonly string[];
  readonly files: readonly string[];
  readonly fragments: readonly string[];
}

/** What a page contains; links and files exclude those of its frame. */
interface PageParts extends PagePart {
  readonly frame: string;
}

function unique(values: readonly (string | undefined)[]): readonly string[] {
  const found = new Set(values);
  found.delete(undefined);
  // TypeScript does not see that this was just deleted.
  return [...(found as Set<string>)];
}

function readPart(html: string, base: string): PagePart {
  const { headings, ids, hrefs, resources } = readHtml(html);
  return {
    headings,
    ids: [...ids],
    links: unique(hrefs.map((href) => linkTarget(href, base))),
    files: unique(resources.map((url) => fileTarget(url, base))),
    fragments: unique(hrefs.map((href) => (href.startsWith('#') ? href : undefined))),
  };
}

/** Returns a reader that parses a part only if it differs from the previous one. */
function readChanged(): typeof readPart {
  let last: { readonly html: string; readonly base: string; readonly part: PagePart } | undefined;
  return (html, base) => {
    if (last?.html !== html || last.base !== base) last = { html, base, part: readPart(html, base) };
    return last.part;
  };
}

const [readSharedHead, readHeader, readFooter] = [readChanged(), readChanged(), readChanged()];

/** A link of the header to the same page in another language: with it, each page would have a frame of its own. */
const languageLink = /<a (?=[^>]* lang=")[^>]*>/g;

/** Reads a page, separated into its own contents and its frame. */
export function readParts({ main, header, ...html }: PageHtml, base: string): PageParts {
  const languages = header.match(languageLink) ?? [];
  const menus = readHeader(languages.length === 0 ? header : header.replace(languageLink, ''), base);
  const before = [readPart(html.head, base), readSharedHead(html.sharedHead, base), menus];
  const own = readPart(main + languages.join(''), base);
  const after = [readFooter(html.footer, base), readPart(html.end, base)];
  const parts = [...before, own, ...after];
  const around = [...before, ...after];
  const links = new Set(around.flatMap((part) => part.links));
  const files = new Set(around.flatMap((part) => part.files));
  return {
    headings: parts.flatMap((part) => part.headings),
    ids: unique(parts.flatMap((part) => part.ids)),
    frame: writeFrameTargets(links, files),
    links: own.links.filter((target) => !links.has(target)),
    files: own.files.filter((target) => !files.has(target)),
    fragments: unique(parts.flatMap((part) => part.fragments)),
  };
}

/** A page as it will be published. */
export interface PublishedPage {
  readonly address: string;
  readonly source: string;
  readonly html: PageHtml;
}

/** What a page refers to, and can be referred to by, as plain JSON; those of all pages are held in memory. */
export interface PageFacts {
  readonly address: string;
  readonly source: string;
  /** The targets in the page's header and footer, from `writeFrameTargets`: the same text on most pages. */
  readonly frame: string;
  /** Distinct targets of its links on this site, without those of the frame and its own fragments. */
  readonly links: readonly string[];
  /** Scripts, styles and pictures of this site that are not in the frame, without duplicates. */
  readonly files: readonly string[];
  /** The ids that links of other pages can lead to, separated by spaces. */
  readonly ids: string;
}

function headingProblem(levels: readonly number[]): string | undefined {
  const tops = levels.filter((level) => level === 1).length;
  if (tops !== 1) return `it has ${tops} main headings`;
  const skip = levels.findIndex((level, i) => i > 0 && level > (levels[i - 1] ?? 0) + 1);
  return skip === -1 ? undefined : `level ${levels[skip]} follows level ${levels[skip - 1]}`;
}

function problemsOf(
  { address, source }: PublishedPage,
  { headings: levels, ids, fragments }: PageParts,
): readonly Diagnostic[] {
  const at = startOf(source);
  const problem = headingProblem(levels);
  const lost = fragments.filter((href) => href !== '#' && !ids.includes(decoded(href.slice(1))));
  return [
    ...lost.map((target) => brokenFragment({ address, target }, at)),
    ...(problem === undefined ? [] : [headings({ address, problem }, at)]),
  ];
}

/** Reads and checks a finished page; `base` is the prefix of every address. */
export function inspectPage(page: PublishedPage, base: string): Outcome<PageFacts> {
  const parts = readParts(page.html, base);
  const { address, source } = page;
  const { frame, links, files } = parts;
  // No link may lead to the ids that React generates, which begin with "_": they change with the markup.
  const ids = parts.ids.filter((id) => !id.startsWith('_')).join(' ');
  return {
    value: { address, source, frame, links, files, ids },
    diagnostics: problemsOf(page, parts),
  };
}
