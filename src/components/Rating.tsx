import { fill, formatNumber, plural } from '../format.ts';
import { useShell } from '../shell.tsx';
import { Icon } from './Icon.tsx';
import styles from './Rating.module.css';

export interface RatingProps {
  /** 0 to 5, one decimal. */
  readonly rating: number;
  readonly reviewCount: number;
  readonly className?: string | undefined;
}

/** A star with the rating, and the number of reviews where there are any. */
export function Rating({ rating, reviewCount, className }: RatingProps) {
  const { locale, messages } = useShell();
  const text = formatNumber(rating, locale, { fraction: 1 });
  return (
    <span className={[styles.rating, className].filter(Boolean).join(' ')}>
      <Icon name="star" className={styles.star} />
      <span className={styles.value} aria-hidden="true">
        {text}
      </span>
      <span className="visually-hidden">{fill(messages.common.rating, { rating: text })}</span>
      {reviewCount > 0 && (
        <span className={styles.count}>({plural(messages.common.reviews, reviewCount, locale)})</span>
      )}
    </span>
  );
}
