/** examine: a text that names a fact of the sample provider, or a value that a new site begins with. */
export interface SampleMention {
  /** The words of the fact, or the value. */
  readonly fact: string;
  /** Whether it is what a new site begins with. */
  readonly isStarter?: true;
  /** JSON Pointer to the text. */
  readonly pointer: string;
}

/** What texts of a file name the sample provider's facts; absent where none does. */
export interface Mentioning {
  readonly mentions?: readonly SampleMention[];
}
