import { cellsOf, columnsOf } from './display.ts';

const widthOf = (text: string | undefined): number => columnsOf(cellsOf(text ?? ''));

/** Returns rows as lines with aligned columns; the last column is as wide as its text. */
export function textTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => widthOf(row[column]))));
  const pad = (cell: string, column: number): string => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell));
  return rows.map((row) => `${row.map(pad).join('  ').trimEnd()}\n`).join('');
}
