// What can be wrong with a file of YAML as a whole, and with the characters in it.
import type { Fix } from '../../model/diagnostic.ts';
import { rule } from '../rule.ts';

/** Where a space is not that of the keyboard. */
export const strangeSpace = rule<{ character: string; count: number; isIndentation: boolean }>(
  'yaml/strange-space',
  ({ count, isIndentation }) => ({ is: isIndentation ? 'indentation' : 'other', fix: ' '.repeat(count) }),
);
export const oldLineEnds = rule<{ isWhole: boolean; fix: Fix }>('yaml/old-line-ends');
export const emptyFile = rule<{ file: string; hasComments: boolean; isNeeded: boolean }>('yaml/empty-file');
export const wrongEncoding = rule<{ encoding: string; is?: 'another file' }>('yaml/wrong-encoding');

/** What word processors and presentations write where a line breaks within a paragraph. */
const breaks: readonly string[] = ['U+000B', 'U+000C', 'U+0085', 'U+2028', 'U+2029'];

export const controlCharacter = rule<{ character: string; isEscape?: boolean; count?: number }>(
  'yaml/control-character',
  ({ character, isEscape, count = 1 }) => {
    if (isEscape) return { is: 'escape' };
    if (character === 'U+0000' && count > 1) return { is: 'empty', fix: '' };
    return breaks.includes(character) ? { is: 'break', fix: ' ' } : { fix: '' };
  },
);
export const hugeFile = rule<{ megabytes: number; limit: number }>('yaml/huge-file');
export const deepNesting = rule<{ limit: number }>('yaml/deep-nesting');
export const endlessReference = rule('yaml/endless-reference');
export const cutOff = rule<{ end: string }>('yaml/cut-off');
