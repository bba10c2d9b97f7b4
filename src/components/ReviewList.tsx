import type { CoursePageCourse } from '../page-props.ts';
import styles from './ReviewList.module.css';

export interface ReviewListProps {
  readonly reviews: NonNullable<CoursePageCourse['reviews']>;
  /** Shown instead of an empty list. */
  readonly emptyText: string | undefined;
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
            <figcaption className={styles.name}>{review.name}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
