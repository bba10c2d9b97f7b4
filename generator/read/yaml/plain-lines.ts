// A cursor over the lines of a YAML file.

/** A position in the file: on a line with content, or after the last one. */
export interface Cursor {
  readonly text: string;
  /** Where the line begins, where its first visible character is and where it ends, in UTF-16 code units. */
  start: number;
  first: number;
  end: number;
  /** The column of the first visible character; -1 after the last line. */
  indent: number;
  /** How many empty lines were skipped to reach it, and whether comments were among them. */
  gap: number;
  hasRemark: boolean;
}

const SPACE = 32;
const HASH = 35;

/** Returns the first offset at or after `at` that is not a space. */
export function skipSpaces(text: string, at: number): number {
  let next = at;
  while (text.charCodeAt(next) === SPACE) next++;
  return next;
}

/** Returns a text without trailing spaces; YAML counts no other character as a space here. */
export function withoutSpaces(text: string): string {
  let end = text.length;
  while (text.charCodeAt(end - 1) === SPACE) end--;
  return text.slice(0, end);
}

/** Returns the end of the line that contains `at`. */
export function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

/** Moves to the first line with content at or after `at`. */
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

/** Moves to the next line with content. */
export const moveOn = (cursor: Cursor): void => moveTo(cursor, cursor.end + 1);

/** Returns a cursor on the first line with content. */
export function openCursor(text: string): Cursor {
  const cursor = { text, start: 0, first: 0, end: 0, indent: 0, gap: 0, hasRemark: false };
  moveTo(cursor, 0);
  return cursor;
}
