import { fill } from '../../app/format.ts';
import { useShell } from '../../app/shell.tsx';
import { Button } from '../../ui/Button.tsx';
import * as styles from './GalleryBar.module.css';
import { Icon } from '../../ui/Icon.tsx';

export interface GalleryBarProps {
  readonly caption: string | undefined;
  /** `index` counts from 0. */
  readonly position: { readonly index: number; readonly count: number };
  readonly onTurn: (step: 1 | -1) => void;
}

/** Shown below a picture in the large view: its caption, its position and the buttons. */
export function GalleryBar({ caption, position: { index, count }, onTurn }: GalleryBarProps) {
  const words = useShell().messages.gallery;
  return (
    <form method="dialog" className={styles.bar}>
      <Button variant="secondary" size="small" aria-label={words.previous} onClick={() => onTurn(-1)}>
        <span className={styles.previous}>
          <Icon name="arrow" />
        </span>
      </Button>
      <p className={styles.text} aria-live="polite">
        {caption}{' '}
        <span className={styles.position}>
          {fill(words.position, { index: String(index + 1), count: String(count) })}
        </span>
      </p>
      <Button variant="secondary" size="small" aria-label={words.next} onClick={() => onTurn(1)}>
        <Icon name="arrow" />
      </Button>
      <Button variant="secondary" size="small" type="submit" aria-label={words.close}>
        <Icon name="close" />
      </Button>
    </form>
  );
}
