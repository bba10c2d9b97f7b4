// The catalogue as it is linked. Most courses have one place in it; the others have further ones, which are kept apart
// so that a course knows little and its pages need not be made again for what they do not show.
import type { Category, Subcategory } from '../../src/course/course-props.ts';
import type { MainAddresses } from '../../src/app/shell-props.ts';
import type { CourseMessages } from '../../schemas/types.ts';

/** The levels of a provider that has no list of its own, in order, each with its key in the messages. */
export const standardLevels: ReadonlyMap<string, keyof CourseMessages['levels']> = new Map([
  ['Beginner', 'beginner'],
  ['Beginner to Intermediate', 'beginnerToIntermediate'],
  ['Intermediate', 'intermediate'],
  ['Intermediate to Advanced', 'intermediateToAdvanced'],
  ['Advanced', 'advanced'],
  ['Professional', 'professional'],
]);

/** A part of the catalogue: a category that has courses, with those of its subcategories that have any. */
export type { Category as LinkedCategory, Subcategory as LinkedPart };

/** Where courses are listed; an id is empty in a category without subcategories, and in a site without categories. */
export interface CatalogueGroup {
  readonly category: string;
  readonly subcategory: string;
}

/** A place of a course besides its main one, which is the first in catalogue order. */
export interface FurtherPlace extends CatalogueGroup {
  readonly slug: string;
  /** Its index among all courses that are listed there, from 0. */
  readonly at: number;
}

/** The page of a category with a text. */
export interface LinkedCategoryPage {
  readonly address: string;
  readonly category: string;
  readonly name: string;
  /** Markdown. */
  readonly text: string;
  /** Where the category is in catalogue.yaml. */
  readonly pointer: string;
}

/** Which courses a section of a page is about; all where it says nothing. */
export interface CourseFilter {
  readonly courses?: readonly string[];
  readonly category?: string;
  readonly level?: string;
}

interface PlacedCourse {
  readonly course: { readonly slug: string; readonly level?: string | string[] };
  readonly category: string;
}

/** Returns whether a course is one of those that a section is about. */
export function courseFilter(
  { courses, category, level }: CourseFilter,
  furtherPlaces: readonly FurtherPlace[],
): (placed: PlacedCourse) => boolean {
  const chosen = courses && new Set(courses);
  const further = new Set(furtherPlaces.filter((place) => place.category === category).map(({ slug }) => slug));
  return ({ course, category: main }) =>
    (chosen?.has(course.slug) ?? true) &&
    (category === undefined || main === category || further.has(course.slug)) &&
    (level === undefined || [course.level ?? []].flat().includes(level));
}

/** Names a group. */
export const groupKey = ({ category, subcategory }: CatalogueGroup): string => `${category}/${subcategory}`;

/** Returns where a category is shown: on its own page, or in the catalogue with the category chosen. */
export const addressOfCategory = (
  { id, address }: Category,
  { addresses }: { readonly addresses: Pick<MainAddresses, 'catalogue'> },
): string => address ?? `${addresses.catalogue}?category=${id}`;
