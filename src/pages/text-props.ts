// What a page of plain text receives, such as a privacy notice.
import type { Day } from '../course/course-props.ts';
import type { PageExtras } from '../sections/extra-props.ts';

/** A part of a text that links can lead to; `id` is its fragment. */
export interface TextSection {
  readonly id: string;
  readonly title: string;
}
export interface TextProps extends PageExtras {
  readonly title: string;
  readonly intro?: string;
  readonly html: string;
  /** The main parts of the text: its contents. */
  readonly sections: readonly TextSection[];
  readonly lastUpdated?: Day;
}
