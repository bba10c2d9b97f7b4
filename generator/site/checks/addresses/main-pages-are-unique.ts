import { locate } from '../../../rules/locate.ts';
import { secondMainPage } from '../../../rules/words/addresses.ts';
import { pageAddress } from '../../../kinds/page.ts';
import { isAskable } from '../../../model/site-routes.ts';
import type { Check } from '../../link-context.ts';
import { mainTemplates } from '../../needed-pages.ts';

/**
 * One page has each template that the site itself leads to; it would never lead to another. Two home pages are reported
 * already, because they have the same address, and so is a page whose address nobody can request.
 */
export const mainPagesAreUnique: Check = ({ entries, mainAddresses }) =>
  mainTemplates.flatMap((template) => {
    const pages = entries.page.filter(({ data }) => data.template === template);
    const address = Object.entries(mainAddresses).find(([name]) => name === template)?.[1];
    const main = pages.find(({ source }) => pageAddress(source) === address) ?? pages[0];
    if (!main) return [];
    const others = pages.filter((page) => page !== main && isAskable(pageAddress(page.source)));
    return others.map(({ source }) => {
      const related = { note: 'The page that the site takes.', location: locate(main.source, '/template') };
      return secondMainPage({ template, first: main.source.file }, locate(source, '/template'), [related]);
    });
  });
