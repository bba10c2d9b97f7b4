// What a visitor asks of the catalogue. A criterion that is an empty string asks for nothing.
import type { Category } from '../page-props.ts';

/** Free text, and ids of a category and a subcategory. */
export interface Criteria {
  readonly q: string;
  readonly category: string;
  readonly subcategory: string;
}

/** A criterion in words for visitors. */
export interface Criterion<Name extends string> {
  readonly name: Name;
  readonly text: string;
}

/** The criteria that leave every course. */
export const NO_CRITERIA: Criteria = { q: '', category: '', subcategory: '' };

const withId = <Item extends { readonly id: string }>(items: readonly Item[], id: string): Item | undefined =>
  items.find((item) => item.id === id);

interface Chosen {
  readonly category: Category | undefined;
  readonly subcategory: Category['subcategories'][number] | undefined;
}

/** A subcategory is looked for in the chosen category, or, where none is, in all. */
function chosenOf(criteria: Criteria, categories: readonly Category[]): Chosen {
  const category = withId(categories, criteria.category);
  const within = category ? [category] : categories;
  return {
    category,
    subcategory: withId(
      within.flatMap(({ subcategories }) => subcategories),
      criteria.subcategory,
    ),
  };
}

/** Returns the criteria without a category or subcategory that the catalogue does not have: these ask for nothing. */
export function knownCriteria(criteria: Criteria, categories: readonly Category[]): Criteria {
  const { category, subcategory } = chosenOf(criteria, categories);
  return { q: criteria.q, category: category?.id ?? '', subcategory: subcategory?.id ?? '' };
}

/** Returns what is asked for, in words. */
export function criteriaInWords(
  criteria: Criteria,
  categories: readonly Category[],
): readonly Criterion<keyof Criteria>[] {
  const { category, subcategory } = chosenOf(criteria, categories);
  const texts = { q: criteria.q.trim(), category: category?.name, subcategory: subcategory?.name };
  return (['q', 'category', 'subcategory'] as const).flatMap((name) => {
    const text = texts[name];
    return text ? [{ name, text }] : [];
  });
}
