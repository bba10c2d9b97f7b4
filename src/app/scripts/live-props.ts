// Problems as the development server sends them to open pages.

/** Lines of a content file with the place in them. */
export interface Excerpt {
  /** The number of the first line, from 1. */
  readonly first: number;
  readonly lines: readonly string[];
  /** The line of the place, as an index of `lines`, and its part, by offsets from 0. */
  readonly row: number;
  readonly from: number;
  readonly to: number;
}

/** A problem as an open page shows it. */
export interface ShownProblem extends Readonly<Record<'code' | 'message' | 'advice', string>> {
  readonly severity: 'error' | 'warning' | 'info';
  /** The file below the content folder, with line and column. */
  readonly place: string;
  /** The URL that opens the place in Visual Studio Code. */
  readonly editor: string;
  /** Absent where there is no text, such as of a picture. */
  readonly excerpt?: Excerpt;
}

/** A message to the open pages: the problems of the content, or the version of its pages, by which an open one sees that it is out of date. */
export type News = ({ readonly problems: string } | { readonly version: string }) & {
  /** What is wrong, with excerpts; warnings alone do not keep a page from being shown. */
  readonly shown?: readonly ShownProblem[];
};
