import type { Diagnostic } from '../../generator/index.ts';
import { type ExitCode, exitCodes } from '../exit-code.ts';

/** The number of problems of each severity. */
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

/** Whether a problem is about the folder to publish to rather than the content. */
const isAboutPlace = ({ code }: Diagnostic): boolean => code.startsWith('write/');

/**
 * Returns the exit code: only errors fail a run, warnings do not. If the only errors are about the folder to publish
 * to, that is wrong usage.
 */
export function exitCodeOf(diagnostics: readonly Diagnostic[]): ExitCode {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return exitCodes.clean;
  return errors.every(isAboutPlace) ? exitCodes.usage : exitCodes.problems;
}
