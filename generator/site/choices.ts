// Addresses of the catalogue that choose a category or a subcategory by their query: menus and printed matter have them,
// and they are promises like those of pages.
import type { Catalogue } from '../../schemas/types.ts';

/** A category or a subcategory: its id, and the ids that it had before. */
interface Part {
  readonly id: string;
  readonly formerly?: readonly string[];
}

const addressesOf = (name: string, parts: readonly Part[], catalogue: string): readonly string[] =>
  parts.flatMap(({ id, formerly = [] }) => [id, ...formerly].map((one) => `${catalogue}?${name}=${one}`));

/** Returns every address that chooses a category or a subcategory of a catalogue with this address. */
export function choicesIn(file: Catalogue | undefined, catalogue: string): readonly string[] {
  const categories = file?.categories ?? [];
  const subcategories = categories.flatMap((category) => category.subcategories ?? []);
  return [...addressesOf('category', categories, catalogue), ...addressesOf('subcategory', subcategories, catalogue)];
}

/** Whether an address in the ledger is one of the catalogue with a choice, not that of a page. */
export const isChoice = (address: string): boolean => address.includes('?');
