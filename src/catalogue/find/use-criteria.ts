import {
  criteriaInWords,
  knownCriteria,
  NO_CRITERIA,
  type Criteria,
  type CriteriaOptions,
  type Criterion,
} from './criteria.ts';
import { useQuery, type WriteQuery } from './use-query.ts';

/** The criteria in the query, as values and in words, with a writer. */
export interface ChosenCriteria {
  readonly criteria: Criteria;
  readonly inWords: readonly Criterion<keyof Criteria>[];
  /** The name of the chosen part of the catalogue. */
  readonly part: string | undefined;
  readonly setCriteria: WriteQuery<keyof Criteria>;
}

/** Returns a visitor's criteria for a catalogue that has these options. */
export function useCriteria(options: CriteriaOptions): ChosenCriteria {
  const [criteria, setCriteria] = useQuery<keyof Criteria>(NO_CRITERIA, (values) => knownCriteria(values, options));
  const inWords = criteriaInWords(criteria, options);
  const part = inWords.filter(({ name }) => name === 'category' || name === 'subcategory').at(-1)?.text;
  return { criteria, inWords, part, setCriteria };
}
