// A spreadsheet file as rows of cells: CSV in the encodings and with the separators that Excel, LibreOffice and Google
// write, .xlsx, and JSON as programs write it. What the cells mean is not known here. The libraries are loaded when a file is read.
import { isUtf8 } from 'node:buffer';
import type { UnzipFileInfo } from 'fflate';
import { isGroup } from '../../base/objects.ts';
import { DAY_MS, MINUTE_MS, offsetAt } from '../../base/time.ts';
import { parsedJson } from '../../base/try-to.ts';
import { isBrief } from '../../read/schema/propose-form.ts';

/** What is in a cell; a date is midnight in UTC, a time of day is on a day of 1899, and an empty cell is null. */
export type Cell = string | number | boolean | Date | null;

/** The most characters of a text that is on one line. */
export const LONGEST_LINE = 400;

/** Returns whether a cell is too long for a day, a time, a price or a name, so that patterns need not look through it. */
export const isLong = (cell: Cell): boolean => typeof cell === 'string' && !isBrief(cell);

/** Returns a text on one line. */
export const onOneLine = (text: string): string => text.replace(/(?<!\s)\s*\n\s*/g, ' ');

/** A sheet of a file. */
export interface Sheet {
  /** Absent of CSV, which has only one. */
  readonly name?: string;
  /** Whether spreadsheet programs do not show it. */
  readonly isHidden?: boolean;
  /** The rows, from 1, and the columns, from 0, that spreadsheet programs do not show. */
  readonly hidden?: { readonly rows: ReadonlySet<number>; readonly hasColumn: (index: number) => boolean };
  /** Merged cells: their first and last column, from 0, and the first and the last row, from 1. */
  readonly merged?: readonly Readonly<Record<'column' | 'until' | 'first' | 'last', number>>[];
  /** The first is row 1 of the spreadsheet. */
  readonly rows: readonly (readonly Cell[])[];
}

/** What a file holds, or why it cannot be read, in one sentence. */
export type Table = { readonly sheets: readonly Sheet[]; readonly encoding?: string } | { readonly problem: string };

const [MAX_BYTES, MAX_UNPACKED_BYTES] = [32_000_000, 64_000_000];

/** In which encoding Excel writes CSV where it is not asked for UTF-8, by the language of Windows; 1252 for all others. */
const oldEncodings: Readonly<Record<string, string>> = {
  ar: '1256',
  fa: '1256',
  ur: '1256',
  he: '1255',
  el: '1253',
  tr: '1254',
  th: '874',
  vi: '1258',
  ru: '1251',
  uk: '1251',
  bg: '1251',
  sr: '1251',
  pl: '1250',
  cs: '1250',
  hu: '1250',
  sk: '1250',
  ro: '1250',
};

/** Returns the encoding of bytes, as `TextDecoder` names it. */
export function encodingOf(bytes: Buffer, language: string): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : `windows-${oldEncodings[language] ?? '1252'}`;
}

/** Returns a text by its encoding. Node 20 takes windows-1252 for Latin-1, without the euro and dashes, unless it is a stream. */
export const decodeText = (bytes: Buffer, encoding: string): string =>
  new TextDecoder(encoding).decode(bytes, { stream: true });

const refused: readonly (readonly [mark: RegExp, name: string])[] = [
  [/^\xd0\xcf\x11\xe0/, 'an old Excel file (.xls), or one with a password'],
  [/^PK\x03\x04.{26}mimetypeapplication\/vnd\.oasis/s, 'an OpenDocument file (.ods)'],
  [/^%PDF/, 'a PDF document'],
  [/^\s*<(?:!doctype|html|\?xml)/i, 'a web page'],
];

/** The separator that occurs most outside of quotes: commas are also in cells, and before decimals. */
function separatorOf(text: string): string {
  const bare = text.slice(0, 20_000).replace(/"(?:[^"]|"")*"/g, '');
  const counts = [';', '\t', ',', '|'].map((mark) => ({ mark, count: bare.split(mark).length }));
  return counts.reduce((best, one) => (one.count > best.count ? one : best)).mark;
}

