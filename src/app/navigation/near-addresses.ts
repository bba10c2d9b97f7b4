// What a visitor may have meant by an address that the site does not have.
import type { MissingHelp, NamedAddress, NotFoundProps } from '../page.ts';
import { fetchJson } from './fetch-file.ts';
import { decoded, withBase } from './page-address.ts';

const at = (row: readonly number[], index: number): number => row[index] ?? 0;

/** The cost of reaching each prefix of `b`, given those for the two shorter prefixes of `a`. */
function nextRow(
  a: string,
  b: string,
  before: { readonly i: number; readonly last: readonly number[]; readonly older: readonly number[] },
): readonly number[] {
  const { i, last, older } = before;
  const row = [i];
  for (let j = 1; j <= b.length; j++) {
    const isSame = a[i - 1] === b[j - 1];
    const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
    const edits = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (isSame ? 0 : 1));
    row.push(isSwap ? Math.min(edits, at(older, j - 2) + 1) : edits);
  }
  return row;
}

/** Both words without their common beginning and ending, which need no edits. */
function withoutCommon(a: string, b: string): readonly [string, string] {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return [a.slice(start, a.length - end), b.slice(start, b.length - end)];
}

/**
 * Counts the single-letter edits between two words: insert, delete, replace, or swap of neighbours. Returns infinity as
 * soon as there are more than `limit`.
 * @example editDistance('capm', 'cpam') // 1
 */
export function editDistance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  const [from, to] = withoutCommon(a, b);
  let older: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    [older, last] = [last, nextRow(from, to, { i, last, older })];
    if (Math.min(...last) > limit && Math.min(...older) > limit) return Number.POSITIVE_INFINITY;
  }
  const edits = at(last, to.length);
  return edits > limit ? Number.POSITIVE_INFINITY : edits;
}

/** How many are offered. */
const MOST = 2;

/** One wrong letter for so many letters is still the same word to a reader. */
const LETTERS_PER_EDIT = 4;

/** With one letter changed, a shorter word is any other. */
const MIN_LETTERS_WITH_EDIT = 3;

/** Shorter words are the beginning of too many others. */
const MIN_LETTERS = 4;

/** Returns the last part of an address as it is compared. */
function nameIn(address: string): string {
  const name = address.split('/').findLast(Boolean) ?? '';
  return name.toLowerCase().replaceAll(/[\s_]+/g, '-');
}

/** The file with all addresses. */
export const MISSING_FILE = '/data/missing.json';

/** How many edits make the same word: one in a short word, none in a number, which would be another one. */
function limitOf(asked: string, name: string): number {
  const letters = Math.min(asked.length, name.length);
  if (letters < MIN_LETTERS_WITH_EDIT || /^\d+$/.test(asked)) return 0;
  return Math.max(1, Math.floor(letters / LETTERS_PER_EDIT));
}

/** How far a name is from the one that was asked for; undefined if it is another word. */
function distanceTo(asked: string, name: string): number | undefined {
  const limit = limitOf(asked, name);
  const edits = editDistance(asked, name, limit);
  if (edits <= limit) return edits;
  return asked.length >= MIN_LETTERS && name.includes(asked) ? limit + 1 : undefined;
}

/** Returns the addresses that are spelt like one, nearest first. */
export function nearTo(address: string, pages: readonly NamedAddress[]): readonly NamedAddress[] {
  const asked = nameIn(address);
  const near = pages.flatMap((page) => {
    const distance = distanceTo(asked, nameIn(page[0]));
    return distance === undefined ? [] : [{ page, distance }];
  });
  return near
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MOST)
    .map(({ page }) => page);
}

/** Loads what the site offers instead of a page; nothing if it cannot be had. */
export async function loadMissing(address: string, base: string): Promise<NotFoundProps> {
  try {
    const help = await fetchJson<MissingHelp>(withBase(MISSING_FILE, base));
    return { popular: help?.popular ?? [], near: nearTo(decoded(address), help?.pages ?? []) };
  } catch {
    return { popular: [] };
  }
}
