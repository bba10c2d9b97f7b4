import { useMemo } from 'react';
import type { Shell } from '../app/shell-props.ts';
import type { ContactFormProps, FieldGroup } from './form-props.ts';
import { useShell } from '../app/shell.tsx';
import type { ContactPage } from '../../schemas/types.ts';
import { fill } from '../app/format.ts';
import { EnquiryForm } from './EnquiryForm.tsx';
import { usePrefill } from './registration/prefill.ts';
import { useNamedCourse } from './registration/use-named-course.ts';
import { fieldsOf, sentValues, type FormSpec } from './fields/field-spec.ts';
import { replyTo, subjectLine, type Values } from './submission.ts';

/** The query parameter by which a link names the course that a question is about. */
const questionParameters = ['course'] as const;

/** Returns the prefilled values if a link names a course. */
function questionAbout(
  course: string | undefined,
  courseQuestion: Exclude<ContactPage['form'], string>['courseQuestion'],
): Values {
  if (!course || !courseQuestion) return {};
  return { subject: courseQuestion.subject, message: fill(courseQuestion.message, { course }) };
}

/** Returns the contact form. */
export function contactForm(groups: readonly FieldGroup[], { messages }: Pick<Shell, 'messages'>): FormSpec {
  const fields = fieldsOf({ groups });
  const toDraft = (values: Values) => ({
    formType: 'contact' as const,
    subject: subjectLine(fill(messages.forms.subjects.contact, { subject: values['subject'] ?? '' })),
    ...replyTo(values),
    fields: sentValues(values, fields),
  });
  return { name: 'contact', formType: 'contact', groups, toDraft };
}

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
