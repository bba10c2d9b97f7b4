// How the catalogue is narrowed besides its parts, and by what it is sorted. A trait is the name of a facet with a value,
// such as "level=Beginner".
import type { CourseCard } from '../../course/course-props.ts';
import type { CatalogueFacets } from '../catalogue-props.ts';

/** The facets in the order in which they are offered. */
export const FACETS = ['level', 'type', 'place', 'month', 'language'] as const;

/** The name of a facet. */
export type FacetName = (typeof FACETS)[number];

/** By what courses can be sorted. */
export const SORTS = ['date', 'fee', 'length'] as const;

const UNKNOWN = Number.MAX_VALUE;

/** Returns a function that says whether the course at an index has all traits that are asked for. */
export function traitFilter(
  { traits }: Pick<CatalogueFacets, 'traits'>,
  criteria: Readonly<Record<FacetName, string>>,
): (place: number) => boolean {
  const wanted = FACETS.flatMap((name) => (criteria[name] === '' ? [] : [`${name}=${criteria[name]}`]));
  if (wanted.length === 0) return () => true;
  return (place) => wanted.every((trait) => traits[place]?.includes(trait));
}

/** By what courses are sorted, on a day as YYYY-MM-DD; undefined is the day of the build. */
export interface SortOrder {
  readonly sort: string;
  readonly today: string | undefined;
}

/** Returns the number by which a course is sorted, smallest first; what is not known is last. */
export function sortKey(
  course: Pick<CourseCard, 'price' | 'duration' | 'nextDays'>,
  { sort, today }: SortOrder,
  { amounts }: Pick<CatalogueFacets, 'amounts'>,
): number {
  if (sort === 'fee') return amounts[course.price ?? ''] ?? UNKNOWN;
  if (sort === 'length') return amounts[course.duration ?? ''] ?? UNKNOWN;
  const next = course.nextDays.find(({ iso }) => today === undefined || iso >= today);
  return next === undefined ? UNKNOWN : Date.parse(next.iso);
}
