import type { LinkedCategoryPage } from '../model/catalogue.ts';
import type { Entries } from '../model/content.ts';
import { categoryAddress } from '../kinds/offer.ts';

/** Returns the pages of the categories that have a text, in catalogue order; `catalogue` is the catalogue's address. */
export const categoryPages = (entries: Entries, catalogue: string): readonly LinkedCategoryPage[] =>
  (entries.catalogue[0]?.data.categories ?? []).flatMap((category, c) => {
    const { id, name, text } = category;
    const address = categoryAddress(category, catalogue);
    return address === undefined || text === undefined
      ? []
      : [{ category: id, name, text, address, pointer: `/categories/${c}` }];
  });
