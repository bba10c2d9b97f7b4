// The report for people: each problem with its place, its lines and what to do, then one line that sums up.
import type { Diagnostic, Location, RelatedPlace } from '../../generator/index.ts';
import { codeFrame } from './code-frame.ts';
import { count } from './count.ts';
import { cellsOf, columnsOf, isolated, printable, wrap } from './display.ts';
import type { Findings } from './findings.ts';
import { amount, asideLines, summary } from './summary.ts';
import { type Colors, colorsFor, type View } from './view.ts';

const INDENT = '  ';
const LEAST_COLUMNS = 40;
/** Longer lines are tiring to read, however wide the terminal is. */
const MOST_COLUMNS = 120;
/** Whoever has more problems than this mends the first ones and checks again. */
const MOST_PROBLEMS = 50;

interface Sheet {
  readonly findings: Findings;
  readonly colors: Colors;
  /** The columns for text. */
  readonly columns: number;
}

/** A file that has no text, such as a missing one, has no lines to point at. */
function placeOf({ file, start }: Location, { textOf }: Findings): string {
  return textOf(file) === undefined ? printable(file) : `${printable(file)}:${start.line}:${start.column}`;
}

const indented = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => (line === '' ? '' : INDENT + line));

function severityIn(colors: Colors, severity: Diagnostic['severity']): string {
  const paint = { error: colors.red, warning: colors.yellow, info: colors.cyan }[severity];
  return colors.bold(paint(severity));
}

/** The first line; the place has one of its own where the terminal is too narrow for both. */
function header({ code, severity, location }: Diagnostic, { findings, colors, columns }: Sheet): readonly string[] {
  const place = placeOf(location, findings);
  const kind = `${severityIn(colors, severity)} ${colors.dim(code)}`;
  const isWide = columnsOf(cellsOf(`${severity} ${code}  ${place}`)) <= columns + INDENT.length;
  return isWide ? [`${kind}  ${colors.bold(place)}`] : [kind, INDENT + colors.bold(place)];
}

function frameOf(location: Location, { findings, colors, columns }: Sheet, context: number): readonly string[] {
  const text = findings.textOf(location.file);
  return text === undefined ? [] : codeFrame(text, location, { columns, colors, context });
}

function relatedLines({ note, location }: RelatedPlace, sheet: Sheet): readonly string[] {
  const frame = indented(frameOf(location, { ...sheet, columns: sheet.columns - INDENT.length }, 0));
  const lines = wrap(`${placeOf(location, sheet.findings)}: ${note}`, sheet.columns).map(sheet.colors.dim);
  return ['', ...lines, ...frame];
}

function problem(diagnostic: Diagnostic, sheet: Sheet): readonly string[] {
  const { message, advice, location, related = [] } = diagnostic;
  const frame = frameOf(location, sheet, 1);
  return [
    ...header(diagnostic, sheet),
    ...indented(wrap(message, sheet.columns).map(sheet.colors.bold)),
    ...(frame.length > 0 ? ['', ...indented(frame), ''] : []),
    ...indented(wrap(advice, sheet.columns)),
    ...indented(related.flatMap((place) => relatedLines(place, sheet))),
    '',
  ];
}

/** All problems, or where they are too many the gravest. */
function worthPrinting(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  if (diagnostics.length <= MOST_PROBLEMS) return diagnostics;
  const bySeverity = (['error', 'warning', 'info'] as const).flatMap((severity) =>
    diagnostics.filter((diagnostic) => diagnostic.severity === severity),
  );
  return bySeverity.slice(0, MOST_PROBLEMS);
}

function restLines(rest: number, columns: number): readonly string[] {
  return rest > 0
    ? [...wrap(`And ${amount(rest, 'more problem')}: "prospectus check --format json" lists all.`, columns), '']
    : [];
}

/** Returns the problems as people read them, and the summary. */
export function prettyReport(findings: Findings, view: View): string {
  const { errors, warnings } = count(findings.diagnostics);
  const colors = colorsFor(view);
  const width = Math.min(MOST_COLUMNS, Math.max(LEAST_COLUMNS, view.columns));
  const sheet: Sheet = { findings, colors, columns: width - INDENT.length };
  const paint = errors > 0 ? colors.red : warnings > 0 ? colors.yellow : colors.green;
  const shown = worthPrinting(findings.diagnostics);
  const lines = [
    ...shown.flatMap((diagnostic) => problem(diagnostic, sheet)),
    ...restLines(findings.diagnostics.length - shown.length, width),
    ...wrap(summary(findings), width).map(paint),
    ...asideLines(findings).flatMap((line) => wrap(line, width)),
  ];
  return `${(view.isTerminal ? lines.map(isolated) : lines).join('\n')}\n`;
}
