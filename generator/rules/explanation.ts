/** What `prospectus explain` prints about a rule besides its severity and effect. */
export interface Explanation {
  /** What the problem is, in one or two sentences. */
  readonly meaning: string;
  /** What to do about it. */
  readonly fix: string;
  /** The smallest content that has the problem. */
  readonly wrong: string;
  /** The same content without the problem. */
  readonly right: string;
}
