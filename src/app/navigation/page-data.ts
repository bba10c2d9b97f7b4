// A page is one file: its HTML holds the data that brings it to life.
import { PAGE_TAGS } from '../head/head-tags.ts';
import type { EmbeddedPage, Head, PageData, RedirectData } from '../page.ts';

const attributesOf = ({ attributes }: Element): Record<string, string> =>
  Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value]));

/** Reads the page's own tags from the head of its document, so that the page's data need not repeat them. */
function readHead(from: Document): Head {
  const tags = [...from.head.querySelectorAll(PAGE_TAGS)];
  const own = (selector: string) => tags.filter((tag) => tag.matches(selector));
  const [canonical] = own('link[rel=canonical]');
  const alternates = own('link[rel=alternate]');
  return {
    title: from.title,
    meta: own('meta').map(attributesOf),
    ...(canonical && { canonical: canonical.getAttribute('href') ?? '' }),
    ...(alternates[0] && { alternates: alternates.map(attributesOf) as unknown as NonNullable<Head['alternates']> }),
    jsonLd: own('script').map((script): object => JSON.parse(script.textContent)),
  };
}

/** What there is at an address; undefined if the site has no such address. */
export type AddressData = PageData | RedirectData | undefined;

/** The pages that were loaded, by address; the least recently used is the first. */
export const dataByAddress = new Map<string, Promise<AddressData>>();

/** Reads the data of a page from its document; undefined if it is no page of this site. */
export function readPage(from: Document): PageData | undefined {
  const text = from.getElementById('page-data')?.textContent;
  if (!text) return undefined;
  const page: EmbeddedPage = JSON.parse(text);
  const parts = Array.from(from.querySelectorAll('[data-part]'), (part) => [
    part.getAttribute('data-part'),
    part.innerHTML,
  ]);
  Object.assign(page.page.props, { parts: Object.fromEntries(parts) });
  return { ...page, head: readHead(from) };
}

/** Caches the data of the page that the browser has loaded itself. */
export function cachePageData(data: PageData): void {
  dataByAddress.set(data.address, Promise.resolve(data));
}
