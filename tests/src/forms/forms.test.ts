import { expect, test } from 'vitest';
import { contactForm } from '../../../src/forms/ContactForm.tsx';
import { corporateForm } from '../../../src/forms/CorporateForm.tsx';
import { describe, fieldsOf } from '../../../src/forms/fields/field-spec.ts';
import { mailto } from '../../../src/forms/fields/FormBody.tsx';
import { ownValuesOf, valuesOf } from '../../../src/forms/registration/prefill.ts';
import { prefillable, registrationForm } from '../../../src/forms/registration/registration-form.ts';
import { groupsOf, shell } from './words.ts';

const required = (form: Parameters<typeof fieldsOf>[0]) =>
  fieldsOf(form).flatMap((field) => (field.required ? [field.name] : []));

test('contact: phone alone is optional', () => {
  expect(required(contactForm(groupsOf('contact'), shell))).toEqual(['name', 'email', 'subject', 'message']);
});

test('contact: the subject line begins with the form', () => {
  const draft = contactForm(groupsOf('contact'), shell).toDraft({
    name: 'S',
    email: 's@example.com',
    subject: 'Other',
    message: 'm',
  });
  expect(draft).toMatchObject({ formType: 'contact', subject: 'Contact Form: Other', replyTo: 's@example.com' });
});

test('registration: all eighteen fields, three of them required', () => {
  const form = registrationForm(groupsOf('registration', {}, ['CAPM']), shell);
  expect(
    fieldsOf(form)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(
    [
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
    ].toSorted(),
  );
  expect(required(form).toSorted()).toEqual(['email', 'firstName', 'phone']);
  expect(fieldsOf(form).find(({ name }) => name === 'industryExperience')).toMatchObject({ kind: 'number', min: 0 });
});

test.each([
  { course: 'CAPM', subject: 'Registration Form: CAPM' },
  { course: '', subject: 'Registration Form' },
])('registration: the subject line for the course "$course" is "$subject"', ({ course, subject }) => {
  expect(registrationForm(groupsOf('registration'), shell).toDraft({ course }).subject).toBe(subject);
});

test('corporate: travels as a contact message whose text holds everything', () => {
  const form = corporateForm(groupsOf('corporate'), shell);
  expect(required(form)).toEqual(['companyName', 'contactName', 'email', 'topics']);
  const values = {
    companyName: 'Sohar Works',
    contactName: 'Salma',
    email: 's@example.com',
    phone: '',
    topics: 'Risk\nPMO',
    mode: 'Online',
    participants: '8',
    dates: '2027-01-10',
    notes: '',
  };
  expect(form.toDraft(values)).toEqual({
    formType: 'contact',
    subject: 'Contact Form: Corporate Training Request: Sohar Works',
    replyTo: 's@example.com',
    fields: {
      name: 'Salma',
      email: 's@example.com',
      phone: '',
      subject: 'Corporate Training Request: Sohar Works',
      message:
        'companyName: Sohar Works\ncontactName: Salma\nemail: s@example.com\nphone: -\ntopics: Risk\nPMO\nmode: Online\nparticipants: 8\ndates: 2027-01-10\nnotes: -',
    },
  });
});

test('a query fills in the course fields and nothing else', () => {
  const query = new URLSearchParams('?course=Sales+%26+Service&startDate=2027-01-08&email=x&endDate=');
  expect(valuesOf(query, prefillable)).toEqual({
    course: 'Sales & Service',
    startDate: '2027-01-08',
    endDate: '',
    duration: '',
  });
  expect(valuesOf(new URLSearchParams('?email=a%40example.com'), prefillable)).toEqual({});
});

test('a mailto URL keeps signs, line breaks and astral characters whole', () => {
  const url = new URL(mailto('e@example.com', 'A & B?', `x=1\n${'😀'.repeat(2000)}`));
  expect(url.searchParams.get('subject')).toBe('A & B?');
  expect(url.searchParams.get('body')).toMatch(/^x=1\r\n(😀)+$/u);
});

const own = [
  'course',
  { name: 'lunch', label: 'Lunch', type: 'checkbox' as const, choices: ['Fish, rice', 'Dates'], required: true },
  { name: 'phone', required: false },
  { name: 'diet', label: 'Diet', sensitive: true },
  'email',
];

test('content orders the fields, and its own join the group of the field before them', () => {
  const groups = groupsOf('registration', { registration: own });
  expect(groups.map(({ legend, fields }) => [legend, fields.map(({ name }) => name)])).toEqual([
    ['course', ['course', 'lunch']],
    ['person', ['phone', 'diet', 'email']],
  ]);
  expect(required(registrationForm(groups, shell))).toEqual(['lunch', 'email']);
});

test('several ticked choices are sent and described on one line', () => {
  const form = registrationForm(groupsOf('registration', { registration: own }), shell);
  const values = { course: 'CAPM', lunch: 'Fish, rice\nDates', phone: '', diet: '', email: '' };
  expect(form.toDraft(values)).toEqual({
    formType: 'registration',
    subject: 'Registration Form: CAPM',
    fields: { course: 'CAPM', lunch: 'Fish, rice, Dates', phone: '', diet: '', email: '' },
  });
  expect(describe(values, fieldsOf(form))).toBe('course: CAPM\nLunch: Fish, rice, Dates');
});

test('a corporate request carries own fields in its text and by themselves', () => {
  const listed = ['companyName', 'email', { name: 'budget', label: 'Budget' }];
  const draft = corporateForm(groupsOf('corporate', { corporate: listed }), shell).toDraft({
    companyName: 'Sohar Works',
    email: 's@example.com',
    budget: '500',
  });
  expect(draft.fields).toEqual({
    email: 's@example.com',
    subject: 'Corporate Training Request: Sohar Works',
    message: 'companyName: Sohar Works\nemail: s@example.com\nBudget: 500',
    budget: '500',
  });
});

test('a query fills in own fields, but none that is sensitive or known', () => {
  const query = new URLSearchParams('lunch=Dates&lunch=Fish%2C+rice&diet=x&email=y');
  const groups = groupsOf('registration', { registration: own });
  expect(ownValuesOf(query, groups)).toEqual({ lunch: 'Dates\nFish, rice' });
});
