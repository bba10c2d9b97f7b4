// Old addresses as an author writes them. Those in the form of an address of the site have a page that redirects, on every
// host; all others, such as /index.php?id=7, /Course or /shop/*, are redirected by hosts that have a setting for it.
import type { Redirect } from '../../schemas/types.ts';
import type { HostAnswers } from './hosting.ts';

/** An old address in its parts. */
export interface OldAddress {
  /** Where isPrefix, with a slash at its end; otherwise without. */
  readonly path: string;
  /** What has to be in the query, each as name=value or name, in this order; other parts may be between them. */
  readonly query: readonly string[];
  /** Whether it stands for every address that begins with the path. */
  readonly isPrefix: boolean;
}

/** Returns the parts of an old address. A slash at its end makes no difference: hosts redirect both. */
export function oldAddress(from: string): OldAddress {
  const [path = '', query] = from.split('?');
  if (path.endsWith('*')) return { path: path.slice(0, -1), query: [], isPrefix: true };
  return { path: path.replace(/(?!^)\/+$/, ''), query: query?.split('&').filter(Boolean) ?? [], isPrefix: false };
}

const isOwnForm = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/;

/** Returns whether a redirect leads to another site. */
export const leadsElsewhere = ({ to }: Redirect): boolean => !to.startsWith('/');

/** Returns the address of the site that an old address has the form of; undefined for any other. */
export function ownForm(from: string): string | undefined {
  const { path, query, isPrefix } = oldAddress(from);
  const address = path.replace(/\.html$/, '');
  return query.length === 0 && !isPrefix && isOwnForm.test(address) ? address : undefined;
}

/** Whether an old address stands for an address of the site too. */
export function covers({ path, query, isPrefix }: OldAddress, address: string): boolean {
  return isPrefix ? address.startsWith(path) : query.length === 0 && address === path;
}

/** Special ones come before those that would take their requests. */
function rank({ from }: Redirect): number {
  const { path, query, isPrefix } = oldAddress(from);
  return isPrefix ? path.length : Number.MAX_SAFE_INTEGER - (query.length > 0 ? 0 : 1);
}

/** Splits redirects: those between addresses of the site's own form, and all others, in the order in which hosts try them. */
export function splitRedirects(all: readonly Redirect[]) {
  const redirects = all.flatMap((redirect) => {
    const from = leadsElsewhere(redirect) ? undefined : ownForm(redirect.from);
    return from === undefined ? [] : [{ from, to: redirect.to }];
  });
  const others = all.filter((redirect) => leadsElsewhere(redirect) || ownForm(redirect.from) === undefined);
  const folders = others.map(({ from }) => oldAddress(from)).filter(({ isPrefix }) => isPrefix);
  const within = redirects.filter(({ from }) => folders.some((folder) => covers(folder, from)));
  return { redirects, moved: [...others, ...within].toSorted((a, b) => rank(b) - rank(a)) };
}

/** Returns whether a host redirects an old address of another form. Where hosts ignore case, a page would be redirected to itself. */
export function canRedirect(host: HostAnswers['others'], { from, to }: Redirect): boolean {
  const { path, query } = oldAddress(from);
  if (host === undefined || [from, to].some((one) => host.unfit?.test(one))) return false;
  return (host.queries || query.length === 0) && !(host.isCaseIgnored && path.toLowerCase() === to);
}

/** Percent signs in either case, since WordPress writes small letters; square brackets plain or by number, as programs do. */
const literal = (text: string): string =>
  encodeURI(text)
    .replace(/%25(?=[0-9a-f]{2})/gi, '%')
    .replace(/[\\^$.*+?()[\]{}|"#-]/g, '\\$&')
    .replace(/%[0-9a-f]{2}/gi, (sign) => {
      const either = sign.replace(/[a-f]/gi, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`);
      return /%5[bd]/i.test(sign) ? `(${either}|\\${decodeURIComponent(sign)})` : either;
    });

/** Returns the beginning of a regular expression that finds what a browser requests for an old address, path and query. */
export function requestPattern(from: string, base: string): string {
  const { path, query, isPrefix } = oldAddress(from);
  const start = literal(base + path.slice(1));
  if (isPrefix) return start;
  const slash = path === '/' ? '' : '/?';
  if (query.length === 0) return `${start}${slash}([?\\s]|$)`;
  return `${start}${slash}\\?(\\S*&)?${query.map(literal).join('&(\\S*&)?')}([&\\s]|$)`;
}
