import type { CoursePageCourse } from '../page-props.ts';
import styles from './ReviewList.module.css';

type Review = NonNullable<CoursePageCourse['reviews']>[number];

const SEPARATOR = ' · ';

export interface ReviewListProps {
  readonly reviews: readonly Review[];
  /** Shown instead of an empty list. */
  readonly emptyText: string | undefined;
}

/** What the participant does, and when they said it. */
function Origin({ role, date }: Pick<Review, 'role' | 'date'>) {
  const known = [role, date].filter((text) => text !== undefined);
  return known.length > 0 && <span className={styles.origin}>{known.join(SEPARATOR)}</span>;
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
