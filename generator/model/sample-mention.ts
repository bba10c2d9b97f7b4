/** examine: a text that names a fact of the sample provider. */
export interface SampleMention {
  /** The words of the fact. */
  readonly fact: string;
  /** JSON Pointer to the text. */
  readonly pointer: string;
}

/** What texts of a file name the sample provider's facts; absent where none does. */
export interface Mentioning {
  readonly mentions?: readonly SampleMention[];
}
