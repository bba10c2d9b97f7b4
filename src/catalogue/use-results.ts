// The results of a large catalogue for a visitor's criteria: from the index once it is loaded, until then from the
// first screenful, which is part of the page.
import { useMemo } from 'react';
import type { CountedCategory, LargeCatalogueProps } from '../page-props.ts';
import type { Criteria } from './criteria.ts';
import { groupCourses, type CourseGroup } from './group-courses.ts';
import type { IndexState } from './use-course-index.ts';

/** The matching courses, up to the number that is shown. */
export interface Results {
  readonly count: number;
  readonly shown: number;
  readonly groups: readonly CourseGroup[];
}

/** The inputs of the results. */
export interface ResultsInput extends Pick<LargeCatalogueProps, 'categories' | 'courses' | 'count'> {
  readonly state: IndexState;
  readonly criteria: Criteria;
  /** The maximum number of courses to show. */
  readonly limit: number;
}

function grouped(
  { categories }: { readonly categories: readonly CountedCategory[] },
  courses: LargeCatalogueProps['courses'],
  countIn: (category: CountedCategory) => number,
): readonly CourseGroup[] {
  const counts = new Map(categories.map((category) => [category.id, countIn(category)]));
  return groupCourses(categories, courses).map((group) => ({ ...group, count: counts.get(group.category.id) ?? 0 }));
}

/** Returns the results; undefined while they are unknown because the index is not loaded. */
export function useResults({ state, criteria, limit, ...catalogue }: ResultsInput): Results | undefined {
  const { q, category, subcategory } = criteria;
  const index = state.kind === 'ready' ? state.index : undefined;
  const places = useMemo(() => index?.find({ q, category, subcategory }), [index, q, category, subcategory]);
  if (index && places) {
    const courses = places.slice(0, limit).map(index.cardAt);
    const groups = grouped(catalogue, courses, ({ id }) => index.countIn(id, places));
    return { count: places.length, shown: courses.length, groups };
  }
  if (q.trim() !== '' || category !== '' || subcategory !== '') return undefined;
  const { courses, count } = catalogue;
  return { count, shown: courses.length, groups: grouped(catalogue, courses, (group) => group.count) };
}
