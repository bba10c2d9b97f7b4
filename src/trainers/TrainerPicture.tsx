import type { TrainerCard } from '../course/course-props.ts';
import { Picture } from '../ui/Picture.tsx';
import * as styles from './TrainerPicture.module.css';

export interface TrainerPictureProps {
  readonly trainer: TrainerCard;
  /** For the trainer's own page. */
  readonly isLarge?: boolean;
}

/** A round portrait beside the trainer's name, or their initials; the name says it all to a screen reader. */
export function TrainerPicture({ trainer: { picture, initials }, isLarge = false }: TrainerPictureProps) {
  const frame = isLarge
    ? { className: `${styles.frame} ${styles.large}`, 'data-portrait': '' }
    : { className: styles.frame };
  if (!picture)
    return (
      <span {...frame} aria-hidden="true">
        {initials}
      </span>
    );
  const shown = isLarge ? picture : { ...picture, alt: '' };
  return (
    <span {...frame}>
      <Picture
        picture={shown}
        sizes={isLarge ? '10rem' : '(min-width: 64rem) 8rem, 4rem'}
        priority={isLarge}
        className={styles.picture}
      />
    </span>
  );
}
