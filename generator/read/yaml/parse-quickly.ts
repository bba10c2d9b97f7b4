// The fast path for ordinary YAML: maps and lists in block style, with values as people write them. Anything it does
// not recognise, broken files included, is left to the library, which can locate and explain errors.
import { type Cursor, giveUp, meaningOf, moveOn, NotPlain, openCursor, skipSpaces } from './plain-lines.ts';
import { readScalar } from './plain-scalars.ts';

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
