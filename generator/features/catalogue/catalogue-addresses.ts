import type { LinkedCategory } from '../../model/catalogue.ts';
import type { SharedSite } from '../shell/page-context.ts';

/** Returns where a category is shown: on its own page, or in the catalogue with the category chosen. */
export const addressOfCategory = (
  { id, address }: LinkedCategory,
  { addresses }: Pick<SharedSite, 'addresses'>,
): string => address ?? `${addresses.catalogue}?category=${id}`;
