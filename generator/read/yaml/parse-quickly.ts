// The fast path for ordinary YAML: maps and lists in block style, with values as people write them. Anything it does
// not recognise, broken files included, is left to the library, which can locate and explain errors.

/** Thrown if a file needs the full parser. */
class NotPlain extends Error {}

function giveUp(): never {
  throw new NotPlain();
}

const words: Readonly<Record<string, unknown>> = { true: true, false: false, null: null };
const otherWord = /^(?:true|false|null)$/i;
const number = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,6})?$/;
/** Other notations of numbers, which are left to the library. */
const otherNumber = /^[-+]?\d[\d.]*(?:[eExXoO][\w+.-]*)?$|^\+/;

/** Returns the value of an unquoted text by the core schema of YAML 1.2. */
function meaningOf(text: string): unknown {
  if (text.charCodeAt(0) <= 57) {
    if (number.test(text)) return Number(text);
    return otherNumber.test(text) && !text.includes(' ') ? giveUp() : text;
  }
  if (text.length > 5) return text;
  if (Object.hasOwn(words, text)) return words[text];
  return otherWord.test(text) ? giveUp() : text;
}

/** What an unquoted text may begin with; YAML allows more. */
const plainStart = /[A-Za-z\d_/($+\u00a1-\uffff]|-\d/y;

/** A quoted text on one line, with escapes that mean the same in JSON. */
const quoted = /"(?:[^"\\\n]|\\["\\/nt])*"|'(?:[^'\n]|'')*'/y;

function textInQuotes(written: string): string {
  const inner = written.slice(1, -1);
  if (written.startsWith("'")) return inner.replaceAll("''", "'");
  return inner.includes('\\') ? (JSON.parse(written) as string) : inner;
}

