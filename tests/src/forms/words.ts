// Made-up words for the forms: each label is the name of its field.
import { knownFields, type FormName } from '../../../generator/model/known-fields.ts';
import { fieldGroups } from '../../../generator/features/forms/form-fields.ts';
import type { Fields } from '../../../schemas/types.ts';
import type { Shell } from '../../../src/app/shell-props.ts';
import type { FieldGroup } from '../../../src/forms/form-props.ts';

const choices = { subject: ['Other'], title: ['Ms'], nominationType: ['Individual'], mode: ['Online'] };

/** Returns the groups of a form: the usual ones, or what content makes of it. */
export function groupsOf(form: FormName, fields: Fields = {}, titles: readonly string[] = []): readonly FieldGroup[] {
  const names = knownFields[form].map(({ name }) => [name, name] as const);
  const groups = { course: 'course', person: 'person', work: 'work', more: 'more' };
  const words = { fields: Object.fromEntries(names), ...(form === 'registration' && { groups }) };
  return fieldGroups({ form, words, forms: { fields, choices }, titles });
}

const forms = {
  notStated: '-',
  subjects: {
    contact: 'Contact Form: {subject}',
    registration: 'Registration Form: {course}',
    corporate: 'Corporate Training Request: {company}',
  },
};

/** As much of the shell as the forms read. */
export const shell = { messages: { forms } } as unknown as Shell;
