// What can be wrong with the YAML of a file: one code per remedy, in the words of people who edit texts.
import { defineRule } from '../../model/diagnostic.ts';

const unread = 'The file cannot be read, so nothing in it reaches the site.';

export const unquotedColon = defineRule({
  code: 'yaml/unquoted-colon',
  severity: 'error',
  why: unread,
  say: ({ text }: { readonly text: string }) => ({
    message: `The text ${JSON.stringify(text)} has a colon and a space in it, but is not in quotes.`,
    advice: `Put the whole text in quotes: ${text.includes('"') ? `'${text.replaceAll("'", "''")}'` : `"${text}"`}.`,
  }),
});

export const tabIndentation = defineRule({
  code: 'yaml/tab-indentation',
  severity: 'error',
  why: unread,
  say: () => ({
    message: 'A tab is used to indent this line.',
    advice: 'Delete the tab and use spaces: two for each level.',
  }),
});

export const unclosedQuote = defineRule({
  code: 'yaml/unclosed-quote',
  severity: 'error',
  why: unread,
  say: ({ quote }: { readonly quote: string }) => ({
    message: `The quotation mark ${quote} that opens here is never closed where its text ends.`,
    advice: `Write ${quote} at the end of the text as well.`,
  }),
});

export const textAfterQuote = defineRule({
  code: 'yaml/text-after-quote',
  severity: 'error',
  why: unread,
  say: ({ quote }: { readonly quote: string }) => ({
    message: `More text follows the closing quotation mark ${quote}.`,
    advice:
      quote === "'"
        ? "Put the whole text in double quotes, or write each apostrophe inside it twice: 'it''s'."
        : 'Put the whole text in single quotes, or write \\" for each quotation mark inside it.',
  }),
});

export const unclosedBracket = defineRule({
  code: 'yaml/unclosed-bracket',
  severity: 'error',
  why: unread,
  say: ({ opening, closing }: { readonly opening: string; readonly closing: string }) => ({
    message: `The bracket ${opening} that opens here is never closed.`,
    advice: `Write ${closing} where the list or group ends, or put a text that begins with ${opening} in quotes.`,
  }),
});

export const badIndentation = defineRule({
  code: 'yaml/bad-indentation',
  severity: 'error',
  why: unread,
  say: () => ({
    message: 'This line does not line up with the lines that belong with it.',
    advice: 'Begin it with as many spaces as the other lines of the same list or group.',
  }),
});

export const listMark = defineRule({
  code: 'yaml/list-mark',
  severity: 'error',
  why: unread,
  say: ({ mark }: { readonly mark: string }) => ({
    message:
      mark === '-'
        ? 'No space follows the hyphen that begins this entry of a list.'
        : `This entry of a list begins with ${mark} instead of a hyphen.`,
    advice: 'Begin it with a hyphen and a space.',
  }),
});

export const mergeConflict = defineRule({
  code: 'yaml/merge-conflict',
  severity: 'error',
  why: unread,
  say: () => ({
    message: 'Two versions of this file were merged, and Git left both here for somebody to choose.',
    advice: 'Keep the right one of the two versions, and delete the lines of <<<<<<<, ======= and >>>>>>>.',
  }),
});

export const missingColon = defineRule({
  code: 'yaml/missing-colon',
  severity: 'error',
  why: unread,
  say: ({ text, isGlued }: { readonly text: string; readonly isGlued: boolean }) => ({
    message: isGlued
      ? `In ${JSON.stringify(text)} no space follows the colon.`
      : `The line ${JSON.stringify(text)} has no field name with a colon.`,
    advice: isGlued
      ? 'Write a space after the colon.'
      : 'Write field, colon, space and value; or indent the line if it continues the text above.',
  }),
});

export const reservedCharacter = defineRule({
  code: 'yaml/reserved-character',
  severity: 'error',
  why: unread,
  say: ({ character }: { readonly character: string }) => ({
    message: `The text begins with ${character}, which has a meaning of its own in YAML.`,
    advice: 'Put the whole text in quotes.',
  }),
});

