// Where pages are in the languages of a site. A page has the same address below the folder of each, unless its translation
// gives it a name of its own: it then answers at both, and links lead to its own.
import { IN_FIRST_LANGUAGE } from '../../src/app/navigation/page-address.ts';
import type { LinkedSite } from './content.ts';

/** Whether a page is in its own language, rather than an original that the lists of another one lead to. */
export const isHere = ({ address }: { readonly address: string }): boolean => !address.startsWith(IN_FIRST_LANGUAGE);

/** The address of a page of a language, without the base of the site. */
export const addressIn = (folder: string, address: string): string =>
  folder === '' ? address : address === '/' ? `/${folder.slice(0, -1)}` : `/${folder.slice(0, -1)}${address}`;

/** What addresses of a language depend on. */
export type AddressedSite = Pick<
  LinkedSite,
  'pages' | 'categoryPages' | 'courses' | 'entries' | 'addresses' | 'redirects'
>;

/** Addresses without the folder of a language, by those that the same has in the first one. */
export type Answering = ReadonlyMap<string, string>;

type Named = readonly (readonly [name: string, address: string])[];

/** The addresses of the pages that people look for, by what they are of; those of a list of many courses are not among them. */
const pagesOf = ({ pages, categoryPages, courses, entries }: AddressedSite): Named => [
  ...[...pages, ...courses.filter(isHere), ...entries].map(({ file, address }) => [file, address] as const),
  ...courses.flatMap(({ file, numericAddress: at }) => (at === undefined ? [] : [[`${file} by number`, at] as const])),
  ...categoryPages.map(({ category, address }) => [category, address] as const),
];

/** Returns all addresses that answer in a language, with a page or by leading to one. */
export function answering(site: AddressedSite, first: AddressedSite): Answering {
  const originals = new Map(pagesOf(first));
  const own = pagesOf(site).map(([name, address]) => [originals.get(name) ?? address, address] as const);
  const courses = site.courses.filter(isHere);
  const others = [
    ...courses.flatMap(({ course: { aliases = [], slug } }) => [...aliases, `${first.addresses.catalogue}/${slug}`]),
    ...site.redirects.map(({ from }) => from),
  ];
  return new Map([...others.map((address) => [address, address] as const), ...own]);
}

/** A language with its folder, such as "ar/", and its addresses. */
export interface Answers {
  readonly folder: string;
  readonly there: Answering;
}

/** Returns where old addresses below the folders of languages lead: to their target, or the own address of a page that has one. */
export function redirectsIn(further: readonly Answers[], redirects: LinkedSite['redirects']): LinkedSite['redirects'] {
  const known = new Set(redirects.map(({ from }) => from));
  return further
    .flatMap(({ folder, there }) => {
      const own = new Set(there.values());
      const renamed = Array.from(there, ([from, to]) => ({ from, to })).filter(({ from, to }) => from !== to);
      const moved = redirects.flatMap(({ from, to }) => {
        const [address = '', rest = ''] = to.split(/(?=[?#])/s);
        const at = there.get(address);
        return at === undefined ? [] : [{ from, to: at + rest }];
      });
      return [...renamed, ...moved]
        .filter(({ from }) => !own.has(from))
        .map(({ from, to }) => ({ from: addressIn(folder, from), to: addressIn(folder, to) }));
    })
    .filter(({ from }) => !known.has(from));
}

/** Returns the addresses of further languages, each with where it leads where it has no page. */
export function furtherAddresses(
  sites: readonly (AddressedSite & Pick<LinkedSite, 'settings'>)[],
  first: AddressedSite,
): ReadonlyMap<string, string | undefined> {
  const further = sites.map((site): Answers & { readonly pages: readonly string[] } => {
    const aliases = site.courses.filter(isHere).flatMap(({ course }) => course.aliases ?? []);
    const pages = [...pagesOf(site).map(([, address]) => address), ...aliases];
    return { folder: `${site.settings.language}/`, there: answering(site, first), pages };
  });
  return new Map([
    ...redirectsIn(further, first.redirects).map(({ from, to }) => [from, to] as const),
    ...further.flatMap(({ folder, pages }) => pages.map((address) => [addressIn(folder, address), undefined] as const)),
  ]);
}
