import { useShell } from '../shell.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { Icon } from './Icon.tsx';

/** The link to the provider's external album. */
export function GalleryLink() {
  const { gallery } = useShell();
  return (
    <ButtonLink to={gallery.url} variant="secondary">
      {gallery.label}
      <Icon name="external" />
    </ButtonLink>
  );
}
