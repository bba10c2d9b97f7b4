import { useMemo } from 'react';
import type { ContactFormProps } from '../app/page-props.ts';
import { useShell } from '../app/shell.tsx';
import { questionParameters, contactForm, questionAbout } from './contact-form.ts';
import { EnquiryForm } from './EnquiryForm.tsx';
import { usePrefill } from './registration/prefill.ts';
import { useNamedCourse } from './registration/use-named-course.ts';

/** The form for questions. */
export function ContactForm({ form, courseQuestion }: Pick<ContactFormProps, 'form' | 'courseQuestion'>) {
  const spec = contactForm(form.groups, useShell());
  const values = usePrefill(questionParameters, form.groups);
  const course = useNamedCourse(values['course']);
  const prefill = useMemo(() => {
    const { course: _named, ...own } = values;
    return { ...questionAbout(course, courseQuestion), ...own };
  }, [values, course, courseQuestion]);
  return <EnquiryForm spec={spec} words={form.words} prefill={prefill} isAlerting />;
}
