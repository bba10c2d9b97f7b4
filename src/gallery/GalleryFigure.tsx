import type { MouseEvent } from 'react';
import { fill } from '../app/format.ts';
import { isPlainClick } from '../ui/hooks/is-plain-click.ts';
import type { GalleryProps } from '../app/page-props.ts';
import { useShell } from '../app/shell.tsx';
import * as styles from './GalleryFigure.module.css';
import { Link } from '../ui/Link.tsx';
import { Picture, type PictureProps } from '../ui/Picture.tsx';

export interface GalleryFigureProps extends Pick<PictureProps, 'sizes' | 'priority'> {
  readonly picture: GalleryProps['pictures'][number];
  /** Called instead of following the link. */
  readonly onOpen: () => void;
}

/** A picture with its caption, if it has one. It opens in the large view; without scripts, or in a new tab, it is a link to the file. */
export function GalleryFigure({ picture, onOpen, ...rest }: GalleryFigureProps) {
  const { enlarge } = useShell().messages.gallery;
  const { caption } = picture;
  const click = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <figure className={styles.figure}>
      <Link
        to={`/${picture.src}`}
        className={styles.link}
        aria-label={fill(enlarge, { caption: caption ?? picture.alt })}
        onClick={click}
      >
        <Picture picture={picture} {...rest} className={styles.picture} />
      </Link>
      {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
