import type { ContactPage } from '../../schemas/types.ts';
import { fill } from '../app/format.ts';
import type { FieldGroup, Shell } from '../app/page-props.ts';
import { fieldsOf, sentValues, type FormSpec } from './fields/field-spec.ts';
import { replyTo, subjectLine, type Values } from './submission.ts';

/** The query parameter by which a link names the course that a question is about. */
export const questionParameters = ['course'] as const;

/** Returns the prefilled values if a link names a course. */
export function questionAbout(
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