/** A position in the file: on a line with content, or after the last one. */
interface Cursor {
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
function skipSpaces(text: string, at: number): number {
  let next = at;
  while (text.charCodeAt(next) === SPACE) next++;
  return next;
}

/** Returns a text without trailing spaces; YAML counts no other character as a space here. */
function withoutSpaces(text: string): string {
  let end = text.length;
  while (text.charCodeAt(end - 1) === SPACE) end--;
  return text.slice(0, end);
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

/** Moves to the first line with content at or after `at`. */
function moveTo(cursor: Cursor, at: number): void {
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

const moveOn = (cursor: Cursor): void => moveTo(cursor, cursor.end + 1);

function openCursor(text: string): Cursor {
  const cursor = { text, start: 0, first: 0, end: 0, indent: 0, gap: 0, hasRemark: false };
  moveTo(cursor, 0);
  return cursor;
}

// Lists and maps in brackets (flow style) on one line.

interface FlowValue {
  readonly value: unknown;
  /** The offset after it. */
  readonly end: number;
}

const plain = /[^\n,[\]{}:#]+/y;
const flowKey = /[A-Za-z][\w-]*(?=: )/y;

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.test(text) ? text.slice(at, pattern.lastIndex) : giveUp();
}

/** Reads the entries between a pair of brackets; returns the offset after the closing one. */
function readEntries(text: string, open: number, readEntry: (at: number) => number): number {
  const close = text[open] === '[' ? ']' : '}';
  let at = skipSpaces(text, open + 1);
  if (text[at] === close) return at + 1;
  for (;;) {
    at = skipSpaces(text, readEntry(at));
    if (text[at] === close) return at + 1;
    if (text[at] !== ',') giveUp();
    at = skipSpaces(text, at + 1);
  }
}

function readFlowList(text: string, open: number, depth: number): FlowValue {
  const list: unknown[] = [];
  const end = readEntries(text, open, (at) => {
    const { value, end: behind } = readFlowValue(text, at, depth + 1);
    list.push(value);
    return behind;
  });
  return { value: list, end };
}

function readFlowGroup(text: string, open: number, depth: number): FlowValue {
  const group: Record<string, unknown> = {};
  const end = readEntries(text, open, (at) => {
    const name = match(flowKey, text, at);
    if (Object.hasOwn(group, name) || typeof meaningOf(name) !== 'string') giveUp();
    const { value, end: behind } = readFlowValue(text, skipSpaces(text, at + name.length + 1), depth + 1);
    group[name] = value;
    return behind;
  });
  return { value: group, end };
}

function readFlowValue(text: string, at: number, depth = 0): FlowValue {
  // Deeper ones are left to the careful parser.
  if (depth > 4) giveUp();
  switch (text[at]) {
    case '[':
      return readFlowList(text, at, depth);
    case '{':
      return readFlowGroup(text, at, depth);
    case '"':
    case "'": {
      const written = match(quoted, text, at);
      return { value: textInQuotes(written), end: at + written.length };
    }
    default: {
      match(plainStart, text, at);
      const written = match(plain, text, at);
      return { value: meaningOf(withoutSpaces(written)), end: at + written.length };
    }
  }
}

/** Returns the rest of a line from `from` on, without a trailing comment and spaces. */
function plainPart({ text, end }: Cursor, from: number): string {
  plainStart.lastIndex = from;
  if (!plainStart.test(text)) giveUp();
  const part = withoutSpaces(text.slice(from, end));
  return part.includes(': ') || part.endsWith(':') ? giveUp() : part;
}

/** A text without quotation marks, which continues on all lines indented more than `indent`. */
function readPlain(cursor: Cursor, from: number, indent: number): unknown {
  const part = plainPart(cursor, from);
  const remark = part.indexOf(' #');
  moveOn(cursor);
  if (remark !== -1) return meaningOf(withoutSpaces(part.slice(0, remark)));
  if (cursor.indent <= indent) return meaningOf(part);
  const parts = [part];
  while (cursor.indent > indent) {
    const next = plainPart(cursor, cursor.first);
    if (cursor.hasRemark || next.includes(' #')) giveUp();
    parts.push(cursor.gap === 0 ? ' ' : '\n'.repeat(cursor.gap), next);
    moveOn(cursor);
  }
  return parts.join('');
}

/** Returns the end of the last line of a block text, whose lines all begin with `margin`. */
function endOfBlock(text: string, start: number, margin: string): number {
  let last = start;
  for (let at = start; at < text.length;) {
    const end = endOfLine(text, at);
    if (end !== at) {
      if (skipSpaces(text, at) === end) giveUp();
      if (!text.startsWith(margin, at)) break;
      last = end;
    }
    at = end + 1;
  }
  return last;
}

/** Folding: a single line break becomes a space; of several, the first is dropped. */
const fold = (text: string): string => text.replace(/\n+/g, (breaks) => (breaks.length === 1 ? ' ' : breaks.slice(1)));

/** Reads the block below the cursor's line without its margin, and moves the cursor past it. */
function readLines(cursor: Cursor, indent: number): string {
  const { text } = cursor;
  const start = cursor.end + 1;
  const depth = skipSpaces(text, start) - start;
  const margin = ' '.repeat(depth);
  const last = endOfBlock(text, start, margin);
  // A block at the end of the file, or one that begins with an empty line, has special rules.
  if (depth <= indent || last >= text.length || last === start) giveUp();
  moveTo(cursor, last + 1);
  return text.slice(start + depth, last).replaceAll(`\n${margin}`, '\n');
}

/** A literal or folded block text below its flowKey. */
function readBlockText(cursor: Cursor, from: number, indent: number): string {
  const style = withoutSpaces(cursor.text.slice(from, cursor.end));
  if (!/^[|>]-?$/.test(style)) giveUp();
  const lines = readLines(cursor, indent);
  const end = style.endsWith('-') ? '' : '\n';
  if (style.startsWith('|')) return lines + end;
  return lines.includes('\n ') ? giveUp() : fold(lines) + end;
}

/** A quoted text, list or map that closes on the same line; a comment may follow. */
function readClosed(cursor: Cursor, from: number): unknown {
  const { text, end } = cursor;
  const { value, end: close } = readFlowValue(text, from);
  const rest = skipSpaces(text, close);
  if (rest !== end && (rest === close || text[rest] !== '#')) giveUp();
  moveOn(cursor);
  return value;
}

function readScalar(cursor: Cursor, from: number, indent: number): unknown {
  switch (cursor.text[from]) {
    case '|':
    case '>':
      return readBlockText(cursor, from, indent);
    case '"':
    case "'":
    case '[':
    case '{':
      return readClosed(cursor, from);
    default:
      return readPlain(cursor, from, indent);
  }
}

/** Maximum nesting of lists and maps. */
export const MAX_DEPTH = 50;

/** Tabs and invisible characters. */
const unusual = /[\0-\t\v-\x1f\x7f-\x9f\u2028\u2029\u202d\u202e\ufdd0-\ufdef\ufeff\ufffe\uffff]/;

const key = /[A-Za-z/][\w/.-]{0,200}:(?= |\n|$)/y;

/** Returns the offset of the colon after the key at the cursor; -1 if there is no key. */
function colonOf({ text, first }: Cursor): number {
  key.lastIndex = first;
  return key.test(text) ? key.lastIndex - 1 : -1;
}

const isItem = ({ text, first }: Cursor): boolean => text.startsWith('- ', first);

function readBelow(cursor: Cursor, indent: number, depth: number): unknown {
  moveOn(cursor);
  if (cursor.indent > indent) return readBlock(cursor, indent, depth);
  return cursor.indent === indent && isItem(cursor) ? readList(cursor, depth) : null;
}

function readGroup(cursor: Cursor, depth: number): unknown {
  const { text, indent } = cursor;
  const group: Record<string, unknown> = {};
  while (cursor.indent === indent) {
    const colon = colonOf(cursor);
    const name = text.slice(cursor.first, colon);
    if (colon === -1 || Object.hasOwn(group, name) || typeof meaningOf(name) !== 'string') giveUp();
    const from = skipSpaces(text, colon + 1);
    group[name] = from === cursor.end ? readBelow(cursor, indent, depth) : readScalar(cursor, from, indent);
  }
  return cursor.indent > indent ? giveUp() : group;
}

function readList(cursor: Cursor, depth: number): unknown {
  const { text, indent } = cursor;
  const list: unknown[] = [];
  while (cursor.indent === indent && isItem(cursor)) {
    cursor.first = skipSpaces(text, cursor.first + 1);
    if (cursor.first >= cursor.end) giveUp();
    cursor.indent = cursor.first - cursor.start;
    list.push(colonOf(cursor) === -1 ? readScalar(cursor, cursor.first, indent) : readGroup(cursor, depth + 1));
  }
  return cursor.indent > indent ? giveUp() : list;
}

function readBlock(cursor: Cursor, above: number, depth: number): unknown {
  if (depth >= MAX_DEPTH) giveUp();
  if (isItem(cursor)) return readList(cursor, depth + 1);
  return colonOf(cursor) === -1 ? readScalar(cursor, cursor.first, above) : readGroup(cursor, depth + 1);
}

function readDocument(text: string): unknown {
  const cursor = openCursor(text);
  if (!isItem(cursor) && colonOf(cursor) === -1) giveUp();
  const data = readBlock(cursor, -1, 0);
  return cursor.indent === -1 ? data : giveUp();
}

/** Returns the parsed value; undefined if the text needs the full parser. */
export function parseQuickly(text: string): unknown {
  const lines = text.includes('\r') ? text.replaceAll('\r\n', '\n') : text;
  if (unusual.test(lines)) return undefined;
  try {
    return readDocument(lines);
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
}
