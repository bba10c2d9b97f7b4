// The report for people: each problem with its place, its lines and what to do, then one line that sums up.
import type { CheckResult, Diagnostic, Location } from '../../generator/index.ts';
import { codeFrame } from './code-frame.ts';
import { count } from './count.ts';
import { printable, wrap } from './display.ts';
import { summary } from './summary.ts';
import { type Colors, colorsFor, type View } from './view.ts';

const INDENT = '  ';
const LEAST_COLUMNS = 40;
/** Longer lines are tiring to read, however wide the terminal is. */
const MOST_COLUMNS = 120;

/** A file that has no text, such as a missing one, has no lines to point at. */
function placeOf({ file, start }: Location, { textOf }: CheckResult): string {
  return textOf(file) === undefined ? printable(file) : `${printable(file)}:${start.line}:${start.column}`;
}

const indented = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => (line === '' ? '' : INDENT + line));

function severityIn(colors: Colors, severity: Diagnostic['severity']): string {
  const paint = { error: colors.red, warning: colors.yellow, info: colors.cyan }[severity];
  return colors.bold(paint(severity));
}

function problem(diagnostic: Diagnostic, result: CheckResult, view: View): readonly string[] {
  const colors = colorsFor(view);
  const { code, severity, message, advice, location, related = [] } = diagnostic;
  const columns = Math.min(MOST_COLUMNS, Math.max(LEAST_COLUMNS, view.columns)) - INDENT.length;
  const text = result.textOf(location.file);
  const frame = text === undefined ? [] : codeFrame(text, location, { columns, colors });
  const places = related.flatMap((place) => wrap(`${placeOf(place.location, result)}: ${place.note}`, columns));
  return [
    `${severityIn(colors, severity)} ${colors.dim(code)}  ${colors.bold(placeOf(location, result))}`.trimEnd(),
    ...indented(wrap(message, columns).map((line) => colors.bold(line))),
    ...(frame.length > 0 ? ['', ...indented(frame), ''] : []),
    ...indented(wrap(advice, columns)),
    ...indented(places.map((line) => colors.dim(line))),
    '',
  ];
}

/** Returns every problem as people read it, and the summary. */
export function prettyReport(result: CheckResult, view: View): string {
  const { errors, warnings } = count(result.diagnostics);
  const colors = colorsFor(view);
  const paint = errors > 0 ? colors.red : warnings > 0 ? colors.yellow : colors.green;
  const problems = result.diagnostics.flatMap((diagnostic) => problem(diagnostic, result, view));
  return `${[...problems, paint(summary(result))].join('\n')}\n`;
}
