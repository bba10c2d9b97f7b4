// The results of a large catalogue for a visitor's criteria. Without any, the first courses of each category are shown,
// which are part of the page; with some, or if there is one category only, a list that grows, from the index once it is
// loaded.
import { useMemo } from 'react';
import { useToday } from '../../ui/hooks/use-today.ts';
import type { CountedCategory, LargeCatalogueProps } from '../catalogue-props.ts';
import { hasCriteria, isSought, type Criteria } from './criteria.ts';
import { missingWords } from './filter-courses.ts';
import { firstsOfEach, groupCourses, oneGroup, type CourseGroup } from './group-courses.ts';
import type { IndexState } from './use-course-index.ts';

/** The matching courses, up to the number that is shown. */
export interface Results {
  readonly count: number;
  readonly shown: number;
  readonly groups: readonly CourseGroup[];
  /** Whether the groups show their first courses only, and lead to the others. */
  readonly isOverview: boolean;
  /** Words that were sought and found nothing. */
  readonly missing?: string | undefined;
}

/** The inputs of the results. */
export interface ResultsInput extends Pick<LargeCatalogueProps, 'categories' | 'courses' | 'count'> {
  readonly state: IndexState;
  readonly criteria: Criteria;
  readonly limit: number;
}

const grouped = (
  categories: readonly CountedCategory[],
  courses: LargeCatalogueProps['courses'],
  countIn: (category: string) => number,
): readonly CourseGroup[] => groupCourses(categories, courses).map((group) => ({ ...group, count: countIn(group.id) }));

/** Returns the results; undefined while they are unknown because the index is not loaded. */
export function useResults({ state, criteria, limit, categories, courses, count }: ResultsInput): Results | undefined {
  const find = state.kind === 'ready' ? state.find : undefined;
  const wanted = JSON.stringify(criteria);
  const today = useToday();
  const found = useMemo(() => find?.(JSON.parse(wanted) as Criteria, today), [find, wanted, today]);
  const isAsked = hasCriteria(criteria) || isSought(criteria);
  if (!isAsked && categories.length > 1)
    return { count, shown: count, groups: firstsOfEach(categories, courses), isOverview: true };
  if (find && found) {
    const shown = found.slice(0, limit);
    const countIn = (id: string): number => found.filter(({ category }) => category === id).length;
    const groups = isSought(criteria) ? oneGroup(shown) : grouped(categories, shown, countIn);
    const missing = found.length > 0 ? undefined : missingWords(criteria.q, find);
    return { count: found.length, shown: shown.length, groups, isOverview: false, missing };
  }
  if (isAsked) return undefined;
  const groups = grouped(categories, courses, () => count);
  return { count, shown: courses.length, groups, isOverview: false };
}
