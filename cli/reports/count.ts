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

/** Whether a problem is about the place that the command was told to publish to, and not about the content. */
const isAboutPlace = ({ code }: Diagnostic): boolean => code.startsWith('write/');

/** Only errors fail a run; warnings do not. Where the content has none, a place that cannot be used is wrong usage. */
export function exitCodeOf(diagnostics: readonly Diagnostic[]): ExitCode {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return exitCodes.clean;
  return errors.every(isAboutPlace) ? exitCodes.usage : exitCodes.problems;
}
