import { ClosingCall } from '../sections/ClosingCall.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Section } from '../ui/Section.tsx';
import type { GalleryProps } from '../pages/static-page-props.ts';
import { useShell } from '../app/shell.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { GalleryGrid } from './GalleryGrid.tsx';
import * as styles from './GalleryPage.module.css';

/** The link to the provider's external album; nothing where there is none. */
function GalleryLink() {
  const { gallery } = useShell();
  if (!gallery) return null;
  return (
    <ButtonLink to={gallery.url} variant="secondary">
      {gallery.label}
      <Icon name="external" />
    </ButtonLink>
  );
}

/** The gallery: the provider's pictures, and the way to its external album. */
export function GalleryPage({ words, pictures, closingPicture }: GalleryProps) {
  return (
    <>
      <PageHeader tone="sand" title={words.title} intro={words.intro} />
      {pictures.length === 0 ? (
        <Section title={words.empty.title}>
          <EmptyState icon="globe" text={words.empty.text}>
            <GalleryLink />
          </EmptyState>
        </Section>
      ) : (
        <Section>
          <GalleryGrid pictures={pictures} />
          <p className={styles.external}>
            {words.external} <GalleryLink />
          </p>
        </Section>
      )}
      {words.closing && <ClosingCall {...words.closing} picture={closingPicture} />}
    </>
  );
}
