// What the tool supplies where a provider writes nothing: the words of the interface, by language, in the folder
// defaults/ of the project. They are written as content is, so that a translator knows their form.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Choices, Messages } from '../../schemas/types.ts';
import { invariant } from '../base/invariant.ts';
import { memoize } from '../base/memoize.ts';
import { projectFolder } from '../cache/project-folder.ts';
import { spelledIn, spellings } from './spelling.ts';
import { parseQuickly } from './yaml/parse-quickly.ts';

const folder = path.join(projectFolder, 'defaults');

/** The language whose words are supplied where those of the site's own language are not. */
export const FALLBACK_LANGUAGE = 'en';

const read = memoize((file: string): unknown => {
  const data = parseQuickly(readFileSync(path.join(folder, file), 'utf8'));
  invariant(data !== undefined, `${file} is plain YAML.`);
  return data;
});

/** Other folders, such as that of new sites, have longer names. */
const isLanguage = (name: string): boolean => /^[a-z]{2,3}$/.test(name);

/** The languages that the tool supplies words in. */
export const suppliedLanguages = (): readonly string[] =>
  readdirSync(folder)
    .filter((name) => isLanguage(name))
    .sort();

/** Whether the tool supplies words in a language. What is not checked yet may be no language. */
export const isSupplied = (language: string): boolean =>
  isLanguage(language) && existsSync(path.join(folder, language));

const languageOf = (language: string): string => (isSupplied(language) ? language : FALLBACK_LANGUAGE);

// A test holds each file against the schema and finds nothing missing.
const messagesOf = (language: string): Messages => read(`${language}/messages.yaml`) as Messages;

const spelledMessages = memoize(
  (locale: string): Messages =>
    JSON.parse(JSON.stringify(messagesOf(locale.slice(0, 2))), (_, text: unknown) =>
      typeof text === 'string' ? spelledIn(locale, text) : text,
    ) as Messages,
);

/** The words of the interface in a language, or in English where the tool does not have it, as a locale spells them. */
export function suppliedMessages(language: string, locale = language): Messages {
  const own = languageOf(language);
  return spellings.has(locale) && locale.startsWith(own) ? spelledMessages(locale) : messagesOf(own);
}

/** The words that a page cannot be without, in a language or in English; undefined where it needs none. */
export const suppliedWords = (language: string, template: string): unknown =>
  (read(`${languageOf(language)}/words.yaml`) as Readonly<Record<string, unknown>>)[template];

/** What can be chosen in fields for which a provider lists nothing; nothing in a language that the tool does not have. */
export const suppliedChoices = (language: string): Choices =>
  isSupplied(language) ? (suppliedWords(language, 'choices') as Choices) : {};

/** The program that receives forms on hosts with PHP, without its settings. */
export const suppliedReceiver = (): string => readFileSync(path.join(folder, 'receiver.php'), 'utf8');

/** A page that the tool supplies. */
export interface SuppliedPage {
  /** Where a provider would write it, below the content folder. */
  readonly file: string;
  readonly data: { readonly template: string };
}

/** The pages that the tool supplies where a provider has none with their templates, in a language or in English. */
export function suppliedPages(language: string): readonly SuppliedPage[] {
  const pages = `${languageOf(language)}/pages`;
  return readdirSync(path.join(folder, pages))
    .sort()
    .map((file) => ({ file: `pages/${file}`, data: read(`${pages}/${file}`) as SuppliedPage['data'] }));
}
