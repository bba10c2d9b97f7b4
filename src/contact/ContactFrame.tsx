import type { ReactNode } from 'react';
import { ContactMap } from './ContactMap.tsx';
import { ExtraBands } from '../sections/ExtraBands.tsx';
import { OfficeBand } from './OfficeBand.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Section } from '../ui/Section.tsx';
import type { WithMedia } from '../app/media-slots.ts';
import type { ContactProps, PageExtras } from '../app/page-props.ts';
import { useShell } from '../app/shell.tsx';

export interface ContactFrameProps extends WithMedia<PageExtras> {
  readonly words: ContactProps['words'];
  readonly offices: ContactProps['offices'] | undefined;
  readonly children: ReactNode;
}

/** The header of the contact page, the ways to reach the provider, offices, the map and what the page has besides. */
export function ContactFrame({ words, offices, picture, children, ...extras }: ContactFrameProps) {
  const { eyebrow, title, intro, map } = words;
  const shell = useShell();
  return (
    <>
      <PageHeader eyebrow={eyebrow} title={title} intro={intro} picture={picture} />
      <Section>{children}</Section>
      {shell.map && (
        <Section title={map.title} tone="sand">
          <ContactMap words={map} />
        </Section>
      )}
      <OfficeBand offices={offices} />
      <ExtraBands {...extras} />
    </>
  );
}
