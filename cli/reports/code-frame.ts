// Shows the lines around a problem with carets under its exact range, taking the width of characters into account.
import type { Location } from '../../generator/index.ts';
import { type Cell, cellsOf, columnsOf } from './display.ts';
import type { Colors } from './view.ts';

/** How a frame is drawn; columns are those of the terminal. */
export interface FrameView {
  readonly columns: number;
  readonly colors: Colors;
  /** How many lines before and after are shown; one by default. */
  readonly context?: number;
}

const LEAST_COLUMNS = 20;
const ELLIPSIS: Cell = { text: '…', index: -1, width: 1 };

interface Gutter {
  readonly line: number;
  readonly isMarked: boolean;
  readonly width: number;
}

/** Counts how many cells from `first` on fit into `room` columns. */
function fitting(cells: readonly Cell[], first: number, room: number): number {
  let free = room;
  const tooWide = cells.slice(first).findIndex(({ width }) => (free -= width) < 0);
  return tooWide < 0 ? cells.length - first : tooWide;
}

/** Crops cells to a window of `columns` columns in which the cell at `focus` is visible. */
function crop(cells: readonly Cell[], focus: number, columns: number): readonly Cell[] {
  if (columnsOf(cells) <= columns) return cells;
  const room = columns - 2 * ELLIPSIS.width;
  // Two thirds of the room before the focus leave some text after it.
  const first = Math.max(0, focus - fitting(cells.slice(0, focus).reverse(), 0, Math.floor((room * 2) / 3)));
  const last = first + fitting(cells, first, room);
  return [...(first > 0 ? [ELLIPSIS] : []), ...cells.slice(first, last), ...(last < cells.length ? [ELLIPSIS] : [])];
}

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

function gutter({ line, isMarked, width }: Gutter, colors: Colors): string {
  return `${isMarked ? colors.red('>') : ' '} ${colors.dim(`${String(line).padStart(width)} |`)}`;
}

function markedLines(text: string, { start, end }: Location, columns: number): readonly [string, string] {
  const all = cellsOf(text);
  const focus = cellAt(all, start.column);
  const isPastEnd = start.column - 1 >= text.length;
  const from = isPastEnd ? text.length : (all[focus]?.index ?? 0);
  const to = end.line > start.line ? text.length : end.column - 1;
  const cells = crop(all, focus, columns);
  return [cells.map((cell) => cell.text).join(''), carets(cells, from, to)];
}

function plainLine(text: string, columns: number): string {
  return crop(cellsOf(text), 0, columns)
    .map((cell) => cell.text)
    .join('');
}

/** Returns the lines of a frame around a location; none if its line is not in the text, or the text is empty. */
export function codeFrame(
  text: string,
  location: Location,
  { columns, colors, context = 1 }: FrameView,
): readonly string[] {
  const lines = text.split(/\r\n|\n|\r/);
  const at = location.start.line;
  if (text === '' || lines[at - 1] === undefined) return [];
  const last = Math.min(at + context, lines.at(-1) === '' ? Math.max(at, lines.length - 1) : lines.length);
  const width = String(last).length;
  const room = Math.max(LEAST_COLUMNS, columns - width - '>  | '.length);
  const frame: string[] = [];
  for (let line = Math.max(1, at - context); line <= last; line += 1) {
    const isMarked = line === at;
    const margin = gutter({ line, isMarked, width }, colors);
    const [shown, under] = isMarked
      ? markedLines(lines[line - 1] ?? '', location, room)
      : [plainLine(lines[line - 1] ?? '', room), ''];
    frame.push(`${margin} ${shown}`.trimEnd());
    if (isMarked) frame.push(`  ${' '.repeat(width)} ${colors.dim('|')} ${colors.red(under)}`);
  }
  return frame;
}
