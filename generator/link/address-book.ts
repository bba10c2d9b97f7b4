// Every address of the content: what answers there now, and what has been promised.
import type { Entries, LoadedContent, SourceFile } from '../model.ts';
import { pageAddress } from './addresses.ts';
import { courseClaims } from './course-claims.ts';
import { neededPages, templateOf } from './needed-pages.ts';

/** Where the addresses of a site stand. Broken files have their addresses too, as far as they can be read. */
export interface AddressBook {
  /** Addresses of pages that a redirect would hide: all but the numeric ones, which redirects are made for. */
  readonly fixed: ReadonlySet<string>;
  /** Addresses of all pages. */
  readonly pages: ReadonlySet<string>;
  /** Where old addresses lead. */
  readonly redirects: ReadonlyMap<string, string>;
  /** Addresses in addresses.yaml that nothing answers any more, in its order; each is told once, there. */
  readonly lost: readonly string[];
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

function lostOf(entries: Entries, answers: (address: string) => boolean): readonly string[] {
  const ledger = entries.addresses[0]?.data;
  if (!ledger) return [];
  const removed = new Set((ledger.removed ?? []).map(({ address }) => address));
  return ledger.published.filter((address) => !answers(address) && !removed.has(address));
}

/** Gathers the addresses of all pages, courses and redirects. */
export function addressBook(entries: Entries, { sources }: LoadedContent): AddressBook {
  const pageFiles = sources.filter(({ kind }) => kind === 'page');
  const words = pageFiles.filter(({ data }) => templateOf(data) !== 'course');
  const claims = sources.filter(({ kind }) => kind === 'course').map(courseClaims);
  const fixed = new Set([
    ...words.map(({ file }) => pageAddress(file)),
    ...missingNeeded(pageFiles),
    ...claims.flatMap((claim) => claim.fixed),
  ]);
  const pages = new Set([...fixed, ...claims.flatMap(({ numeric }) => numeric)]);
  const redirects = redirectsOf(entries, sources);
  // Without redirects.yaml, which is told elsewhere, nobody can say what is lost.
  const canTell = sources.some(({ kind }) => kind === 'redirects');
  const lost = canTell ? lostOf(entries, (address) => pages.has(address) || redirects.has(address)) : [];
  return { fixed, pages, redirects, lost };
}

/** Tells whether a link may lead to an address: a page, a redirect, or a promise whose loss is told elsewhere. */
export function canLeadTo({ pages, redirects, lost }: AddressBook, address: string): boolean {
  return pages.has(address) || redirects.has(address) || lost.includes(address);
}
