import { startOf } from '../../../model/diagnostic.ts';
import { missingPage } from '../../../rules/words/link.ts';
import type { Check } from '../../link-context.ts';
import { pageKind, roleOf } from '../../../kinds/page.ts';
import { hasTemplate, neededPages } from '../../needed-pages.ts';

/** The pages that every site's menus and buttons lead to are there; a folder without content is reported as a whole. */
export const pagesAreThere: Check = ({ loaded }) => {
  if (loaded.sources.length === 0) return [];
  const pages = loaded.sources.filter(({ kind }) => kind === pageKind.name);
  // A page whose template is unknown may be the one that is missed.
  if (!pages.every(({ data }) => hasTemplate(data))) return [];
  const present = pages.map(roleOf);
  return Object.keys(neededPages(loaded.sources))
    .filter((template) => !present.includes(template))
    .map((template) => missingPage({ template }, startOf('pages')));
};
