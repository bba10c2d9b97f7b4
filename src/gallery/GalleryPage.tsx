import { ClosingCall } from '../sections/ClosingCall.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { GalleryGrid } from './GalleryGrid.tsx';
import { GalleryLink } from './GalleryLink.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Section } from '../ui/Section.tsx';
import type { GalleryProps } from '../app/page-props.ts';
import * as styles from './GalleryPage.module.css';

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
