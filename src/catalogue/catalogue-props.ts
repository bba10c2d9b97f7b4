// The catalogue: whole on one page, or, if it is large, a first screenful with an index that the browser loads, and
// plain lists for everyone else. Part of the contract in app/page.ts, whose terms apply.
import type { CataloguePage } from '../../schemas/types.ts';
import type { Category, CourseCard, NextDay, Subcategory } from '../course/course-props.ts';
import type { LaterPrice } from '../sessions/session-props.ts';
import type { Link } from '../ui/link-props.ts';
import type { PagePictures, Picture } from '../media/media-props.ts';

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

/** A facet in which courses differ, with its values in the order in which they are offered. */
export interface Facet {
  readonly name: 'level' | 'type' | 'place' | 'month' | 'language';
  readonly options: readonly Subcategory[];
}

/** How the catalogue is narrowed besides its parts, and by what it is sorted. */
export interface CatalogueFacets {
  readonly facets: readonly Facet[];
  /** For each course what it has of each facet, such as "level=Beginner". */
  readonly traits: SharedColumn<readonly string[]>;
  /** The numbers behind the texts of fees and durations. */
  readonly amounts: Readonly<Record<string, number>>;
}

export interface CatalogueProps extends CatalogueFacets, PagePictures {
  readonly words: CataloguePage;
  readonly categories: readonly Category[];
  readonly courses: readonly CourseCard[];
  readonly keywords: Keywords;
  /** In catalogue order; absent if every course has one place only. */
  readonly further?: readonly FurtherListing[];
}

/** A category of a large catalogue. */
export interface CountedCategory extends Category {
  /** How many courses it has. */
  readonly count: number;
  /** The first list of each of its parts, labelled with the name of the subcategory, or else of the category. */
  readonly lists: readonly (Link & { readonly count: number })[];
}

export interface LargeCatalogueProps extends Pick<CatalogueFacets, 'facets'>, PagePictures {
  readonly words: CataloguePage;
  readonly categories: readonly CountedCategory[];
  /** The lists of courses that are in no category; absent where there are categories. */
  readonly lists?: CountedCategory['lists'];
  /** The first courses of each category, or, if there are not several, of all. */
  readonly courses: readonly CourseCard[];
  /** How many courses there are. */
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
  /** How many courses there are. */
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
  readonly parts: readonly CategoryPart[];
}

/** Values that many courses share, and for each course the index of its own value. */
export interface SharedColumn<Value> {
  readonly values: readonly Value[];
  readonly places: readonly number[];
}

/** The data of every course's card, column by column in catalogue order. */
export interface CatalogueIndex extends CatalogueFacets {
  readonly slugs: readonly string[];
  readonly titles: readonly string[];
  /** Subtitles by a course's index; most courses have none. */
  readonly subtitles: Readonly<Record<string, string>>;
  /** 0 if there is none. */
  readonly ratings: readonly number[];
  readonly reviewCounts: readonly (number | null)[];
  /** Here and below, an empty text if there is none. */
  readonly labels: SharedColumn<string>;
  readonly keywords: Keywords;
  /** The words of levels and the names of languages, by which courses are found and which cards do not show. */
  readonly teaching: SharedColumn<string>;
  readonly durations: SharedColumn<string>;
  readonly prices: SharedColumn<string>;
  /** By a course's index. */
  readonly priceNotes: Readonly<Record<string, string>>;
  readonly laterPrices: Readonly<Record<string, readonly LaterPrice[]>>;
  /** The parts of the catalogue in its order, each with the number of the courses whose main place it is. */
  readonly groups: readonly { readonly category: string; readonly subcategory: string; readonly count: number }[];
  /** In catalogue order; absent if every course has one place only. */
  readonly further?: readonly FurtherListing[];
  readonly days: readonly NextDay[];
  /** By a course's index: the indices of its coming days. Courses without any are omitted. */
  readonly nextDays: Readonly<Record<string, readonly number[]>>;
  /** The address of a course, with {slug} as a placeholder for its slug. */
  readonly address: string;
  /** Its picture, with {category}, {subcategory}, and {number}, which counts the courses of a subcategory from 1. */
  readonly picture?: Picture;
  /** How many pictures a subcategory has; further courses reuse them in order. */
  readonly covers: number;
  /** Exceptions from these two templates, by a course's index. */
  readonly addresses: Readonly<Record<string, string>>;
  readonly pictures: Readonly<Record<string, Picture>>;
}
