// What is said of how columns are read, where it could be meant in another way.
import { someOf } from '../../base/objects.ts';
import type { Cell } from './read-table.ts';
import { isOneOf, numberedField } from './titles.ts';
import { shown } from './values.ts';

/** Cells of a column that are not empty; rows from 1. */
export type Below = readonly { readonly cell: Exclude<Cell, null>; readonly row: number }[];

/** A column, and what is below its title. */
interface NotedColumn {
  readonly letter: string;
  readonly title: string;
  readonly field: string;
  readonly cells: Below;
}

/** Returns whether each of several columns with such a title has a date of its own. */
export const isNumbered = ({ title }: Pick<NotedColumn, 'title'>): boolean =>
  numberedField(title, 'sessions') !== undefined;

/** Returns the first of several rows by their numbers, and how many more there are. */
export const rowsNamed = (rows: readonly number[]): string =>
  `${rows.length === 1 ? 'row' : 'rows'} ${someOf(rows, 6)}`;

/** What is said of prices of 0, which may as well be missing. */
function noteOnZeros({ field, cells, letter, title }: NotedColumn): readonly string[] {
  const rows = cells.flatMap(({ cell, row }) => (/^0+$/.test(shown(cell).replace(/\D/g, '')) ? row : []));
  if (field !== 'price' || rows.length === 0) return [];
  return [
    `Column ${letter} "${title}": the 0 in ${rowsNamed(rows)} is taken as free. Where a price is not known, leave the cell empty.`,
  ];
}

/** What is said of words that no session needs, such as "Confirmed". */
function noteOnCertain({ field, cells, letter, title }: NotedColumn): readonly string[] {
  const all = /^(?:status|availability)$/.test(field) ? cells.filter(({ cell }) => isOneOf('certain', cell)) : [];
  if (all.length === 0) return [];
  const [words, rows] = [[...new Set(all.map(({ cell }) => `"${shown(cell)}"`))], all.map(({ row }) => row)];
  return [
    `Column ${letter} "${title}": ${someOf(words, 3)} in ${rowsNamed(rows)} is not shown: a session takes place unless it is cancelled or postponed.`,
  ];
}

/** What is said of several columns of dates. */
function noteOnNumbered(drafts: readonly NotedColumn[]): readonly string[] {
  const all = drafts.filter((one) => isNumbered(one) && /^(?:date|meetings)$/.test(one.field));
  const is =
    all[0]?.field === 'date'
      ? 'each date is a session of its own. For the days of one session, call them "Day 1", "Day 2" and so on.'
      : 'the dates of a row are the days of one session. For a session each, call them "Date 1", "Date 2" and so on, in a sheet without ids.';
  const letters = all.map(({ letter }) => letter);
  return all.length < 2 ? [] : [`Columns ${someOf(letters, 6)}: ${is}`];
}

/** Returns what is said of all columns, in sentences. */
export const notesOn = (columns: readonly NotedColumn[]): readonly string[] => [
  ...columns.flatMap(noteOnZeros),
  ...columns.flatMap(noteOnCertain),
  ...noteOnNumbered(columns),
];
