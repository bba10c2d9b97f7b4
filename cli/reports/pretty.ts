// The report for people: each problem with its location, its lines and what to do, then a summary line; after each save, what
// has changed.
import {
  type CheckResult,
  type Diagnostic,
  mostSeriousFirst,
  groupBy,
  type Location,
  type RelatedPlace,
} from '../../generator/index.ts';
import { baselineOf, countOccurrences, splitByBaseline } from '../baseline.ts';
import type { Io } from '../io.ts';
import { type Cell, cellsOf, columnsOf, isolated, printable, wrap } from './display.ts';
import { amount, asideLines, count, type Findings, summary } from './summary.ts';
import { type Colors, colorsFor, commandFor, type View } from './view.ts';

// Shows the lines around a problem with carets under its exact range, taking the width of characters into account.

const ELLIPSIS: Cell = { text: '…', index: -1, width: 1 };

function fitting(cells: readonly Cell[], first: number, room: number): number {
  let free = room;
  const tooWide = cells.slice(first).findIndex(({ width }) => (free -= width) < 0);
  return tooWide < 0 ? cells.length - first : tooWide;
}

function crop(cells: readonly Cell[], focus: number, columns: number): readonly Cell[] {
  if (columnsOf(cells) <= columns) return cells;
  const room = columns - 2 * ELLIPSIS.width;
  // Two thirds of the room before the focus leave some text after it.
  const first = Math.max(0, focus - fitting(cells.slice(0, focus).reverse(), 0, Math.floor((room * 2) / 3)));
  const last = first + fitting(cells, first, room);
  return [...(first > 0 ? [ELLIPSIS] : []), ...cells.slice(first, last), ...(last < cells.length ? [ELLIPSIS] : [])];
}

const textIn = (cells: readonly Cell[]): string => cells.map(({ text }) => text).join('');

function carets(cells: readonly Cell[], from: number, to: number): string {
  const place = cells.findIndex(({ index }) => index >= from);
  const lead = columnsOf(place < 0 ? cells : cells.slice(0, place));
  const marked = cells.filter(({ index }) => index >= from && index < to);
  return ' '.repeat(lead) + '^'.repeat(Math.max(1, columnsOf(marked)));
}

/** The index of the cell that contains a 1-based column of UTF-16 code units. */
function cellAt(cells: readonly Cell[], column: number): number {
  const after = cells.findIndex(({ index }) => index > column - 1);
  return Math.max(0, (after < 0 ? cells.length : after) - 1);
}

function markedLines(text: string, { start, end }: Location, columns: number): readonly [string, string] {
  const all = cellsOf(text);
  const focus = cellAt(all, start.column);
  const isPastEnd = start.column - 1 >= text.length;
  const from = isPastEnd ? text.length : (all[focus]?.index ?? 0);
  const to = end.line > start.line ? text.length : end.column - 1;
  const cells = crop(all, focus, columns);
  return [textIn(cells), carets(cells, from, to)];
}

/** Returns the frame around a location, so many columns wide and lines high; none where its line is not in the text. */
export function codeFrame(
  text: string,
  location: Location,
  { columns, colors, context = 1 }: { readonly columns: number; readonly colors: Colors; readonly context?: number },
): readonly string[] {
  const lines = text.split(/\r\n|\n|\r/);
  const at = location.start.line;
  if (text === '' || lines[at - 1] === undefined) return [];
  const last = Math.min(at + context, lines.at(-1) === '' ? Math.max(at, lines.length - 1) : lines.length);
  const width = String(last).length;
  const room = Math.max(20, columns - width - '>  | '.length);
  const frame: string[] = [];
  for (let line = Math.max(1, at - context); line <= last; line += 1) {
    const isMarked = line === at;
    const margin = `${isMarked ? colors.red('>') : ' '} ${colors.dim(`${String(line).padStart(width)} |`)}`;
    const own = lines[line - 1] ?? '';
    const [shown, under] = isMarked ? markedLines(own, location, room) : [textIn(crop(cellsOf(own), 0, room)), ''];
    frame.push(`${margin} ${shown}`.trimEnd());
    if (isMarked) frame.push(`  ${' '.repeat(width)} ${colors.dim('|')} ${colors.red(under)}`);
  }
  return frame;
}

// Problems that differ in nothing but their place are one piece of news: the first is shown, and the others are counted.

/** A problem, and others of the same kind with the same words. */
interface Alike {
  readonly first: Diagnostic;
  readonly others: readonly Diagnostic[];
}

/** Problems with the same key need the same correction; a text that is too short is that by any number of characters. */
const keyOf = ({ code, severity, message, advice }: Diagnostic): string =>
  [code, severity, message.replace(/\d+/g, '0'), advice.replace(/\d+/g, '0')].join('\n');

const each = (diagnostics: readonly Diagnostic[]): readonly Alike[] =>
  diagnostics.map((first) => ({ first, others: [] }));

/** Returns problems with those that are alike as one: of four or more, people want to read once. */
const groupAlike = (diagnostics: readonly Diagnostic[]): readonly Alike[] =>
  [...groupBy(diagnostics, keyOf).values()].flatMap((group) => {
    const [first, ...others] = group;
    return first === undefined || group.length < 4 ? each(group) : [{ first, others }];
  });

const INDENT = '  ';

interface Sheet {
  readonly findings: Findings;
  readonly colors: Colors;
  readonly all: string;
  readonly columns: number;
}

/** A file without text, such as a missing one, has no line to point at. */
function locationText({ file, start }: Location, { textOf }: Findings): string {
  return textOf(file) === undefined ? printable(file) : `${printable(file)}:${start.line}:${start.column}`;
}

