// The lines of a YAML file, one after the other.

/** Where a reader stands: on a line that says something, or behind the last one. */
export interface Cursor {
  readonly text: string;
  /** Where the line begins, where its first sign stands and where it ends, in UTF-16 code units. */
  start: number;
  first: number;
  end: number;
  /** The column of the first sign; -1 behind the last line. */
  indent: number;
  /** How many empty lines, and whether remarks, were passed over to reach it. */
  gap: number;
  hasRemark: boolean;
}

const SPACE = 32;
const HASH = 35;

/** Returns the first offset from `at` on that is not a space. */
export function skipSpaces(text: string, at: number): number {
  let next = at;
  while (text.charCodeAt(next) === SPACE) next++;
  return next;
}

/** Returns a text without the spaces at its end: to YAML no other blank is one. */
export function withoutSpaces(text: string): string {
  let end = text.length;
  while (text.charCodeAt(end - 1) === SPACE) end--;
  return text.slice(0, end);
}

/** Returns the end of a line that begins or goes on at `at`. */
export function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

/** Moves on to the first line from `at` on that says something. */
export function moveTo(cursor: Cursor, at: number): void {
  const { text } = cursor;
  cursor.gap = 0;
  cursor.hasRemark = false;
  let start = at;
  while (start < text.length) {
    const first = skipSpaces(text, start);
    const end = endOfLine(text, first);
    if (first === end) cursor.gap++;
    else if (text.charCodeAt(first) === HASH) cursor.hasRemark = true;
    else {
      cursor.start = start;
      cursor.first = first;
      cursor.end = end;
      cursor.indent = first - start;
      return;
    }
    start = end + 1;
  }
  cursor.indent = -1;
}

/** Moves on to the next line. */
export const moveOn = (cursor: Cursor): void => moveTo(cursor, cursor.end + 1);

/** Returns a cursor on the first line. */
export function openCursor(text: string): Cursor {
  const cursor = { text, start: 0, first: 0, end: 0, indent: 0, gap: 0, hasRemark: false };
  moveTo(cursor, 0);
  return cursor;
}
