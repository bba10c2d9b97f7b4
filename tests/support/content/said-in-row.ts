// What the cells of a spreadsheet say of a session.
import { settingOf } from '../../../generator/tools/sheets/read-cells.ts';
import { readColumns } from '../../../generator/tools/sheets/columns.ts';
import type { Cell } from '../../../generator/tools/sheets/read-table.ts';
import { readRows } from '../../../generator/tools/sheets/rows.ts';

/** What the content has. */
export const things = {
  course: [{ id: 'knots', titles: ['Knots'] }],
  place: [
    { id: 'harbour', titles: ['Harbour Rooms'] },
    { id: 'york', titles: ['York'] },
  ],
};

/** What the cells of a row say below titles, without the course; or what is wrong with them. */
export function saidIn(titles: readonly string[], cells: readonly Cell[], site: object = {}): unknown {
  const setting = settingOf('sessions', { site: { currency: 'EUR', ...site }, things });
  const rows = [['Course', ...titles], ...[['Knots', ...cells]]];
  const titled = readColumns({ rows }, setting);
  const [row] = titled ? readRows({ rows }, titled, setting) : [];
  const values = Array.from(row?.said ?? [], ([name, { value }]) => [name, value] as const);
  return row?.problems[0]?.problem ?? Object.fromEntries(values.filter(([name]) => name !== 'course'));
}
