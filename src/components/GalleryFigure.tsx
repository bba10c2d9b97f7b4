import { fill } from '../format.ts';
import type { GalleryProps } from '../page-props.ts';
import { useShell } from '../shell.tsx';
import styles from './GalleryFigure.module.css';
import { Link } from './Link.tsx';
import { Picture } from './Picture.tsx';

export interface GalleryFigureProps {
  readonly picture: GalleryProps['pictures'][number];
}

/** A picture with its caption; it leads to the file itself, which the browser shows in full. */
export function GalleryFigure({ picture }: GalleryFigureProps) {
  const { enlarge } = useShell().messages.gallery;
  return (
    <figure className={styles.figure}>
      <Link to={picture.src} className={styles.link} aria-label={fill(enlarge, { caption: picture.caption })}>
        <Picture
          picture={picture}
          sizes="(min-width: 64rem) 50rem, (min-width: 40rem) 45vw, 92vw"
          className={styles.picture}
        />
      </Link>
      <figcaption className={styles.caption}>{picture.caption}</figcaption>
    </figure>
  );
}
