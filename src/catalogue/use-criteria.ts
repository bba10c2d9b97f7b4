import type { Category } from '../page-props.ts';
import { criteriaInWords, knownCriteria, NO_CRITERIA, type Criteria, type Criterion } from './criteria.ts';
import { useQuery, type WriteQuery } from './use-query.ts';

/** The criteria in the query, as values and in words, with a writer. */
export interface ChosenCriteria {
  readonly criteria: Criteria;
  readonly inWords: readonly Criterion<keyof Criteria>[];
  readonly setCriteria: WriteQuery<keyof Criteria>;
}

/** Returns a visitor's criteria for a catalogue with these categories. */
export function useCriteria(categories: readonly Category[]): ChosenCriteria {
  const [criteria, setCriteria] = useQuery(NO_CRITERIA, (values) => knownCriteria(values, categories));
  return { criteria, inWords: criteriaInWords(criteria, categories), setCriteria };
}
