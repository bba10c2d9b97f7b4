// What can be wrong with characters and words that YAML takes without a word, and visitors would see or miss. All may be
// meant as they are, except for characters that cannot be seen: their fixes are guesses.
import type { Fix } from '../../model/diagnostic.ts';
import { rule } from '../rule.ts';
import { asWritten, inQuotes } from '../in-quotes.ts';

// Values that have the right form and are most likely not meant: a slip in a year, a word of another course, a name of a
// file for a description.

export const improbableDate = rule<{ date: string; reason: string }>('link/improbable-date');
export const swappedCoordinates = rule<{ is: string; from: string; latitude: number; longitude: number }>(
  'link/swapped-coordinates',
);

export const localNumber = rule<{ number: string; international: string | undefined }>(
  'link/local-number',
  ({ number }) => ({ is: number.startsWith('+') ? 'zero' : 'other' }),
);
export const foreignLabel = rule<{ label: string; place: string }>('link/label-of-another-category');
export const fileNameAlternative = rule<{ alt: string; isName: boolean }>('text/file-name-alternative');

// What can be wrong with the Markdown of long texts.

export const rawHtml = rule<{ html: string }>('text/raw-html');
export const pictureInText = rule<{ target: string; isAllowed: boolean }>('text/picture-in-text');
export const headingLevel = rule<{ text: string; level: number; wanted: number }>(
  'text/heading-level',
  ({ level, wanted }) => ({ isDeeper: level > wanted, marks: '#'.repeat(wanted) }),
);
export const deepMarkdown = rule<{ limit: number }>('text/deep-nesting');
export const runTogether = rule<{ name: string; sign: string }>('text/run-together');

/** What a piece that almost works is meant to be. */
export type AlmostKind = 'link' | 'address' | 'table' | 'heading' | 'bullet' | 'bold' | 'unclosed' | 'plain';

interface AlmostMarkdown {
  readonly is: AlmostKind;
  readonly written: string;
  readonly better: string;
  /** Whether the piece is written in the file as it is in the text. */
  readonly isWhole: boolean;
}

export const brokenMarkdown = rule<AlmostMarkdown>('text/broken-markdown', ({ is, written, better, isWhole }) => ({
  text: written.trim(),
  fix: isWhole && is !== 'unclosed' ? better : undefined,
  isGuess: is === 'address' || is === 'table' || is === 'plain',
}));

// What can be wrong with characters.

export const hiddenText = rule<{ text: string; hidden: string }>('yaml/hidden-text', ({ text, hidden }) => ({
  comment: JSON.stringify(hidden),
  whole: inQuotes(text),
}));
export const hiddenHeading = rule<{ line: string; name: string; spaces: number; fix: Fix }>(
  'yaml/hidden-heading',
  ({ line }) => ({ comment: JSON.stringify(line) }),
);
export const invisibleCharacter = rule<{ characters: string; after: string }>('text/invisible-character', () => ({
  fix: '',
}));
export const garbledLetters = rule<{ written: string; meant: string }>('text/garbled-letters', ({ meant }) =>
  meant === '' ? { is: 'lost', meant: undefined, isGuess: false } : {},
);

const quoted = ({ text }: { readonly text: string }) => ({ whole: inQuotes(text) });

export const curlyQuotes = rule<{ text: string }>('text/curly-quotes', quoted);
export const otherComma = rule<{ entries: readonly string[] }>('text/other-comma', ({ entries }) => ({
  list: entries.map(asWritten).join(', '),
}));
export const strayQuote = rule<{ text: string }>('text/stray-quote', quoted);
export const escapeInText = rule<{ escape: string; better: string }>('yaml/escape-in-text', ({ escape }) => ({
  isLine: escape === '\\n',
}));
