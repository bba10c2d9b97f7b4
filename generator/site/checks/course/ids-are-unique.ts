import type { Catalogue } from '../../../../schemas/types.ts';
import { locate } from '../../../rules/locate.ts';
import { duplicateCategory, duplicateEvent, duplicatePlace, duplicateSection } from '../../../rules/words/link.ts';
import type { Diagnostic } from '../../../model/diagnostic.ts';
import type { PageWords, SourceFile } from '../../../model/content.ts';
import type { Check } from '../../link-context.ts';

/** A list whose items may have ids of their own, and what is said where two have the same. */
interface NamedList {
  readonly items: readonly { readonly id?: string; readonly formerly?: readonly string[] }[];
  readonly pointer: string;
  readonly thing: string;
  readonly rule: typeof duplicatePlace;
}

function repeatedIds(source: SourceFile, { items, pointer, thing, rule }: NamedList): readonly Diagnostic[] {
  return items.flatMap(({ id }, i) => {
    const first = items.findIndex((other) => other.id === id);
    if (id === undefined || first === i) return [];
    const related = { note: `The first ${thing} with this id.`, location: locate(source, `${pointer}/${first}/id`) };
    return [rule({ value: `"${id}"`, first: `another ${thing}` }, locate(source, `${pointer}/${i}/id`), [related])];
  });
}

/** The earlier ids that another one has. */
function takenAgain(source: SourceFile, { items, pointer, thing, rule }: NamedList): readonly Diagnostic[] {
  return items.flatMap(({ formerly = [] }, i) =>
    formerly.flatMap((name, j) =>
      items.some(({ id }) => id === name)
        ? [rule({ value: `"${name}"`, first: `another ${thing}` }, locate(source, `${pointer}/${i}/formerly/${j}`))]
        : [],
    ),
  );
}

/** The categories, and the subcategories of each. */
const categoryLists = ({ categories = [] }: Catalogue): readonly NamedList[] => [
  { items: categories, pointer: '/categories', thing: 'category', rule: duplicateCategory },
  ...categories.map(({ subcategories: items = [] }, i) => ({
    items,
    pointer: `/categories/${i}/subcategories`,
    thing: 'subcategory of this category',
    rule: duplicateCategory,
  })),
];

/** The sections of a page that is made of them. */
const sectionsOf = (data: PageWords): NamedList => ({
  items: data.template === 'sections' ? data.sections : [],
  pointer: '/sections',
  thing: 'section of this page',
  rule: duplicateSection,
});

/**
 * Every place, event and category has an id of its own, every subcategory one that no other of its category has, and every
 * section one that no other of its page has.
 */
export const idsAreUnique: Check = ({ entries }) => [
  ...entries.catalogue.flatMap(({ source, data }) =>
    categoryLists(data).flatMap((list) => [...repeatedIds(source, list), ...takenAgain(source, list)]),
  ),
  ...entries.places.flatMap(({ source, data }) =>
    repeatedIds(source, { items: data.places, pointer: '/places', thing: 'place', rule: duplicatePlace }),
  ),
  ...entries.schedule.flatMap(({ source, data }) =>
    repeatedIds(source, { items: data.events ?? [], pointer: '/events', thing: 'event', rule: duplicateEvent }),
  ),
  ...entries.page.flatMap(({ source, data }) => repeatedIds(source, sectionsOf(data))),
];
