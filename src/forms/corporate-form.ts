// A corporate request is sent as a contact message: the requested training becomes lines of text for staff to read.
import type { CorporatePage } from '../../schemas/types.ts';
import { fill } from '../format.ts';
import type { Shell } from '../page-props.ts';
import { describe, type FieldSpec, type FormSpec } from './field-spec.ts';
import { subjectLine, type Values } from './submission.ts';

/** Returns the form for customised corporate training requests. */
export function corporateForm({ fields: labels, hints }: CorporatePage['form'], { forms, messages }: Shell): FormSpec {
  const { subjects, notStated } = messages.forms;
  const fields: readonly FieldSpec[] = [
    { name: 'companyName', label: labels.companyName, required: true, autoComplete: 'organization' },
    { name: 'contactName', label: labels.contactName, required: true, autoComplete: 'name' },
    { name: 'email', label: labels.email, kind: 'email', required: true, autoComplete: 'email' },
    { name: 'phone', label: labels.phone, kind: 'tel', autoComplete: 'tel' },
    { name: 'topics', label: labels.topics, kind: 'textarea', required: true, hint: hints.topics, isWide: true },
    { name: 'mode', label: labels.mode, kind: 'select', choices: forms.choices.mode },
    { name: 'participants', label: labels.participants, kind: 'number', min: 1 },
    { name: 'dates', label: labels.dates, kind: 'date', hint: hints.dates },
    { name: 'notes', label: labels.notes, kind: 'textarea', isWide: true },
  ];
  const toDraft = (values: Values) => {
    const subject = subjectLine(fill(subjects.corporate, { company: values['companyName'] ?? '' }));
    return {
      formType: 'contact' as const,
      subject: fill(subjects.contact, { subject }),
      replyTo: values['email'] ?? '',
      fields: {
        name: values['contactName'] ?? '',
        email: values['email'] ?? '',
        phone: values['phone'] ?? '',
        subject,
        message: describe(values, fields, notStated),
      },
    };
  };
  return { name: 'corporate', formType: 'contact', groups: [{ fields }], toDraft };
}
