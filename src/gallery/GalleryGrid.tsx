import { type ComponentType, type MouseEvent, useState } from 'react';
import { fill } from '../app/format.ts';
import { withBase } from '../app/navigation/page-address.ts';
import type { GalleryProps } from '../pages/static-page-props.ts';
import { useShell } from '../app/shell.tsx';
import type { GalleryDialogProps } from './lazy/GalleryDialog.tsx';
import { Link } from '../ui/Link.tsx';
import { Picture, type PictureProps } from '../ui/Picture.tsx';
import { isPlainClick } from '../ui/hooks/is-plain-click.ts';
import * as figureStyles from './GalleryFigure.module.css';
import * as styles from './GalleryGrid.module.css';

interface GalleryFigureProps extends Pick<PictureProps, 'sizes' | 'priority'> {
  readonly picture: GalleryProps['pictures'][number];
  /** Called instead of following the link. */
  readonly onOpen: () => void;
}

/** A picture with its caption, if it has one. It opens in the large view; without scripts, or in a new tab, it is a link to the file. */
function GalleryFigure({ picture, onOpen, ...rest }: GalleryFigureProps) {
  const { enlarge } = useShell().messages.gallery;
  const { caption } = picture;
  const click = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <figure className={figureStyles.figure}>
      <Link
        to={`/${picture.src}`.replace('//', '/')}
        className={figureStyles.link}
        aria-label={fill(enlarge, { caption: caption ?? picture.alt })}
        onClick={click}
      >
        <Picture picture={picture} {...rest} className={figureStyles.picture} />
      </Link>
      {caption !== undefined && <figcaption className={`${figureStyles.caption} muted`}>{caption}</figcaption>}
    </figure>
  );
}

/** Every seventh picture takes the space of four, so that the three-column grid has no gaps. */
const isWide = (index: number): boolean => index % 7 === 0;

/** On a phone two thirds of the width: its screen is sharper than the eye, and its connection is often slow. */
const narrowSizes = '(min-width: 40rem) 46vw, 62vw';

const loadDialog = async () => (await import('./lazy/GalleryDialog.tsx')).GalleryDialog;

/** If the code cannot be had now, it is asked for again when a picture is opened. */
const prepareDialog = (): void => void loadDialog().catch(() => undefined);

/** The pictures side by side, and the large view of one of them, whose code is loaded when a visitor comes to a picture. */
export function GalleryGrid({ pictures }: Pick<GalleryProps, 'pictures'>) {
  const { base } = useShell();
  const [open, setOpen] = useState<number>();
  const [Dialog, setDialog] = useState<ComponentType<GalleryDialogProps>>();
  const show = async (index: number): Promise<void> => {
    try {
      const loaded = await loadDialog();
      setDialog(() => loaded);
      setOpen(index);
    } catch {
      location.assign(withBase(pictures[index]?.src ?? '', base));
    }
  };
  return (
    <>
      <ul className={styles.pictures} onFocus={prepareDialog} onPointerEnter={prepareDialog}>
        {pictures.map((picture, index) => (
          <li key={picture.src} className={isWide(index) ? styles.wide : undefined}>
            <GalleryFigure
              picture={picture}
              sizes={`(min-width: 64rem) ${isWide(index) ? '50rem' : '25rem'}, ${narrowSizes}`}
              priority={index === 0}
              onOpen={() => void show(index)}
            />
          </li>
        ))}
      </ul>
      {Dialog && <Dialog pictures={pictures} shown={open} onShow={setOpen} onClose={() => setOpen(undefined)} />}
    </>
  );
}
