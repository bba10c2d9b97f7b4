// What the registration form knows of courses, so that a visitor chooses a session instead of typing its dates. Part of
// the contract in app/page.ts, whose terms hold here.
import type { SessionRow, ShortPrice } from '../../sessions/session-props.ts';
import type { Picture } from '../../media/media-props.ts';

type ShownFields =
  | 'start'
  | 'end'
  | 'openUntil'
  | 'times'
  | 'duration'
  | 'location'
  | 'type'
  | 'availability'
  | 'seatsLeft'
  | 'status'
  | 'languages'
  | 'note'
  | 'prices';

/** A coming session for which visitors register with the form of this site. */
export interface OfferedSession extends Pick<SessionRow, 'id' | 'month' | ShownFields> {
  /** If it differs from the course's. */
  readonly title?: string;
}

/** A course with the sessions from which a visitor chooses. */
export interface CourseOffer extends ShortPrice {
  /** As the form names it, with its subtitle. */
  readonly title: string;
  /** The words by which it is found, where all courses are in the page. */
  readonly keywords?: string;
  readonly duration?: string;
  readonly picture?: Picture;
  /** Earliest first; the browser drops those that have begun. */
  readonly sessions: readonly OfferedSession[];
}

/** The pattern of the files that contain them, with {n} as a placeholder for a number below the count. */
export interface OfferFiles {
  readonly file: string;
  readonly count: number;
  /** Those of the earliest sessions, which only the markup has, for browsers without scripts. */
  readonly listed?: readonly CourseOffer[];
}

/** All of them, or their files. */
export type Offers = { readonly courses: readonly CourseOffer[] } | OfferFiles;
