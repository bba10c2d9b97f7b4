// Links and files in the form in which facts store them: without base and query, so that equal targets are equal texts.

/** Prefix of a link or file outside the site's base; the URL follows unchanged. */
const OUTSIDE = '!';

const isOnSite = (url: string): boolean => url.startsWith('/') && !url.startsWith('//');

/**
 * Returns the address, with its fragment, that a link on this site leads to; undefined for external links and for links
 * to the page itself.
 * @example linkTarget('/sub/courses/capm?x=1#reviews', '/sub/') // '/courses/capm#reviews'
 */
export function linkTarget(href: string, base: string): string | undefined {
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
export function fileTarget(url: string, base: string): string | undefined {
  if (!url.startsWith('/')) return undefined;
  return url.startsWith(base) && !url.startsWith('//') ? url.slice(base.length) : OUTSIDE + url;
}

/** Returns the URL of a target outside the base; undefined for all others. */
export const outside = (target: string): string | undefined =>
  target.startsWith(OUTSIDE) ? target.slice(OUTSIDE.length) : undefined;

// The targets of a page's frame (its header and footer) as one text. Equal frames are equal texts, so each is stored
// and verified once.

/** What the header and footer of a page refer to. */
export interface FrameTargets {
  readonly links: ReadonlySet<string>;
  readonly files: ReadonlySet<string>;
}

/** Separators; no entry contains white space. */
const [ENTRY, LIST] = ['\n', '\n\n'];

/** Serialises the targets of a frame. */
export const writeFrameTargets = ({ links, files }: FrameTargets): string =>
  [...links].join(ENTRY) + LIST + [...files].join(ENTRY);

/** Parses the text that `writeFrameTargets` returned. */
export function readFrameTargets(text: string): FrameTargets {
  const [links, files] = text.split(LIST).map((list) => new Set(list === '' ? [] : list.split(ENTRY)));
  return { links: links ?? new Set(), files: files ?? new Set() };
}
