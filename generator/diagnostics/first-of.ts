import type { Diagnostic, Location } from '../model/diagnostic.ts';
import { manyProblems } from './rules/load.ts';

/** How many problems of one kind are told of a file. */
export const MOST_TOLD = 200;

/**
 * Tells the first of the problems in a file, and how many more there are: an author needs no more to find the mistake
 * that repeats, and to work all of them out could take minutes where a foreign file was pasted.
 */
export function firstOf<Problem>(
  problems: readonly Problem[],
  file: Location,
  tell: (problem: Problem) => Diagnostic,
): readonly Diagnostic[] {
  const shown = problems.slice(0, MOST_TOLD).map(tell);
  const hidden = problems.length - shown.length;
  return hidden > 0 ? [...shown, manyProblems({ shown: shown.length, hidden }, file)] : shown;
}
