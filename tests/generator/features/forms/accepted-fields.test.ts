// What the collector keeps of submissions follows the forms of the content.
import { expect, test } from 'vitest';
import { acceptedFields } from '../../../../generator/features/forms/form-fields.ts';
import { linkTiny } from '../../../support/content/tiny-plan.ts';

const site = await linkTiny();
const carried = ['subjectLine', 'formType', 'replyTo', 'submissionId', 'copies', 'timestamp', 'website'];

test('each type of submission has the fields of its forms, the consents and what the site adds', () => {
  const { registration, contact } = acceptedFields(site);
  for (const names of [registration, contact]) expect(names).toEqual(expect.arrayContaining([...carried, 'email']));
  expect(registration).toEqual(expect.arrayContaining(['course', 'firstName', 'idNumber']));
  expect(contact).toEqual(expect.arrayContaining(['name', 'subject', 'message']));
  expect(contact).not.toContain('idNumber');
});

test('a field that the provider does not ask for is not kept, and its own field is', () => {
  const fields = { registration: ['firstName', { name: 'allergies', label: 'Allergies' }] };
  const consents = [{ name: 'photos', label: 'Photos' }, { label: 'Terms' }];
  const { registration = [] } = acceptedFields({ ...site, forms: { ...site.forms, fields, consents } });
  expect([...registration].sort()).toEqual(['firstName', 'allergies', 'photos', 'consent', ...carried].sort());
});

test('of a site in several languages, each says in which it was filled in', () => {
  const { contact } = acceptedFields({ ...site, forms: { ...site.forms, language: 'ar' } });
  expect(contact).toContain('siteLanguage');
});

test('a site without forms keeps nothing, and one without a page for a form nothing of it', () => {
  expect(acceptedFields({ ...site, forms: { ...site.forms, endpoints: [] } })).toEqual({});
  const pages = site.pages.filter(({ words }) => words.template !== 'registration');
  expect(acceptedFields({ ...site, pages })).not.toHaveProperty('registration');
});
