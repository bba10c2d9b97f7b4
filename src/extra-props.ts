// What some courses and pages have besides their own words. Part of the contract in page-props.ts, whose terms hold here.

/** A question that visitors ask often. */
export interface Question {
  readonly question: string;
  /** Safe HTML made from the author's Markdown at build time. */
  readonly answerHtml: string;
}

/** What any page of words may end with. */
export interface PageExtras {
  /** Absent where there are none. */
  readonly questions?: readonly Question[];
}
