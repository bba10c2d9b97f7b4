// The code that reads pages is loaded when a visitor is about to follow the first link. The page is asked for before it: one
// after the other, a click took three round trips to the host.
import { fetchFile } from './fetch-file.ts';
import { asHosted, withBase } from './page-address.ts';
import { dataByAddress } from './page-data.ts';
import type { Shell } from '../shell-props.ts';

/** What the addresses of the site's files depend on. */
export type Place = Pick<Shell, 'base' | 'slash'>;

/** The answers that nothing has read yet, by URL. */
const answers = new Map<string, ReturnType<typeof fetchFile>>();

/** Returns the URL of the page at an address. */
export const urlOf = (address: string, place: Place): string => withBase(asHosted(address, place), place.base);

/** Asks for a page, unless it is there already. */
export function askForPage(address: string, place: Place): void {
  const url = urlOf(address, place);
  if (dataByAddress.has(address) || answers.has(url)) return;
  const answer = fetchFile(url);
  answers.set(url, answer);
  // It is asked for again when the visitor tries again.
  answer.catch(() => answers.delete(url));
}

/** Returns the answer to a URL: the one that is under way, or a new one. An answer can be read once. */
export function takeAnswer(url: string): ReturnType<typeof fetchFile> {
  const answer = answers.get(url) ?? fetchFile(url);
  answers.delete(url);
  return answer;
}
