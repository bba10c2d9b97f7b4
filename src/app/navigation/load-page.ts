// A page is one file: its HTML holds the data that brings it to life. A browser that goes on to another page loads that page's
// HTML and reads its data and its head; a prefetched or recently visited page is shown at once.
import { preloadModule } from 'react-dom';
import type { EmbeddedPage, RedirectData } from '../page.ts';
import type { Shell } from '../shell-props.ts';
import { trustedDocument } from '../trusted-types.ts';
import { fetchFile } from './fetch-file.ts';
import { asHosted, withBase } from './page-address.ts';

/** Selects the tags of a head that depend on the page; all others are the same on every page. */
export const PAGE_TAGS =
  'title, meta[name]:not([name=viewport], [name=theme-color]), meta[property], link[rel=canonical], link[rel=alternate][hreflang], script[type="application/ld+json"]';

/** What the addresses of the site's files depend on. */
export type Place = Pick<Shell, 'base' | 'slash'>;

/** A page as it is read from its document, with what its head says. */
export interface LoadedPage extends EmbeddedPage {
  readonly title: string;
  readonly tags: readonly Element[];
}

/** What there is at an address; undefined if the site has no such address. */
export type AddressData = LoadedPage | RedirectData | undefined;

/** How many pages are kept. */
const capacity = 30;

/** The pages that were loaded, by address; the least recently used is the first. */
const dataByAddress = new Map<string, Promise<AddressData>>();

/** Reads the data of a page from its document; undefined if it is no page of this site. */
export function readPage(from: Document): LoadedPage | undefined {
  const text = from.getElementById('page-data')?.textContent;
  if (!text) return undefined;
  const page: EmbeddedPage = JSON.parse(text);
  const parts = Array.from(from.querySelectorAll('[data-part]'), (part) => [
    part.getAttribute('data-part'),
    part.innerHTML,
  ]);
  Object.assign(page.page.props, { parts: Object.fromEntries(parts) });
  return { ...page, title: from.title, tags: [...from.head.querySelectorAll(PAGE_TAGS)] };
}

/** Keeps the page that the browser has loaded itself. */
export function keepPage(page: LoadedPage): void {
  dataByAddress.set(page.address, Promise.resolve(page));
}

/** Loads a document of this site; undefined if there is none. */
async function fetchDocument(url: string): Promise<Document | undefined> {
  const response = await fetchFile(url);
  return response && trustedDocument(await response.text());
}

function readFetched(from: Document, address: string): AddressData {
  const data = readPage(from);
  // Words of another language come with a shell of their own: as of another version, the tab loads that page whole.
  if (data && from.documentElement.lang !== document.documentElement.lang) return { ...data, version: '' };
  // Hosts may answer unknown addresses with the not-found page and status 200.
  if (!data || data.page.template === 'not-found') return undefined;
  return data.address === address ? data : { redirect: data.address };
}

async function fetchPage(address: string, place: Place): Promise<AddressData> {
  const url = withBase(asHosted(address, place), place.base);
  // Some hosts do not find the file of an address without its ending.
  const found = (await fetchDocument(url)) ?? (url.endsWith('/') ? undefined : await fetchDocument(`${url}.html`));
  if (!found) return undefined;
  // Modules by themselves load what they import, and that what it imports, in turn.
  const modules = found.querySelector<HTMLElement>('[data-modules]')?.dataset['modules'];
  const [folder, ...names] = modules?.split(' ') ?? [];
  for (const name of names) preloadModule(`${folder}${name}.js`);
  const forward = found.querySelector<HTMLMetaElement>('[http-equiv=refresh]')?.content.split('url=')[1];
  if (forward !== undefined) return { redirect: forward.replace(place.base, '/') };
  return readFetched(found, address);
}

/** Loads the data of an address, or returns it from the cache. A failure is not cached, so that it can be retried. */
export function loadPageData(address: string, place: Place): Promise<AddressData> {
  const data = dataByAddress.get(address) ?? fetchPage(address, place);
  // Deleting and inserting moves the entry to the end; the first key is then the least recently used.
  dataByAddress.delete(address);
  dataByAddress.set(address, data);
  data.catch(() => dataByAddress.delete(address));
  const oldest = dataByAddress.keys().next().value;
  if (dataByAddress.size > capacity && oldest !== undefined) dataByAddress.delete(oldest);
  return data;
}
