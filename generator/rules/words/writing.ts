// What can be wrong with characters and words that YAML takes without a word, and visitors would see or miss. All may be
// meant as they are, except for characters that cannot be seen: their fixes are guesses.
import { defineRule, type Fix } from '../../model/diagnostic.ts';
import { inQuotes } from '../in-quotes.ts';

// Values that have the right form and are most likely not meant: a slip in a year, a word of another course, a name of a
// file for a description.

export const improbableDate = defineRule({
  code: 'link/improbable-date',
  severity: 'warning',
  why: 'The site would publish a wrong date.',
  say: ({ date, reason }: { readonly date: string; readonly reason: string }) => ({
    message: `${date} is probably a slip: ${reason}.`,
    advice: 'Correct the year, the month or the day.',
  }),
});

export const swappedCoordinates = defineRule({
  code: 'link/swapped-coordinates',
  severity: 'warning',
  why: 'Calendars and maps would send visitors to another country.',
  say: ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }) => ({
    message:
      'Latitude and longitude are probably swapped: the place would be more than a thousand kilometres from the provider.',
    advice: `Write latitude: ${longitude} and longitude: ${latitude}.`,
  }),
});

export const foreignLabel = defineRule({
  code: 'link/label-of-another-category',
  severity: 'warning',
  why: 'The card of the course names a category in which nobody finds it.',
  say: ({ label, place }: { readonly label: string; readonly place: string }) => ({
    message: `The label "${label}" is the name of a category, and the course is listed in "${place}".`,
    advice: `Write another label, such as "${place}"; or list the course in "${label}" in catalogue.yaml.`,
  }),
});

export const fileNameAlternative = defineRule({
  code: 'text/file-name-alternative',
  severity: 'warning',
  why: 'Someone who cannot see the picture hears the name of a file.',
  say: ({ alt }: { readonly alt: string }) => ({
    message: `The alternative text "${alt}" is the name of the picture's file.`,
    advice: 'Say in alt what the picture shows.',
  }),
});

// What can be wrong with the Markdown of long texts.

export const rawHtml = defineRule({
  code: 'text/raw-html',
  severity: 'error',
  why: 'HTML in a text can break the page around it or carry scripts.',
  say: ({ html }: { readonly html: string }) => ({
    message: `The text has HTML in it: ${html}`,
    advice: 'Write it in Markdown: **bold**, *italic*, - list, [text](/address).',
  }),
});

export const pictureInText = defineRule({
  code: 'text/picture-in-text',
  severity: 'error',
  why: 'Visitors would read its alternative text in the middle of a sentence instead of seeing it.',
  say: ({ target, isAllowed }: { readonly target: string; readonly isAllowed: boolean }) =>
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
});

export const headingLevel = defineRule({
  code: 'text/heading-level',
  severity: 'error',
  why: 'People who use a screen reader find their way by the headings, and the page has two levels of its own.',
  say: ({ text, level, wanted }: { readonly text: string; readonly level: number; readonly wanted: number }) => ({
    message: `The heading "${text}" is on level ${level}, but ${level > wanted ? `after the one before it level ${wanted} is the deepest` : `headings in texts begin on level ${wanted}`}.`,
    advice: `Write: ${'#'.repeat(wanted)} ${text}`,
  }),
});

export const deepMarkdown = defineRule({
  code: 'text/deep-nesting',
  severity: 'error',
  why: 'No page can show it, and the site could not be built.',
  say: ({ limit }: { readonly limit: number }) => ({
    message: `Quotes, lists or emphasis are nested more than ${limit} levels deep here.`,
    advice: 'Look for characters such as >, - or _ that were repeated by mistake, and delete them.',
  }),
});

export const runTogether = defineRule({
  code: 'text/run-together',
  severity: 'warning',
  why: 'Visitors read paragraphs, headings and lists as one long line.',
  say: ({ name, sign }: { readonly name: string; readonly sign: string }) => ({
    message:
      sign === ''
        ? `The paragraphs and lists of "${name}" run together: without the character |, YAML joins all lines of a text.`
        : `The paragraphs and lists of "${name}" run together: the character > joins all lines of a text.`,
    advice:
      sign === ''
        ? `Write "${name}: |" on a line of its own, and the whole text below it, indented.`
        : `Write | in place of >.`,
  }),
});

const almost = {
  link: 'is not a link: the address follows the text without a space, in round brackets',
  address: 'is not a link: there is a space in the address',
  table: 'does not make a table: it needs a row of hyphens for each column of the line above',
  heading: 'is not a heading: a space is missing after the #',
  bullet: 'does not begin an entry of a list: only a hyphen and a space do',
  bold: 'is not bold: the asterisks touch the words',
};

