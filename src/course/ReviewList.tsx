import { inOneLine } from '../app/format.ts';
import type { CoursePageCourse } from '../app/page-props.ts';
import * as styles from './ReviewList.module.css';

type Review = NonNullable<CoursePageCourse['reviews']>[number];

export interface ReviewListProps {
  readonly reviews: readonly Review[];
  /** Shown instead of an empty list. */
  readonly emptyText: string | undefined;
}

/** What the participant does, and when they said it. */
function Origin({ role, date }: Pick<Review, 'role' | 'date'>) {
  const text = inOneLine([role, date]);
  return text !== '' && <span className={styles.origin}>{text}</span>;
}

/** What participants said about a course. */
export function ReviewList({ reviews, emptyText }: ReviewListProps) {
  if (reviews.length === 0) return <p className={styles.empty}>{emptyText}</p>;
  return (
    <ul className={styles.list}>
      {reviews.map((review) => (
        <li key={review.name}>
          <figure className={styles.review}>
            <blockquote className={styles.text}>
              <p>{review.text}</p>
            </blockquote>
            <figcaption className={styles.name}>
              {review.name}
              <Origin {...review} />
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
