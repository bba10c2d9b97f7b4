import type { ReactNode } from 'react';
import { ContactMap } from '../components/ContactMap.tsx';
import { ExtraBands } from '../components/ExtraBands.tsx';
import { OfficeBand } from '../components/OfficeBand.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { Section } from '../components/Section.tsx';
import type { WithMedia } from '../media-slots.ts';
import type { ContactProps, PageExtras } from '../page-props.ts';
import { useShell } from '../shell.tsx';

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
