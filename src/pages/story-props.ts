// Success stories and figures, which pages of words and sections show. Part of the contract in app/page.ts, whose terms hold here.
import type { Story as WrittenStory } from '../../schemas/types.ts';
import type { Link } from '../ui/link-props.ts';

export type { Figure } from '../../schemas/types.ts';

export interface Story extends Readonly<Omit<WrittenStory, 'course' | 'achievement'>> {
  /** Leads to the page of the course that the story is about. */
  readonly course?: Link;
  readonly achievement?: readonly string[];
}
