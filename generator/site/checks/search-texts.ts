// The texts for search engines: unique, of the right length, and of pages that exist.
import * as rules from '../../rules/words/text.ts';
import type { Check, SearchText } from '../link-context.ts';
import { repeated } from '../../base/objects.ts';
import { locate } from '../../rules/locate.ts';
import { charactersIn, excessOfName, type Limits, limitsFor, TITLE_LENGTH } from '../../model/page-title.ts';
import { isAskable } from '../../model/site-routes.ts';
import { titleWords } from '../search-texts.ts';
import { unknownPage } from '../../rules/words/link.ts';
import { isPage } from '../address-book.ts';

/** Search engine texts are written for pages that exist; of a lost page only the loss is reported. */
export const searchTextsMatchPages: Check = ({ entries, addresses }) =>
  entries.seo.flatMap(({ source, data }) =>
    Object.keys(data.pages)
      .filter((address) => !isPage(addresses, address) && !addresses.lost.includes(address))
      .map((address) =>
        unknownPage(
          { name: address, known: addresses.pages },
          locate(source, `/pages/${address.replaceAll('/', '~1')}`, 'key'),
        ),
      ),
  );

/** How long a description may be, in characters. */
const DESCRIPTION = { minimum: 50, maximum: 160 };

/** How long a text is beside what it may be, where it is longer or shorter. */
function outside(text: string, usual: Limits): (Limits & { readonly length: number }) | undefined {
  const [length, limits] = [charactersIn(text), limitsFor(text, usual)];
  return length < limits.minimum || length > limits.maximum ? { length, ...limits } : undefined;
}

/** Titles and descriptions are as long as search engines show, and no page that does not describe itself goes without. */
export const searchTextsFit: Check = ({ searchTexts }) =>
  searchTexts().flatMap(({ address, title, titleAt, description, descriptionAt, describesItself }) => {
    const wrongTitle = outside(title, TITLE_LENGTH);
    const wrongDescription = description === undefined ? undefined : outside(description, DESCRIPTION);
    return [
      ...(wrongTitle ? [rules.searchTitleLength({ text: title, ...wrongTitle }, titleAt())] : []),
      ...(wrongDescription ? [rules.searchDescriptionLength(wrongDescription, descriptionAt())] : []),
      ...(description === undefined && !describesItself && isAskable(address)
        ? [rules.missingSearchTexts({ address }, descriptionAt())]
        : []),
    ];
  });

/** The provider's name, or its short one, fits into the titles of pages; where it does not, that is reported once. */
export const nameFitsTitles: Check = ({ entries, settings }) => {
  const [site] = entries.site;
  const words = titleWords({ entries, settings });
  const excess = words ? excessOfName(words) : 0;
  if (!site || !words || excess === 0) return [];
  const { name, shortName } = words;
  const isShort = charactersIn(shortName) < charactersIn(name);
  const shown = isShort ? shortName : name;
  const facts = { name: shown, length: charactersIn(shown), maximum: charactersIn(shown) - excess };
  return [rules.searchNameLength(facts, locate(site.source, isShort ? '/shortName' : '/name'))];
};

const folded = (text: string | undefined): string | undefined => text?.trim().toLowerCase();

/** Two courses of one title are reported as such, unless they share it on purpose. */
const isToldElsewhere = (a: SearchText, b: SearchText): boolean =>
  [a, b].every(({ isCourse, isOwnTitle, sharesTitle }) => isCourse && isOwnTitle && !sharesTitle);

/** No two pages give search engines the same texts. */
export const searchTextsAreUnique: Check = ({ searchTexts }) => {
  const texts = searchTexts();
  return [
    ...repeated(texts, ({ title }) => folded(title))
      .filter(([first, later]) => !isToldElsewhere(later, first))
      .map(([first, { address, title, titleAt }]) =>
        rules.repeatedTitle({ address, title, first: first.address }, titleAt(), [
          { note: 'The first page with this title.', location: first.titleAt() },
        ]),
      ),
    ...repeated(texts, ({ description }) => folded(description)).map(([first, later]) =>
      rules.repeatedDescription({ address: later.address, first: first.address }, later.descriptionAt(), [
        { note: 'The first page with this description.', location: first.descriptionAt() },
      ]),
    ),
  ];
};
