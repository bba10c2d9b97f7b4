// What is said after each save: what is new is shown whole, what is fixed and what is left in a line.
import { baselineOf, countOccurrences, type KnownProblem, splitByBaseline } from '../baseline.ts';
import type { Diagnostic } from '../../generator/index.ts';
import { printable, wrap } from './display.ts';
import type { Findings } from './findings.ts';
import { closingLines, prettyReport, problemLines, textOf } from './pretty.ts';
import { type Colors, colorsFor, type View } from './view.ts';

/** How many problems are listed that are no news. */
const MAX_LISTED = 10;

const fixedLine = ({ file, message, times = 1 }: KnownProblem): string =>
  printable(`fixed ${file}: ${message}${times > 1 ? ` (${times} times)` : ''}`);

const leftLine = ({ severity, message, location: { file, start } }: Diagnostic): string =>
  printable(`${severity} ${file}:${start.line}:${start.column}: ${message}`);

/** The first of these lines, and how many more there are. */
function listed(lines: readonly string[], paint: Colors['dim'], { columns }: View): readonly string[] {
  const rest = lines.length - MAX_LISTED;
  return [...lines.slice(0, MAX_LISTED), ...(rest > 0 ? [`and ${rest} more`] : [])]
    .flatMap((line) => wrap(line, columns))
    .map(paint);
}

/** Returns what has changed from one check to the next, and what is left. */
export function changesReport(before: Findings, after: Findings, view: View): string {
  const colors = colorsFor(view);
  const { unlisted, known, stale } = splitByBaseline(after.diagnostics, baselineOf(before.diagnostics));
  const fixed = countOccurrences(stale);
  const isQuiet = unlisted.length + known.length + fixed === 0;
  const amounts = `${unlisted.length} new, ${fixed} fixed, ${known.length} left.`;
  const lines = [
    ...problemLines({ ...after, diagnostics: unlisted }, view),
    ...listed(stale.map(fixedLine), colors.green, view),
    ...listed(known.map(leftLine), colors.dim, view),
    ...(isQuiet ? [] : [amounts]),
    ...closingLines(after, view),
  ];
  return textOf(lines, view);
}

/** Returns a report that is whole the first time, and afterwards says what has changed since the last time. */
export function followedReport(): (findings: Findings, view: View) => string {
  let last: Findings | undefined;
  return (findings, view) => {
    const text = last === undefined ? prettyReport(findings, view) : changesReport(last, findings, view);
    last = findings;
    return text;
  };
}
