// A visitor's criteria for the catalogue. An empty string means no restriction.
import type { Category, Subcategory } from '../../course/course-props.ts';
import { FACETS, SORTS, type CatalogueChoices } from '../catalogue-props.ts';
import { useQuery } from './use-query.ts';

const PARTS = ['category', 'subcategory', ...FACETS] as const;

type Part = (typeof PARTS)[number];

/** Free text, the ids of a category and a subcategory, the values of facets, and by what courses are sorted. */
export type Criteria = Readonly<Record<'q' | Part | 'sort', string>>;

/** A criterion in words for visitors. */
export interface Criterion<Name extends string> {
  readonly name: Name;
  readonly text: string;
}

/** What the catalogue has. */
export interface CriteriaOptions extends Pick<CatalogueChoices, 'facets'> {
  readonly categories: readonly Category[];
}

/** The criteria that every course meets. */
export const NO_CRITERIA = Object.fromEntries(['q', ...PARTS, 'sort'].map((name) => [name, ''])) as Criteria;

const withId = <Item extends Subcategory>(items: readonly Item[], id: string): Item | undefined =>
  items.find((item) => item.id === id) ?? items.find((item) => item.formerly?.includes(id));

/** A subcategory is looked up in the chosen category, or in all of them if none is chosen. */
function chosenOf(criteria: Criteria, { categories, facets }: CriteriaOptions) {
  const category = withId(categories, criteria.category);
  const within = category ? [category] : categories;
  const subcategories = within.flatMap((one) => one.subcategories);
  const all = [{ name: 'category', options: categories }, { name: 'subcategory', options: subcategories }, ...facets];
  return (part: Part) => withId(all.find(({ name }) => name === part)?.options ?? [], criteria[part]);
}

/** Returns the criteria without what the catalogue does not have. */
export function knownCriteria(criteria: Criteria, options: CriteriaOptions): Criteria {
  const chosen = chosenOf(criteria, options);
  const known = { ...criteria, sort: SORTS.find((sort) => sort === criteria.sort) ?? '' };
  for (const name of PARTS) known[name] = chosen(name)?.id ?? '';
  return known;
}

/** Returns the criteria in words; what courses are sorted by is none. */
export function criteriaInWords(criteria: Criteria, options: CriteriaOptions): readonly Criterion<keyof Criteria>[] {
  const chosen = chosenOf(criteria, options);
  const q = criteria.q.trim();
  const parts = PARTS.flatMap((name) => {
    const text = chosen(name)?.name;
    return text === undefined ? [] : [{ name, text }];
  });
  return q === '' ? parts : [{ name: 'q', text: q }, ...parts];
}

/** Returns whether courses are sought or sorted, so that their places in the catalogue say nothing. */
export const isSought = ({ q, sort }: Criteria): boolean => q.trim() !== '' || sort !== '';

/** Returns whether there is any criterion but an order. */
export const hasCriteria = (criteria: Criteria): boolean =>
  criteria.q.trim() !== '' || PARTS.some((name) => criteria[name] !== '');

/** Returns a visitor's criteria for a catalogue that has these options, and the name of the part that they choose. */
export function useCriteria(options: CriteriaOptions) {
  const [criteria, setCriteria] = useQuery<keyof Criteria>(NO_CRITERIA, (values) => knownCriteria(values, options));
  const inWords = criteriaInWords(criteria, options);
  const part = inWords.filter(({ name }) => name === 'category' || name === 'subcategory').at(-1)?.text;
  return { criteria, inWords, part, setCriteria };
}
