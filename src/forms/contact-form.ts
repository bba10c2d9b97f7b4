import type { ContactPage } from '../../schemas/types.ts';
import { fill } from '../format.ts';
import type { Shell } from '../page-props.ts';
import type { FieldSpec, FormSpec } from './field-spec.ts';
import { subjectLine, type Values } from './submission.ts';

/** The query parameter by which a link names the course that a question is about. */
export const questionParameters = ['course'] as const;

/** Returns the prefilled values if a link names a course. */
export function questionAbout(course: string | undefined, { courseQuestion }: ContactPage['form']): Values {
  if (!course || !courseQuestion) return {};
  return { subject: courseQuestion.subject, message: fill(courseQuestion.message, { course }) };
}

/** Returns the contact form. */
export function contactForm({ fields: labels }: ContactPage['form'], { forms, messages }: Shell): FormSpec {
  const fields: readonly FieldSpec[] = [
    { name: 'name', label: labels.name, required: true, autoComplete: 'name', isWide: true },
    { name: 'email', label: labels.email, kind: 'email', required: true, autoComplete: 'email' },
    { name: 'phone', label: labels.phone, kind: 'tel', autoComplete: 'tel' },
    {
      name: 'subject',
      label: labels.subject,
      kind: 'select',
      required: true,
      choices: forms.choices.subject,
      isWide: true,
    },
    { name: 'message', label: labels.message, kind: 'textarea', required: true, isWide: true },
  ];
  const toDraft = (values: Values) => ({
    formType: 'contact' as const,
    subject: subjectLine(fill(messages.forms.subjects.contact, { subject: values['subject'] ?? '' })),
    replyTo: values['email'] ?? '',
    fields: values,
  });
  return { name: 'contact', formType: 'contact', groups: [{ fields }], toDraft };
}
