// The title of a page in browser tabs and search results. The pattern is the provider's, but its name may be long: a
// title that search engines would cut is better without the name than cut in the middle of it.
import { fill } from '../../src/app/format.ts';
import type { LinkedPage } from './content.ts';

/** How long a title may be for search engines to show it whole, in characters. */
export const TITLE_LENGTH = { minimum: 15, maximum: 65 };

/** What titles are made with. */
export interface TitleWords {
  /** With {title}, and where wanted {name} or {shortName}. */
  readonly pattern: string;
  readonly name: string;
  readonly shortName: string;
}

/** Counts characters; nearly all texts have one unit for each. */
export const charactersIn = (text: string): number => (/[\ud800-\udbff]/.test(text) ? [...text].length : text.length);

/** How many characters a text may have. */
export type Limits = typeof TITLE_LENGTH;

const widest = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\uff00-\uff60]/g;

/** Returns the limits of a text: half of them where most of its letters are as wide as two others, as in Japanese. */
export function limitsFor(text: string, { minimum, maximum }: Limits): Limits {
  const isWide = 2 * (text.match(widest)?.length ?? 0) > text.length;
  return isWide ? { minimum: Math.ceil(minimum / 2), maximum: Math.floor(maximum / 2) } : { minimum, maximum };
}

const isWhole = (text: string): boolean => charactersIn(text) <= limitsFor(text, TITLE_LENGTH).maximum;

/** Returns the title of a page with as much of the provider's name as fits: all, the short one, or none. */
export function pageTitle(title: string, { pattern, name, shortName }: TitleWords): string {
  const whole = fill(pattern, { title, name, shortName });
  if (isWhole(whole)) return whole;
  const shorter = fill(pattern, { title, name: shortName, shortName });
  return isWhole(shorter) ? shorter : title;
}

/** The length of a title for which there should be room beside the name. */
const USUAL = 30;

/** Returns how many characters the provider's shorter name is too long to fit beside a title of usual length. */
export function excessOfName({ pattern, name, shortName }: TitleWords): number {
  if (!/\{(name|shortName)\}/.test(pattern)) return 0;
  const shorter = charactersIn(shortName) < charactersIn(name) ? shortName : name;
  const title = fill(pattern, { title: 'x'.repeat(USUAL), name: shorter, shortName });
  return Math.max(0, charactersIn(title) - TITLE_LENGTH.maximum);
}

/** Returns what a page says of itself, for search engines that nothing else is given to; undefined if it says nothing. */
export const ownDescription = (words: LinkedPage['words']): string | undefined =>
  words.template === 'text' || words.template === 'sections' || words.template === 'news' ? words.intro : undefined;
