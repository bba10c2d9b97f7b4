import { useState } from 'react';
import type { GalleryProps } from '../page-props.ts';
import { GalleryDialog } from './GalleryDialog.tsx';
import { GalleryFigure } from './GalleryFigure.tsx';
import styles from './GalleryGrid.module.css';

/** Every seventh picture takes the space of four, so that the three-column grid has no gaps. */
const isWide = (index: number): boolean => index % 7 === 0;

/** On a phone two thirds of the width: its screen is sharper than the eye, and its connection is often slow. */
const narrowSizes = '(min-width: 40rem) 46vw, 62vw';

/** The pictures side by side, and the large view of one of them. */
export function GalleryGrid({ pictures }: Pick<GalleryProps, 'pictures'>) {
  const [open, setOpen] = useState<number>();
  return (
    <>
      <ul className={styles.pictures}>
        {pictures.map((picture, index) => (
          <li key={picture.src} className={isWide(index) ? styles.wide : undefined}>
            <GalleryFigure
              picture={picture}
              sizes={`(min-width: 64rem) ${isWide(index) ? '50rem' : '25rem'}, ${narrowSizes}`}
              priority={index === 0}
              onOpen={() => setOpen(index)}
            />
          </li>
        ))}
      </ul>
      <GalleryDialog pictures={pictures} shown={open} onShow={setOpen} onClose={() => setOpen(undefined)} />
    </>
  );
}
