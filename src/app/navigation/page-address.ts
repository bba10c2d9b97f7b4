// An address is the path of a page with a leading and no trailing slash, without the base. Hosts and visitors
// also write it with a trailing slash or as the file's name; all of these are one address.

/**
 * Returns the address of a path (without the base).
 * @example addressOf('/courses/capm.html') // '/courses/capm'
 */
export function addressOf(pathname: string): string {
  const address = pathname
    .replace(/\/+$/, '')
    .replace(/\.html$/, '')
    .replace(/^\/index$/, '');
  return address === '' ? '/' : address;
}

/** Returns a part of an address as people read it; as it is where its percent signs encode nothing, as in "#50%". */
export const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** How an address begins that leads from a language of the site to its first one, which is above. */
export const IN_FIRST_LANGUAGE = '/../';

/**
 * Returns a path from the site's root with the base before it, as the browser has to request it.
 * @example withBase('/media/a.svg', '/sub/') // '/sub/media/a.svg'
 * @example withBase('/../courses/capm', '/ar/') // '/courses/capm'
 */
export function withBase(file: string, base: string): string {
  if (/^(https?:)?\/\//.test(file) || file.startsWith('data:')) return file;
  return (base + file.replace(/^\//, '')).replace(/[^/]+\/\.\.\//, '');
}

/** Returns a srcset of paths from the site's root with the base before each. */
export function srcsetWithBase(srcset: string, base: string): string {
  return srcset
    .split(/,\s+/)
    .map((candidate) => withBase(candidate.trim(), base))
    .join(', ');
}

/**
 * Returns a link with a slash at the end of its path, as hosts want it that know folders only; links to files stay.
 * @example slashed('/courses?category=it') // '/courses/?category=it'
 */
export const slashed = (to: string): string => to.replace(/^((?:\/\.\.)?\/[^?#.]*[^/?#.])(?=$|[?#])/, '$1/');

/** Returns a link as the host wants it: with a slash at the end of its path, or as it is. */
export const asHosted = (to: string, { slash }: { readonly slash?: boolean | undefined }): string =>
  slash ? slashed(to) : to;

/** Returns whether a link target is a page of this site, in its language, rather than one of its files or something external. */
export function isPage(to: string): boolean {
  return /^[/?#]/.test(to) && !/^\/[/.]/.test(to) && !/^[^?#]*\.[a-z0-9]+($|[?#])/i.test(to);
}

/** An address with the query and fragment of a link, in which nothing needs to be resolved. */
const plainPath = /^(\/|(?:\/(?!\.)[^/?#]+)+)((?:\?[^#]+)?(?:#.+)?)$/;

/**
 * Returns the URL that the router would give a link to a page; undefined if that depends on the current page.
 * @example plainHref('/courses?category=it', '/sub/') // '/sub/courses?category=it'
 */
export function plainHref(to: string, base: string): string | undefined {
  if (to.startsWith('#')) return to;
  const [, path = '', rest = ''] = plainPath.exec(to) ?? [];
  if (path === '') return undefined;
  return (path === '/' ? basename(base) : base + path.slice(1)) + rest;
}

/** Returns the base in the form that the router expects: without a trailing slash. */
export function basename(base: string): string {
  return base === '/' ? '/' : base.replace(/\/$/, '');
}

/** Returns the address of a path that includes the base. */
export function addressUnder(base: string, pathname: string): string {
  return addressOf(`/${pathname.startsWith(base) ? pathname.slice(base.length) : ''}`);
}

/** The file in which the search of the site looks; it keeps its name, so that no page changes with it. */
export const SEARCH_FILE = 'data/search.json';
