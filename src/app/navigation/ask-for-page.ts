// The code that reads pages is loaded when a visitor is about to follow the first link. The page is asked for at the same time:
// one after the other, a click took three round trips to the host.
import type * as PageReader from '../lazy/load-screen.ts';
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

/** Asks for a page, unless it is there already, and loads the code that reads it. */
export function askForPage(address: string, place: Place): Promise<typeof PageReader> {
  const url = urlOf(address, place);
  if (!dataByAddress.has(address) && !answers.has(url)) {
    const answer = fetchFile(url);
    answers.set(url, answer);
    // Who reads it deals with a failure.
    answer.catch(() => undefined);
  }
  return import('../lazy/load-screen.ts');
}

/** Returns the answer to a URL: the one that is under way, or a new one. An answer can be read once. */
export function takeAnswer(url: string): ReturnType<typeof fetchFile> {
  const answer = answers.get(url) ?? fetchFile(url);
  answers.delete(url);
  return answer;
}
