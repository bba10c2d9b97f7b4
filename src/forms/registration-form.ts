import type { RegistrationPage } from '../../schemas/types.ts';
import { fill } from '../format.ts';
import type { Shell } from '../page-props.ts';
import type { FieldGroup, FieldSpec, FormSpec } from './field-spec.ts';
import { subjectLine, type Values } from './submission.ts';

type RegistrationTexts = RegistrationPage['form'];
type Choices = Shell['forms']['choices'];

/** The fields that a link to the form may prefill by its query. */
export const prefillable = ['course', 'startDate', 'endDate', 'duration'] as const;

const courseFields = (
  { fields: labels, hints }: RegistrationTexts,
  titles: readonly string[],
): readonly FieldSpec[] => [
  { name: 'course', label: labels.course, choices: titles, hint: hints.course, isWide: true },
  { name: 'startDate', label: labels.startDate, kind: 'date' },
  { name: 'endDate', label: labels.endDate, kind: 'date' },
  { name: 'duration', label: labels.duration },
];

const personFields = ({ fields: labels, hints }: RegistrationTexts, choices: Choices): readonly FieldSpec[] => [
  { name: 'title', label: labels.title, kind: 'select', choices: choices.title, autoComplete: 'honorific-prefix' },
  { name: 'firstName', label: labels.firstName, required: true, autoComplete: 'given-name' },
  { name: 'lastName', label: labels.lastName, autoComplete: 'family-name' },
  { name: 'dateOfBirth', label: labels.dateOfBirth, kind: 'date', autoComplete: 'bday', isPrivate: true },
  { name: 'email', label: labels.email, kind: 'email', required: true, autoComplete: 'email' },
  { name: 'phone', label: labels.phone, kind: 'tel', required: true, autoComplete: 'tel' },
  { name: 'idNumber', label: labels.idNumber, hint: hints.idNumber, autoComplete: 'off', isPrivate: true },
];

const workFields = ({ fields: labels }: RegistrationTexts, choices: Choices): readonly FieldSpec[] => [
  { name: 'company', label: labels.company, autoComplete: 'organization' },
  { name: 'position', label: labels.position, autoComplete: 'organization-title' },
  { name: 'nominationType', label: labels.nominationType, kind: 'select', choices: choices.nominationType },
  { name: 'industrySector', label: labels.industrySector },
  { name: 'academicQualifications', label: labels.academicQualifications },
  { name: 'industryExperience', label: labels.industryExperience, kind: 'number', min: 0 },
];

function groupsOf(
  words: RegistrationTexts,
  { choices }: Shell['forms'],
  titles: readonly string[],
): readonly FieldGroup[] {
  const { groups, fields, hints } = words;
  return [
    { legend: groups.course, fields: courseFields(words, titles) },
    { legend: groups.person, fields: personFields(words, choices) },
    { legend: groups.work, fields: workFields(words, choices) },
    {
      legend: groups.more,
      fields: [{ name: 'message', label: fields.message, kind: 'textarea', hint: hints.message, isWide: true }],
    },
  ];
}

/** Returns the registration form, which suggests the titles of all courses. */
export function registrationForm(
  words: RegistrationTexts,
  { forms, messages }: Shell,
  titles: readonly string[],
): FormSpec {
  const toDraft = (values: Values) => ({
    formType: 'registration' as const,
    subject: subjectLine(fill(messages.forms.subjects.registration, { course: values['course'] ?? '' })),
    replyTo: values['email'] ?? '',
    fields: values,
  });
  return { name: 'registration', formType: 'registration', groups: groupsOf(words, forms, titles), toDraft };
}
