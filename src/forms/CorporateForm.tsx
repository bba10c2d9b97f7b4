import { useMemo } from 'react';
import type { Shell } from '../app/shell-props.ts';
import type { CorporateProps, FieldGroup } from './form-props.ts';
import { useShell } from '../app/shell.tsx';
import { fill } from '../app/format.ts';
import { EnquiryForm } from './EnquiryForm.tsx';
import { usePrefill } from './registration/prefill.ts';
import { useNamedCourse } from './registration/use-named-course.ts';
import { describe, fieldsOf, sentValues, type FormSpec } from './fields/field-spec.ts';
import { replyTo, subjectLine, type Values } from './submission.ts';

// A corporate request is sent as a contact message: the requested training becomes lines of text for staff to read.
// Fields of the provider's own are also sent by themselves, so that an export has a column for each.

/** The fields that a message shares with the request, by their names in the message. */
const shared = { name: 'contactName', email: 'email', phone: 'phone' } as const;

/** Returns the form for customised corporate training requests. */
export function corporateForm(groups: readonly FieldGroup[], { messages }: Pick<Shell, 'messages'>): FormSpec {
  const { subjects, notStated } = messages.forms;
  const fields = fieldsOf({ groups });
  const has = (name: string): boolean => fields.some((field) => field.name === name);
  const own = fields.filter(({ isOwn }) => isOwn);
  const toDraft = (values: Values) => {
    const subject = subjectLine(fill(subjects.corporate, { company: values['companyName'] ?? '' }));
    const sender = Object.entries(shared).flatMap(([name, from]) => (has(from) ? [[name, values[from] ?? '']] : []));
    const ownValues = Object.fromEntries(own.map(({ name }) => [name, values[name] ?? '']));
    return {
      formType: 'contact' as const,
      subject: fill(subjects.contact, { subject }),
      ...replyTo(values),
      fields: {
        ...(Object.fromEntries(sender) as Values),
        subject,
        message: describe(values, fields, notStated),
        ...sentValues(ownValues, own),
      },
    };
  };
  return { name: 'corporate', formType: 'contact', groups, toDraft };
}

/** By it a link names the course that a visitor came from. */
const parameters = ['course'] as const;

/** The form with which companies ask for a course. */
export function CorporateForm({ form }: Pick<CorporateProps, 'form'>) {
  const spec = corporateForm(form.groups, useShell());
  const values = usePrefill(parameters, form.groups);
  const title = useNamedCourse(values['course']);
  const prefill = useMemo(() => {
    const { course, ...own } = values;
    return { ...(course && { topics: title }), ...own };
  }, [values, title]);
  return <EnquiryForm spec={spec} words={form.words} prefill={prefill} isAlerting />;
}
