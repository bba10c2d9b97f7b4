// The cells of a table as a spreadsheet knows them: which one is active, which are selected, and what is typed into them.
import type { CellProblem, Table, TableRow, TypedCell } from '../../generator/editor/protocol.ts';

/** A cell by its row and column, from 0. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** The selected cells: from the one where it began to the active one. */
export interface Selection {
  readonly anchor: Cell;
  readonly active: Cell;
}

/** Returns the first and the last row and column of a selection. */
export function boundsOf({ anchor, active }: Selection) {
  const [top, bottom] = [anchor.row, active.row].sort((a, b) => a - b) as [number, number];
  const [start, end] = [anchor.column, active.column].sort((a, b) => a - b) as [number, number];
  return { top, bottom, start, end };
}

/** Returns a selection in the rows that there are: others may have been filtered out or removed. */
export function keptIn({ rows, next }: Grid, { anchor, active }: Selection): Selection {
  const last = rows.length - (next === undefined ? 1 : 0);
  const kept = ({ row, column }: Cell): Cell => ({ row: within(row, last), column });
  return { anchor: kept(anchor), active: kept(active) };
}

/** Whether a cell is selected. */
export function isSelected(selection: Selection, { row, column }: Cell): boolean {
  const { top, bottom, start, end } = boundsOf(selection);
  return row >= top && row <= bottom && column >= start && column <= end;
}

export const sizeOf = (selection: Selection): number => {
  const { top, bottom, start, end } = boundsOf(selection);
  return (bottom - top + 1) * (end - start + 1);
};

/** What was typed into a cell. */
export interface TypedText {
  readonly text: string;
  readonly isAnswered?: boolean;
  readonly problem?: CellProblem | undefined;
}

/** What was typed into cells, by row and field: it is shown until the table that has it is read, or until it can be read. */
export type Typed = ReadonlyMap<string, TypedText>;

/** The rows that are shown, in their order, and the key that a new row will have. */
export interface Grid {
  readonly columns: Table['columns'];
  readonly rows: readonly TableRow[];
  /** The key of a new row, which is the number of all others; undefined where none can be added. */
  readonly next: number | undefined;
  readonly typed: Typed;
}

/** Returns the key of the row after all that are in the table or were typed below it. */
export const nextKey = (typed: Typed, inTable: number): number =>
  Math.max(
    inTable,
    ...Array.from(typed, ([id, { text }]) => (text.trim() === '' ? 0 : Number.parseInt(id, 10) + 1 || 0)),
  );

/** The key of a row, which may be one below the last. */
function keyAt({ rows, next }: Grid, row: number): string | undefined {
  const own = rows[row]?.key;
  return own ?? (next === undefined ? undefined : String(next + row - rows.length));
}

/** Names a cell by its row's key and its field. */
export const idOf = ({ key, field }: Pick<TypedCell, 'key' | 'field'>): string => `${key} ${field}`;

/** Returns what was typed into the rows that are left when others are removed, by their new keys. */
export const typedWithout = (typed: Typed, keys: readonly string[]): Typed =>
  new Map(
    [...typed].flatMap(([id, one]) => {
      const [key = '', field = ''] = id.split(' ');
      const above = keys.filter((other) => Number(other) < Number(key)).length;
      return keys.includes(key) ? [] : [[idOf({ key: String(Number(key) - above), field }), one] as const];
    }),
  );

/** Returns what is typed where a block of cells is put; what would be outside of the table is left out, and empty rows below it. */
export function typedAt(
  grid: Grid,
  { row, column }: Cell,
  block: readonly (readonly string[])[],
): readonly TypedCell[] {
  const isPut = (line: readonly string[], i: number): boolean =>
    row + i < grid.rows.length || line.some((text) => text.trim() !== '');
  return block.filter(isPut).flatMap((line, i) =>
    line.flatMap((text, j): readonly TypedCell[] => {
      const key = keyAt(grid, row + i);
      const field = grid.columns[column + j]?.field;
      return key === undefined || field === undefined ? [] : [{ key, field, text }];
    }),
  );
}

/** Returns the block that fills a selection with a block of cells, repeated as often as it fits. */
export function fitted(selection: Selection, block: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const { top, bottom, start, end } = boundsOf(selection);
  const [height, width] = [block.length, block[0]?.length ?? 1];
  const rows = Math.max(1, Math.floor((bottom - top + 1) / height)) * height;
  const columns = Math.max(1, Math.floor((end - start + 1) / width)) * width;
  return Array.from({ length: rows }, (_, i) =>
    Array.from({ length: columns }, (__, j) => block[i % height]?.[j % width] ?? ''),
  );
}

/** Returns what was typed into a cell and is not in the table yet. */
export const typedIn = (grid: Grid, { row, column }: Cell) =>
  grid.typed.get(idOf({ key: keyAt(grid, row) ?? '', field: grid.columns[column]?.field ?? '' }));

/** The text of a cell; empty in a new row. */
export const textAt = (grid: Grid, cell: Cell): string =>
  typedIn(grid, cell)?.text ?? grid.rows[cell.row]?.cells[cell.column] ?? '';

/** Returns the selected cells as rows of texts. */
export function blockOf(grid: Grid, selection: Selection): readonly (readonly string[])[] {
  const { top, bottom, start, end } = boundsOf(selection);
  return Array.from({ length: bottom - top + 1 }, (_, i) =>
    Array.from({ length: end - start + 1 }, (__, j) => textAt(grid, { row: top + i, column: start + j })),
  );
}

const quoted = (text: string): string => (/[\t\n"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Returns cells as spreadsheet programs take them from the clipboard. */
export const tabbed = (block: readonly (readonly string[])[]): string =>
  block.map((line) => line.map(quoted).join('\t')).join('\n');

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ...{ ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] },
  ...{ PageUp: [-10, 0], PageDown: [10, 0], Home: [0, -Infinity], End: [0, Infinity] },
};

const within = (value: number, last: number): number => Math.min(Math.max(value, 0), last);

/** Returns the cell that a key leads to; undefined where it leads nowhere. Where text runs from the right, so do the columns. */
export function cellAfter({ row, column }: Cell, key: string, { columns, rows, next }: Grid): Cell | undefined {
  const step = steps[key];
  if (!step) return undefined;
  const isTurned = document.documentElement.dir === 'rtl' && key.startsWith('Arrow');
  const last = rows.length - (next === undefined ? 1 : 0);
  return {
    row: within(row + step[0], last),
    column: within(column + (isTurned ? -step[1] : step[1]), columns.length - 1),
  };
}
