import type { Diagnostic, Location } from '../model/diagnostic.ts';
import { manyProblems } from './words/load.ts';

/** How many problems of one kind are reported per file. */
export const MAX_REPORTED = 200;

/**
 * Reports the first problems of a file, then how many more there are. That is enough to find a mistake that repeats
 * itself, and locating all of them could take minutes if a foreign file was pasted in.
 */
export function firstOf<Problem>(
  problems: readonly Problem[],
  file: Location,
  report: (problem: Problem) => Diagnostic,
): readonly Diagnostic[] {
  const shown = problems.slice(0, MAX_REPORTED).map(report);
  const hidden = problems.length - shown.length;
  return hidden > 0 ? [...shown, manyProblems({ shown: shown.length, hidden }, file)] : shown;
}
