// The words of the interface: those that the provider writes, and the supplied ones in place of all others.
import type { Messages } from '../../schemas/types.ts';
import { absentTexts, complete } from '../base/complete.ts';
import { isSupplied, suppliedLanguages, suppliedMessages } from '../read/defaults.ts';
import { locate } from '../rules/locate.ts';
import { untranslatedMessages } from '../rules/words/text.ts';
import { unknownLanguage } from '../rules/words/link.ts';
import { nameOfFile } from '../kinds/kind.ts';
import { messagesKind } from '../kinds/settings.ts';
import type { Entries, LoadedContent, Outcome } from '../model/content.ts';

/** The length of most codes of languages: each is near to several others, and none of them is what was meant. */
const CODE = 2;

/** The supplied messages. The button in the header promises no form where the contact page has none. */
function suppliedTo({ forms }: Entries, language: string): Messages {
  const supplied = suppliedMessages(language);
  if (forms.some(({ data }) => (data.endpoints ?? []).length > 0)) return supplied;
  const { navigation } = supplied;
  return { ...supplied, navigation: { ...navigation, requestInfo: navigation.contactUs } };
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
    return {
      value: undefined,
      diagnostics: [
        unknownLanguage(
          { name: language, known: language.length > CODE ? known : [] },
          locate(site.source, '/language'),
        ),
      ],
    };
  }
  const own = entries.messages.find(({ source }) => nameOfFile(source.file) === language);
  if (hasFile && !own) return { value: undefined, diagnostics: [] };
  return withSupplied(language, own, entries);
}
