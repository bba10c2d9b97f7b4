// A site for hosts without settings, that serve the index of a folder: every page is such an index, and links lead to the
// folder. Pages are planned as for any host, and laid out when they are done.
import { slashed } from '../../../src/app/navigation/page-address.ts';
import { NOT_FOUND_ADDRESS, NOT_SENT_ADDRESS } from '../../model/reserved-addresses.ts';

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
export function withSlashes<Data>(data: Data, key = ''): Data {
  if (typeof data === 'string') return (/html$/i.test(key) ? slashLinks(data) : data) as Data;
  if (Array.isArray(data)) return data.map((item) => withSlashes(item, key)) as Data;
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withSlashes(value, name)])) as Data;
}
