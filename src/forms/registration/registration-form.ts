import { SESSION_NAME } from '../../sessions/registration-address.ts';
import { fill } from '../../app/format.ts';
import type { Shell } from '../../app/shell-props.ts';
import type { FieldGroup } from '../form-props.ts';
import { fieldsOf, sentValues, type FormSpec } from '../fields/field-spec.ts';
import { replyTo, subjectLine, type Values } from '../submission.ts';

/** The fields about the course that a link to the form may prefill by its query. */
export const prefillable = ['course', 'startDate', 'endDate', 'duration'] as const;

/** Returns the registration form. */
export function registrationForm(groups: readonly FieldGroup[], { messages }: Pick<Shell, 'messages'>): FormSpec {
  const fields = fieldsOf({ groups });
  const toDraft = ({ [SESSION_NAME]: session, ...values }: Values) => ({
    formType: 'registration' as const,
    subject: subjectLine(fill(messages.forms.subjects.registration, { course: values['course'] ?? '' })),
    ...replyTo(values),
    fields: { ...sentValues(values, fields), ...(session ? { [SESSION_NAME]: session } : {}) },
  });
  return { name: 'registration', formType: 'registration', groups, further: [SESSION_NAME], toDraft };
}