const indented = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => (line === '' ? '' : INDENT + line));

/** The first line; the location has a line of its own if the terminal is too narrow for both. */
function header({ code, severity, location }: Diagnostic, { findings, colors, columns }: Sheet): readonly string[] {
  const place = locationText(location, findings);
  const paint = { error: colors.red, warning: colors.yellow, info: colors.cyan }[severity];
  const kind = `${colors.bold(paint(severity))} ${colors.dim(code)}`;
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
  const places = others.slice(0, 2).map(({ location }) => locationText(location, findings));
  const where = `${amount(files, 'file')}, such as ${places.join(' and ')}`;
  const text = `${others.length} more like this in ${where}: "${all}" lists each.`;
  return [...indented(wrap(text, columns)), ''];
}

/** Longer lines are tiring to read, however wide the terminal is. */
const widthOf = ({ columns }: View): number => Math.min(120, Math.max(40, columns));

function problemLines(findings: Findings, view: View): readonly string[] {
  const width = widthOf(view);
  const colors = colorsFor(view);
  const sheet: Sheet = { findings, colors, all: commandFor(view, '--all'), columns: width - INDENT.length };
  const visible = findings.diagnostics.filter(({ severity }) => severity !== 'info' || !view.areNotesCounted);
  const groups = (view.isWhole ? each : groupAlike)(mostSeriousFirst(visible));
  // With more, people fix the first ones and check again.
  const shown = view.isWhole ? groups : groups.slice(0, 50);
  const hidden = groups.slice(shown.length).reduce((sum, { others }) => sum + 1 + others.length, 0);
  return [
    ...shown.flatMap(({ first, others }) => [...problem(first, sheet), ...othersLines(others, sheet)]),
    ...(hidden > 0 ? [...wrap(`And ${amount(hidden, 'more problem')}: "${sheet.all}" lists each.`, width), ''] : []),
  ];
}

function closingLines(findings: Findings, view: View): readonly string[] {
  const { errors, warnings, infos } = count(findings.diagnostics);
  const colors = colorsFor(view);
  const paint = errors > 0 ? colors.red : warnings > 0 ? colors.yellow : colors.green;
  const width = widthOf(view);
  const notes = view.areNotesCounted && infos > 0 ? ['"npx prospectus check" shows the notes.'] : [];
  const isExplained = findings.diagnostics.length > (view.areNotesCounted ? infos : 0);
  const hint = isExplained ? ['"npx prospectus explain <code>" says more about a problem.'] : [];
  return [
    ...wrap(summary(findings), width).map(paint),
    ...[...asideLines(findings), ...notes, ...hint].flatMap((line) => wrap(line, width)),
  ];
}

const textOf = (lines: readonly string[], { isTerminal }: View): string =>
  `${(isTerminal ? lines.map(isolated) : lines).join('\n')}\n`;

/** Returns the problems in a form for people, and the summary. */
export const prettyReport = (findings: Findings, view: View): string =>
  textOf([...problemLines(findings, view), ...closingLines(findings, view)], view);

/** Prints problems to standard error. Notes are for commands that say how they show problems, not for a table of addresses. */
export function reportProblems(result: CheckResult, io: Io, shown?: Pick<View, 'command' | 'isWhole'>): void {
  const diagnostics = result.diagnostics.filter(({ severity }) => shown || severity !== 'info');
  if (diagnostics.length === 0) return;
  const { isColor, isTerminal, columns } = io;
  const terminal = { isColor: isColor.err, isTerminal: isTerminal?.err ?? false, columns };
  io.err(prettyReport({ ...result, diagnostics }, { ...terminal, ...shown }));
}

// What is said after each save: what is new is shown whole, what is fixed and what is left in a line.

const MAX_LISTED = 10;

function listed(lines: readonly string[], paint: Colors['dim'], { columns }: View): readonly string[] {
  const rest = lines.length - MAX_LISTED;
  return [...lines.slice(0, MAX_LISTED).map(printable), ...(rest > 0 ? [`and ${rest} more`] : [])]
    .flatMap((line) => wrap(line, columns))
    .map(paint);
}

/** Returns what has changed from one check to the next, and what is left. */
function changesReport(before: Findings, after: Findings, view: View): string {
  const colors = colorsFor(view);
  const { unlisted, known, stale } = splitByBaseline(after.diagnostics, baselineOf(before.diagnostics));
  const fixed = countOccurrences(stale);
  const isQuiet = unlisted.length + known.length + fixed === 0;
  const amounts = `${unlisted.length} new, ${fixed} fixed, ${known.length} left.`;
  const gone = stale.map(({ file, message, times = 1 }) => {
    return `fixed ${file}: ${message}${times > 1 ? ` (${times} times)` : ''}`;
  });
  const left = known.map(({ severity, message, location: { file, start } }) => {
    return `${severity} ${file}:${start.line}:${start.column}: ${message}`;
  });
  const lines = [
    ...problemLines({ ...after, diagnostics: unlisted }, view),
    ...listed(gone, colors.green, view),
    ...listed(left, colors.dim, view),
    ...(isQuiet ? [] : [amounts]),
    ...closingLines(after, view),
  ];
  return textOf(lines, view);
}

/** Returns a report that is whole the first time, and then says what has changed since the last time. */
export function followedReport(areNotesCounted = false): (findings: Findings, view: View) => string {
  let last: Findings | undefined;
  return (findings, view) => {
    const text =
      last === undefined ? prettyReport(findings, { ...view, areNotesCounted }) : changesReport(last, findings, view);
    last = findings;
    return text;
  };
}
