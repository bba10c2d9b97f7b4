import { ContactForm } from '../forms/ContactForm.tsx';
import { FormLayout } from '../forms/FormLayout.tsx';
import type { ContactFormProps } from '../forms/form-props.ts';
import { useShell } from '../app/shell.tsx';
import { ContactDetails, hasDetails, ContactFrame } from './ContactFrame.tsx';

/** The page with every way to reach the provider. */
export function ContactPage({ words, form, courseQuestion, offices, ...extras }: ContactFormProps) {
  const shell = useShell();
  return (
    <ContactFrame {...extras} words={words} offices={offices}>
      <FormLayout aside={hasDetails(shell) ? <ContactDetails words={words.details} /> : null}>
        <ContactForm form={form} {...(courseQuestion && { courseQuestion })} />
      </FormLayout>
    </ContactFrame>
  );
}
