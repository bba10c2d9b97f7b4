import { criteriaInWords, knownCriteria, NO_CRITERIA, type Criteria, type CriteriaOptions } from './criteria.ts';
import { useQuery } from './use-query.ts';

/** Returns a visitor's criteria for a catalogue that has these options, and the name of the part that they choose. */
export function useCriteria(options: CriteriaOptions) {
  const [criteria, setCriteria] = useQuery<keyof Criteria>(NO_CRITERIA, (values) => knownCriteria(values, options));
  const inWords = criteriaInWords(criteria, options);
  const part = inWords.filter(({ name }) => name === 'category' || name === 'subcategory').at(-1)?.text;
  return { criteria, inWords, part, setCriteria };
}
