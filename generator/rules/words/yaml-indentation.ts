// What can be wrong with the spaces before a line.
import { defineRule, type Fix } from '../../model/diagnostic.ts';
import { unread } from '../unread.ts';

/** The line with which a line that is out of place is compared. */
interface Neighbour {
  /** A line of the same list or group, the field whose group lacks the line, or the field whose text does. */
  readonly is: 'line' | 'group' | 'text';
  /** The name of its field; empty for an entry of a list. */
  readonly name: string;
  /** From 1. */
  readonly line: number;
}

const spaces = (count: number): string =>
  count === 0 ? 'at the margin' : `with ${count} space${count === 1 ? '' : 's'}`;

function sayPlace(found: number, expected: number, { is, name, line }: Neighbour): string {
  const begins = `This line begins ${spaces(found)}`;
  if (is === 'text')
    return `${begins}, but belongs to the text "${name}" (line ${line}), whose lines begin ${spaces(expected)}.`;
  if (is === 'group')
    return `${begins}, so that "${name}" (line ${line}) has nothing below it; the next lines begin ${spaces(expected)}.`;
  const other = name === '' ? 'The list that it belongs to' : `The group that it belongs to`;
  return `${begins}. ${other} begins ${spaces(expected)} (line ${line}).`;
}

export const badIndentation = defineRule({
  code: 'yaml/bad-indentation',
  severity: 'error',
  why: unread,
  say: ({
    found,
    expected,
    neighbour,
    isGuess = false,
    fix,
  }: {
    readonly found: number;
    readonly expected: number | undefined;
    readonly neighbour: Neighbour | undefined;
    /** Whether the lines that it is compared with may be the ones out of place. */
    readonly isGuess?: boolean;
    readonly fix: Fix | undefined;
  }) =>
    expected === undefined || neighbour === undefined
      ? {
          message: 'This line does not line up with the lines that belong with it.',
          advice: 'Begin it with as many spaces as the other lines of the same list or group.',
        }
      : {
          message: sayPlace(found, expected, neighbour),
          advice: `Begin this line ${spaces(expected)}.`,
          fix,
          ...(isGuess ? { isGuess } : {}),
        },
});

export const tabIndentation = defineRule({
  code: 'yaml/tab-indentation',
  severity: 'error',
  why: unread,
  say: ({ spaces: count, fix }: { readonly spaces: number; readonly fix: Fix }) => ({
    message: 'A tab is used to indent this line.',
    advice: `Delete the tab and begin this line ${spaces(count)}.`,
    fix,
  }),
});
