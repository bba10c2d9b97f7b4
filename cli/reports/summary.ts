import type { Diagnostic } from '../../generator/index.ts';
import { countOccurrences, type KnownProblem } from '../baseline.ts';
import { type ExitCode, exitCodes } from '../failures.ts';
import { printable } from './display.ts';
import type { Findings } from './findings.ts';

/** The number of problems of each severity. */
interface Counts {
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

/** Returns the exit code: only errors fail a run; errors about the folder to publish to alone are wrong usage. */
export function exitCodeOf(diagnostics: readonly Diagnostic[]): ExitCode {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return exitCodes.clean;
  return errors.every(isAboutPlace) ? exitCodes.usage : exitCodes.problems;
}

/** Returns a number with its noun; the plural adds "s" unless another one is given. */
export function amount(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

const MAX_STALE = 5;

/** Lists the entries to remove from the baseline, up to a readable number. */
function staleLines(stale: readonly KnownProblem[]): readonly string[] {
  const times = countOccurrences(stale);
  const rest = stale.length - MAX_STALE;
  if (times === 0) return [];
  return [
    `${amount(times, 'problem')} of the baseline no longer ${times === 1 ? 'occurs' : 'occur'}; --update-baseline forgets:`,
    ...stale.slice(0, MAX_STALE).map(({ file, code, message }) => printable(`- ${file} ${code}: ${message}`)),
    ...(rest > 0 ? [`- and ${rest} more`] : []),
  ];
}

/** Returns one sentence for each kind of problem that is counted but not reported. */
export function asideLines({ known = 0, stale = [], elsewhere = 0 }: Findings): readonly string[] {
  return [
    ...(known > 0 ? [`${amount(known, 'more problem is', 'more problems are')} in the baseline.`] : []),
    ...(elsewhere > 0 ? [`${amount(elsewhere, 'problem is', 'problems are')} in other files.`] : []),
    ...staleLines(stale),
  ];
}

/** Returns the summary line: how much was read, what was found, and how long it took. */
export function summary({ diagnostics, files, milliseconds }: Findings): string {
  const { errors, warnings, infos } = count(diagnostics);
  const found = [
    ...(errors > 0 ? [amount(errors, 'error')] : []),
    ...(warnings > 0 ? [amount(warnings, 'warning')] : []),
    ...(infos > 0 ? [amount(infos, 'note')] : []),
  ];
  const problems = found.length > 0 ? found.join(', ') : 'no problems';
  return `${amount(files, 'file')} checked in ${Math.round(milliseconds)} ms: ${problems}.`;
}
