// The tables of a sheet: several below each other, and lists of dates below the title of their course.
import { daysIn } from './dates.ts';
import { candidatesOf, headerIn, isTitles, letterOf, readColumns, type Setting, type Titled } from './columns.ts';
import type { Cell, Sheet } from './read-table.ts';
import { shown, textIn } from './values.ts';

/** A table of a sheet, whose rows end with it. */
interface SheetTable {
  readonly sheet: Sheet;
  readonly titled: Titled;
}

/** Returns the place of the only cell of a row that is not empty, from 0: -1 where there is none, undefined where there are several. */
export function aloneIn(row: readonly Cell[]): number | undefined {
  const at = row.findIndex((cell) => cell !== null);
  return row.findLastIndex((cell) => cell !== null) === at ? at : undefined;
}

/** The words of a row that has nothing else. */
function headingIn(row: readonly Cell[]): string | undefined {
  const cell = row[aloneIn(row) ?? -1];
  return typeof cell === 'string' && daysIn(cell, 'day') === undefined ? cell : undefined;
}

/** Whether a row has titles of a list of dates. */
const isOfDates = (row: readonly Cell[], setting: Setting): boolean => {
  const found = row.map((cell) => (typeof cell === 'string' ? candidatesOf(cell, setting) : []));
  return (
    found.filter(({ length }) => length > 0).length > 1 &&
    found.flat().some((one) => ['date', 'startDate'].includes(one))
  );
};

/** Gives a sheet that names courses in headings above their dates a column for them; undefined where it has no such headings. */
function withHeadings({ rows, ...sheet }: Sheet, setting: Setting) {
  const header = setting.subject === 'sessions' ? rows.slice(0, 15).findIndex((row) => isOfDates(row, setting)) : -1;
  if (header < 0) return undefined;
  const first = rows.findIndex((row) => {
    const heading = headingIn(row);
    return heading !== undefined && 'value' in setting.find('course', textIn(heading));
  });
  if (first < 0) return undefined;
  const width = rows.reduce((most, { length }) => Math.max(most, length), 0);
  const titles = JSON.stringify(rows[header]);
  let course: string | undefined;
  const filled = rows.map((row): readonly Cell[] => {
    const heading = headingIn(row);
    course = heading ?? course;
    if (heading !== undefined || aloneIn(row) === -1) return [];
    const gap = Array<null>(width - row.length).fill(null);
    return [...row, ...gap, JSON.stringify(row) === titles ? 'Course' : (course ?? null)];
  });
  const decision = `The rows below a heading, such as "${shown(headingIn(rows[first] ?? []) ?? null)}" in row ${first + 1}, are sessions of that course.`;
  return {
    sheet: { ...sheet, rows: filled },
    header,
    width,
    letter: letterOf(aloneIn(rows[first] ?? []) ?? 0),
    decision,
  };
}

/** Reads a sheet whose courses are headings; undefined of any other. */
function readBelowHeadings(sheet: Sheet, setting: Setting): readonly SheetTable[] {
  const known = withHeadings(sheet, setting);
  const titled = known && readColumns(known.sheet, setting, known.header);
  if (!titled) return [];
  const columns = titled.columns.map((one) => (one.index === known.width ? { ...one, letter: known.letter } : one));
  return [{ sheet: known.sheet, titled: { ...titled, columns, decisions: [known.decision, ...titled.decisions] } }];
}

/** Finds the titles of each table of a sheet: another one begins below a gap, or the titles, where there are other titles. */
export function readTables(sheet: Sheet, setting: Setting): readonly SheetTable[] {
  const { rows } = sheet;
  const first = headerIn(sheet, setting);
  if (first < 0) return readBelowHeadings(sheet, setting);
  const isBelowGap = (i: number): boolean => i === first + 1 || aloneIn(rows[i - 1] ?? []) !== undefined;
  const isOther = (row: readonly Cell[], i: number): boolean =>
    isBelowGap(i) && JSON.stringify(row) !== JSON.stringify(rows[first]) && isTitles(row, setting);
  const heads = [first, ...rows.flatMap((row, i) => (i > first && isOther(row, i) ? i : []))];
  return heads.flatMap((head, i) => {
    const table = { ...sheet, rows: rows.slice(0, heads[i + 1]) };
    const titled = readColumns(table, setting, head);
    return titled ? [{ sheet: table, titled }] : [];
  });
}
