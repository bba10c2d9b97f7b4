// Links and files as facts keep them: without base and query, so that the same target is the same text.

/** Stands before a link or a file that leads out of the site's base; what follows is the URL as it was. */
const OUTSIDE = '!';

const isOnSite = (url: string): boolean => url.startsWith('/') && !url.startsWith('//');

/**
 * The address, with its fragment, to which a link of this site leads; undefined for links elsewhere and to the page itself.
 * @example linkTarget('/sub/courses/capm?x=1#reviews', '/sub/') // '/courses/capm#reviews'
 */
export function linkTarget(href: string, base: string): string | undefined {
  if (!isOnSite(href)) return undefined;
  const hash = href.indexOf('#');
  const location = hash === -1 ? href : href.slice(0, hash);
  const query = location.indexOf('?');
  const path = query === -1 ? location : location.slice(0, query);
  if (!`${path}/`.startsWith(base)) return OUTSIDE + href;
  return `/${path.slice(base.length)}${hash === -1 ? '' : href.slice(hash)}`;
}

/** A file of this site, relative to the output folder; undefined for files elsewhere. */
export function fileTarget(url: string, base: string): string | undefined {
  if (!url.startsWith('/')) return undefined;
  return url.startsWith(base) && !url.startsWith('//') ? url.slice(base.length) : OUTSIDE + url;
}

/** The URL of a target that leads out of the base; undefined for all others. */
export const outside = (target: string): string | undefined =>
  target.startsWith(OUTSIDE) ? target.slice(OUTSIDE.length) : undefined;
