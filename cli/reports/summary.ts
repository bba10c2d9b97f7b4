import { type KnownProblem, timesIn } from '../baseline.ts';
import { count } from './count.ts';
import { printable } from './display.ts';
import type { Findings } from './findings.ts';

/** Writes a number with its noun, which has a plural in "s" unless another is given. */
export function amount(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

const MOST_STALE = 5;

/** Names what the baseline should forget, as far as that stays readable. */
function staleLines(stale: readonly KnownProblem[]): readonly string[] {
  const times = timesIn(stale);
  const rest = stale.length - MOST_STALE;
  if (times === 0) return [];
  return [
    `${amount(times, 'problem')} of the baseline no longer ${times === 1 ? 'occurs' : 'occur'}; --update-baseline forgets:`,
    ...stale.slice(0, MOST_STALE).map(({ file, code, message }) => printable(`- ${file} ${code}: ${message}`)),
    ...(rest > 0 ? [`- and ${rest} more`] : []),
  ];
}

/** Returns what is counted but not reported: a sentence for each kind. */
export function asideLines({ known = 0, stale = [], elsewhere = 0 }: Findings): readonly string[] {
  return [
    ...(known > 0 ? [`The baseline knows ${amount(known, 'more problem')}.`] : []),
    ...(elsewhere > 0 ? [`${amount(elsewhere, 'problem lies', 'problems lie')} in other files.`] : []),
    ...staleLines(stale),
  ];
}

/** Returns the one line that sums up: how much was read, what was found, how long it took. */
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
