import { ContactForm } from '../forms/ContactForm.tsx';
import type { SectionOf } from './section-props.ts';
import { FormBand } from './Band.tsx';

/** The form for questions. */
export const ContactFormSection = ({ id, form, courseQuestion }: SectionOf<'form'>) => (
  <FormBand id={id}>
    <ContactForm form={form} {...(courseQuestion && { courseQuestion })} />
  </FormBand>
);