async function readCsv(bytes: Buffer, language: string): Promise<Table> {
  const encoding = encodingOf(bytes, language);
  const decoded = decodeText(bytes, encoding);
  // Excel reads such a line, does not show it.
  const [line = '', separator] = /^sep=(.)\r?\n/i.exec(decoded) ?? [];
  const { default: papa } = await import('papaparse');
  const { data, errors } = papa.parse<string[]>(decoded.slice(line.length), {
    delimiter: separator ?? separatorOf(decoded),
  });
  const open = errors.find(({ type }) => type === 'Quotes');
  if (open)
    return { problem: `a quotation mark in row ${(open.row ?? 0) + 1} has no partner: ${open.message.toLowerCase()}` };
  const rows = data.map((row) => row.map((cell) => (cell.trim() === '' ? null : cell)));
  return { sheets: [{ rows }], encoding };
}

/** A cell of Excel, which keeps a moment as a fraction of a day, which a second rarely is; `late` is as in SheetFacts. */
function ownCell(cell: Cell, late: number): Cell {
  if (cell instanceof Date) return new Date(Math.round((cell.getTime() + late) / 1000) * 1000);
  return typeof cell === 'string' && cell.trim() === '' ? null : cell;
}

/** The number of a column by its letters; that of A is 1. */
const numberOf = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** The rows of a sheet of Excel, and the most cells that are made of a file. */
const [MAX_ROWS, MAX_CELLS] = [1_048_576, 30_000_000];

