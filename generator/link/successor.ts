// Which page most likely took the place of a lost address: the same course under another name, or the nearest page.
import type { CourseFacts } from '../model.ts';
import { nearest } from '../diagnostics/nearest.ts';
import { mainAddress, numericAddress } from './addresses.ts';
import type { LinkContext } from './link-context.ts';

const wordsOf = (address: string): readonly string[] => address.split(/[/-]/).filter((word) => word !== '');

const slugified = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The course whose legacy number still leads to the lost address. */
function bySameNumber(lost: string, { entries, addresses }: LinkContext): CourseFacts | undefined {
  return entries.course
    .map(({ data }) => data)
    .find(({ id }) => id !== undefined && addresses.redirects.get(numericAddress(id)) === lost);
}

/** The course whose title is the one that seo.yaml still has for the lost address, or spells it. */
function bySameTitle(lost: string, { entries }: LinkContext): CourseFacts | undefined {
  const title = entries.seo[0]?.data.pages[lost]?.title;
  const name = lost.slice(lost.lastIndexOf('/') + 1);
  return entries.course
    .map(({ data }) => data)
    .find((course) => course.title === title || slugified(course.title) === name);
}

/** The page that is spelt most like the lost one, or shares most of its words in the same folder. */
function bySpelling(lost: string, pages: readonly string[]): string | undefined {
  const folder = lost.slice(0, lost.lastIndexOf('/') + 1);
  const wanted = new Set(wordsOf(lost.slice(folder.length)));
  const scored = pages
    .filter((address) => address.startsWith(folder))
    .map((address) => ({
      address,
      shared: wordsOf(address.slice(folder.length)).filter((word) => wanted.has(word)).length,
    }));
  const best = scored.reduce((a, b) => (b.shared > a.shared ? b : a), { address: '', shared: 0 });
  return nearest(lost, pages) ?? (best.shared > 0 ? best.address : undefined);
}

/**
 * Returns the address that a redirect from a lost one should lead to. Pages that are not in the ledger yet come
 * first: a page that was renamed is lost and new at once. In doubt it is the page of the folder, or the home page.
 */
export function successorOf(lost: string, context: LinkContext): string {
  const { entries, pages, addresses } = context;
  const course = bySameNumber(lost, context) ?? bySameTitle(lost, context);
  if (course) return mainAddress(course);
  const published = new Set(entries.addresses[0]?.data.published);
  const main = [...entries.course.map(({ data }) => mainAddress(data)), ...pages.map(({ address }) => address)];
  const fresh = main.filter((address) => !published.has(address));
  const folder = lost.slice(0, lost.lastIndexOf('/'));
  const [only] = fresh.length === 1 && addresses.lost.length === 1 ? fresh : [];
  return only ?? bySpelling(lost, fresh) ?? bySpelling(lost, main) ?? (addresses.pages.has(folder) ? folder : '/');
}
