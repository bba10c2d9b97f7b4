// The report for people: each problem with its location, its lines and what to do, then a summary line.
import type { Diagnostic, Location, RelatedPlace } from '../../generator/index.ts';
import { each, groupAlike } from './alike.ts';
import { codeFrame } from './code-frame.ts';
import { count } from './count.ts';
import { cellsOf, columnsOf, isolated, printable, wrap } from './display.ts';
import type { Findings } from './findings.ts';
import { amount, asideLines, summary } from './summary.ts';
import { type Colors, colorsFor, commandFor, type View } from './view.ts';

const INDENT = '  ';
const MIN_COLUMNS = 40;
/** Longer lines are tiring to read, however wide the terminal is. */
const MAX_COLUMNS = 120;
/** With more problems than this, people fix the first ones and check again. */
const MAX_PROBLEMS = 50;
/** How many places are named of problems that are not shown. */
const EXAMPLES = 2;

interface Sheet {
  readonly findings: Findings;
  readonly colors: Colors;
  /** The command that lists each problem. */
  readonly all: string;
  /** The columns available for text. */
  readonly columns: number;
}

/** A file without text, such as a missing one, has no line to point at. */
function locationText({ file, start }: Location, { textOf }: Findings): string {
  return textOf(file) === undefined ? printable(file) : `${printable(file)}:${start.line}:${start.column}`;
}

const indented = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => (line === '' ? '' : INDENT + line));

function severityIn(colors: Colors, severity: Diagnostic['severity']): string {
  const paint = { error: colors.red, warning: colors.yellow, info: colors.cyan }[severity];
  return colors.bold(paint(severity));
}

/** The first line; the location has a line of its own if the terminal is too narrow for both. */
function header({ code, severity, location }: Diagnostic, { findings, colors, columns }: Sheet): readonly string[] {
  const place = locationText(location, findings);
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
  const lines = wrap(`${locationText(location, sheet.findings)}: ${note}`, sheet.columns).map(sheet.colors.dim);
  return ['', ...lines, ...frame];
}

function problem(diagnostic: Diagnostic, sheet: Sheet): readonly string[] {
  const { message, advice, location, related = [], fix } = diagnostic;
  const frame = frameOf(location, sheet, 1);
  return [
    ...header(diagnostic, sheet),
    ...indented(wrap(message, sheet.columns).map(sheet.colors.bold)),
    ...(frame.length > 0 ? ['', ...indented(frame), ''] : []),
    ...indented(wrap(fix?.isGuess ? `${advice} (a guess)` : advice, sheet.columns)),
    ...indented(related.flatMap((place) => relatedLines(place, sheet))),
    '',
  ];
}

/** Which other problems are like one, with two of their places. */
function othersLines(others: readonly Diagnostic[], { findings, all, columns }: Sheet): readonly string[] {
  if (others.length === 0) return [];
  const files = new Set(others.map(({ location }) => location.file)).size;
  const places = others.slice(0, EXAMPLES).map(({ location }) => locationText(location, findings));
  const where = `${amount(files, 'file')}, such as ${places.join(' and ')}`;
  const text = `${others.length} more like this in ${where}: "${all}" lists each.`;
  return [...indented(wrap(text, columns)), ''];
}

function restLines(rest: number, all: string, columns: number): readonly string[] {
  return rest > 0 ? [...wrap(`And ${amount(rest, 'more problem')}: "${all}" lists each.`, columns), ''] : [];
}

const widthOf = ({ columns }: View): number => Math.min(MAX_COLUMNS, Math.max(MIN_COLUMNS, columns));

/** Returns the lines of the problems, and how to see those that are too many to show. */
export function problemLines(findings: Findings, view: View): readonly string[] {
  const width = widthOf(view);
  const colors = colorsFor(view);
  const sheet: Sheet = { findings, colors, all: commandFor(view, '--all'), columns: width - INDENT.length };
  const groups = view.isWhole ? each(findings.diagnostics) : groupAlike(findings.diagnostics);
  const shown = view.isWhole ? groups : groups.slice(0, MAX_PROBLEMS);
  const hidden = groups.slice(shown.length).reduce((sum, { others }) => sum + 1 + others.length, 0);
  return [
    ...shown.flatMap(({ first, others }) => [...problem(first, sheet), ...othersLines(others, sheet)]),
    ...restLines(hidden, sheet.all, width),
  ];
}

/** Returns the summary, what was counted besides, and where to read more. */
export function closingLines(findings: Findings, view: View): readonly string[] {
  const { errors, warnings } = count(findings.diagnostics);
  const colors = colorsFor(view);
  const paint = errors > 0 ? colors.red : warnings > 0 ? colors.yellow : colors.green;
  const width = widthOf(view);
  const hint = findings.diagnostics.length > 0 ? ['"prospectus explain <code>" says more about a problem.'] : [];
  return [
    ...wrap(summary(findings), width).map(paint),
    ...[...asideLines(findings), ...hint].flatMap((line) => wrap(line, width)),
  ];
}

/** Joins lines into a text that a terminal shows in this order. */
export const textOf = (lines: readonly string[], { isTerminal }: View): string =>
  `${(isTerminal ? lines.map(isolated) : lines).join('\n')}\n`;

/** Returns the problems in a form for people, and the summary. */
export const prettyReport = (findings: Findings, view: View): string =>
  textOf([...problemLines(findings, view), ...closingLines(findings, view)], view);
