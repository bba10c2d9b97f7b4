// Old addresses as a table, redirects.csv: spreadsheets and other systems write them so.

/** A value of a table, with the offsets of what is written, quotation marks included. */
export interface Cell {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** A row; what it leaves empty is absent. */
export type RedirectRow = Readonly<Partial<Record<'from' | 'to', Cell>>>;

/** A row that cannot be read: a quotation mark is out of place, or it has other values than the first row. */
export interface RowMistake extends Pick<Cell, 'from' | 'to'> {
  readonly values: { readonly found: number; readonly expected: number } | undefined;
}

/** What columns are called, in the languages that come with the tool. */
const names = {
  from: /^(?:from|old|source|von|alt|ancienne|من|القديم|العنوان القديم)/iu,
  to: /^(?:to|new|target|nach|neu|ziel|vers|nouvelle|إلى|الجديد|العنوان الجديد)/iu,
};

/** The pattern of a value with what ends it; the first line shows what is between values. */
function patternOf(text: string): { readonly mark: string; readonly value: RegExp } {
  const firstLine = /\S.*/.exec(text)?.[0] ?? '';
  const mark = [';', '\t'].find((one) => firstLine.includes(one)) ?? ',';
  const blank = `[^\\S\\r\\n${mark}]*`;
  const quoted = `${blank}"(?<quoted>(?:[^"\\r\\n]|"")*)"${blank}`;
  return { mark, value: new RegExp(`(?:${quoted}|[^"${mark}\\r\\n]*)(?<end>${mark}|\\r?\\n|\\r|$)`, 'y') };
}

function cellOf(written: string, quoted: string | undefined, at: number): Cell {
  const from = at + (/\S/.exec(written)?.index ?? 0);
  const text = quoted?.replaceAll('""', '"') ?? written;
  return { text: text.trim(), from, to: from + written.trim().length };
}

/** All rows with a value, up to the first value that cannot be read, which is at an offset; `mark` is between values. */
function readRows(text: string) {
  const { mark, value } = patternOf(text);
  const rows: Cell[][] = [[]];
  const filled = () => rows.filter((row) => row.some((cell) => cell.text !== ''));
  for (let at = 0, end = mark; end !== ''; at = value.lastIndex) {
    value.lastIndex = at;
    const { 0: all = '', groups } = value.exec(text) ?? {};
    if (!groups) return { mark, rows: filled(), brokenAt: at };
    end = groups['end'] ?? '';
    rows.at(-1)?.push(cellOf(all.slice(0, all.length - end.length), groups['quoted'], at));
    if (end !== mark) rows.push([]);
  }
  return { mark, rows: filled() };
}

/**
 * Returns the rows of a table of redirects: by the names of its columns if it has them, or else the first two columns; and how
 * a redirect is `written` as a row of it, without a line break.
 */
export function redirectTable(text: string) {
  const { mark, rows, brokenAt } = readRows(text);
  const [first = []] = rows;
  const columnOf = (key: keyof typeof names): number => first.findIndex((cell) => names[key].test(cell.text));
  const hasNames = columnOf('from') !== -1 && columnOf('to') !== -1;
  const columns = hasNames ? { from: columnOf('from'), to: columnOf('to') } : { from: 0, to: 1 };
  const filled = (cell: Cell | undefined): cell is Cell => cell !== undefined && cell.text !== '';
  const lastOf = (row: readonly Cell[]): number => row.findLastIndex(filled) + 1;
  const tooLong = rows.filter((row) => lastOf(row) > first.length);
  const rowOf = (row: readonly Cell[]): RedirectRow => {
    const [from, to] = [row[columns.from], row[columns.to]];
    return { ...(filled(from) && { from }), ...(filled(to) && { to }) };
  };
  const places = Array.from({ length: Math.max(columns.from, columns.to) + 1 }, (_, place) => place);
  return {
    rows: (hasNames ? rows.slice(1) : rows).map(rowOf),
    written: ({ from, to }: Readonly<Record<keyof RedirectRow, string>>): string =>
      places.map((place) => (place === columns.from ? from : place === columns.to ? to : '')).join(mark),
    mistakes: [
      ...tooLong.map((row): RowMistake => ({
        from: row[0]?.from ?? 0,
        to: row.at(-1)?.to ?? 0,
        values: { found: lastOf(row), expected: first.length },
      })),
      ...(brokenAt === undefined ? [] : [{ from: brokenAt, to: brokenAt + 1, values: undefined }]),
    ],
  };
}
