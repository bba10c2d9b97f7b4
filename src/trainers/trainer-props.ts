// What the pages of trainers receive.
import type { TrainersPage } from '../../schemas/types.ts';
import type { CourseCard, TrainerCard } from '../course/course-props.ts';
import type { SessionRow } from '../sessions/session-props.ts';
import type { Link } from '../ui/link-props.ts';
import type { PagePictures } from '../media/media-props.ts';

export interface TrainerProps {
  readonly trainer: TrainerCard;
  readonly breadcrumb: readonly Link[];
  /** Safe HTML made from the author's Markdown at build time. */
  readonly biographyHtml?: string;
  readonly credentials: readonly string[];
  /** The names of languages. */
  readonly languages: readonly string[];
  readonly links: readonly Link[];
  readonly courses: readonly CourseCard[];
  /** Coming at the time of the build, earliest first. */
  readonly sessions: readonly SessionRow[];
  /** Describes the table of sessions to screen readers. */
  readonly caption?: string;
}
export interface TrainersProps extends PagePictures {
  readonly words: TrainersPage;
  readonly trainers: readonly TrainerCard[];
}
