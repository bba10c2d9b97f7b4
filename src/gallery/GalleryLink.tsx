import { useShell } from '../app/shell.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Icon } from '../ui/Icon.tsx';

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
