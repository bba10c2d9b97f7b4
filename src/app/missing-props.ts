// What the site offers where it has no page. Part of the contract in page-props.ts, whose terms hold here.
import type { Link } from '../ui/link-props.ts';

/** An address and what it leads to. */
export type NamedAddress = readonly [address: string, title: string];

export interface NotFoundProps {
  /** Courses that many visitors look for. */
  readonly popular: readonly Link[];
  /** Whether it is a course that the site does not have. */
  readonly isCourse?: boolean;
  /** What is spelt like the address. */
  readonly near?: readonly NamedAddress[];
}

/** What the browser loads where the site has no page: all addresses, or, of many, the letters whose files have them. */
export interface MissingHelp extends Pick<NotFoundProps, 'popular'> {
  readonly pages?: readonly NamedAddress[];
  readonly letters?: string;
}
