// What Git leaves in a file when two versions of it could not be merged: marks at the beginning of lines, which a text
// can swallow.
import type { Diagnostic } from '../../model/diagnostic.ts';
import { mergeConflict } from '../../rules/words/yaml.ts';
import type { ToLocation } from '../location-in.ts';
import { mayBeConflict } from './suspicions.ts';

const whole = /^[ \t]*<{7} .*$(?=[^]*^[ \t]*={7}[ \t]*$[^]*^[ \t]*>{7} )/gm;
const leftover = /^[ \t]*(?:<{7}|>{7}|\|{7}) \S.*$/gm;
const middle = /^={7}[ \t]*$/gm;

/** Whether an offset is in a piece of code within a text: a lesson about Git may show a conflict. */
const isInCode = (text: string, at: number): boolean =>
  (text.slice(0, at).match(/^[ \t]*(?:```|~~~)/gm) ?? []).length % 2 === 1;

/** The first place outside of code where an expression matches. */
const firstOutside = (text: string, expression: RegExp): RegExpExecArray | undefined =>
  [...text.matchAll(expression)].find(({ index }) => !isInCode(text, index));

/** Reports the first mark of a conflict. Of a file that is not broken, seven equals signs alone underline a heading. */
export function findConflict(text: string, place: ToLocation, state: 'broken' | 'whole'): Diagnostic | undefined {
  if (!mayBeConflict(text)) return undefined;
  const both = firstOutside(text, whole);
  const found = both ?? firstOutside(text, leftover) ?? (state === 'broken' ? firstOutside(text, middle) : undefined);
  if (!found) return undefined;
  const from = found.index + found[0].length - found[0].trimStart().length;
  return mergeConflict({ isWhole: both !== undefined }, place(from, found.index + found[0].length));
}
