// The catalogue: whole on one page, or, where it is large, a first screenful with an index that the browser loads, and
// plain lists for everyone else. Part of the contract in page-props.ts, whose terms hold here.
import type { CataloguePage } from '../schemas/types.ts';
import type { Category, CourseCard, Link, NextDay, Picture } from './course-props.ts';

/** By a course's place: what its search words are, in one text. Courses without any are left out. */
export type Keywords = Readonly<Record<string, string>>;

export interface CatalogueProps {
  readonly words: CataloguePage;
  readonly categories: readonly Category[];
  readonly courses: readonly CourseCard[];
  readonly keywords: Keywords;
}

/** A category of a large catalogue. */
export interface CountedCategory extends Category {
  /** How many courses it has. */
  readonly count: number;
  /** The first list of each of its subcategories; its label is the subcategory's name. */
  readonly lists: readonly (Link & { readonly count: number })[];
}

export interface LargeCatalogueProps {
  readonly words: CataloguePage;
  readonly categories: readonly CountedCategory[];
  /** The first of all courses. */
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
  /** The addresses of the pages of this subcategory, in order. */
  readonly pages: readonly string[];
  /** The place of this page among them, from 0. */
  readonly current: number;
}

/** Values that many courses share, and for each course the place of its own among them. */
export interface SharedColumn<Value> {
  readonly values: readonly Value[];
  readonly places: readonly number[];
}

/** What every course's cards are made from, column by column in catalogue order. */
export interface CatalogueIndex {
  readonly slugs: readonly string[];
  readonly titles: readonly string[];
  /** By a course's place: the subtitles that there are. */
  readonly subtitles: Readonly<Record<string, string>>;
  readonly ratings: readonly number[];
  readonly reviewCounts: readonly number[];
  readonly labels: SharedColumn<string>;
  readonly keywords: Keywords;
  readonly durations: SharedColumn<string>;
  /** An empty text where the fee is on request. */
  readonly prices: SharedColumn<string>;
  /** The subcategories in catalogue order, each with the number of its courses. */
  readonly shelves: readonly { readonly category: string; readonly subcategory: string; readonly count: number }[];
  readonly days: readonly NextDay[];
  /** By a course's place: the places of its coming days. Courses without any are left out. */
  readonly nextDays: Readonly<Record<string, readonly number[]>>;
  /** The address of a course, with {slug} for its slug. */
  readonly address: string;
  /** Its picture, with {category}, {subcategory} and {number}, which counts the courses of a subcategory from 1. */
  readonly picture: Picture;
  /** How many pictures a subcategory has; the courses after them have the same again. */
  readonly covers: number;
  /** By a course's place: what differs from these two. */
  readonly addresses: Readonly<Record<string, string>>;
  readonly pictures: Readonly<Record<string, Picture>>;
  /** Where to ask for a date, with {course} for the title as it stands in a query; without it, the same for all. */
  readonly askTo: string;
}
