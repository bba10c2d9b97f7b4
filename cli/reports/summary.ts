// What was found and made, and how it is summed up.
import type { CheckResult, Diagnostic } from '../../generator/index.ts';
import { countOccurrences, type KnownProblem } from '../baseline.ts';
import { type ExitCode, exitCodes } from '../failures.ts';
import { printable } from './display.ts';

/** The result of a check, or of a build, after the baseline and the paths have been applied. */
export interface Findings extends CheckResult {
  /** How many problems the baseline lists; they are not among the diagnostics. */
  readonly known?: number;
  /** Problems that the baseline lists and that no longer occur. */
  readonly stale?: readonly KnownProblem[];
  /** How many problems are in files that were not selected; they are not among the diagnostics. */
  readonly elsewhere?: number;
  /** What a build has published; absent after a check, or where there are errors. */
  readonly built?: Built;
}

type Built = Readonly<Record<'pages' | 'files' | 'bytes', number>>;

/** Returns an amount of bytes in decimal units. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 1e6 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** Returns the last line of a successful build, which begins with a verb such as "Built". */
export function builtLine(
  { pages, files, bytes }: Built,
  {
    milliseconds,
    folder,
    verb = 'Built',
  }: { readonly milliseconds: number; readonly folder: string; readonly verb?: string },
): string {
  return `${verb} ${pages} pages (${files} files, ${sizeText(bytes)}) into ${folder} in ${Math.round(milliseconds)} ms.\n`;
}

/** Counts the problems by severity. */
export function count(diagnostics: readonly Diagnostic[]) {
  const of = (severity: string): number => diagnostics.filter((diagnostic) => diagnostic.severity === severity).length;
  return { errors: of('error'), warnings: of('warning'), infos: of('info') };
}

/** Returns the exit code: only errors fail a run; errors about the folder to publish to alone are wrong usage. */
export function exitCodeOf(diagnostics: readonly Diagnostic[]): ExitCode {
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return exitCodes.clean;
  // These are about the folder to publish to rather than the content.
  return errors.every(({ code }) => code.startsWith('write/')) ? exitCodes.usage : exitCodes.problems;
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
  const counts = Object.entries({ error: errors, warning: warnings, note: infos });
  const problems = counts.flatMap(([name, n]) => (n > 0 ? amount(n, name) : [])).join(', ') || 'no problems';
  return `${amount(files, 'file')} checked in ${Math.round(milliseconds)} ms: ${problems}.`;
}
