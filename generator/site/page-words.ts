// The words that pages cannot be without, where their files have none.
import type { Field } from '../../schemas/types.ts';
import { absentTexts, withWords } from '../base/complete.ts';
import { FALLBACK_LANGUAGE, isSupplied, suppliedChoices, suppliedWords } from '../read/defaults.ts';
import { locate } from '../rules/locate.ts';
import { untranslatedMessages } from '../rules/words/text.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Entries, Entry, PageWords } from '../model/content.ts';

type PageEntry = Entry<PageWords>;

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

/** A page that comes with the tool has its words in English. */
function suppliedPage({ source: { file } }: PageEntry, entries: Entries): readonly Diagnostic[] {
  const [site] = entries.site;
  const language = languageOf(entries);
  return site ? [untranslatedMessages({ language, absent: [], supplied: file }, locate(site.source, '/language'))] : [];
}

/** Returns what visitors would read in another language, because no words are supplied in that of the site. */
export function untranslatedPages(entries: Entries): readonly Diagnostic[] {
  const language = languageOf(entries);
  if (isSupplied(language)) return [];
  return entries.page.flatMap((entry) => {
    const { source } = entry;
    if (source.isSupplied) return suppliedPage(entry, entries);
    const { data } = entry;
    const whole = withWords(suppliedWords(language, data.template) ?? {}, data);
    const absent = absentTexts(whole, data).filter((text) => isShown(text, data, entries));
    return absent.length === 0 ? [] : [untranslatedMessages({ language, absent }, locate(source, ''))];
  });
}
