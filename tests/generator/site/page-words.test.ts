// The words that a page does not have are supplied, and in a language without any, the check says which are missing.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { invariant } from '../../../generator/base/invariant.ts';
import { planOf } from '../../../generator/build/pipeline/check.ts';
import { site, type Files } from '../../support/content/site.ts';

const minimal = fileURLToPath(new URL('../../fixtures/minimal/content', import.meta.url));
const french = readFileSync(
  new URL('../../fixtures/second-provider/content/messages/fr.yaml', import.meta.url),
  'utf8',
);
const now = new Date('2026-01-01T12:00:00Z');
const endpoints = 'endpoints:\n  - { service: json, url: /submissions }\n';
const inFrench = {
  'site.yaml': 'name: Los Tilos\norigin: https://tilleuls.example.fr\nlanguage: es\n',
  'messages/es.yaml': french,
};

async function plan(files: Files) {
  const { plan: planned, diagnostics } = await planOf({ content: site(files, minimal), base: '/', now });
  invariant(planned, diagnostics.map(({ message }) => message).join());
  const reported = diagnostics.map(({ location, message }) => `${location.file}:${location.start.line} ${message}`);
  return { pages: planned.pages, reported };
}

test('a form whose page is three lines long has all labels', async () => {
  const { pages, reported } = await plan({
    'forms.yaml': `${endpoints}fields: { registration: [firstName, email] }\n`,
    'pages/register.yaml': 'template: registration\ntitle: Join us\n',
  });
  expect(reported).toEqual([]);
  const page = pages.find(({ address }) => address === '/register')?.page;
  invariant(page?.template === 'registration', 'there is a registration');
  const fields = page.props.form.groups.flatMap((group) => group.fields);
  expect(fields.map(({ label }) => label)).toEqual(['First Name', 'Email']);
});

test.each([
  ['listed in forms.yaml', `${endpoints}fields: { contact: [name, email, message] }\n`, 'contact'],
  ['not listed', `${endpoints}fields: { registration: [firstName, email] }\n`, 'contact'],
  ['the usual ones', endpoints, 'contact'],
  ['sent to nobody', 'copies: []\n', 'contact-ways'],
])('a contact page without words for a form, whose fields are %s', async (_, forms, template) => {
  const contact = 'template: contact\ntitle: Write to us\n';
  const { pages, reported } = await plan({ 'forms.yaml': forms, 'pages/contact.yaml': contact });
  expect(reported).toEqual([]);
  expect(pages.find(({ address }) => address === '/contact')?.page.template).toBe(template);
});

test('a contact page has no form where it says so, and nothing of its form is received', async () => {
  const { pages, reported } = await plan({
    'forms.yaml': endpoints,
    'pages/contact.yaml': 'template: contact\ntitle: Write to us\nform: none\n',
    'pages/more.yaml': 'template: sections\ntitle: More\nsections:\n  - { type: form, form: contact }\n',
  });
  expect(pages.find(({ address }) => address === '/contact')?.page.template).toBe('contact-ways');
  expect(reported).toEqual([
    expect.stringMatching(/^pages\/more\.yaml:4 .*no page with the template "contact" has a form/),
  ]);
});

test('another word than none in place of a form is an error', async () => {
  const { diagnostics } = await planOf({
    content: site({ 'pages/contact.yaml': 'template: contact\ntitle: Write to us\nform: no form\n' }, minimal),
    base: '/',
    now,
  });
  expect(diagnostics.map(({ code, advice }) => [code, advice])).toEqual([['schema/bad-format', expect.any(String)]]);
});

test('in a language without supplied words, pages that are left out are named', async () => {
  const { reported } = await plan(inFrench);
  // The messages lack texts that are newer than they are.
  expect(reported.filter((line) => !line.startsWith('messages/'))).toEqual([
    'site.yaml:3 The site has no pages/course.yaml, and no such page is supplied in the language "es".',
    'site.yaml:3 The site has no pages/courses.yaml, and no such page is supplied in the language "es".',
    'site.yaml:3 The site has no pages/home.yaml, and no such page is supplied in the language "es".',
  ]);
});

test('in a language without supplied words, words that a page lacks are named, but for labels of other fields', async () => {
  const { reported } = await plan({
    ...inFrench,
    'forms.yaml': `${endpoints}fields: { registration: [firstName, email] }\n`,
    'pages/register.yaml':
      'template: registration\ntitle: Inscription\nform:\n  title: Vous\n  fields: { email: Courriel }\n  submit: Envoyer\n' +
      '  submitting: Envoi...\n  confirmation: { title: Merci, text: Nous vous rappelons. }\n',
  });
  expect(reported).toContain('pages/register.yaml:1 One text is missing in the language "es": form.fields.firstName.');
});
