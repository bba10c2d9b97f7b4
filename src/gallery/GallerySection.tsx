import { GalleryGrid } from './GalleryGrid.tsx';
import type { SectionOf } from '../app/page-props.ts';
import { Band } from '../sections/Band.tsx';

/** Pictures that open large. */
export const GallerySection = (section: SectionOf<'gallery'>) => (
  <Band section={section}>
    <GalleryGrid pictures={section.pictures} />
  </Band>
);
