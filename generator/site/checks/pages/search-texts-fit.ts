import {
  missingSearchTexts,
  searchDescriptionLength,
  searchNameLength,
  searchTitleLength,
} from '../../../rules/words/text.ts';
import { locate } from '../../../rules/locate.ts';
import { charactersIn, excessOfName, TITLE_LENGTH } from '../../../model/page-title.ts';
import { isAskable } from '../../../model/site-routes.ts';
import type { Check } from '../../link-context.ts';
import { titleWords } from '../../search-texts.ts';

/** How long a description may be, in characters. */
const DESCRIPTION = { minimum: 50, maximum: 160 };

const isOutside = (length: number, { minimum, maximum }: typeof TITLE_LENGTH): boolean =>
  length < minimum || length > maximum;

/** Titles and descriptions are as long as search engines show, and no page that does not describe itself goes without. */
export const searchTextsFit: Check = ({ searchTexts }) =>
  searchTexts().flatMap(({ address, title, titleAt, description, descriptionAt, describesItself }) => {
    const lengths = { title: charactersIn(title), description: charactersIn(description ?? '') };
    return [
      ...(isOutside(lengths.title, TITLE_LENGTH)
        ? [searchTitleLength({ text: title, length: lengths.title, ...TITLE_LENGTH }, titleAt())]
        : []),
      ...(description !== undefined && isOutside(lengths.description, DESCRIPTION)
        ? [searchDescriptionLength({ length: lengths.description, ...DESCRIPTION }, descriptionAt())]
        : []),
      ...(description === undefined && !describesItself && isAskable(address)
        ? [missingSearchTexts({ address }, descriptionAt())]
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
  return [searchNameLength(facts, locate(site.source, isShort ? '/shortName' : '/name'))];
};
