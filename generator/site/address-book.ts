// Every address of the content: what answers there now, and what has been promised.
import type { MainAddresses } from '../../src/app/shell-props.ts';
import { isPublished, type Claims } from '../kinds/kind.ts';
import { catalogueKind } from '../kinds/offer.ts';
import { pageAddress, pageKind, templateOf } from '../kinds/page.ts';
import { redirectsKind } from '../kinds/settings.ts';
import type { Kinds } from '../kinds/kinds.ts';
import { type Entries, isBroken, type LoadedContent, type SourceFile } from '../model/content.ts';
import type { LinkedPart } from '../model/catalogue.ts';
import { leadsElsewhere, ownForm, splitRedirects } from '../model/old-addresses.ts';
import { suppliedLanguages, suppliedPages } from '../read/defaults.ts';
import { sourceOf, usefulPages } from './needed-pages.ts';
import type { Catalogue } from '../../schemas/types.ts';

// Addresses of the catalogue that choose a category or a subcategory by their query: menus and printed matter have them,
// and they are promises like those of pages.

const addressesOf = (name: string, parts: readonly LinkedPart[], catalogue: string): readonly string[] =>
  parts.flatMap(({ id, formerly = [] }) => [id, ...formerly].map((one) => `${catalogue}?${name}=${one}`));

/** Returns every address that chooses a category or a subcategory of a catalogue with this address. */
function choicesIn(file: Catalogue | undefined, catalogue: string): readonly string[] {
  const categories = file?.categories ?? [];
  const subcategories = categories.flatMap((category) => category.subcategories ?? []);
  return [...addressesOf('category', categories, catalogue), ...addressesOf('subcategory', subcategories, catalogue)];
}

/** Whether an address in the ledger is one of the catalogue with a choice, not that of a page. */
export const isChoice = (address: string): boolean => address.includes('?');

// What the target of a link says about where it leads.

