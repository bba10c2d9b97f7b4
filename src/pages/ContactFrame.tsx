import type { ReactNode } from 'react';
import { PageHeader } from '../components/PageHeader.tsx';
import { Section } from '../components/Section.tsx';
import type { ContactProps } from '../page-props.ts';
import { useShell } from '../shell.tsx';
import { ContactMap } from './ContactMap.tsx';

export interface ContactFrameProps {
  readonly words: ContactProps['words'];
  readonly children: ReactNode;
}

/** The header of the contact page, the ways to reach the provider, and the map. */
export function ContactFrame({ words: { eyebrow, title, intro, map }, children }: ContactFrameProps) {
  const shell = useShell();
  return (
    <>
      <PageHeader eyebrow={eyebrow} title={title} intro={intro} />
      <Section>{children}</Section>
      {shell.map && (
        <Section title={map.title} tone="sand">
          <ContactMap words={map} />
        </Section>
      )}
    </>
  );
}
