// The fields that the forms have unless the content says otherwise, in their usual order. Content names them; what they
// are is known here.
import type { FieldSpec } from '../../src/forms/form-props.ts';
import type { Choices, Field } from '../../schemas/types.ts';
import { SESSION_NAME } from '../../src/sessions/registration-address.ts';

/** The forms that a site may have, by the templates of their pages. */
export type FormName = 'registration' | 'contact' | 'corporate';

/** Which part of the registration form a field belongs to. */
export type FieldGroupName = 'course' | 'person' | 'work' | 'more';

/** Returns a field as a group of settings, however it is written. */
export const settingsOf = (field: Field): Exclude<Field, string> =>
  typeof field === 'string' ? { name: field } : field;

/** A field without its words. */
export interface KnownField extends Omit<FieldSpec, 'label' | 'choices' | 'hint' | 'isOwn'> {
  readonly group?: FieldGroupName;
  /** Which choices of forms.yaml it offers. */
  readonly choicesOf?: keyof Choices;
  /** Suggests the titles of courses. */
  readonly suggestsCourses?: true;
  /** Helps, but is not needed for an answer: shown only when asked for, unless content requires it. */
  readonly isExtra?: true;
}

type Fields = readonly KnownField[];

const grouped = (group: FieldGroupName, fields: Fields): Fields => fields.map((field) => ({ ...field, group }));

const extra = (fields: Fields): Fields => fields.map((field) => ({ ...field, isExtra: true }));

const email: KnownField = { name: 'email', kind: 'email', required: true, autoComplete: 'email' };
const phone: KnownField = { name: 'phone', kind: 'tel', autoComplete: 'tel' };

const registration: Fields = [
  ...grouped('course', [
    { name: 'course', suggestsCourses: true, isWide: true },
    { name: 'startDate', kind: 'date' },
    { name: 'endDate', kind: 'date' },
    { name: 'duration' },
  ]),
  ...grouped('person', [
    { name: 'title', kind: 'select', choicesOf: 'title', autoComplete: 'honorific-prefix' },
    { name: 'firstName', required: true, autoComplete: 'given-name' },
    { name: 'lastName', autoComplete: 'family-name' },
    { name: 'dateOfBirth', kind: 'date', autoComplete: 'bday', isPrivate: true, isExtra: true },
    email,
    { ...phone, required: true },
    { name: 'idNumber', autoComplete: 'off', isPrivate: true, isExtra: true },
  ]),
  ...grouped(
    'work',
    extra([
      { name: 'company', autoComplete: 'organization' },
      { name: 'position', autoComplete: 'organization-title' },
      { name: 'nominationType', kind: 'select', choicesOf: 'nominationType' },
      { name: 'industrySector' },
      { name: 'academicQualifications' },
      { name: 'industryExperience', kind: 'number', min: 0 },
    ]),
  ),
  ...grouped('more', [{ name: 'message', kind: 'textarea', isWide: true }]),
];

const contact: Fields = [
  { name: 'name', required: true, autoComplete: 'name', isWide: true },
  email,
  phone,
  { name: 'subject', kind: 'select', required: true, choicesOf: 'subject', isWide: true },
  { name: 'message', kind: 'textarea', required: true, isWide: true },
];

const corporate: Fields = [
  { name: 'companyName', required: true, autoComplete: 'organization' },
  { name: 'contactName', required: true, autoComplete: 'name' },
  email,
  phone,
  { name: 'topics', kind: 'textarea', required: true, isWide: true },
  { name: 'mode', kind: 'select', choicesOf: 'mode' },
  { name: 'participants', kind: 'number', min: 1 },
  { name: 'dates', kind: 'date' },
  { name: 'notes', kind: 'textarea', isWide: true },
];

/** The known fields of each form, in their usual order. */
export const knownFields: Readonly<Record<FormName, Fields>> = { registration, contact, corporate };

/** Returns the fields of a form whose fields are not listed: all known ones, but for those with nothing to choose from. */
export const usualFields = (form: FormName, choices: Choices = {}): Fields =>
  knownFields[form].filter(({ choicesOf: key }) => key === undefined || choices[key] !== undefined);

/** The names of all forms. */
export const formNames: readonly FormName[] = ['registration', 'contact', 'corporate'];

/** What a submission carries besides fields, by the names that the services give it; no field may be called so. */
const carried = [
  ...['accessKey', 'action', 'botcheck', 'captcha', 'cc', 'ccemail', 'consent', 'copies', 'formType', 'honey', 'next'],
  ...[
    'id',
    'method',
    'receivedAt',
    'redirect',
    'replyTo',
    'replyto',
    'siteLanguage',
    'submissionId',
    'subject',
    'subjectLine',
  ],
  ...['template', 'timestamp', 'website'],
];

/** What every form element or object of a browser has by that name. */
const builtIn = [
  ...['elements', 'length', 'submit', 'reset', 'target', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'],
  ...['isPrototypeOf', 'propertyIsEnumerable', 'toLocaleString'],
];

/** What a corporate request is sent as: a message, whose fields are made of the others. */
const ofMessage = ['name', 'message'];

/** Returns whether a field of the provider's own may not have this name in a form, in whatever capitals. */
export function isReservedName(name: string, form: FormName): boolean {
  const ofForm = { contact: [], corporate: ofMessage, registration: [SESSION_NAME] }[form];
  const reserved = [...carried, ...builtIn, ...ofForm];
  return reserved.some((each) => each.toLowerCase() === name.toLowerCase());
}

/** The name under which a consent is sent unless content gives it another. */
export const CONSENT_NAME = 'consent';

/** Returns the fields of submissions in the order of an export: known ones, own ones as they come, whatever else. */
export function fieldOrder(names: readonly string[]): readonly string[] {
  const known = formNames.flatMap((form) => knownFields[form].map(({ name }) => name));
  const rankOf = (name: string): number => {
    if (known.includes(name)) return known.indexOf(name);
    return known.length + (carried.includes(name) ? 1 : 0);
  };
  return [...new Set(names)].sort((a, b) => rankOf(a) - rankOf(b));
}
