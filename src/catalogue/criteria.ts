// A visitor's criteria for the catalogue. An empty string means no restriction.
import type { Category } from '../page-props.ts';

/** Free text, and the ids of a category and a subcategory. */
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

/** The criteria that every course meets. */
export const NO_CRITERIA: Criteria = { q: '', category: '', subcategory: '' };

const withId = <Item extends { readonly id: string }>(items: readonly Item[], id: string): Item | undefined =>
  items.find((item) => item.id === id);

interface ChosenCategory {
  readonly category: Category | undefined;
  readonly subcategory: Category['subcategories'][number] | undefined;
}

/** A subcategory is looked up in the chosen category, or in all of them if none is chosen. */
function chosenOf(criteria: Criteria, categories: readonly Category[]): ChosenCategory {
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

/** Returns the criteria without categories and subcategories that the catalogue does not have. */
export function knownCriteria(criteria: Criteria, categories: readonly Category[]): Criteria {
  const { category, subcategory } = chosenOf(criteria, categories);
  return { q: criteria.q, category: category?.id ?? '', subcategory: subcategory?.id ?? '' };
}

/** Returns the criteria in words. */
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
