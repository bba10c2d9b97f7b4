// The words of the interface: those that the provider writes, and the supplied ones in place of all others.
import type { Field, Messages } from '../../schemas/types.ts';
import { absentTexts, complete, withWords } from '../base/objects.ts';
import { nameOfFile } from '../kinds/kind.ts';
import { messagesKind } from '../kinds/settings.ts';
import type { Entries, Entry, LoadedContent, Outcome, PageWords } from '../model/content.ts';
import { type Diagnostic, type Location, startOf } from '../model/diagnostic.ts';
import { isLanguage } from '../model/site-settings.ts';
import {
  FALLBACK_LANGUAGE,
  isSupplied,
  suppliedChoices,
  suppliedLanguages,
  suppliedMessages,
  suppliedWords,
} from '../read/defaults.ts';
import { locate } from '../rules/locate.ts';
import { unknownName } from '../rules/unknown-name.ts';
import { unknownLanguage } from '../rules/words/link.ts';
import { untranslatedMessages } from '../rules/words/text.ts';

/** The length of most codes of languages: each is near to several others, and none of them is what was meant. */
const CODE = 2;

/** What is said of a code that no language has: not that its file is missing. */
const unknownCode = unknownName(unknownLanguage.code, {
  thing: 'language with the code',
  advice: 'Write its code, such as en, ar, fr or de.',
});

/** The supplied messages. The button in the header promises no form where the contact page has none. */
function suppliedTo({ forms, site }: Entries, language: string): Messages {
  const supplied = suppliedMessages(language, site[0]?.data.locale);
  if (forms.some(({ data }) => (data.endpoints ?? []).length > 0)) return supplied;
  const { navigation } = supplied;
  return { ...supplied, navigation: { ...navigation, requestInfo: navigation.contactUs } };
}

/** Where site.yaml names the language that a site is linked in: one of its languages, or the only one. */
function placeOf({ source, data: { language, languages = [] } }: Entries['site'][number]): Location {
  const index = languages.indexOf(language);
  return locate(source, index > 0 ? `/languages/${index}` : '/language');
}

/** The provider's messages with the supplied ones in place of those that are absent, of which it warns. */
function withSupplied(
  language: string,
  own: Entries['messages'][number] | undefined,
  entries: Entries,
): Outcome<Messages> {
  const supplied = suppliedTo(entries, language);
  const absent = own && !isSupplied(language) ? absentTexts(supplied, own.data) : [];
  return {
    value: complete(supplied, own?.data),
    diagnostics: own && absent.length > 0 ? [untranslatedMessages({ language, absent }, locate(own.source, ''))] : [],
  };
}

/** Returns the messages in the language of the site; undefined while site.yaml or their file is broken. */
export function siteMessages(entries: Entries, { sources }: LoadedContent): Outcome<Messages | undefined> {
  const site = entries.site[0];
  if (!site) return { value: undefined, diagnostics: [] };
  const { language } = site.data;
  const files = sources.filter(({ kind }) => kind === messagesKind.name);
  const hasFile = files.some(({ file }) => nameOfFile(file) === language);
  if (!hasFile && !isSupplied(language)) {
    const known = [...new Set([...files.map(({ file }) => nameOfFile(file)), ...suppliedLanguages()])];
    const rule = isLanguage(language) ? unknownLanguage : unknownCode;
    return {
      value: undefined,
      diagnostics: [rule({ name: language, known: language.length > CODE ? known : [] }, placeOf(site))],
    };
  }
  const own = entries.messages.find(({ source }) => nameOfFile(source.file) === language);
  if (hasFile && !own) return { value: undefined, diagnostics: [] };
  return withSupplied(language, own, entries);
}

// The words that pages cannot be without, where their files have none.

const languageOf = ({ site }: Entries): string => site[0]?.data.language ?? FALLBACK_LANGUAGE;

/** Returns the entries with the words that their pages do not have, and with the choices of fields that have none. */
export function withPageWords(entries: Entries): Entries {
  const language = languageOf(entries);
  const page = entries.page.map((entry) => {
    const words = suppliedWords(language, entry.data.template);
    return words === undefined ? entry : { ...entry, data: withWords(words, entry.data) as PageWords };
  });
  const forms = entries.forms.map((entry) => {
    const choices = { ...suppliedChoices(language), ...entry.data.choices };
    return { ...entry, data: { ...entry.data, choices } };
  });
  return { ...entries, page, forms };
}

/** Whether a text of a page is shown: of the labels and hints of a form, those of its fields. */
function isShown(text: string, { template }: Pick<PageWords, 'template'>, { forms }: Entries): boolean {
  const field = /^form\.(?:fields|hints)\.(\w+)$/.exec(text)?.[1];
  const lists: Readonly<Record<string, readonly Field[] | undefined>> = { ...forms[0]?.data.fields };
  const listed = lists[template];
  return (
    field === undefined || !listed || listed.some((each) => field === (typeof each === 'string' ? each : each.name))
  );
}

/** Where the words of a page are in the language that is linked. */
function fileIn(file: string, { site }: Entries): string {
  const { language = '', languages: [first = language] = [] } = site[0]?.data ?? {};
  return first === language ? file : `${language}/${file}`;
}

/** A page that comes with the tool has its words in English. */
function suppliedPage({ source: { file } }: Entry<PageWords>, entries: Entries): readonly Diagnostic[] {
  const [site] = entries.site;
  const language = languageOf(entries);
  return site ? [untranslatedMessages({ language, absent: [], supplied: fileIn(file, entries) }, placeOf(site))] : [];
}

/** Returns what visitors would read in another language, because no words are supplied in that of the site. */
export function untranslatedPages(entries: Entries): readonly Diagnostic[] {
  const language = languageOf(entries);
  if (isSupplied(language) || !isLanguage(language)) return [];
  return entries.page.flatMap((entry) => {
    const { source } = entry;
    if (source.isSupplied) return suppliedPage(entry, entries);
    const { data } = entry;
    const whole = withWords(suppliedWords(language, data.template) ?? {}, data);
    const absent = absentTexts(whole, data).filter((text) => isShown(text, data, entries));
    const file = fileIn(source.file, entries);
    const place = file === source.file ? locate(source, '') : startOf(file);
    return absent.length === 0 ? [] : [untranslatedMessages({ language, absent }, place)];
  });
}
