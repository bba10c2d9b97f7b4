// A page is one file: its HTML holds the data that brings it to life. A browser that goes on to another page loads that page's
// HTML, reads its data and its head, and shows it as soon as its main part has arrived: what follows is the footer, which is
// there already, and data for search engines. A prefetched or recently visited page is shown at once.
import { preloadModule } from 'react-dom';
import type { EmbeddedPage, RedirectData } from '../page.ts';
import type { Parts } from '../../ui/Static.tsx';
import type { Shell } from '../shell-props.ts';
import { trustedData, trustedDocument } from '../trusted-types.ts';
import { fetchFile } from './fetch-file.ts';
import { asHosted, withBase } from './page-address.ts';

/** Selects the tags of a head that depend on the page; all others are the same on every page. */
export const PAGE_TAGS =
  'title, meta[name]:not([name=viewport], [name=theme-color]), meta[property], link[rel=canonical], link[rel=alternate][hreflang]';

/** Selects the data for search engines. */
export const JSON_LD = 'script[type="application/ld+json"]';

/** What the addresses of the site's files depend on. */
export type Place = Pick<Shell, 'base' | 'slash'>;

/** What a document says of its page to browsers and search engines. */
export interface PageTags {
  readonly tags: readonly Element[];
  /** Its data for search engines, which come last. */
  readonly jsonLd?: Promise<readonly HTMLScriptElement[]>;
}

/** A page as it is read from its document, with what its head says. */
export interface LoadedPage extends EmbeddedPage, PageTags {
  readonly title: string;
}

/** What there is at an address; undefined if the site has no such address. */
export type AddressData = LoadedPage | RedirectData | undefined;

/** How many pages are kept. */
const capacity = 30;

/** The pages that were loaded, by address; the least recently used is the first. */
const dataByAddress = new Map<string, Promise<AddressData>>();

/**
 * Reads the data of a page from its document; undefined if it is no page of this site.
 * @param end The end of the document, where that has yet to arrive.
 */
export function readPage(from: Document, end = Promise.resolve(from)): LoadedPage | undefined {
  const text = from.getElementById('page-data')?.textContent;
  if (!text) return undefined;
  const page: EmbeddedPage = JSON.parse(text);
  const parts = Array.from(from.querySelectorAll('[data-part]'), (part) => [
    part.getAttribute('data-part'),
    part.innerHTML,
  ]);
  // Only a page whose prop of this name is the HTML of static parts may have one.
  const props: object & { parts?: Parts } = page.page.props;
  props.parts = Object.fromEntries(parts);
  const tags = [...from.head.querySelectorAll(PAGE_TAGS)];
  // Nothing, where the connection broke.
  const jsonLd = end.then((found) => [...found.querySelectorAll<HTMLScriptElement>(JSON_LD)]).catch(() => []);
  return { ...page, title: from.title, tags, jsonLd };
}

/** Replaces the tags of the previous page in this document by copies of others. */
export function replaceTags({ tags, jsonLd }: PageTags): void {
  for (const tag of [...document.head.querySelectorAll(PAGE_TAGS), ...document.querySelectorAll(JSON_LD)]) tag.remove();
  const copies = tags.map((tag) => document.importNode(tag, true));
  document.head.prepend(...copies);
  void jsonLd?.then((scripts) => {
    // The visitor may have gone on.
    if (!copies[0]?.isConnected) return;
    for (const script of scripts) {
      const copy = document.importNode(script, true);
      copy.text = trustedData(script.text);
      document.head.append(copy);
    }
  });
}

/** Keeps the page that the browser has loaded itself. */
export function keepPage(page: LoadedPage): void {
  dataByAddress.set(page.address, Promise.resolve(page));
}

/** A document that is being loaded. */
interface Arriving {
  /** As far as it has been loaded: the data of the page, and all of its main part. */
  readonly begun: Document;
  /** What comes after its main part. */
  readonly end: Promise<Document>;
}

/** Loads a document of this site; undefined if there is none. */
async function fetchDocument(url: string): Promise<Arriving | undefined> {
  const response = await fetchFile(url);
  const chunks = response?.body?.getReader();
  if (!chunks) return undefined;
  const decoder = new TextDecoder();
  const readUntil = async (isEnough: (text: string) => boolean): Promise<string> => {
    let text = '';
    for (let chunk = await chunks.read(); !chunk.done; chunk = await chunks.read()) {
      text += decoder.decode(chunk.value, { stream: true });
      if (isEnough(text)) break;
    }
    return text;
  };
  const begun = await readUntil((text) => text.includes('</main>') && /id="page-data".*<\/script>/s.test(text));
  const rest = readUntil(() => false);
  const end = rest.then((text) => trustedDocument(begun.slice(begun.indexOf('</main>')) + text));
  return { begun: trustedDocument(begun), end };
}

function readFetched({ begun: from, end }: Arriving, address: string): AddressData {
  const data = readPage(from, end);
  // Words of another language come with a shell of their own: as of another version, the tab loads that page whole.
  if (data && from.documentElement.lang !== document.documentElement.lang) return { ...data, version: '' };
  // Hosts may answer unknown addresses with the not-found page and status 200.
  if (!data || data.page.template === 'not-found') return undefined;
  return data.address === address ? data : { redirect: data.address };
}

/** The folder of most modules of a page, and the names of all. */
const modulesOf = ({ body }: Document): readonly string[] => body.dataset['modules']?.split(' ') ?? [];

async function fetchPage(address: string, place: Place): Promise<AddressData> {
  const url = withBase(asHosted(address, place), place.base);
  // Some hosts do not find the file of an address without its ending.
  const found = (await fetchDocument(url)) ?? (url.endsWith('/') ? undefined : await fetchDocument(`${url}.html`));
  if (!found) return undefined;
  // Modules by themselves load what they import, and that what it imports, in turn.
  const [, ...known] = modulesOf(document);
  const [folder, ...names] = modulesOf(found.begun);
  for (const name of names) if (!known.includes(name)) preloadModule(`${folder}${name}.js`);
  const forward = found.begun.querySelector<HTMLMetaElement>('[http-equiv=refresh]')?.content.split('url=')[1];
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
