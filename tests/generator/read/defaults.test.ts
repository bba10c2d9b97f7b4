// The supplied words are whole, and a provider's file holds only what differs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { absentTexts, complete } from '../../../generator/base/objects.ts';
import { suppliedLanguages, suppliedMessages, suppliedPages } from '../../../generator/read/defaults.ts';
import { checkAndLink } from '../../../generator/build/pipeline/check.ts';
import { projectSchemas } from '../../../generator/kinds/schema-files.ts';
import { validate } from '../../../generator/read/schema/validate.ts';
import { site, type Files } from '../../support/content/site.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const tiny = join(root, 'tests/fixtures/tiny/content');

type Group = { readonly [key: string]: Group };

/** A value with every property of a schema of the messages. */
function everyKey(file: string, schema = projectSchemas.read(file) as Group): unknown {
  const reference = schema.$ref as unknown as string | undefined;
  if (reference?.startsWith('messages/')) return everyKey(reference);
  if (!schema.properties) return 'text';
  return Object.fromEntries(Object.entries(schema.properties).map(([key, inner]) => [key, everyKey(file, inner)]));
}

test.each(suppliedLanguages())('the words supplied in "%s" are all that the interface has', async (language) => {
  const file = join('defaults', language, 'messages.yaml');
  const text = readFileSync(join(root, file), 'utf8');
  const source = { file, kind: 'messages', text, data: parse(text) as unknown, media: [], hash: '' };
  expect((await validate(source)).diagnostics).toEqual([]);
  expect(suppliedMessages(language)).toEqual(source.data);
  expect(absentTexts(everyKey('messages.schema.json'), source.data)).toEqual([]);
});

test.each(['', '.', '..', 'receiver.php', 'en/pages', 'xyz'])('"%s" is no language that is supplied', (language) => {
  expect(suppliedPages(language)).toEqual(suppliedPages('en'));
});

test('what differs is laid over the defaults, and plural forms are replaced as a whole', () => {
  const defaults = { a: { b: 'B', c: 'C' }, count: { one: '1', other: 'n' } };
  expect(complete(defaults, { a: { b: 'x' }, count: { few: 'f', other: 'o' } })).toEqual({
    a: { b: 'x', c: 'C' },
    count: { few: 'f', other: 'o' },
  });
  expect(absentTexts(defaults, { a: { b: 'x' } })).toEqual(['a.c', 'count']);
});

const now = new Date('2026-01-01T12:00:00Z');
const checked = (files: Readonly<Record<string, string | undefined>>) =>
  checkAndLink({ content: site(files, tiny), now });

test('a provider writes only the messages that it words differently', async () => {
  const { diagnostics, site: linked } = await checked({ 'messages/en.yaml': 'navigation:\n  home: Start\n' });
  expect(diagnostics).toEqual([]);
  expect(linked?.messages.navigation).toMatchObject({
    home: 'Start',
    courses: suppliedMessages('en').navigation.courses,
  });
});

const form = 'endpoints:\n  - { service: json, url: /submissions }\n';

test.each<[string, Files, string]>([
  ['a form', { 'forms.yaml': form }, 'Request Info'],
  ['no form', {}, 'Contact Us'],
  ['no form, and words of its own', { 'messages/en.yaml': 'navigation: { requestInfo: Ask }\n' }, 'Ask'],
])('with %s, the button of the header says what the contact page has', async (_, files, words) => {
  const content = site(files, join(root, 'tests/fixtures/minimal/content'));
  const { site: linked } = await checkAndLink({ content, now });
  expect(linked?.messages.navigation.requestInfo).toBe(words);
});

test('a messages file is optional in a language that is supplied', async () => {
  const { diagnostics, site: linked } = await checked({ 'messages/en.yaml': undefined });
  expect(diagnostics).toEqual([]);
  expect(linked?.messages).toEqual(suppliedMessages('en'));
});

test('words are spelled as the country of the site spells them', () => {
  expect(suppliedMessages('en', 'en-US').schedule.cancelled).toBe('Canceled');
  expect(suppliedMessages('fr', 'fr-CA').forms.failure.mail).toBe('Envoyer par courriel');
  expect(suppliedMessages('fr', 'fr-CA').forms.session.matches).toMatch(/agit-il\?$/);
  expect(suppliedMessages('en', 'en-GB').schedule.cancelled).toBe('Cancelled');
  expect(JSON.stringify(suppliedMessages('de', 'de-CH'))).not.toMatch(/[ß„“]/);
  expect(JSON.stringify(suppliedMessages('de', 'de-AT'))).toContain('ß');
  // A spelling is that of its own language only.
  expect(suppliedMessages('fr', 'en-US')).toBe(suppliedMessages('fr'));
});

test.each(['ar', 'de', 'en', 'fr'])('in %s, a registration that is supplied promises no dates', (language) => {
  const page = suppliedPages(language).find(({ data }) => data.template === 'registration');
  expect(JSON.stringify(page?.data)).not.toMatch(/session|termin|موعد/i);
});

test('a message that does not exist is an error as before', async () => {
  const { diagnostics } = await checked({ 'messages/en.yaml': 'navigation:\n  hone: Start\n' });
  expect(diagnostics.map(({ code }) => code)).toEqual(['schema/unknown-field']);
});

test.each(['redirects.yaml', 'seo.yaml'])('%s may be left out', async (file) => {
  const { diagnostics, site: linked } = await checked({ [file]: undefined, 'addresses.yaml': undefined });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(linked).toBeDefined();
});

test('without a catalogue, all courses are shown by the names of their files', async () => {
  const { diagnostics, site: linked } = await checked({ 'catalogue.yaml': undefined });
  expect(diagnostics.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([]);
  expect(linked?.categories).toEqual([]);
  const slugs = linked?.courses.map(({ course }) => course.slug) ?? [];
  expect(slugs.length).toBeGreaterThan(1);
  expect(slugs).toEqual([...slugs].sort());
});

test('a provider of eight lines has a whole site', async () => {
  const minimal = join(root, 'tests/fixtures/minimal/content');
  const { diagnostics, site: linked } = await checkAndLink({ content: minimal, now });
  expect(diagnostics).toEqual([]);
  expect(linked?.pages.map(({ address }) => address)).toEqual(['/courses', '/']);
  expect(linked?.addresses).toEqual({ catalogue: '/courses' });
});

test('a page of the provider replaces the one that is supplied, wherever it is', async () => {
  const minimal = join(root, 'tests/fixtures/minimal/content');
  const content = site({ 'pages/kurse.yaml': 'template: catalogue\ntitle: Kurse\n' }, minimal);
  const { diagnostics, site: linked } = await checkAndLink({ content, now });
  expect(diagnostics).toEqual([]);
  expect(linked?.addresses.catalogue).toBe('/kurse');
  expect(linked?.pages.filter(({ words }) => words.template === 'catalogue')).toHaveLength(1);
});
