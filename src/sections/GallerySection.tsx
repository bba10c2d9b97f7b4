import { GalleryGrid } from '../components/GalleryGrid.tsx';
import type { SectionOf } from '../page-props.ts';
import { Band } from './Band.tsx';

/** Pictures that open large. */
export const GallerySection = (section: SectionOf<'gallery'>) => (
  <Band section={section}>
    <GalleryGrid pictures={section.pictures} />
  </Band>
);
