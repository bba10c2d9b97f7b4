/** What `prospectus explain` tells of a rule beyond its severity and its effect. */
export interface Explanation {
  /** What the problem is, in one or two sentences. */
  readonly meaning: string;
  /** What to do about it. */
  readonly mend: string;
  /** The smallest piece of content that has the problem. */
  readonly wrong: string;
  /** The same piece without it. */
  readonly right: string;
}
