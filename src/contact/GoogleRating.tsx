// Shown as text only: ratings from other sites must not be part of this site's structured data.
import { fill } from '../app/format.ts';
import { useShell } from '../app/shell.tsx';
import * as styles from './GoogleRating.module.css';
import { Icon } from '../ui/Icon.tsx';

/** The provider's rating on Google, such as "4.8". */
export function GoogleRating({ rating }: { readonly rating: string }) {
  const words = useShell().messages.course;
  return (
    <p className={styles.rating}>
      <Icon name="star" />
      <span>
        <b className={styles.value}>{rating}</b> {words.googleRating}
        <span className="visually-hidden"> {fill(words.ratingOutOfFive, { rating })}</span>
      </span>
    </p>
  );
}