/** Whether browsers read a target as the address of another host, with a backslash as a slash, but it names none, or a user before it. */
export const leavesWithoutScheme = (target: string): boolean =>
  /^(?:\/[\\/]|https?:(?:(?!\/\/[^/])|\/\/[^/\\?#]*@))/i.test(target) ||
  (/^https?:/i.test(target) && !URL.canParse(target));

/** A link's target without query and fragment, or undefined where it leads to another site. */
export function targetAddress(target: string): string | undefined {
  if (!target.startsWith('/') || target.startsWith('//')) return undefined;
  return target.replace(/[?#].*$/s, '');
}

/** Where the addresses of a site are defined. Broken files have their addresses too, as far as they can be read. */
export interface AddressBook {
  /** Where the main pages are; those of courses are below the catalogue. */
  readonly main: MainAddresses;
  /**
   * By kind: every name that a file may be meant by, valid or not. A broken course does not also break the links to it.
   */
  readonly names: ReadonlyMap<string, ReadonlySet<string>>;
  /** Addresses of pages that a redirect would hide: all but the numeric ones, which redirects are made for. */
  readonly fixed: ReadonlySet<string>;
  readonly pages: ReadonlySet<string>;
  /** Addresses that something answers: of pages and of redirects. */
  readonly answering: ReadonlySet<string>;
  /** Addresses at which pages may be supplied once what is broken can be read. */
  readonly missing: ReadonlySet<string>;
  /** Where old addresses lead. */
  readonly redirects: ReadonlyMap<string, string>;
  /** The addresses of further languages, each with where it leads where it has no page. */
  readonly further: ReadonlyMap<string, string | undefined>;
  /** Addresses in addresses.yaml that nothing answers any more, in its order; each is reported once, there. */
  readonly lost: readonly string[];
  /** Addresses of the catalogue that choose a category or a subcategory; undefined while the catalogue is broken. */
  readonly choices: ReadonlySet<string> | undefined;
  /** Those in addresses.yaml that choose nothing any more, in its order. */
  readonly lostChoices: readonly string[];
  /** Whether the number of a course cannot be read at the moment, so that any number may be a course's. */
  readonly hasUnreadNumber: boolean;
  /** Whether every file that gives an address is valid. */
  readonly isCertain: boolean;
}

/** Pages that are missing, or in no known language, are reported as such, and not again by each link to where they would be. */
function missingNeeded(pages: readonly Claimed[], { entries, loaded }: AddressSources): readonly string[] {
  const templates = new Set(entries.site.length === 0 ? [] : pages.map(({ source }) => templateOf(source.data)));
  const { course: _course, ...useful } = usefulPages(loaded.sources);
  const missing = new Set(Object.keys(useful).filter((template) => !templates.has(template)));
  // Of a site that is whole, no supplied page is read.
  return (missing.size > 0 ? suppliedLanguages() : [])
    .flatMap(suppliedPages)
    .filter(({ data: { template } }) => missing.has(template))
    .map((page) => pageAddress(sourceOf(page)));
}

/** The redirects, also of a file that is broken at the moment. */
function redirectsOf(entries: Entries, sources: readonly SourceFile[]): ReadonlyMap<string, string> {
  const valid = splitRedirects(entries.redirects.flatMap(({ data }) => data.redirects)).redirects;
  const broken = sources.filter(
    ({ kind, file }) => kind === redirectsKind.name && entries.redirects.every(({ source }) => source.file !== file),
  );
  const old = broken.flatMap(({ text }) => [...text.matchAll(/(?:\bfrom["']?:\s*|^)["']?(\/[^\s"',;}]*)/gm)]);
  return new Map([
    ...old.map(([, from = '']) => [from, ''] as const),
    ...valid.toReversed().map(({ from, to }) => [from, to] as const),
  ]);
}

/** Named pages of courses have their addresses by their files' names, whatever else is broken. */
const isNamedCourse = (address: string, catalogue: string): boolean =>
  address.startsWith(`${catalogue}/`) && /[a-z]/.test(address.slice(catalogue.length));

interface Answers {
  readonly has: (address: string) => boolean;
  readonly isCertain: boolean;
  /** Whether the redirects are known: those of a broken file are not. */
  readonly hasRedirects: boolean;
  readonly catalogue: string;
}

/** Published addresses without an answer. While a file is broken, only those that it cannot be about. */
function lostOf(entries: Entries, { has, isCertain, hasRedirects, catalogue }: Answers): readonly string[] {
  const ledger = entries.addresses[0]?.data;
  if (!ledger || !hasRedirects) return [];
  const removed = new Set((ledger.removed ?? []).map(({ address }) => address));
  return ledger.published.filter(
    (address) =>
      !isChoice(address) && !has(address) && !removed.has(address) && (isCertain || isNamedCourse(address, catalogue)),
  );
}

/** What chooses a part of the catalogue, and what did when it was published. */
function choicesOf({ entries, loaded, mainAddresses }: AddressSources): Pick<AddressBook, 'choices' | 'lostChoices'> {
  const file = entries.catalogue[0]?.data;
  if (isBroken(catalogueKind.name, { entries, loaded })) return { choices: undefined, lostChoices: [] };
  const choices = new Set(choicesIn(file, mainAddresses.catalogue));
  const { published = [] } = entries.addresses[0]?.data ?? {};
  // Those of a catalogue that was at another address are answered, or lost, as that address is.
  const isOwn = (address: string): boolean => address.startsWith(`${mainAddresses.catalogue}?`);
  return { choices, lostChoices: published.filter((address) => isOwn(address) && !choices.has(address)) };
}

interface AddressSources {
  readonly entries: Entries;
  readonly kinds: Kinds;
  readonly loaded: LoadedContent;
  readonly mainAddresses: MainAddresses;
  readonly today: string | undefined;
  readonly further: AddressBook['further'];
}

interface Claimed {
  readonly source: SourceFile;
  readonly claims: Claims;
}

function isAllValid({ entries, kinds, loaded }: AddressSources, claimed: readonly Claimed[]): boolean {
  const giving = kinds.all.filter(
    ({ name, address }) => address || name === pageKind.name || name === redirectsKind.name,
  );
  const areWhole = !giving.some(({ name }) => isBroken(name, { entries, loaded }));
  return areWhole && claimed.every(({ claims }) => claims.names.length <= 1);
}

function claimsByKind({
  kinds,
  loaded,
  mainAddresses,
  today,
}: AddressSources): ReadonlyMap<string, readonly Claimed[]> {
  const byKind = new Map<string, Claimed[]>(kinds.all.map(({ name }) => [name, []]));
  for (const source of loaded.sources) {
    const kind = kinds.of(source.kind);
    if (!isPublished(kind, source.data, today)) continue;
    byKind.get(source.kind)?.push({ source, claims: kind.claims(source, mainAddresses) });
  }
  return byKind;
}

const namesIn = (claimed: readonly Claimed[]): ReadonlySet<string> =>
  new Set(claimed.flatMap(({ claims }) => claims.names));

/** Gathers the addresses of all pages and redirects. */
export function addressBook(context: AddressSources): AddressBook {
  const { entries, loaded, mainAddresses: main, further } = context;
  const byKind = claimsByKind(context);
  const pagesOfContent = byKind.get(pageKind.name) ?? [];
  const others = [...byKind].flatMap(([kind, claimed]) => (kind === pageKind.name ? [] : claimed));
  const fixed = new Set([
    ...pagesOfContent.flatMap(({ claims }) => claims.fixed),
    ...others.flatMap(({ claims }) => claims.fixed),
  ]);
  const pages = new Set([...fixed, ...others.flatMap(({ claims }) => claims.numeric ?? [])]);
  const redirects = redirectsOf(entries, loaded.sources);
  const isCertain = isAllValid(context, others);
  const valid = new Set(Object.values(entries).flatMap((known) => known.map(({ source }) => source.file)));
  const missing = new Set(missingNeeded(pagesOfContent, context));
  const answering = new Set([...pages, ...redirects.keys()]);
  const elsewhere = new Set(
    entries.redirects.flatMap(({ data }) => data.redirects.filter(leadsElsewhere).map(({ from }) => ownForm(from))),
  );
  return {
    main,
    names: new Map(Array.from(byKind, ([kind, claimed]) => [kind, namesIn(claimed)])),
    fixed,
    pages,
    answering,
    missing,
    redirects,
    further,
    lost: lostOf(entries, {
      has: (address) => [answering, elsewhere, further, missing].some((known) => known.has(address)),
      isCertain,
      hasRedirects: !isBroken(redirectsKind.name, context),
      catalogue: main.catalogue,
    }),
    isCertain,
    ...choicesOf(context),
    hasUnreadNumber: others.some(({ source, claims }) => claims.numeric?.length === 0 && !valid.has(source.file)),
  };
}

/** Whether a page has an address, or may have it once a broken course can be read. */
export function isPage({ pages, hasUnreadNumber, main }: AddressBook, address: string): boolean {
  if (pages.has(address)) return true;
  const folder = `${main.catalogue}/`;
  return hasUnreadNumber && address.startsWith(folder) && /^\d+$/.test(address.slice(folder.length));
}

/** Whether a link may lead to an address: a page, a redirect, or a promise whose loss is reported elsewhere. */
export function canLeadTo(book: AddressBook, address: string): boolean {
  const { answering, missing, lost } = book;
  return isPage(book, address) || answering.has(address) || missing.has(address) || lost.includes(address);
}
