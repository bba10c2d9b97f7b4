// The large view. The browser's native dialog traps the focus, closes with Escape and returns the focus to the picture
// that was opened; the arrow keys follow the direction of the text.
import { useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { useRootMark } from '../../ui/hooks/use-root-mark.ts';
import type { GalleryProps } from '../../app/page-props.ts';
import { useShell } from '../../app/shell.tsx';
import { GalleryBar } from './GalleryBar.tsx';
import * as styles from './GalleryDialog.module.css';
import { Picture } from '../../ui/Picture.tsx';

export interface GalleryDialogProps extends Pick<GalleryProps, 'pictures'> {
  /** Index of the picture that is shown; undefined while the view is closed. */
  readonly shown: number | undefined;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
}

/** One enlarged picture with buttons for the previous and the next one, which wrap around. */
export function GalleryDialog({ pictures, shown, onShow, onClose }: GalleryDialogProps) {
  const { direction, messages } = useShell();
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = shown !== undefined;
  useRootMark('viewer', isOpen);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);

  const picture = pictures[shown ?? -1];
  const turn = (step: 1 | -1): void => onShow(((shown ?? 0) + step + pictures.length) % pictures.length);
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (key === forward) turn(1);
    else if (key === 'ArrowLeft' || key === 'ArrowRight') turn(-1);
  };
  const onClick = ({ target }: MouseEvent): void => {
    if (target === dialog.current) dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={messages.gallery.viewer}
      onClose={onClose}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {picture && (
        <>
          <Picture key={picture.src} picture={picture} sizes="min(96vw, 125vh)" priority className={styles.picture} />
          <GalleryBar
            caption={picture.caption}
            position={{ index: shown ?? 0, count: pictures.length }}
            onTurn={turn}
          />
        </>
      )}
    </dialog>
  );
}
