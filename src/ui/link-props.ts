// A link as the data of pages has it.

/** A link to an address on this site, optionally with query and fragment, or to an absolute URL. */
export interface Link {
  readonly label: string;
  readonly to: string;
}
