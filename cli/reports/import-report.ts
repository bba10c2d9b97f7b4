// What an import does, row by row, as the person who keeps the spreadsheet looks for it: sheet, row and column.
import { groupBy, type Imported, someOf } from '../../generator/index.ts';
import { printable } from './display.ts';
import { amount } from './summary.ts';

type Row = Imported['rows'][number];

const MOST_CHARACTERS = 60;

function shown(value: unknown): string {
  if (value === undefined) return '(nothing)';
  const text =
    Array.isArray(value) && value.every((one) => typeof one !== 'object')
      ? value.join(', ')
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value);
  const line = printable(text);
  return line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS)}…` : line;
}

const detailsOf = ({ changes, problems }: Row): readonly string[] =>
  [
    ...changes.map(({ column, field, before, after }) => ({
      column,
      text: `${field}: ${shown(before)} -> ${shown(after)}`,
    })),
    ...problems.map(({ column, problem, advice }) => ({ column, text: `${problem}. ${advice}` })),
  ].map(({ column, text }) => printable(column === undefined ? text : `${column}  ${text}`));

interface Group {
  readonly rows: readonly [Row, ...Row[]];
  readonly details: readonly string[];
}

/** What is wrong, each with all rows of which it is; what is wrong with the same rows is together. */
function wrongGroups(rows: readonly Row[]): readonly Group[] {
  const found = rows.flatMap((row) => detailsOf(row).map((text) => ({ row, text })));
  const byText = [...groupBy(found, ({ text }) => text).values()];
  const byRows = groupBy(byText, (same) => same.map(({ row }) => row.row).join());
  return Array.from(byRows.values(), (texts) => ({
    rows: (texts[0] ?? []).map(({ row }) => row) as [Row, ...Row[]],
    details: texts.flatMap(([first]) => first?.text ?? []),
  }));
}

/** Rows in the order of the sheet: unchanged ones that follow each other share a line, and so do those with the same mistake. */
function groupsOf(rows: readonly Row[]): readonly Group[] {
  const others: [Row, ...Row[]][] = [];
  for (const [i, row] of rows.entries()) {
    if (row.is === 'unchanged' && rows[i - 1]?.is === 'unchanged') others.at(-1)?.push(row);
    else if (row.is !== 'wrong') others.push([row]);
  }
  const groups = [
    ...others.map((own) => ({ rows: own, details: detailsOf(own[0]) })),
    ...wrongGroups(rows.filter(({ is }) => is === 'wrong')),
  ];
  return groups.sort((one, other) => one.rows[0].row - other.rows[0].row);
}

const MOST_SPANS = 6;

/** "2-9, 12": the numbers of rows in as few words as possible. */
function spansOf(rows: Iterable<number>): string {
  const spans: [number, number][] = [];
  for (const row of rows) {
    const last = spans.at(-1);
    if (last?.[1] === row - 1) last[1] = row;
    else spans.push([row, row]);
  }
  const texts = spans.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`));
  const more = spans.slice(MOST_SPANS).reduce((sum, [first, last]) => sum + last - first + 1, 0);
  return texts.slice(0, MOST_SPANS).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

function linesOf(rows: readonly Row[], unit: string): readonly string[] {
  return groupsOf(rows).flatMap(({ rows: group, details }) => {
    const [first] = group;
    const numbers = new Set(group.map(({ row }) => row));
    const isOne = numbers.size === 1;
    const name = `${unit}${isOne ? '' : 's'} ${spansOf(numbers)}`;
    const lead = `  ${`${name} `.padEnd(WIDTHS.row)}${first.is.padEnd(WIDTHS.is)}`;
    const pad = ' '.repeat(2 + WIDTHS.row + WIDTHS.is);
    return [`${lead}${isOne ? printable(first.name) : ''}`.trimEnd(), ...details.map((line) => `${pad}${line}`)];
  });
}

const WIDTHS = { row: 12, is: 11 };

const kinds = ['new', 'moved', 'changed', 'unchanged', 'wrong'] as const;

const MOST_MISSING = 10;

function missingLines(missing: readonly string[], subject: string): readonly string[] {
  if (missing.length === 0) return [];
  const names = someOf(missing, MOST_MISSING);
  const what =
    subject === 'sessions'
      ? amount(missing.length, 'session to come', 'sessions to come')
      : amount(missing.length, 'course');
  return [`Not in the file, and left as ${missing.length === 1 ? 'it is' : 'they are'}: ${what} (${names}).`];
}

/** Returns how many rows are new, changed and so on. */
export function rowCounts(rows: readonly Row[]): string {
  const counts = kinds.map((kind) => [kind, rows.filter(({ is }) => is === kind).length] as const);
  const totals = counts.filter(([, count]) => count > 0).map(([kind, count]) => `${count} ${kind}`);
  return totals.join(', ') || 'nothing';
}

/** Returns the report on an import: every row, what was decided, what was left out, and the count. */
export function importReport(
  { rows, decisions, ignored, missing }: Pick<Imported, 'rows' | 'decisions' | 'ignored' | 'missing'>,
  { subject, file, unit = 'row' }: { readonly subject: string; readonly file: string; readonly unit?: 'row' | 'line' },
): string {
  const tables = Array.from(groupBy(rows, ({ sheet }) => sheet)).flatMap(([sheet, own]) => [
    printable(`${file}${sheet === undefined ? '' : `, sheet "${sheet}"`}:`),
    ...linesOf(own, unit),
  ]);
  const notes = [...decisions, ...ignored, ...missingLines(missing, subject)];
  return `${[...tables, ...notes.map(printable), `${amount(rows.length, 'row')}: ${rowCounts(rows)}.`].join('\n')}\n`;
}
