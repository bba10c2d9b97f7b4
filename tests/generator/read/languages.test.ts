// Every language that the tool supplies says what the others say: the same texts with the same placeholders, in every way
// in which the language counts.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import {
  FALLBACK_LANGUAGE,
  suppliedLanguages,
  suppliedMessages,
  suppliedPages,
} from '../../../generator/read/defaults.ts';
import { checkAndLink } from '../../../generator/build/pipeline/check.ts';
import { site } from '../../support/content/site.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const minimal = join(root, 'tests/fixtures/minimal/content');
const now = new Date('2026-01-01T12:00:00Z');

type Tree = { readonly [key: string]: Tree } | readonly Tree[] | string;

const counts = ['zero', 'one', 'two', 'few', 'many', 'other'];
const isPlural = (value: Tree): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && !Array.isArray(value) && Object.keys(value).every((key) => counts.includes(key));

const placeholdersIn = (text: string): string => [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');

/** Each text by its path, with its placeholders; the forms of a text with a number are one text. */
function textsOf(value: Tree, path = ''): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path, placeholdersIn(value)]];
  if (isPlural(value)) return [[path, placeholdersIn(Object.values(value).join(' '))]];
  return Object.entries(value).flatMap(([key, inner]: [string, Tree]) => textsOf(inner, `${path}/${key}`));
}

function pluralsOf(value: Tree): readonly Readonly<Record<string, string>>[] {
  if (typeof value === 'string') return [];
  return isPlural(value) ? [value] : Object.values(value).flatMap((inner: Tree) => pluralsOf(inner));
}

const read = (file: string): Tree => parse(readFileSync(join(root, 'defaults', file), 'utf8')) as Tree;

/** The pages by their templates; a language may have addresses of its own. */
const pagesOf = (language: string): Tree =>
  Object.fromEntries(suppliedPages(language).map(({ data }) => [data.template, data as unknown as Tree]));

const others = suppliedLanguages().filter((language) => language !== FALLBACK_LANGUAGE);

test('there are four languages', () => {
  expect(suppliedLanguages()).toEqual(['ar', 'de', 'en', 'fr']);
});

test.each(others)('"%s" has every text, with its placeholders', (language) => {
  for (const file of ['messages.yaml', 'words.yaml']) {
    const [own, english] = [language, FALLBACK_LANGUAGE].map((each) => textsOf(read(`${each}/${file}`)));
    expect(own).toEqual(english);
  }
  const [own, english] = [language, FALLBACK_LANGUAGE].map((each) => textsOf(pagesOf(each)).map(String).sort());
  expect(own).toEqual(english);
});

test.each(suppliedLanguages())('"%s" has a form for every way in which it counts', (language) => {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const plurals = pluralsOf(read(`${language}/messages.yaml`));
  expect(plurals.length).toBeGreaterThan(8);
  for (const forms of plurals) expect(Object.keys(forms).sort()).toEqual([...pluralCategories].sort());
});

test.each(others)('"%s" leaves no English word', (language) => {
  const english = new Map(Object.entries(flat(read(`${FALLBACK_LANGUAGE}/messages.yaml`))));
  const same = Object.entries(flat(read(`${language}/messages.yaml`))).filter(
    ([path, text]) => english.get(path) === text && /[a-z]/i.test(text.replace(/\{\w+\}/g, '')),
  );
  // Words that are the same in these languages.
  const alike = [
    'Menu',
    'Minute',
    'minute',
    'module',
    'session',
    'Session',
    'Pages',
    'Qualifications',
    'Online',
    'Hybrid',
    'Important',
    'Experten',
    'WhatsApp',
  ];
  expect(same.filter(([, text]) => !alike.some((word) => text.includes(word)))).toEqual([]);
});

function flat(value: Tree, path = ''): Readonly<Record<string, string>> {
  if (typeof value === 'string') return { [path]: value };
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, inner]: [string, Tree]) => flat(inner, `${path}/${key}`)),
  );
}

test.each([
  ['fr', '/formations'],
  ['de', '/kurse'],
  ['ar', '/courses'],
])('a provider that writes in "%s" needs neither messages nor pages', async (language, catalogue) => {
  const words = readFileSync(join(minimal, 'site.yaml'), 'utf8').replace('language: en', `language: ${language}`);
  const content = site({ 'site.yaml': words }, minimal);
  const { diagnostics, site: linked } = await checkAndLink({ content, now });
  expect(diagnostics).toEqual([]);
  // Without a form, the button in the header promises none.
  const supplied = suppliedMessages(language);
  const { navigation } = supplied;
  expect(linked?.messages).toEqual({ ...supplied, navigation: { ...navigation, requestInfo: navigation.contactUs } });
  expect(linked?.addresses).toEqual({ catalogue });
  expect(linked?.settings.direction).toBe(language === 'ar' ? 'rtl' : 'ltr');
});

test('every file of a language is one that the tool reads', () => {
  for (const language of suppliedLanguages())
    expect(readdirSync(join(root, 'defaults', language)).sort()).toEqual(
      expect.arrayContaining(['messages.yaml', 'pages', 'words.yaml']),
    );
});

test('French has a narrow no-break space before its double punctuation, English has typographic apostrophes', () => {
  const linesOf = (language: string): readonly string[] =>
    ['messages.yaml', 'words.yaml'].flatMap((file) =>
      readFileSync(new URL(`../../../defaults/${language}/${file}`, import.meta.url), 'utf8')
        .split('\n')
        .filter((line) => !line.startsWith('#')),
    );
  expect(linesOf('fr').filter((line) => /[ \u00a0][:;?!»]|«[^\u202f]/.test(line))).toEqual([]);
  // The text of an unknown course is fixed.
  const straight = linesOf('en').filter((line) => /[a-z]'[a-z]/.test(line) && !line.includes('looking for'));
  expect(straight).toEqual([]);
});
