import { searchDescriptionLength, searchTitleLength, missingSearchTexts } from '../../diagnostics/rules/text.ts';
import { isAskable } from '../../model/site-routes.ts';
import type { Check } from '../link-context.ts';

/** How long a title may be, with the name of the provider, in characters. */
const TITLE = { minimum: 15, maximum: 65 };

/** How long a description may be, in characters. */
const DESCRIPTION = { minimum: 50, maximum: 160 };

/** Counts characters; nearly all texts have one unit for each. */
const charactersIn = (text: string): number => (/[\ud800-\udbff]/.test(text) ? [...text].length : text.length);

const isOutside = (length: number, { minimum, maximum }: typeof TITLE): boolean => length < minimum || length > maximum;

/** Titles and descriptions are as long as search engines show, and no page that does not describe itself goes without. */
export const searchTextsFit: Check = ({ searchTexts }) =>
  searchTexts().flatMap(({ address, title, titleAt, description, descriptionAt, describesItself }) => {
    const lengths = { title: charactersIn(title), description: charactersIn(description ?? '') };
    return [
      ...(isOutside(lengths.title, TITLE)
        ? [searchTitleLength({ text: title, length: lengths.title, ...TITLE }, titleAt())]
        : []),
      ...(description !== undefined && isOutside(lengths.description, DESCRIPTION)
        ? [searchDescriptionLength({ length: lengths.description, ...DESCRIPTION }, descriptionAt())]
        : []),
      ...(description === undefined && !describesItself && isAskable(address)
        ? [missingSearchTexts({ address }, descriptionAt())]
        : []),
    ];
  });
