// The catalogue: whole on one page, or, if it is large, a first screenful with an index that the browser loads, and
// plain lists for everyone else.
import type { CataloguePage } from '../../schemas/types.ts';
import type { Category, CourseCard, Subcategory } from '../course/course-props.ts';
import type { Link } from '../ui/link-props.ts';
import type { PagePictures } from '../media/media-props.ts';

/** Further words by which each course is found, in one text, by its index; absent for courses without any. */
export type Keywords = Readonly<Record<string, string>>;

/** A place of a course in the catalogue besides its main one. */
export interface FurtherListing {
  /** The index of the course. */
  readonly course: number;
  readonly category: string;
  readonly subcategory: string;
  /** Its index among all courses that are listed there, from 0. */
  readonly at: number;
}

/** The facets in the order in which they are offered. */
export const FACETS = ['level', 'type', 'place', 'month', 'language'] as const;

/** By what courses can be sorted. */
export const SORTS = ['date', 'fee', 'length'] as const;

/** A facet in which courses differ, with its values in the order in which they are offered. */
export interface Facet {
  readonly name: (typeof FACETS)[number];
  readonly options: readonly Subcategory[];
}

/** How visitors can narrow the catalogue besides its parts, and sort it. */
export interface CatalogueChoices {
  readonly facets: readonly Facet[];
  /** By what courses can be sorted: fee and length only where some course has one. */
  readonly sorts: readonly (typeof SORTS)[number][];
}

/** What each course has of these choices. */
export interface CatalogueFacets {
  /** For each course what it has of each facet, such as "level=Beginner". */
  readonly traits: readonly (readonly string[])[];
  /** The numbers behind the texts of fees and durations. */
  readonly amounts: Readonly<Record<string, number>>;
}

/** All courses, with what they are found and sorted by: on the page of a small catalogue, in a file of a large one. */
export interface CatalogueIndex extends CatalogueFacets {
  readonly courses: readonly CourseCard[];
  readonly keywords: Keywords;
  /** In catalogue order; absent if every course has one place only. */
  readonly further?: readonly FurtherListing[];
}

export interface CatalogueProps extends CatalogueChoices, CatalogueIndex, PagePictures {
  readonly words: CataloguePage;
  readonly categories: readonly Category[];
}

/** A category of a large catalogue. */
export interface CountedCategory extends Category {
  readonly count: number;
  /** The first list of each of its parts, labelled with the name of the subcategory, or else of the category. */
  readonly lists: readonly (Link & { readonly count: number })[];
}

export interface LargeCatalogueProps extends CatalogueChoices, PagePictures {
  readonly words: CataloguePage;
  readonly categories: readonly CountedCategory[];
  /** The lists of courses that are in no category; absent where there are categories. */
  readonly lists?: CountedCategory['lists'];
  /** The first courses of each category, or, if there are not several, of all. */
  readonly courses: readonly CourseCard[];
  readonly count: number;
  /** The file of the CatalogueIndex, as a path from the site's root. */
  readonly indexFile: string;
}

/** A page of links to courses of one subcategory. */
export interface CatalogueListProps {
  readonly title: string;
  readonly breadcrumb: readonly Link[];
  /** How many courses the subcategory has, on all of its pages. */
  readonly count: number;
  readonly courses: readonly Link[];
  /** The addresses of all pages of this subcategory, in order. */
  readonly pages: readonly string[];
  /** The index of this page among them, from 0. */
  readonly current: number;
}

/** The courses of a subcategory, or those that a category lists itself. */
export interface CategoryPart {
  /** Empty for those of the category itself. */
  readonly id: string;
  readonly name?: string;
  readonly courses: readonly CourseCard[];
  readonly count: number;
  /** The list of all of them, if there are more than are shown. */
  readonly others?: string;
}

/** The page of a category. */
export interface CategoryProps {
  readonly title: string;
  readonly breadcrumb: readonly Link[];
  /** Safe HTML made from the author's Markdown at build time. */
  readonly textHtml: string;
  readonly groups: readonly CategoryPart[];
}