/** A row or a cell with its address, and whether something is in it. */
const PLACE = /<(?:\w+:)?(?:row|c)(?=\s)[^<]*?[\s"']r\s*=\s*["']([^"'<]*)["'][^<]*(<(?!\/|(?:\w+:)?(?:row|c)[\s/>]))?/g;

/** How many cells the library makes of a part, with the empty ones between others; infinity where Excel knows no such address. */
function cellsIn(part: string): number {
  let [rows, lastRow, lastColumn] = [0, 0, 0];
  for (const [, address = '', filled] of part.matchAll(PLACE)) {
    const [, letters = '', row = ''] = /^([A-Z]{0,3})(\d{1,7})$/.exec(address) ?? [];
    if (row === '' || Number(row) > MAX_ROWS) return Infinity;
    rows = Math.max(rows, Number(row));
    if (filled === undefined) continue;
    lastRow = Math.max(lastRow, Number(row));
    lastColumn = Math.max(lastColumn, numberOf(letters));
  }
  return rows + lastRow * lastColumn;
}

/** A cell that shows an error in place of the value of its formula, such as #N/A, or that has a formula and no value. */
const FAILED =
  /<(?:\w+:)?c(?=\s)([^<>]*)>(<(?:\w+:)?f[\s/>][^<]*(?:<\/(?:\w+:)?f>)?)?(?:<(?:\w+:)?v>(#[^<]+)<|(?:<(?:\w+:)?v(?:\s*\/>|><\/(?:\w+:)?v>))?<\/(?:\w+:)?c>)/g;

/** What is said of a formula that the program that wrote the file has not calculated. */
export const NOT_CALCULATED = '#VALUE?';

/** What the library does not say of a sheet. */
interface SheetFacts extends Pick<Sheet, 'isHidden' | 'hidden' | 'merged'> {
  /** The cells with errors, by the index of their row and column. */
  readonly failed: readonly { readonly row: number; readonly column: number; readonly text: string }[];
  /** The currencies and percentages that the formats of cells show, by the index of their row and column. */
  readonly signs: readonly { readonly row: number; readonly column: number; readonly sign: string }[];
  /** How much its moments are later than the library says: it knows dates since 1904 by "1" and not by "true". */
  readonly late: number;
}

const attributeOf = (element: string, name: string): string =>
  new RegExp(`\\s(?:\\w+:)?${name}="([^"]*)"`).exec(element)?.[1] ?? '';

/** What is hidden: each row by itself, and columns several at once. */
function hiddenIn(text: string): NonNullable<Sheet['hidden']> {
  const all = text.match(/<(?:\w+:)?(?:row|col)\s[^>]*hidden="(?:1|true)"[^>]*>/g) ?? [];
  const of = (element: string, name: string): number => Number(attributeOf(element, name));
  return {
    rows: new Set(all.map((one) => of(one, 'r'))),
    hasColumn: (index) => all.some((one) => of(one, 'min') <= index + 1 && index < of(one, 'max')),
  };
}

function placeOf(attributes: string): Readonly<Record<'row' | 'column', number>> {
  const [, letters = '', row] = /^([A-Z]+)(\d+)$/.exec(attributeOf(attributes, 'r')) ?? [];
  return { row: Number(row) - 1, column: numberOf(letters) - 1 };
}

/** The currency that a format of numbers shows, such as [$€-407] #,##0.00, or the sign of a percentage. */
const signIn = (format: string): string =>
  /\[\$([^\]-]+)|([€£¥₹$])|&quot;([A-Z]{3}) ?&quot;|(%)/.exec(format)?.slice(1).find(Boolean) ?? '';

/** The sign of each style of cells; empty where none has one. */
function signsOf(styles: string): readonly string[] {
  const formats = Array.from(
    styles.matchAll(/<(?:\w+:)?numFmt\s[^>]*>/g),
    ([each]) => [attributeOf(each, 'numFmtId'), signIn(attributeOf(each, 'formatCode'))] as const,
  );
  // Two formats of percentages are Excel's own, and known by their numbers.
  const signs = new Map([['9', '%'], ['10', '%'], ...formats]);
  const cells = /<(?:\w+:)?cellXfs[\s>].*?<\/(?:\w+:)?cellXfs>/s.exec(styles)?.[0] ?? '';
  const all = (cells.match(/<(?:\w+:)?xf\s[^>]*>/g) ?? []).map((xf) => signs.get(attributeOf(xf, 'numFmtId')) ?? '');
  return all.some(Boolean) ? all : [];
}

/**
 * Returns of each sheet of an .xlsx file what the library does not say.
 * Returns the problem where the file would need more memory than it may: a small one can be made to fill it.
 */
async function sheetsOf(bytes: Uint8Array): Promise<readonly SheetFacts[] | string> {
  const { strFromU8, unzipSync } = await import('fflate');
  let total = 0;
  const filter = ({ name, originalSize }: UnzipFileInfo): boolean =>
    (total += originalSize) <= MAX_UNPACKED_BYTES && /\.(?:xml|rels)$/.test(name);
  const parts = unzipSync(bytes, { filter });
  if (total > MAX_UNPACKED_BYTES) return 'its sheets are larger than 64 MB';
  if (Object.values(parts).reduce((sum, part) => sum + cellsIn(strFromU8(part)), 0) > MAX_CELLS)
    return 'it has cells very far to the right or below. Look for them, and delete them';
  const textOf = (part: string): string => strFromU8(parts[part] ?? new Uint8Array());
  const styles = signsOf(textOf('xl/styles.xml'));
  const places = textOf('xl/_rels/workbook.xml.rels').match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? [];
  const workbook = textOf('xl/workbook.xml');
  // So many days are between the two dates from which workbooks count.
  const late = /\sdate1904="true"/.test(workbook) ? 1462 * DAY_MS : 0;
  return (workbook.match(/<(?:\w+:)?sheet\s[^>]*>/g) ?? []).map((sheet) => {
    const place = places.find((one) => attributeOf(one, 'Id') === attributeOf(sheet, 'id')) ?? '';
    const text = textOf(attributeOf(place, 'Target').replace(/^(?:\/xl\/)?/, 'xl/'));
    const merged = text.matchAll(/<(?:\w+:)?mergeCell\s[^>]*ref="([A-Z]+)(\d+):([A-Z]+)(\d+)"/g);
    return {
      isHidden: /hidden$/i.test(attributeOf(sheet, 'state')),
      hidden: hiddenIn(text),
      merged: Array.from(merged, ([, letters = '', first, lastLetters = '', last]) => ({
        column: numberOf(letters) - 1,
        until: numberOf(lastLetters) - 1,
        first: Number(first),
        last: Number(last),
      })),
      failed: Array.from(text.matchAll(FAILED)).flatMap(([, attributes = '', formula, shown = NOT_CALCULATED]) => {
        // A formula may give an empty text.
        const isEmpty = shown === NOT_CALCULATED && (!formula || attributeOf(attributes, 't') === 'str');
        return isEmpty ? [] : { ...placeOf(attributes), text: shown };
      }),
      signs: (styles.length > 0 ? (text.match(/<(?:\w+:)?c\s[^<>]*>/g) ?? []) : []).flatMap((cell) => {
        const sign = styles[Number(attributeOf(cell, 's'))] ?? '';
        return sign === '' ? [] : { ...placeOf(cell), sign };
      }),
      late,
    };
  });
}

function rowsOf(
  data: readonly (readonly Cell[])[],
  { failed, late, signs }: Pick<SheetFacts, 'failed' | 'late' | 'signs'>,
): Sheet['rows'] {
  const rows = data.map((row) => row.map((cell) => ownCell(cell, late)));
  for (const { row, column, sign } of signs) {
    const figure = rows[row]?.[column];
    // Three decimals could be thousands in a text.
    if (typeof figure === 'number')
      (rows[row] as Cell[])[column] =
        sign === '%' ? `${Number((figure * 100).toFixed(6))}%` : `${sign} ${String(figure).replace(/\.\d{3}$/, '$&0')}`;
  }
  for (const { row, column, text } of failed) {
    while (rows.length <= row) rows.push([]);
    const cells = rows[row] as Cell[];
    while (cells.length < column) cells.push(null);
    cells[column] = text;
  }
  return rows;
}

async function readXlsx(bytes: Buffer): Promise<Table> {
  const { default: read } = await import('read-excel-file/universal');
  try {
    const facts = await sheetsOf(bytes);
    if (typeof facts === 'string') return { problem: facts };
    const sheets = await read(new Blob([new Uint8Array(bytes)]));
    return {
      sheets: sheets.map(({ sheet, data }, i) => {
        const { failed = [], late = 0, signs = [], ...shown } = facts[i] ?? {};
        return { name: sheet, ...shown, rows: rowsOf(data as Cell[][], { failed, late, signs }) };
      }),
    };
  } catch {
    return {
      problem: 'it is damaged, or no Excel file. Open it in your spreadsheet program and save it again as .xlsx',
    };
  }
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/;

/** A value of JSON as a cell; a moment is what the clocks of the site show. */
function cellOf(value: unknown, timeZone: string): Cell {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'string') return JSON.stringify(value);
  const at = MOMENT.test(value) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? value : new Date(at + offsetAt(timeZone, at) * MINUTE_MS).toISOString().slice(0, 16);
}

/** More than any table of people has. */
const MOST_COLUMNS = 1000;

const tooWide: Table = {
  problem: `it has more than ${MOST_COLUMNS} columns. Look for cells far to the right, and delete them`,
};

/** Reads a list of groups, or a group with such a list, as a table whose titles are the names of the fields. */
function readJson(bytes: Buffer, timeZone: string): Table {
  const data = parsedJson(new TextDecoder('utf-8').decode(bytes));
  if (data === undefined) return { problem: 'it begins as JSON does, and is none' };
  const list = Array.isArray(data) ? data : Object.values(Object(data) as object).find((one) => Array.isArray(one));
  const groups = ((list ?? []) as readonly unknown[]).filter(isGroup);
  const titles = [...new Set(groups.flatMap((group) => Object.keys(group)))];
  if (titles.length > MOST_COLUMNS) return tooWide;
  return {
    sheets: [{ rows: [titles, ...groups.map((group) => titles.map((name) => cellOf(group[name], timeZone)))] }],
  };
}

interface Reader {
  /** That of the site: it decides between the old encodings, which no program can tell apart; the table then says which was taken. */
  readonly language: string;
  /** That of the site, in which moments of JSON are shown; UTC without one. */
  readonly timeZone?: string;
}

/** Reads a spreadsheet. */
export async function readTable(bytes: Buffer, reader: Reader): Promise<Table> {
  const table = await readAny(bytes, reader);
  const isWide = (row: readonly Cell[]): boolean => row.findLastIndex((cell) => cell !== null) >= MOST_COLUMNS;
  return 'sheets' in table && table.sheets.some(({ rows }) => rows.some(isWide)) ? tooWide : table;
}

async function readAny(bytes: Buffer, { language, timeZone = 'UTC' }: Reader): Promise<Table> {
  if (bytes.length > MAX_BYTES) return { problem: 'it is larger than 32 MB' };
  const head = bytes.subarray(0, 120).toString('latin1');
  const other = refused.find(([mark]) => mark.test(head))?.[1];
  if (other !== undefined) return { problem: `it is ${other}. Save the sheet as .xlsx, or as CSV in UTF-8` };
  if (/^(?:\xef\xbb\xbf)?\s*[[{]/.test(head)) return readJson(bytes, timeZone);
  return head.startsWith('PK\x03\x04') ? readXlsx(bytes) : readCsv(bytes, language);
}
