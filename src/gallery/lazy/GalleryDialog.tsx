// The large view. The browser's native dialog traps the focus, closes with Escape and returns the focus to the picture
// that was opened; the arrow keys follow the direction of the text.
import { type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { fill } from '../../app/format.ts';
import type { GalleryProps } from '../../pages/static-page-props.ts';
import { useShell } from '../../app/shell.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { useRootMark } from '../../ui/hooks/use-root-mark.ts';
import { adoptStyles } from '../../ui/adopt-styles.ts';
import styles from './viewer.css?inline';

interface GalleryBarProps {
  readonly caption: string | undefined;
  /** `index` counts from 0. */
  readonly position: { readonly index: number; readonly count: number };
  readonly onTurn: (step: 1 | -1) => void;
}

/** Shown below a picture in the large view: its caption, its position and the buttons. */
function GalleryBar({ caption, position: { index, count }, onTurn }: GalleryBarProps) {
  const words = useShell().messages.gallery;
  return (
    <form method="dialog">
      <Button variant="secondary" size="small" aria-label={words.previous} onClick={() => onTurn(-1)}>
        <span>
          <Icon name="arrow" />
        </span>
      </Button>
      <p aria-live="polite">
        {caption} <span>{fill(words.position, { index: String(index + 1), count: String(count) })}</span>
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
    if (!isOpen) return;
    adoptStyles(styles);
    dialog.current?.showModal();
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
      className="viewer"
      aria-label={messages.gallery.viewer}
      onClose={onClose}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {picture && (
        <>
          <Picture key={picture.src} picture={picture} sizes="min(96vw, 125vh)" priority />
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
