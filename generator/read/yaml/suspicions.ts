// The cheapest questions that rule out what is looked for in a file: nearly all files are asked these and nothing else,
// so that they search for single characters and look around only where one is found.
import { unneeded } from './invisible-characters.ts';

/** Whether a piece is in a text at an offset of which the test holds. */
function isSomewhere(text: string, piece: string, test: (at: number) => boolean): boolean {
  for (let at = text.indexOf(piece); at !== -1; at = text.indexOf(piece, at + 1)) if (test(at)) return true;
  return false;
}

const isBlank = (character: string): boolean => character === ' ' || character === '\n' || character === '';

/** Whether a comment may follow a text on its line. */
export const mayHideText = (text: string): boolean =>
  isSomewhere(text, '#', (at) => {
    let before = at - 1;
    while (text[before] === ' ' || text[before] === '\t') before--;
    return before < at - 1 && !isBlank(text.charAt(before)) && !/["'>|]/.test(text.charAt(before));
  });

/** Whether a line at the margin may be a heading. */
export const mayHideHeading = (text: string): boolean => isSomewhere(text, '##', (at) => text[at - 1] === '\n');

/** Whether a value may begin with a curly quotation mark. */
export const mayBeCurly = (text: string): boolean =>
  ['“', '„', '‘'].some((mark) => isSomewhere(text, mark, (at) => /[ "']/.test(text.charAt(at - 1))));

/** Whether the only quotation mark of a line is at an offset. */
const isAlone = (text: string, at: number): boolean => text.indexOf('"', text.lastIndexOf('\n', at) + 1) === at;

/** Whether a line may end with its only quotation mark. */
export const mayBeStray = (text: string): boolean =>
  isSomewhere(text, '"\n', (at) => isAlone(text, at)) || (text.endsWith('"') && isAlone(text, text.length - 1));

/** Whether a text in double quotes may have a line break or a tab that is written with a backslash. */
export const mayBeEscaped = (text: string): boolean => text.includes('\\n') || text.includes('\\t');

/** Whether a text may have been saved in part: its last line has no end. */
export const mayBeCutOff = (text: string): boolean => !text.endsWith('\n');

/** Counting bytes takes far less time than an expression that looks at every character. */
const isAscii = (text: string): boolean => Buffer.byteLength(text) === text.length;

const strange = new RegExp(`[\\u00c2\\u00c3\\u00d0\\u00d1\\u00d8\\u00d9\\u00e2\\u00ef\\u00f0][^\\0-\\x7f]|${unneeded}`);

/** Whether a text may have letters that were read in another encoding, or invisible characters. */
export const mayBeStrange = (text: string): boolean => !isAscii(text) && strange.test(text);

/** Whether a text may have a mark that Git leaves where two versions could not be merged. */
export const mayBeConflict = (text: string): boolean =>
  text.includes('<<<<<<<') || text.includes('>>>>>>>') || text.includes('=======') || text.includes('|||||||');
