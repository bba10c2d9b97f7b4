// What can be wrong with characters and words that YAML takes without a word, and visitors would see or miss. All may be
// meant as they are, except for characters that nobody sees: their fixes are guesses.
import { defineRule, type Fix } from '../../model/diagnostic.ts';
import { inQuotes } from '../in-quotes.ts';

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
