// Which page most likely took the place of a lost address: the same course under another name, or the nearest page.
import { courseAddress, mainAddress, numericAddress } from '../kinds/course.ts';
import type { CourseFacts } from '../model/content.ts';
import { asItLooks } from '../model/invisible.ts';
import { nearest, toSlug } from '../rules/nearest.ts';
import type { GoneCourse } from '../rules/unknown-name.ts';
import type { LinkContext } from './link-context.ts';
import { listingsOf } from './place-courses.ts';

const wordsOf = (address: string): readonly string[] => address.split(/[/-]/).filter((word) => word !== '');

/** The course whose legacy number still leads to the lost address. */
function bySameNumber(lost: string, { entries, addresses }: LinkContext): CourseFacts | undefined {
  const { main } = addresses;
  return entries.course
    .map(({ data }) => data)
    .find(({ id }) => id !== undefined && addresses.redirects.get(numericAddress(main.catalogue, id)) === lost);
}

/** The course with the number or slug that ends the lost address, or with the title that seo.yaml has for it or it spells. */
function bySameName(lost: string, { entries }: LinkContext): CourseFacts | undefined {
  const title = entries.seo[0]?.data.pages[lost]?.title;
  const name = lost.slice(lost.lastIndexOf('/') + 1);
  return entries.course
    .map(({ data }) => data)
    .find((course) => [String(course.id), course.slug, toSlug(course.title)].includes(name) || course.title === title);
}

/** How many words a page's address shares with the lost one, in the same folder. */
function sharedWords(lost: string, address: string): number {
  const folder = lost.slice(0, lost.lastIndexOf('/') + 1);
  const wanted = new Set(wordsOf(lost.slice(folder.length)));
  if (!address.startsWith(folder)) return 0;
  return wordsOf(address.slice(folder.length)).filter((word) => wanted.has(word)).length;
}

/** The page that is spelt most like the lost one, or shares most of its words in the same folder. */
function bySpelling(lost: string, pages: readonly string[]): string | undefined {
  const scored = pages.map((address) => ({ address, shared: sharedWords(lost, address) }));
  const best = scored.reduce((a, b) => (b.shared > a.shared ? b : a), { address: '', shared: 0 });
  return nearest(lost, pages) ?? (best.shared > 0 ? best.address : undefined);
}

const addressesOf = ({
  entries,
  pages,
  linkedEntries,
  mainAddresses: { catalogue },
}: LinkContext): readonly string[] => [
  ...entries.course.map(({ data }) => mainAddress(catalogue, data)),
  ...pages.map(({ address }) => address),
  ...linkedEntries.map(({ address }) => address),
];

/** Pages that are not in the ledger yet: one that was renamed is lost and new together. */
function freshAddresses(context: LinkContext): readonly string[] {
  const published = new Set(context.entries.addresses[0]?.data.published);
  return addressesOf(context).filter((address) => !published.has(address));
}

/** Returns the slug that the course of a lost address most likely has now; undefined where nothing says so. */
function renamedTo(lost: string, context: LinkContext): string | undefined {
  const course = bySameNumber(lost, context) ?? bySameName(lost, context);
  if (course) return course.slug;
  const { catalogue } = context.mainAddresses;
  const fresh = new Set(freshAddresses(context));
  const courses = context.entries.course
    .map(({ data }) => data)
    .filter((data) => fresh.has(mainAddress(catalogue, data)));
  const [only] = courses.length === 1 && context.addresses.lost.length === 1 ? courses : [];
  return only && sharedWords(lost, mainAddress(catalogue, only)) > 0 ? only.slug : undefined;
}

/** Returns where a lost address should lead: a new page, or else its folder or the home page, never another old course. */
export function successorOf(lost: string, context: LinkContext): string {
  return ofLanguage(lost, context) ?? ofFirst(lost, context);
}

/** The same for an address of a further language: the page of the first one, where there is no translation any more. */
function ofLanguage(lost: string, { addresses: { further, pages }, entries }: LinkContext): string | undefined {
  const [home = ''] = /^\/[^/]+/.exec(lost) ?? [];
  if (!further.has(home)) return undefined;
  const original = lost.slice(home.length);
  if (pages.has(original)) return original;
  const published = new Set(entries.addresses[0]?.data.published);
  const own = [...further].flatMap(([at, to]) => (to === undefined && at.startsWith(`${home}/`) ? [at] : []));
  const folder = lost.slice(0, lost.lastIndexOf('/'));
  const fresh = own.filter((address) => !published.has(address));
  return bySpelling(lost, fresh) ?? (further.has(folder) ? folder : home);
}

function ofFirst(lost: string, context: LinkContext): string {
  const course = bySameNumber(lost, context) ?? bySameName(lost, context);
  const { catalogue } = context.mainAddresses;
  if (course) return mainAddress(catalogue, course);
  const fresh = freshAddresses(context);
  const { pages, lost: all } = context.addresses;
  // What had lost pages below it was the catalogue.
  if (all.some((other) => other.startsWith(`${lost}/`))) return catalogue;
  const folder = lost.slice(0, lost.lastIndexOf('/'));
  const mayBe = (address: string): boolean => !lost.startsWith(`${catalogue}/`) || sharedWords(lost, address) > 0;
  const [only] = fresh.length === 1 && all.length === 1 ? fresh.filter(mayBe) : [];
  const near = only ?? bySpelling(lost, fresh);
  if (near !== undefined) return near;
  if (pages.has(folder)) return folder;
  return bySpelling(lost, addressesOf(context)) ?? '/';
}

// A course that was published or is still listed and has no file any more was deleted or renamed, not misspelt: a name
// that is near is another course.

function wasPublished(slug: string, { entries, mainAddresses }: LinkContext): boolean {
  const ledger = entries.addresses[0]?.data;
  const address = courseAddress(mainAddresses.catalogue, slug);
  return [...(ledger?.published ?? []), ...(ledger?.removed ?? []).map((removal) => removal.address)].includes(address);
}

/** Whether another file than the catalogue names what the catalogue lists, and no course is spelt nearly so. */
function isListed(slug: string, kind: string, { entries, slugs }: LinkContext): boolean {
  return kind !== 'catalogue' && listingsOf(entries).some((listing) => listing.slug === slug) && !nearest(slug, slugs);
}

/** Returns what is known of the course that a file of a kind names, if it was there once; undefined otherwise. */
export function goneCourse(name: string, kind: string, context: LinkContext): GoneCourse | undefined {
  const slug = toSlug(asItLooks(name));
  if (context.slugs.has(slug) || (!wasPublished(slug, context) && !isListed(slug, kind, context))) return undefined;
  const renamed = renamedTo(courseAddress(context.mainAddresses.catalogue, slug), context);
  return { slug, renamed, part: context.kinds.of(kind).part ?? 'this line' };
}
