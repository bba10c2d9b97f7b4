// What can be wrong with a file of YAML as a whole, and with the characters in it.
import { defineError, type Fix } from '../../model/diagnostic.ts';
import { rule } from '../rule.ts';

/** Where a space is not that of the keyboard. */
export const strangeSpace = defineError(
  'yaml/strange-space',
  ({ character, count, isIndentation }: { character: string; count: number; isIndentation: boolean }) => ({
    message: isIndentation
      ? `This line is indented with unusual spaces (${character}), such as those of web pages and word processors.`
      : `The space after the colon is an unusual one (${character}), such as those of web pages and word processors.`,
    advice: `Replace ${count === 1 ? 'it with an ordinary space' : `them with ${count} ordinary spaces`}.`,
    fix: ' '.repeat(count),
  }),
);

export const oldLineEnds = defineError('yaml/old-line-ends', ({ isWhole, fix }: { isWhole: boolean; fix: Fix }) => ({
  message: isWhole
    ? 'The lines of this file end as on very old Macs (CR), so that YAML sees a single line.'
    : 'This line ends as on very old Macs (CR), and others of the file do not.',
  advice: 'Save it with LF line endings: in VS Code, click CRLF or LF at the lower right and choose LF.',
  fix,
}));

export const emptyFile = defineError(
  'yaml/empty-file',
  ({ file, hasComments, isNeeded }: { file: string; hasComments: boolean; isNeeded: boolean }) => ({
    message: hasComments ? `The file "${file}" has only comments.` : `The file "${file}" is empty.`,
    advice: `${
      hasComments
        ? 'Delete the # before the lines that are meant'
        : 'Undo the change that emptied it (Ctrl+Z, or your last version in Git), or write its content'
    }${isNeeded ? '.' : '; or delete the file if nothing else names it.'}`,
  }),
);

export const wrongEncoding = defineError(
  'yaml/wrong-encoding',
  ({ encoding, is = 'text' }: { encoding: string; is?: 'text' | 'another file' }) =>
    is === 'another file'
      ? {
          message: `This is ${encoding}, not a text.`,
          advice: 'Put the text of the content here again, or delete the file.',
        }
      : {
          message: `The file is not stored as UTF-8: from here on it looks like ${encoding}.`,
          advice:
            'Save it again with the encoding UTF-8 (in VS Code, click the encoding at the lower right, then Save with Encoding > UTF-8), and check the letters on this line that are not plain English.',
        },
);

/** What word processors and presentations write where a line breaks within a paragraph. */
const breaks: readonly string[] = ['U+000B', 'U+000C', 'U+0085', 'U+2028', 'U+2029'];

export const controlCharacter = defineError(
  'yaml/control-character',
  ({ character, isEscape = false, count = 1 }: { character: string; isEscape?: boolean; count?: number }) => {
    if (isEscape)
      return {
        message: `Within double quotes a backslash begins a special character; here it makes the control character ${character}.`,
        advice:
          'If a backslash is meant, write it twice. Otherwise delete it with the letters and digits that belong to it.',
      };
    if (character === 'U+0000' && count > 1)
      return {
        message: `There are ${count} empty bytes here: the file was probably not saved completely.`,
        advice: 'Delete them, and compare the end of the file with its last version.',
        fix: '',
      };
    if (breaks.includes(character))
      return {
        message: `There is a line break of a word processor (${character}) here, which is invisible.`,
        advice: 'Replace it with a space: put the cursor after it, press Backspace and then the space bar.',
        fix: ' ',
      };
    return {
      message: `There is an invisible control character (${character}) here.`,
      advice: 'Delete it: put the cursor after it and press Backspace, or write the line again.',
      fix: '',
    };
  },
);

export const hugeFile = rule<{ megabytes: number; limit: number }>('yaml/huge-file');
export const deepNesting = rule<{ limit: number }>('yaml/deep-nesting');
export const endlessReference = rule('yaml/endless-reference');
export const cutOff = rule<{ end: string }>('yaml/cut-off');
