// The words that pages cannot be without, where their files have none.
import { absentTexts, withWords } from '../base/complete.ts';
import { FALLBACK_LANGUAGE, isSupplied, suppliedWords } from '../defaults/defaults.ts';
import { locate } from '../diagnostics/locate.ts';
import { untranslatedMessages } from '../diagnostics/rules/text.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Entries, Entry, PageWords } from '../model/content.ts';

type PageEntry = Entry<PageWords>;

const languageOf = ({ site }: Entries): string => site[0]?.data.language ?? FALLBACK_LANGUAGE;

/** The page as it is written; a contact form that forms.yaml gives fields to is shown without a word on the page. */
function written({ data }: PageEntry, { forms }: Entries): Pick<PageWords, 'template'> {
  const isNamed = forms[0]?.data.fields?.contact !== undefined;
  if (data.template !== 'contact' || !isNamed) return data;
  const withForm = { ...data, form: data.form ?? {} };
  return withForm;
}

/** Returns the entries with the words that their pages do not have. */
export function withPageWords(entries: Entries): Entries {
  const language = languageOf(entries);
  const page = entries.page.map((entry) => {
    const words = suppliedWords(language, entry.data.template);
    return words === undefined ? entry : { ...entry, data: withWords(words, written(entry, entries)) as PageWords };
  });
  return { ...entries, page };
}

/** Whether a text of a page is shown: of the labels of a form, those of its fields. */
function isShown(text: string, { template }: Pick<PageWords, 'template'>, { forms }: Entries): boolean {
  const label = /^form\.fields\.(\w+)$/.exec(text)?.[1];
  const listed = template === 'contact' || template === 'registration' ? forms[0]?.data.fields?.[template] : undefined;
  return (
    label === undefined || !listed || listed.some((field) => label === (typeof field === 'string' ? field : field.name))
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
    const page = written(entry, entries);
    const whole = withWords(suppliedWords(language, page.template) ?? {}, page);
    const absent = absentTexts(whole, page).filter((text) => isShown(text, page, entries));
    return absent.length === 0 ? [] : [untranslatedMessages({ language, absent }, locate(source, ''))];
  });
}
