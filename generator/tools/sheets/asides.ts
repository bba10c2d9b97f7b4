// Rows that are neither courses nor sessions: totals, titles on each page, headings above other rows, and notes below them.
import { plainText } from '../../model/figure.ts';
import { shown, textIn } from './values.ts';
import { keyFields, type Setting, type Titled } from './columns.ts';
import type { Cell, Sheet } from './read-table.ts';
import { aloneIn } from './tables.ts';
import { isOneOf, isUnlike } from './titles.ts';

/** Whether a row has nothing but figures that are added up, and the word for that. */
function isSum(cells: readonly Cell[]): boolean {
  const [word, ...more] = cells.filter((cell) => typeof cell === 'string' && !/\d/.test(plainText(cell)));
  return word !== undefined && more.length === 0 && isOneOf('sums', word);
}

/** Returns what is said of each of them, by its number from 1. */
export function asidesOf(
  { rows, merged = [] }: Sheet,
  { header, columns }: Titled,
  { subject, find }: Setting,
): ReadonlyMap<number, string> {
  const wide = new Set(merged.filter(({ column, until }) => until > column).map(({ first }) => first));
  const names = new Set(columns.flatMap(({ field, index }) => (keyFields[subject].includes(field) ? index : [])));
  const titles = JSON.stringify(rows[header - 1]);
  // A course may be new, and its row have its title alone: notes end like sentences, or are below an empty row.
  const isNote = (text: string, row: number): boolean => /^[*†(]|[.!:]$/.test(text) || !rows[row - 2]?.some(Boolean);
  const isNoName = (cell: Cell, row: number): boolean =>
    (subject === 'courses' && wide.has(row)) ||
    (isUnlike(find('course', textIn(cell))) && (subject === 'sessions' || isNote(textIn(cell), row)));
  const asides = rows.slice(header).flatMap((cells, i): readonly (readonly [number, string])[] => {
    const row = header + i + 1;
    if (cells.some(Boolean) && JSON.stringify(cells) === titles)
      return [[row, `Row ${row} repeats the titles, and is left out.`]];
    if (isSum(cells)) return [[row, `Row ${row} is a total, and is left out.`]];
    const at = aloneIn(cells) ?? -1;
    const cell = cells[at] ?? null;
    return names.has(at) && columns.length > 2 && isNoName(cell, row)
      ? [[row, `Row ${row} has nothing but "${shown(cell)}", and is left out.`]]
      : [];
  });
  return new Map(asides);
}
