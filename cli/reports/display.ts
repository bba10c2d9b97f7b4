// The layout of text in a terminal. A cell is one visible character with the number of columns that it occupies.

/** One visible character; `index` is its offset in the line, in UTF-16 code units from 0. */
export interface Cell {
  readonly text: string;
  readonly index: number;
  /** Columns: 0, 1 or 2, more for a tab. */
  readonly width: number;
}

const TAB_COLUMNS = 4;
let graphemes: Intl.Segmenter | undefined;

const wide =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|^[\u{1f300}-\u{1f64f}\u{1f680}-\u{1f6ff}\u{1f900}-\u{1f9ff}\u{20000}-\u{3fffd}]|^\p{Emoji_Presentation}|\ufe0f/u;
const blank = /^[\p{Mark}\p{Default_Ignorable_Code_Point}]+$/u;
// Content must not control the terminal: control characters, bidirectional controls and lone surrogates are shown as
// replacement characters.
/** The controls of direction, as the inside of a class. */
export const bidirectional = '\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069';
const steering = new RegExp(`[\\p{Cc}\\p{Surrogate}${bidirectional}]`, 'gu');

/** The visible characters of a line. The segmenter for all scripts is slow to create, and few lines need it. */
function charactersOf(line: string): Iterable<{ readonly segment: string; readonly index: number }> {
  if (/^[\t -~]*$/.test(line)) return Array.from(line, (segment, index) => ({ segment, index }));
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return graphemes.segment(line);
}

/** Splits one line into cells; tabs become spaces, control characters a replacement character. */
export function cellsOf(line: string): readonly Cell[] {
  let column = 0;
  return Array.from(charactersOf(line), ({ segment, index }) => {
    const isTab = segment === '\t';
    const safe = segment.replace(steering, '\ufffd');
    const own = blank.test(safe) ? 0 : wide.test(safe) ? 2 : 1;
    const width = isTab ? TAB_COLUMNS - (column % TAB_COLUMNS) : own;
    column += width;
    return { text: isTab ? ' '.repeat(width) : safe, index, width };
  });
}

/** Counts the columns of cells. */
export const columnsOf = (cells: readonly Cell[]): number => cells.reduce((sum, { width }) => sum + width, 0);

// Words of right-to-left scripts, with the spaces and digits between them.
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}](?:[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Mark}]|[ \d]+(?=[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]))*/gu;

/** Keeps right-to-left words from reordering the text around them, with control characters for terminals. */
export const isolated = (text: string): string => text.replace(rightToLeft, '\u2068$&\u2069');

/** Returns a text that is safe to print on one line. */
export const printable = (text: string): string => text.replace(/\s*[\r\n]+\s*/g, ' ').replace(steering, '\ufffd');

/** Wraps a text at spaces into lines of at most `columns` columns; a longer word has a line of its own. */
export function wrap(text: string, columns: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of printable(text).split(/ +/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && columnsOf(cellsOf(longer)) > columns) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

const cellWidth = (text: string | undefined): number => columnsOf(cellsOf(text ?? ''));

/** Returns rows as lines with aligned columns that are safe to print; the last column is as wide as its text. */
export function textTable(written: readonly (readonly string[])[]): string {
  const rows = written.map((row) => row.map(printable));
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => cellWidth(row[column]))));
  const pad = (cell: string, column: number): string => cell + ' '.repeat((widths[column] ?? 0) - cellWidth(cell));
  return rows.map((row) => `${row.map(pad).join('  ').trimEnd()}\n`).join('');
}

// Output for programs must be valid in every encoding, and must not control the terminal in which it ends up.

/** Returns the text with a replacement character for lone surrogates and each control character except tabs and line ends. */
export const withoutControls = (text: string): string => text.replace(/[^\P{Cc}\t\r\n]|\p{Surrogate}/gu, '\ufffd');

/** Returns the text on one line, as safe as printable, with its tabs. */
export const plainText = (text: string): string => text.split('\t').map(printable).join('\t');

const unescaped = new RegExp(`[\\u007f-\\u009f${bidirectional}]`, 'g');

/** Returns a value as indented JSON in which every control character is escaped, bidirectional ones too. */
export function jsonText(value: unknown): string {
  const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return `${JSON.stringify(value, undefined, 2).replace(unescaped, escaped)}\n`;
}
