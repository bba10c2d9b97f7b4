// What can be wrong with texts: placeholders, texts for search engines and for pictures.
import { andOthers, rule } from '../rule.ts';
import { nearest } from '../nearest.ts';

/** How many missing messages are named. */
const NAMED = 8;

export const unknownPlaceholder = rule<{ name: string; known: readonly string[] }>(
  'text/unknown-placeholder',
  ({ name, ...placeholders }) => {
    const known = placeholders.known.map((word) => `{${word}}`);
    return { known, meant: nearest(`{${name}}`, known) };
  },
);
export const missingPlaceholder = rule<{ name: string; example: string }>('text/missing-placeholder');
export const emptyAlternative = rule<{ file: string; isIn: 'text' | 'gallery' | 'field' }>('text/empty-alternative');

interface Length {
  readonly length: number;
  readonly minimum: number;
  readonly maximum: number;
}

const compare = ({ length, minimum, maximum }: Length) => ({
  compared:
    length < minimum
      ? `too short: ${length} characters of at least ${minimum}`
      : `too long: ${length} of ${maximum} characters`,
});

export const searchTitleLength = rule<Length & { text: string }>('text/search-title-length', compare);
export const searchNameLength = rule<{ name: string; length: number; maximum: number }>(
  'text/search-name-length',
  ({ maximum }) => ({ most: Math.max(maximum, 1) }),
);
export const searchDescriptionLength = rule<Length>('text/search-description-length', compare);
export const missingSearchTexts = rule<{ address: string }>('text/missing-search-texts');
export const repeatedTitle = rule<{ address: string; first: string; title: string }>('text/repeated-title');
export const repeatedDescription = rule<{ address: string; first: string }>('text/repeated-description');
export const repeatsTitle = rule<{ field: string }>('text/repeats-title');
export const missingPlurals = rule<{ language: string; missing: readonly string[]; needed: readonly string[] }>(
  'text/missing-plurals',
  ({ needed }) => ({ forms: [...needed, 'other'] }),
);
export const untranslatedMessages = rule<{ language: string; absent: readonly string[]; supplied?: string }>(
  'text/untranslated-messages',
  ({ absent, supplied }) => ({
    is: supplied === undefined ? 'other' : 'page',
    count: absent.length,
    shown: andOthers(absent, NAMED),
  }),
);
export const unusedPlurals = rule<Record<'unused' | 'possible', readonly string[]> & { language: string }>(
  'text/unused-plurals',
  ({ unused }) => ({ forms: unused.map((form) => `"${form}"`).join(' or ') }),
);
export const starterLeft = rule<{ fact: string; is?: 'file' | undefined }>('text/starter-left');
export const starterPublished = rule<{ field: string; fact: string; host: string }>('text/example-published');
export const unwrittenText = rule<{ text: string }>('text/to-be-written');
export const exampleText = rule('text/example-left');
export const repeatedEntry = rule<{ what: string }>('text/repeated-entry');
