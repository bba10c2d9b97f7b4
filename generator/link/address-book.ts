// Every address of the content: what answers there now, and what has been promised.
import type { MainAddresses } from '../../src/page-props.ts';
import type { Entries, Kind, LoadedContent, SourceFile } from '../model/content.ts';
import { courseClaims, slugOfFile } from './course-claims.ts';
import { neededPages, pageAddress, templateOf } from './needed-pages.ts';

/** Where the addresses of a site stand. Broken files have their addresses too, as far as they can be read. */
export interface AddressBook {
  /** Where the main pages are; those of courses are below the catalogue. */
  readonly main: MainAddresses;
  /** Every slug that a course file stands for, valid or not: a broken course does not also break the links to it. */
  readonly slugs: ReadonlySet<string>;
  /** Addresses of pages that a redirect would hide: all but the numeric ones, which redirects are made for. */
  readonly fixed: ReadonlySet<string>;
  /** Addresses of all pages. */
  readonly pages: ReadonlySet<string>;
  /** Addresses that something answers: of pages and of redirects. */
  readonly answering: ReadonlySet<string>;
  /** Where old addresses lead. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Addresses in addresses.yaml that nothing answers any more, in its order; each is told once, there. */
  readonly lost: readonly string[];
  /** Whether the number of a course cannot be read at the moment, so that any number may be a course's. */
  readonly hasUnreadNumber: boolean;
  /** Whether every file that gives an address is valid. */
  readonly isCertain: boolean;
}

/** A page that is missing is told by its template; links to its usual address are not told as well. */
function missingNeeded(pages: readonly SourceFile[]): readonly string[] {
  const templates = new Set(pages.map(({ data }) => templateOf(data)));
  return Object.entries(neededPages).flatMap(([template, address]) =>
    address === undefined || templates.has(template) ? [] : [address],
  );
}

/** The redirects, also of a file that is broken at the moment. */
function redirectsOf(entries: Entries, sources: readonly SourceFile[]): ReadonlyMap<string, string> {
  const valid = entries.redirects[0]?.data.redirects;
  if (valid) return new Map(valid.toReversed().map(({ from, to }) => [from, to]));
  const text = sources.find(({ kind }) => kind === 'redirects')?.text ?? '';
  const old = text.matchAll(/\bfrom["']?:\s*["']?(\/[^\s"',}]*)/g);
  return new Map([...old].map(([, from = '']) => [from, '']));
}

/** Named pages of courses have their addresses by their files' names, whatever else is broken. */
const isNamedCourse = (address: string, catalogue: string): boolean =>
  address.startsWith(`${catalogue}/`) && /[a-z]/.test(address.slice(catalogue.length));

interface Answers {
  readonly has: (address: string) => boolean;
  readonly isCertain: boolean;
  readonly catalogue: string;
}

/** Published addresses without an answer. While a file is broken, only those that it cannot be about. */
function lostOf(entries: Entries, { has, isCertain, catalogue }: Answers): readonly string[] {
  const ledger = entries.addresses[0]?.data;
  if (!ledger || entries.redirects.length === 0) return [];
  const removed = new Set((ledger.removed ?? []).map(({ address }) => address));
  return ledger.published.filter(
    (address) => !has(address) && !removed.has(address) && (isCertain || isNamedCourse(address, catalogue)),
  );
}

/** Whether all courses, pages and redirects are valid, and every course has the slug of its file. */
function isAllValid(entries: Entries, sources: readonly SourceFile[]): boolean {
  const count = (kind: Kind): number => sources.filter((source) => source.kind === kind).length;
  const isWhole = (['course', 'page', 'redirects'] as const).every((kind) => entries[kind].length === count(kind));
  return isWhole && entries.course.every(({ source, data }) => slugOfFile(source.file) === data.slug);
}

/** Gathers the addresses of all pages, courses and redirects. */
export function addressBook(entries: Entries, { sources }: LoadedContent, main: MainAddresses): AddressBook {
  const { catalogue } = main;
  const pageFiles = sources.filter(({ kind }) => kind === 'page');
  const words = pageFiles.filter(({ data }) => templateOf(data) !== 'course');
  const courses = sources.filter(({ kind }) => kind === 'course');
  const claims = courses.map((source) => courseClaims(source, catalogue));
  const valid = new Set(entries.course.map(({ source }) => source.file));
  const fixed = new Set([
    ...words.map(pageAddress),
    ...missingNeeded(pageFiles),
    ...claims.flatMap((claim) => claim.fixed),
  ]);
  const pages = new Set([...fixed, ...claims.flatMap(({ numeric }) => numeric)]);
  const redirects = redirectsOf(entries, sources);
  const hasUnreadNumber = courses.some(({ file }, i) => !valid.has(file) && claims[i]?.numeric.length === 0);
  const isCertain = isAllValid(entries, sources);
  const answering = new Set([...pages, ...redirects.keys()]);
  const lost = lostOf(entries, { has: (address) => answering.has(address), isCertain, catalogue });
  const slugs = new Set(claims.flatMap((claim) => claim.slugs));
  return { main, slugs, fixed, pages, answering, redirects, lost, isCertain, hasUnreadNumber };
}

/** Tells whether a page has an address, or may have it once a broken course can be read. */
export function isPage({ pages, hasUnreadNumber, main }: AddressBook, address: string): boolean {
  if (pages.has(address)) return true;
  const folder = `${main.catalogue}/`;
  return hasUnreadNumber && address.startsWith(folder) && /^\d+$/.test(address.slice(folder.length));
}

/** Tells whether a link may lead to an address: a page, a redirect, or a promise whose loss is told elsewhere. */
export function canLeadTo(book: AddressBook, address: string): boolean {
  return isPage(book, address) || book.answering.has(address) || book.lost.includes(address);
}
