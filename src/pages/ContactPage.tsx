import { useMemo } from 'react';
import { PageHeader } from '../components/PageHeader.tsx';
import { Section } from '../components/Section.tsx';
import { questionParameters, contactForm, questionAbout } from '../forms/contact-form.ts';
import { EnquiryForm } from '../forms/EnquiryForm.tsx';
import { FormLayout } from '../forms/FormLayout.tsx';
import { usePrefill } from '../forms/prefill.ts';
import type { ContactProps, Shell } from '../page-props.ts';
import { useShell } from '../shell.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import { ContactMap } from './ContactMap.tsx';

const hasDetails = ({ addressLines, phones, email, hours }: Shell): boolean =>
  addressLines.length + phones.length + hours.length > 0 || email !== undefined;

/** The page with every way to reach the provider. */
export function ContactPage({ words }: ContactProps) {
  const { eyebrow, title, intro, form, details, map } = words;
  const shell = useShell();
  const spec = contactForm(form, shell);
  const { course } = usePrefill(questionParameters);
  const prefill = useMemo(() => questionAbout(course, form), [course, form]);
  return (
    <>
      <PageHeader eyebrow={eyebrow} title={title} intro={intro} />
      <Section>
        <FormLayout aside={hasDetails(shell) ? <ContactDetails words={details} /> : null}>
          <EnquiryForm spec={spec} words={form} prefill={prefill} isAlerting />
        </FormLayout>
      </Section>
      {shell.map && (
        <Section title={map.title} tone="sand">
          <ContactMap words={map} />
        </Section>
      )}
    </>
  );
}
