// Success stories and figures, which pages of words and sections show. Part of the contract in app/page.ts, whose terms hold here.
import type { Link } from '../ui/link-props.ts';

export interface Story {
  readonly id: string;
  readonly name: string;
  readonly initials: string;
  readonly quote: string;
  readonly position?: string;
  readonly company?: string;
  /** Leads to the page of the course that the story is about. */
  readonly course?: Link;
  readonly achievement?: readonly string[];
}

export interface Figure {
  readonly id: string;
  readonly value: string;
  readonly label: string;
}
