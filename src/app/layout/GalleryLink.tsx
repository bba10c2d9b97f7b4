import { Icon } from '../../ui/Icon.tsx';
import { useShell } from '../shell.tsx';
import * as button from './IconButton.module.css';
import * as styles from './GalleryLink.module.css';

export interface GalleryLinkProps {
  /** Shows the icon alone; the name is then read out and shown on hover. */
  readonly isCompact?: boolean;
}

/** The link to the gallery elsewhere, in a new tab; nothing where there is none. */
export function GalleryLink({ isCompact = false }: GalleryLinkProps) {
  const { gallery, messages } = useShell();
  const { newTab } = messages.common;
  if (!gallery) return null;
  return (
    <a
      className={isCompact ? button.button : styles.link}
      href={gallery.url}
      target="_blank"
      rel="noopener"
      title={isCompact ? `${gallery.label} (${newTab})` : undefined}
    >
      <span className={isCompact ? 'visually-hidden' : undefined}>{gallery.label}</span>
      <span className="visually-hidden"> ({newTab})</span>
      <Icon name={isCompact ? 'gallery' : 'external'} />
    </a>
  );
}
