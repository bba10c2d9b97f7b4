// What can be wrong with translations.
import { defineError, defineInfo } from '../../model/diagnostic.ts';
import { rule } from '../rule.ts';

export const orphan = defineError(
  'translation/orphan',
  ({ field, name, file }: { field: string; name?: string | undefined; file?: string }) => {
    if (file !== undefined)
      return {
        message: `"${file}" translates a file that is not there.`,
        advice: `Give it the name of its original, or delete it.`,
      };
    return name === undefined
      ? {
          message: `The original has no text at ${field}.`,
          advice: 'Correct the field after the original, or delete it.',
        }
      : {
          message: `The original has nothing with the name "${name}" in this list.`,
          advice: 'Write the name that it has in the original, or delete the entry.',
        };
  },
);

export const otherLength = defineError(
  'translation/length',
  ({ field, has, wants }: { field: string; has: number; wants: number }) => ({
    message: `${field} has ${has} ${has === 1 ? 'entry' : 'entries'}, and the original ${wants}.`,
    advice: 'Translate the list as a whole: one entry for each of the original, in the same order.',
  }),
);

export const unlistedLanguage = defineInfo(
  'translation/unlisted',
  ({ language, files }: { language: string; files: number }) => ({
    message: `The folder "${language}" has ${files} ${files === 1 ? 'translation' : 'translations'}, and site.yaml does not list the language.`,
    advice: `They are checked and not published. To publish them, add ${language} to languages in site.yaml.`,
  }),
);

export const mainLanguage = rule<{ language: string; named: string }>('translation/main-language');
export const factTranslated = rule<{ key: string }>('translation/fact');
export const olderThanOriginal = rule<{ field: string }>('translation/older');

export const differingFigure = rule<{ original: string; translated: string }>('translation/figure');

export const missedTerm = rule<{ term: string; wanted: readonly string[] }>('translation/term', ({ term, wanted }) => ({
  term,
  wanted: wanted.map((one) => `"${one}"`).join(' or '),
}));

const MOST_CHARACTERS = 60;

export const untranslatedText = rule<{ text: string }>('translation/untranslated', ({ text }) => ({
  text: text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text,
}));

/** `own` is what to write instead; without it, the page is not translated. */
export const otherLanguage = rule<{ target: string; own?: string }>('translation/other-language', (facts) => ({
  ...facts,
  is: facts.own === undefined ? 'untranslated' : 'named',
}));
