// What the search of the site finds: a file of its own, which the browser loads when a visitor searches.

/** A course, a page, a trainer or a question. */
export interface FoundPage {
  readonly title: string;
  readonly to: string;
  /** By what it is found besides its title. */
  readonly words?: string;
  /** The words of its text, by which it is found after all others. */
  readonly text?: string;
  /** The title of the course that answers a question. */
  readonly course?: string;
}

/** All that can be found, courses in catalogue order. */
export interface SearchIndex {
  readonly courses: readonly FoundPage[];
  readonly pages: readonly FoundPage[];
  readonly trainers: readonly FoundPage[];
  /** Those of pages. */
  readonly questions: readonly FoundPage[];
  /** Those of courses, each once, and for each the index of a course that answers it. */
  readonly asked: readonly string[];
  readonly askedOf: readonly number[];
}
