// What the search of the site finds: a file of its own, which the browser loads when a visitor searches. Part of the contract in
// app/page.ts, whose terms hold here.
import type { SharedColumn } from '../catalogue/catalogue-props.ts';

/** A page, a trainer or a question. */
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

/** Courses column by column, in catalogue order, and all else that can be found. */
export interface SearchIndex {
  /** The address of a course, with {slug} as a placeholder. */
  readonly address: string;
  /** The titles, each with its subtitle. */
  readonly titles: readonly string[];
  readonly slugs: readonly string[];
  /** Addresses that do not follow the rule, and further words to find a course by, by its index. */
  readonly addresses: Readonly<Record<string, string>>;
  readonly keywords: Readonly<Record<string, string>>;
  /** The words of levels, languages, days of the week and months by which courses are found. */
  readonly teaching: SharedColumn<string>;
  /** Labels, each once, and for each course the index of its own; -1 if it has none. */
  readonly labels: readonly string[];
  readonly labelOf: readonly number[];
  readonly pages: readonly FoundPage[];
  readonly trainers: readonly FoundPage[];
  /** Those of pages. */
  readonly questions: readonly FoundPage[];
  /** Those of courses, each once, and for each the index of a course that answers it. */
  readonly asked: readonly string[];
  readonly askedOf: readonly number[];
}
