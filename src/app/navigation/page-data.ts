// A cache of requested data files, so that a prefetched or recently visited page is shown at once.
import { preloadModule } from 'react-dom';
import type { PageData, RedirectData } from '../page-props.ts';
import { fetchJson } from './fetch-json.ts';
import { dataUrl } from './page-address.ts';

/** The contents of the data file of an address; undefined if the site has no such address. */
export type AddressData = PageData | RedirectData | undefined;

const capacity = 30;
const dataByUrl = new Map<string, Promise<AddressData>>();

/** Loads the code of a page at once: modules by themselves load what they import, and that what it imports, in turn. */
function preloadModules(data: AddressData): AddressData {
  for (const url of data?.modules ?? []) preloadModule(url);
  return data;
}

/** Loads the data of an address, or returns it from the cache. A failure is not cached, so that it can be retried. */
export function loadPageData(address: string, base: string): Promise<AddressData> {
  const url = dataUrl(address, base);
  const data = dataByUrl.get(url) ?? fetchJson<PageData | RedirectData>(url).then(preloadModules);
  // Deleting and inserting moves the entry to the end; the first key is then the least recently used.
  dataByUrl.delete(url);
  dataByUrl.set(url, data);
  data.catch(() => dataByUrl.delete(url));
  const oldest = dataByUrl.keys().next().value;
  if (dataByUrl.size > capacity && oldest !== undefined) dataByUrl.delete(oldest);
  return data;
}

/** Caches the data of a page that was embedded in its HTML. */
export function cachePageData(data: PageData, base: string): void {
  dataByUrl.set(dataUrl(data.address, base), Promise.resolve(data));
}
