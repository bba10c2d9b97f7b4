import { useShell } from '../shell.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { Icon } from './Icon.tsx';

/** The link to the provider's external album; nothing where there is none. */
export function GalleryLink() {
  const { gallery } = useShell();
  if (!gallery) return null;
  return (
    <ButtonLink to={gallery.url} variant="secondary">
      {gallery.label}
      <Icon name="external" />
    </ButtonLink>
  );
}
