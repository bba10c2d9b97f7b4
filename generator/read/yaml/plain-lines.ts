// What a quick reader of plain YAML needs: its smallest parts, which are words, numbers and quoted texts, and a cursor over the
// lines of a file.

/** Thrown if a file needs the full parser. */
export class NotPlain extends Error {}

export function giveUp(): never {
  throw new NotPlain();
}

const words: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
]);
const otherWord = /^(?:true|false|null)$/i;
const number = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,6})?$/;
/** Other notations of numbers, which are left to the library. */
const otherNumber = /^[-+]?\d[\d.]*(?:[eExXoO][\w+.-]*)?$|^\+/;

const LONGEST_WORD = 5;
const NINE = 57;

/** Returns the value of an unquoted text by the core schema of YAML 1.2. */
export function meaningOf(text: string): unknown {
  if (text.charCodeAt(0) <= NINE) {
    if (number.test(text)) return Number(text);
    return otherNumber.test(text) && !text.includes(' ') ? giveUp() : text;
  }
  if (text.length > LONGEST_WORD) return text;
  if (words.has(text)) return words.get(text);
  return otherWord.test(text) ? giveUp() : text;
}

/** What an unquoted text may begin with; YAML allows more. */
export const plainStart = /[A-Za-z\d_/($+\u00a1-\uffff]|-\d/y;

/** A quoted text on one line, with escapes that mean the same in JSON. */
export const quoted = /"(?:[^"\\\n]|\\["\\/nt])*"|'(?:[^'\n]|'')*'/y;

/** Returns the content of a quoted text. */
export function textInQuotes(written: string): string {
  const inner = written.slice(1, -1);
  if (written.startsWith("'")) return inner.replaceAll("''", "'");
  return inner.includes('\\') ? (JSON.parse(written) as string) : inner;
}

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
