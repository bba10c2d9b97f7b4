// What the pages of the news receive.
import type { Messages, NewsPage } from '../../schemas/types.ts';
import type { CourseCard } from '../course/course-props.ts';
import type { Day } from '../sessions/session-props.ts';
import type { Link } from '../ui/link-props.ts';
import type { PagePictures, Picture } from '../media/media-props.ts';

/** An item as lists show it. */
export interface NewsCard {
  readonly title: string;
  readonly address: string;
  readonly date: Day;
  readonly summary: string;
  readonly picture?: Picture;
}

export interface NewsProps extends PagePictures {
  readonly words: NewsPage;
  readonly labels: Messages['news'];
  readonly items: readonly NewsCard[];
  /** Those before them, by year. */
  readonly years: readonly {
    readonly year: string;
    readonly count: string;
    readonly items: readonly Omit<NewsCard, 'summary' | 'picture'>[];
  }[];
  /** The file of the feed, as a path from the site's root. */
  readonly feed: string;
}

/** Who wrote an item; with a page where it is a trainer. */
export interface Author {
  readonly name: string;
  readonly to?: string;
}

export interface NewsItemProps {
  readonly title: string;
  readonly breadcrumb: readonly Link[];
  readonly labels: Messages['news'];
  readonly date: Day;
  readonly updated?: Day;
  readonly authors: readonly Author[];
  readonly summary?: string;
  readonly picture?: Picture;
  /** Safe HTML made from the author's Markdown at build time. */
  readonly html: string;
  readonly courses: readonly CourseCard[];
  readonly newer?: Link;
  readonly older?: Link;
  /** The page that lists the news, where there is one. */
  readonly list?: Link;
}
