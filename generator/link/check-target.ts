// Where a link of the content may lead.
import type { Catalogue } from '../../schemas/types.ts';
import type { Diagnostic, Location } from '../diagnostics/diagnostic.ts';
import { missingMedia, unknownCategory, unknownSubcategory, unknownTarget } from '../diagnostics/rules/link.ts';
import { canLeadTo } from './address-book.ts';
import { targetAddress } from './addresses.ts';
import type { LinkContext } from './link-context.ts';

interface Choice {
  readonly category: string | null;
  readonly subcategory: string | null;
}

/** What the query of a link chooses in the catalogue. */
function choiceOf(target: string): Choice {
  const query = new URLSearchParams(/\?([^#]*)/.exec(target)?.[1] ?? '');
  return { category: query.get('category') || null, subcategory: query.get('subcategory') || null };
}

/** A chosen category or subcategory that is not in the catalogue; nothing is told while the catalogue is broken. */
function checkChoice(
  { category, subcategory }: Choice,
  catalogue: Catalogue | undefined,
  at: () => Location,
): readonly Diagnostic[] {
  if (!catalogue) return [];
  const categories = catalogue.categories.map(({ id }) => id);
  if (category !== null && !categories.includes(category))
    return [unknownCategory({ name: category, known: categories }, at())];
  const within = catalogue.categories.filter(({ id }) => category === null || id === category);
  const known = within.flatMap(({ subcategories }) => subcategories.map(({ id }) => id));
  const isKnown = subcategory === null || known.includes(subcategory);
  return isKnown ? [] : [unknownSubcategory({ name: subcategory, known }, at())];
}

/** Returns what is wrong with a link's target: at most one problem. Fragments are judged on the finished pages. */
export function checkTarget(target: string, context: LinkContext, at: () => Location): readonly Diagnostic[] {
  const address = targetAddress(target);
  if (address === undefined || address === '') return [];
  if (address.startsWith('/media/')) {
    const known = context.loaded.media.map(({ file }) => file);
    return known.includes(address.slice(1)) ? [] : [missingMedia({ name: address.slice(1), known }, at())];
  }
  if (canLeadTo(context.addresses, address))
    return checkChoice(choiceOf(target), context.entries.catalogue[0]?.data, at);
  return [unknownTarget({ name: address, known: context.addresses.answering }, at())];
}