/** What a piece that almost works is meant to be. */
export type AlmostKind = keyof typeof almost;

export const brokenMarkdown = defineRule({
  code: 'text/broken-markdown',
  severity: 'warning',
  why: 'Visitors see the characters instead of what they mean.',
  say: ({
    is,
    written,
    better,
    isWhole,
  }: {
    readonly is: AlmostKind;
    readonly written: string;
    readonly better: string;
    /** Whether the piece is written in the file as it is in the text. */
    readonly isWhole: boolean;
  }) => ({
    message: `"${written.trim()}" ${almost[is]}.`,
    advice: is === 'bullet' ? 'Begin the line with a hyphen and a space.' : `Write: ${better}`,
    fix: isWhole ? better : undefined,
    ...(is === 'address' || is === 'table' ? ({ isGuess: true } as const) : {}),
  }),
});

export const hiddenText = defineRule({
  code: 'yaml/hidden-text',
  severity: 'warning',
  why: 'Visitors do not see a part of the text.',
  say: ({ text, hidden }: { readonly text: string; readonly hidden: string }) => ({
    message: `Everything after a space and a # is a comment and is not shown: ${JSON.stringify(hidden)}.`,
    advice: `If it is a comment, write a space after the # and put it on a line of its own. If it belongs to the text, write: ${inQuotes(text)}`,
    fix: inQuotes(text),
    isGuess: true,
  }),
});

export const hiddenHeading = defineRule({
  code: 'yaml/hidden-heading',
  severity: 'warning',
  why: 'Visitors do not see the heading.',
  say: ({
    line,
    name,
    spaces,
    fix,
  }: {
    readonly line: string;
    readonly name: string;
    readonly spaces: number;
    readonly fix: Fix;
  }) => ({
    message: `${JSON.stringify(line)} begins at the margin and is a comment to YAML, not a heading of the text "${name}" above.`,
    advice: `Begin the line with ${spaces} spaces. If it is a comment, write only one #.`,
    fix,
    isGuess: true,
  }),
});

export const invisibleCharacter = defineRule({
  code: 'text/invisible-character',
  severity: 'warning',
  why: 'Search engines and the search of browsers miss the word, and copies of it do not work.',
  say: ({ characters, after }: { readonly characters: string; readonly after: string }) => ({
    message: `There is an invisible character (${characters}) ${after === '' ? 'at the beginning of this text' : `after "${after}"`}.`,
    advice: 'Delete it: put the cursor after it and press Backspace, or write the words again.',
    fix: '',
  }),
});

export const garbledLetters = defineRule({
  code: 'text/garbled-letters',
  severity: 'warning',
  why: 'Visitors see characters that mean nothing.',
  say: ({ written, meant }: { readonly written: string; readonly meant: string }) => ({
    message: `"${written}" looks like "${meant}" that was saved in one encoding and read in another.`,
    advice: `Did you mean "${meant}"?`,
    fix: meant,
    isGuess: true,
  }),
});

export const curlyQuotes = defineRule({
  code: 'text/curly-quotes',
  severity: 'warning',
  why: 'Visitors see the quotation marks, which were most likely meant for YAML.',
  say: ({ text }: { readonly text: string }) => ({
    message: 'The text begins and ends with curly quotation marks, which are shown with it.',
    advice: `If they only mark the text, write: ${inQuotes(text)}`,
    fix: inQuotes(text),
    isGuess: true,
  }),
});

export const strayQuote = defineRule({
  code: 'text/stray-quote',
  severity: 'warning',
  why: 'Visitors see the quotation mark.',
  say: ({ text }: { readonly text: string }) => ({
    message: 'The text ends with a quotation mark " that it never opened.',
    advice: `If nothing is missing in front, write: ${inQuotes(text)}`,
    fix: inQuotes(text),
    isGuess: true,
  }),
});

export const escapeInText = defineRule({
  code: 'yaml/escape-in-text',
  severity: 'warning',
  why: 'Visitors see neither the backslash nor the letter after it.',
  say: ({ escape, better }: { readonly escape: string; readonly better: string }) => ({
    message: `Within double quotes ${escape} is ${escape === '\\n' ? 'a line break' : 'a tab'}, not a backslash and a letter.`,
    advice: `If the backslash is meant, write: ${better}`,
    fix: better,
    isGuess: true,
  }),
});
