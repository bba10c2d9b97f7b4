import { ContactMap } from '../contact/ContactMap.tsx';
import type { SectionOf } from '../app/page-props.ts';
import { Band } from './Band.tsx';

/** The provider's map, once the visitor has asked for it. */
export const MapSection = (section: SectionOf<'map'>) => (
  <Band section={section}>
    <ContactMap words={section.words} />
  </Band>
);
