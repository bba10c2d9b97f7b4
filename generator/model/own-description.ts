import type { LinkedPage } from './content.ts';

/** Returns what a page says of itself, for search engines that nothing else is given to; undefined if it says nothing. */
export const ownDescription = (words: LinkedPage['words']): string | undefined =>
  words.template === 'text' || words.template === 'sections' || words.template === 'news' ? words.intro : undefined;
