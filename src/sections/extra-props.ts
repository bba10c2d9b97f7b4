// What some courses and pages have besides their own words. Part of the contract in app/page.ts, whose terms hold here.

import type { Link } from '../ui/link-props.ts';
import type { PageMedia, PagePictures } from '../media/media-props.ts';

/** A question that visitors ask often. */
export interface Question {
  readonly question: string;
  /** Safe HTML made from the author's Markdown at build time. */
  readonly answerHtml: string;
}

/** An office of the provider, or another place where sessions are held. */
export interface Office {
  readonly id: string;
  readonly name: string;
  /** Its postal address, in the order of its country. */
  readonly lines: readonly string[];
  readonly phone?: { readonly text: string; readonly href: string };
  readonly email?: string;
  readonly mapUrl?: string;
  /** Where they differ from those of the site. */
  readonly hours?: readonly { readonly days: string; readonly text: string }[];
  /** Absent where none are known. */
  readonly courses?: readonly Link[];
  readonly note?: string;
}

/** What any page of words may end with. */
export interface PageExtras extends PageMedia, PagePictures {
  /** Absent where there are none. */
  readonly questions?: readonly Question[];
}
