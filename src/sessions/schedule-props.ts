// The schedule.
import type { SchedulePage } from '../../schemas/types.ts';
import type { Subcategory } from '../course/course-props.ts';
import type { SessionRow } from './session-props.ts';
import type { PagePictures } from '../media/media-props.ts';

/** Why no session begins in a month: the month as YYYY-MM and in words. */
export interface MonthNote extends Subcategory {
  readonly text: string;
}

/** Split by the day of the build, or later by the browser. Upcoming: earliest first; past: latest first. */
export interface ScheduleProps extends PagePictures {
  readonly words: SchedulePage;
  readonly categories: readonly Subcategory[];
  /** The courses that have upcoming sessions, by title: the slug, the title and the address of each. */
  readonly courses: readonly (Subcategory & { readonly address: string })[];
  /** Where upcoming sessions are held, by name; absent where all are held in one place. */
  readonly locations?: readonly string[];
  readonly upcoming: readonly SessionRow[];
  readonly past: readonly SessionRow[];
  /** In the order of the months; absent where there are none. */
  readonly monthNotes?: readonly MonthNote[];
  readonly timingNotes: readonly { readonly label: string; readonly text: string }[];
  /** The calendar of all sessions: a file of this site, and the URL by which calendar programs subscribe to it. */
  readonly calendar: { readonly file: string; readonly subscribeUrl: string };
}
