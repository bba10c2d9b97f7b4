import type { ReactNode } from 'react';
import { OfficeBand } from '../components/OfficeBand.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { QuestionBand } from '../components/QuestionBand.tsx';
import { Section } from '../components/Section.tsx';
import type { ContactProps } from '../page-props.ts';
import { useShell } from '../shell.tsx';
import { ContactMap } from './ContactMap.tsx';

export interface ContactFrameProps {
  readonly words: ContactProps['words'];
  readonly questions: ContactProps['questions'] | undefined;
  readonly offices: ContactProps['offices'] | undefined;
  readonly children: ReactNode;
}

/** The header of the contact page, the ways to reach the provider, offices, the map and questions. */
export function ContactFrame({ words, questions, offices, children }: ContactFrameProps) {
  const { eyebrow, title, intro, map } = words;
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
      <OfficeBand offices={offices} />
      <QuestionBand questions={questions} />
    </>
  );
}
