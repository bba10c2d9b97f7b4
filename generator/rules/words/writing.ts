// What can be wrong with characters and words that YAML takes without a word, and visitors would see or miss. All may be
// meant as they are, except for characters that cannot be seen: their fixes are guesses.
import { defineError, defineWarning, type Fix } from '../../model/diagnostic.ts';
import { rule } from '../rule.ts';
import { inQuotes } from '../in-quotes.ts';

// Values that have the right form and are most likely not meant: a slip in a year, a word of another course, a name of a
// file for a description.

export const improbableDate = rule<{ date: string; reason: string }>('link/improbable-date');
export const swappedCoordinates = rule<{ is: string; from: string; latitude: number; longitude: number }>(
  'link/swapped-coordinates',
);

export const localNumber = defineWarning(
  'link/local-number',
  ({ number, international }: { number: string; international: string | undefined }) => ({
    message: number.startsWith('+')
      ? `After the country code of "${number}" is a zero, which is dialled within the country only.`
      : `"${number}" has no country code, so that it can be dialled in one country only.`,
    advice: international ? `Write ${international}; in a link, without spaces.` : 'Begin with + and the country code.',
  }),
);

export const foreignLabel = rule<{ label: string; place: string }>('link/label-of-another-category');
export const fileNameAlternative = rule<{ alt: string }>('text/file-name-alternative');

// What can be wrong with the Markdown of long texts.

export const rawHtml = rule<{ html: string }>('text/raw-html');

export const pictureInText = defineError(
  'text/picture-in-text',
  ({ target, isAllowed }: { target: string; isAllowed: boolean }) =>
    isAllowed
      ? {
          message: `The picture in the text is on another site: ${target}`,
          advice: 'Put the picture into the media folder, and write ![what it shows](media/name.jpg).',
        }
      : {
          message: `The text has a picture in it: ${target}`,
          advice:
            'Remove it. Pictures belong in "image" of the course, on the gallery page, or in the text of a page with "template: text".',
        },
);

export const headingLevel = defineError(
  'text/heading-level',
  ({ text, level, wanted }: { text: string; level: number; wanted: number }) => ({
    message: `The heading "${text}" is on level ${level}, but ${level > wanted ? `after the one before it level ${wanted} is the deepest` : `headings in texts begin on level ${wanted}`}.`,
    advice: `Write: ${'#'.repeat(wanted)} ${text}`,
  }),
);

export const deepMarkdown = rule<{ limit: number }>('text/deep-nesting');

export const runTogether = defineWarning('text/run-together', ({ name, sign }: { name: string; sign: string }) => ({
  message:
    sign === ''
      ? `The paragraphs and lists of "${name}" run together: without the character |, YAML joins all lines of a text.`
      : `The paragraphs and lists of "${name}" run together: the character > joins all lines of a text.`,
  advice:
    sign === ''
      ? `Write "${name}: |" on a line of its own, and the whole text below it, indented.`
      : `Write | in place of >.`,
}));

const almost = {
  link: 'is not a link: the address follows the text without a space, in round brackets',
  address: 'is not a link: there is a space in the address',
  table: 'does not make a table: it needs a row of hyphens for each column of the line above',
  heading: 'is not a heading: a space is missing after the #',
  bullet: 'does not begin an entry of a list: only a hyphen and a space do',
  bold: 'is not bold: the asterisks touch the words',
  unclosed: 'begins words in bold, italics or code whose end is not marked',
  plain: 'is shown as it is written: this field has no links, no bold words and no HTML',
};

/** What a piece that almost works is meant to be. */
export type AlmostKind = keyof typeof almost;

function almostAdvice(is: AlmostKind, better: string): string {
  if (is === 'bullet') return 'Begin the line with a hyphen and a space.';
  return is === 'unclosed' ? `Write ${better} after the last of these words too, or delete it.` : `Write: ${better}`;
}

export const brokenMarkdown = defineWarning(
  'text/broken-markdown',
  ({
    is,
    written,
    better,
    isWhole,
  }: {
    is: AlmostKind;
    written: string;
    better: string;
    /** Whether the piece is written in the file as it is in the text. */
    isWhole: boolean;
  }) => ({
    message: `"${written.trim()}" ${almost[is]}.`,
    advice: almostAdvice(is, better),
    fix: isWhole && is !== 'unclosed' ? better : undefined,
    ...(is === 'address' || is === 'table' || is === 'plain' ? ({ isGuess: true } as const) : {}),
  }),
);

export const hiddenText = defineWarning('yaml/hidden-text', ({ text, hidden }: { text: string; hidden: string }) => ({
  message: `Everything after a space and a # is a comment and is not shown: ${JSON.stringify(hidden)}.`,
  advice: `If it is a comment, write a space after the # and put it on a line of its own. If it belongs to the text, write: ${inQuotes(text)}`,
  fix: inQuotes(text),
  isGuess: true,
}));

export const hiddenHeading = defineWarning(
  'yaml/hidden-heading',
  ({ line, name, spaces, fix }: { line: string; name: string; spaces: number; fix: Fix }) => ({
    message: `${JSON.stringify(line)} begins at the margin and is a comment to YAML, not a heading of the text "${name}" above.`,
    advice: `Begin the line with ${spaces} spaces. If it is a comment, write only one #.`,
    fix,
    isGuess: true,
  }),
);

export const invisibleCharacter = defineWarning(
  'text/invisible-character',
  ({ characters, after }: { characters: string; after: string }) => ({
    message: `There is an invisible character (${characters}) ${after === '' ? 'at the beginning of this text' : `after "${after}"`}.`,
    advice: 'Delete it: put the cursor after it and press Backspace, or write the words again.',
    fix: '',
  }),
);

export const garbledLetters = rule<{ written: string; meant: string }>('text/garbled-letters', (facts) => ({
  ...facts,
  fix: facts.meant,
  isGuess: true,
}));

export const curlyQuotes = defineWarning('text/curly-quotes', ({ text }: { text: string }) => ({
  message: 'The text begins and ends with curly quotation marks, which are shown with it.',
  advice: `If they only mark the text, write: ${inQuotes(text)}`,
  fix: inQuotes(text),
  isGuess: true,
}));

export const strayQuote = defineWarning('text/stray-quote', ({ text }: { text: string }) => ({
  message: 'The text ends with a quotation mark " that it never opened.',
  advice: `If nothing is missing in front, write: ${inQuotes(text)}`,
  fix: inQuotes(text),
  isGuess: true,
}));

export const escapeInText = defineWarning(
  'yaml/escape-in-text',
  ({ escape, better }: { escape: string; better: string }) => ({
    message: `Within double quotes ${escape} is ${escape === '\\n' ? 'a line break' : 'a tab'}, not a backslash and a letter.`,
    advice: `If the backslash is meant, write: ${better}`,
    fix: better,
    isGuess: true,
  }),
);
