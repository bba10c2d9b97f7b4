import { fill, formatNumber, plural } from '../app/format.ts';
import { useShell } from '../app/shell.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as styles from './Rating.module.css';

export interface RatingProps {
  /** 0 to 5, one decimal; 0 or absent if there is no rating. */
  readonly rating: number | undefined;
  /** Absent if nothing is known of it. */
  readonly reviewCount: number | undefined;
}

/** A star with the rating and the number of reviews; renders nothing without a rating. */
export function Rating({ rating, reviewCount }: RatingProps) {
  const shell = useShell();
  if (!rating) return null;
  const { rating: outOfFive, reviews, noReviews } = shell.messages.common;
  const text = formatNumber(rating, shell, { fraction: 1 });
  const behind = reviewCount ? plural(reviews, reviewCount, shell) : reviewCount === 0 && noReviews;
  return (
    <span className={styles.rating}>
      <Icon name="star" className={styles.star} />
      <span className={styles.value} aria-hidden="true">
        {text}
      </span>
      <span className="visually-hidden">{fill(outOfFive, { rating: text })}</span>
      {behind && <span className={styles.count}>{`(${behind})`}</span>}
    </span>
  );
}
