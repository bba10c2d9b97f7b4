// Made-up words for the forms: each label is the name of its field.
import type { ContactPage, CorporatePage, RegistrationPage } from '../../../schemas/types.ts';
import type { Shell } from '../../../src/page-props.ts';

const frame = { title: 'T', submit: 'S', submitting: 'S...', confirmation: { title: 'C', text: 'C' } };
const labels = <Name extends string>(...names: readonly Name[]): Readonly<Record<Name, string>> => {
  const named: Record<string, string> = Object.fromEntries(names.map((name) => [name, name]));
  // Object.fromEntries forgets which names there are.
  return named as Record<Name, string>;
};

export const contact: ContactPage['form'] = {
  ...frame,
  fields: labels('name', 'email', 'phone', 'subject', 'message'),
};

export const corporate: CorporatePage['form'] = {
  ...frame,
  fields: labels('companyName', 'contactName', 'email', 'phone', 'topics', 'mode', 'participants', 'dates', 'notes'),
  hints: {},
};

export const registration: RegistrationPage['form'] = {
  ...frame,
  groups: labels('course', 'person', 'work', 'more'),
  fields: labels(
    'title',
    'firstName',
    'lastName',
    'dateOfBirth',
    'idNumber',
    'email',
    'phone',
    'company',
    'position',
    'nominationType',
    'industrySector',
    'academicQualifications',
    'industryExperience',
    'course',
    'startDate',
    'endDate',
    'duration',
    'message',
  ),
  hints: {},
};

const forms = {
  notStated: '-',
  subjects: {
    contact: 'Contact Form: {subject}',
    registration: 'Registration Form: {course}',
    corporate: 'Corporate Training Request: {company}',
  },
};

/** As much of the shell as the forms read. */
export const shell = {
  forms: {
    endpoints: [],
    copies: [],
    choices: { subject: ['Other'], title: ['Ms'], nominationType: ['Individual'], mode: ['Online'] },
  },
  messages: { forms },
} as unknown as Shell;
