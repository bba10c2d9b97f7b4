import { startOf } from '../../diagnostics/diagnostic.ts';
import { missingPage } from '../../diagnostics/rules/link.ts';
import type { Check } from '../link-context.ts';
import { neededPages, templateOf } from '../needed-pages.ts';

/** The pages that every site's menus and buttons lead to are there. */
export const pagesAreThere: Check = ({ loaded }) => {
  const pages = loaded.sources.filter(({ kind }) => kind === 'page');
  if (pages.some(({ data }) => templateOf(data) === undefined)) return [];
  const present = pages.map(({ data }) => templateOf(data));
  return Object.keys(neededPages)
    .filter((template) => !present.includes(template))
    .map((template) => missingPage({ template }, startOf('pages')));
};
