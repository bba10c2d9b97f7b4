import { repeatedDescription, repeatedTitle } from '../../../rules/words/text.ts';
import type { Check, SearchText } from '../../link-context.ts';

/** Pairs every text that was met before with the first that has it. */
function repeats(
  texts: readonly SearchText[],
  textOf: (text: SearchText) => string | undefined,
): readonly { readonly later: SearchText; readonly first: SearchText }[] {
  const firstOf = new Map<string, SearchText>();
  return texts.flatMap((later) => {
    const key = textOf(later)?.trim().toLowerCase();
    const first = key === undefined ? undefined : firstOf.get(key);
    if (key !== undefined && !first) firstOf.set(key, later);
    return first ? [{ later, first }] : [];
  });
}

/** Two courses of one title are reported as such, unless they share it on purpose. */
const isToldElsewhere = (a: SearchText, b: SearchText): boolean =>
  [a, b].every(({ isCourse, isOwnTitle, sharesTitle }) => isCourse && isOwnTitle && !sharesTitle);

/** No two pages give search engines the same texts. */
export const searchTextsAreUnique: Check = ({ searchTexts }) => {
  const texts = searchTexts();
  return [
    ...repeats(texts, ({ title }) => title)
      .filter(({ later, first }) => !isToldElsewhere(later, first))
      .map(({ later: { address, title, titleAt }, first }) =>
        repeatedTitle({ address, title, first: first.address }, titleAt(), [
          { note: 'The first page with this title.', location: first.titleAt() },
        ]),
      ),
    ...repeats(texts, ({ description }) => description).map(({ later, first }) =>
      repeatedDescription({ address: later.address, first: first.address }, later.descriptionAt(), [
        { note: 'The first page with this description.', location: first.descriptionAt() },
      ]),
    ),
  ];
};
