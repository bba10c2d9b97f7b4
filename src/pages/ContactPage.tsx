import { useMemo } from 'react';
import { questionParameters, contactForm, questionAbout } from '../forms/contact-form.ts';
import { EnquiryForm } from '../forms/EnquiryForm.tsx';
import { FormLayout } from '../forms/FormLayout.tsx';
import { usePrefill } from '../forms/prefill.ts';
import type { WithMedia } from '../media-slots.ts';
import type { ContactFormProps } from '../page-props.ts';
import { useShell } from '../shell.tsx';
import { ContactDetails, hasDetails } from './ContactDetails.tsx';
import { ContactFrame } from './ContactFrame.tsx';

/** The form for questions. */
export function ContactForm({ form, courseQuestion }: Pick<ContactFormProps, 'form' | 'courseQuestion'>) {
  const spec = contactForm(form.groups, useShell());
  const values = usePrefill(questionParameters, form.groups);
  const prefill = useMemo(() => {
    const { course, ...own } = values;
    return { ...questionAbout(course, courseQuestion), ...own };
  }, [values, courseQuestion]);
  return <EnquiryForm spec={spec} words={form.words} prefill={prefill} isAlerting />;
}

/** The page with every way to reach the provider. */
export function ContactPage({ words, form, courseQuestion, offices, ...extras }: WithMedia<ContactFormProps>) {
  const shell = useShell();
  return (
    <ContactFrame {...extras} words={words} offices={offices}>
      <FormLayout aside={hasDetails(shell) ? <ContactDetails words={words.details} /> : null}>
        <ContactForm form={form} {...(courseQuestion && { courseQuestion })} />
      </FormLayout>
    </ContactFrame>
  );
}
