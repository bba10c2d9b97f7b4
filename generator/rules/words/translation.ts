// What can be wrong with translations.
import { rule } from '../rule.ts';

type Orphan =
  | { readonly is: 'file'; readonly file: string }
  | { readonly is: 'name'; readonly name: string }
  | { readonly is: 'unnamed'; readonly key: string }
  | { readonly is: 'field'; readonly field: string }
  | { readonly is: 'template'; readonly template: string; readonly fix?: string };

export const orphan = rule<Orphan>('translation/orphan');
export const otherLength = rule<{ field: string; has: number; wants: number }>('translation/length');
export const unlistedLanguage = rule<{ language: string; files: number }>('translation/unlisted');
export const emptyLanguage = rule<{ language: string }>('translation/empty-language');
/** The language of the originals. */
export const mainLanguage = rule<{ language: string; named: string }>('translation/main-language');
export const factTranslated = rule<{ key: string; file: string }>('translation/fact', ({ file }) => ({
  original: file.slice(file.indexOf('/') + 1),
}));
export const olderThanOriginal = rule<{ field: string }>('translation/older');
export const differingFigure = rule<{ original: string; translated: string }>('translation/figure');

export const missedTerm = rule<{ term: string; wanted: readonly string[] }>('translation/term', ({ wanted }) => ({
  is: wanted.length === 0 ? 'bare' : 'other',
  wanted: wanted.map((one) => `"${one}"`).join(' or '),
}));

const MOST_CHARACTERS = 60;

export const untranslatedText = rule<{ text: string }>('translation/untranslated', ({ text }) => ({
  text: text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text,
}));

/** `own` is what to write instead; without it, the page is not translated. */
export const otherLanguage = rule<{ target: string; own?: string }>('translation/other-language', ({ own }) => ({
  is: own === undefined ? 'untranslated' : 'named',
}));
