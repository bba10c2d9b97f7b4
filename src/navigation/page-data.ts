// Data files that have been asked for, so that a page that was prefetched or seen lately shows at once.
import type { PageData, RedirectData } from '../page-props.ts';
import { fetchJson } from './fetch-json.ts';
import { dataUrl } from './page-address.ts';

/** What the data file of an address holds; undefined where the site has no such address. */
export type AddressData = PageData | RedirectData | undefined;

const capacity = 30;
const dataByUrl = new Map<string, Promise<AddressData>>();

/** Loads the data of an address, or returns what was loaded before. A failure is forgotten, so that it can be tried again. */
export function loadPageData(address: string, base: string): Promise<AddressData> {
  const url = dataUrl(address, base);
  const data = dataByUrl.get(url) ?? fetchJson<PageData | RedirectData>(url);
  // Set anew, the entry is the youngest; the first key is then the one unused for longest.
  dataByUrl.delete(url);
  dataByUrl.set(url, data);
  data.catch(() => dataByUrl.delete(url));
  const oldest = dataByUrl.keys().next().value;
  if (dataByUrl.size > capacity && oldest !== undefined) dataByUrl.delete(oldest);
  return data;
}

/** Forgets what was loaded: the content has changed. */
export function forgetPageData(): void {
  dataByUrl.clear();
}

/** Keeps the data of a page that came with its HTML. */
export function keepPageData(data: PageData, base: string): void {
  dataByUrl.set(dataUrl(data.address, base), Promise.resolve(data));
}
