import type { Diagnostic } from '../../generator/index.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';

/** How many problems of each severity there are. */
export interface Counts {
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
}

/** Counts the problems by severity. */
export function count(diagnostics: readonly Diagnostic[]): Counts {
  const of = (severity: string): number => diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  return { errors: of('error'), warnings: of('warning'), infos: of('info') };
}

/** Only errors fail a run; warnings do not. */
export function exitCodeOf(diagnostics: readonly Diagnostic[]): ExitCode {
  return count(diagnostics).errors > 0 ? exitCodes.problems : exitCodes.clean;
}