export const badEscape = defineRule({
  code: 'yaml/bad-escape',
  severity: 'error',
  why: unread,
  say: () => ({
    message: 'Within double quotes a backslash begins a special character, and this one is not known.',
    advice: 'Write the backslash twice, or put the text in single quotes.',
  }),
});

export const severalDocuments = defineRule({
  code: 'yaml/several-documents',
  severity: 'error',
  why: unread,
  say: () => ({
    message: 'The line --- begins a second document in this file.',
    advice: 'Delete the line, and move what follows to a file of its own if it is another entry.',
  }),
});

export const duplicateKey = defineRule({
  code: 'yaml/duplicate-key',
  severity: 'error',
  why: 'Only one of the two values would be used, and nobody can see which.',
  say: ({ key }: { readonly key: string }) => ({
    message: `The key "${key}" is written twice in the same place.`,
    advice: 'Keep one of the two, or begin a new entry with a hyphen or a field of its own above this line.',
  }),
});

export const mergeKey = defineRule({
  code: 'yaml/merge-key',
  severity: 'error',
  why: 'The values would be missing from the site, although the file seems to bring them in.',
  say: () => ({
    message: 'The key << does not bring in the values of another group.',
    advice: 'Write the values out here. A reference to one whole value (&name and *name) is possible.',
  }),
});

export const emptyFile = defineRule({
  code: 'yaml/empty-file',
  severity: 'error',
  why: 'An empty file says nothing, and the site needs what it should say.',
  say: ({ file, hasComments }: { readonly file: string; readonly hasComments: boolean }) => ({
    message: hasComments ? `The file "${file}" has only comments.` : `The file "${file}" is empty.`,
    advice: hasComments
      ? 'Delete the # before the lines that are meant, or delete the file.'
      : 'Write its content, or delete the file.',
  }),
});

export const wrongEncoding = defineRule({
  code: 'yaml/wrong-encoding',
  severity: 'error',
  why: 'Letters beyond plain English would be shown as signs that nobody can read.',
  say: ({ encoding }: { readonly encoding: string }) => ({
    message: `The file is not stored as UTF-8: from here on it looks like ${encoding}.`,
    advice: 'Save it again with the encoding UTF-8, and check the letters on this line that are not plain English.',
  }),
});

export const controlCharacter = defineRule({
  code: 'yaml/control-character',
  severity: 'error',
  why: unread,
  say: ({ character, isEscape = false }: { readonly character: string; readonly isEscape?: boolean }) => ({
    message: isEscape
      ? `An escape in this text gives the control character ${character}.`
      : `There is an invisible control character (${character}) here.`,
    advice: isEscape
      ? 'Delete the backslash and the letters and digits that belong to it.'
      : 'Delete it: put the cursor after it and press Backspace, or write the line again.',
  }),
});

export const hugeFile = defineRule({
  code: 'yaml/huge-file',
  severity: 'error',
  why: 'A file of this size is never one entry, and would make every check slow.',
  say: ({ megabytes, limit }: { readonly megabytes: number; readonly limit: number }) => ({
    message: `The file has ${megabytes} MB; at most ${limit} MB are read.`,
    advice: 'Look for content that was pasted by mistake, such as a picture, and delete it.',
  }),
});

export const deepNesting = defineRule({
  code: 'yaml/deep-nesting',
  severity: 'error',
  why: unread,
  say: ({ limit }: { readonly limit: number }) => ({
    message: `Lists and groups are nested more than ${limit} deep here.`,
    advice: 'Look for brackets or hyphens that were repeated by mistake, and delete them.',
  }),
});

export const endlessReference = defineRule({
  code: 'yaml/endless-reference',
  severity: 'error',
  why: 'A small file would become more data than a computer can hold.',
  say: () => ({
    message: 'References (& and *) multiply or contain each other beyond reason.',
    advice: 'Write the values out instead of referring to them.',
  }),
});

export const yamlSyntax = defineRule({
  code: 'yaml/syntax',
  severity: 'error',
  why: unread,
  say: () => ({
    message: 'The file does not follow the rules of YAML here.',
    advice: 'Compare the line with the same part of another file; put unusual text in quotes.',
  }),
});
