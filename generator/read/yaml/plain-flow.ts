// Lists and maps in brackets (flow style) on one line.
import { skipSpaces, withoutSpaces } from './plain-lines.ts';
import { giveUp, meaningOf, plainStart, quoted, textInQuotes } from './plain-words.ts';

interface FlowValue {
  readonly value: unknown;
  /** The offset after it. */
  readonly end: number;
}

/** How deeply brackets may be nested; nobody needs more. */
const MAX_BRACKETS = 4;

const plain = /[^\n,[\]{}:#]+/y;
const key = /[A-Za-z][\w-]*(?=: )/y;

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.test(text) ? text.slice(at, pattern.lastIndex) : giveUp();
}

function readWord(text: string, at: number): FlowValue {
  match(plainStart, text, at);
  const written = match(plain, text, at);
  return { value: meaningOf(withoutSpaces(written)), end: at + written.length };
}

function readText(text: string, at: number): FlowValue {
  const written = match(quoted, text, at);
  return { value: textInQuotes(written), end: at + written.length };
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

function readList(text: string, open: number, depth: number): FlowValue {
  const list: unknown[] = [];
  const end = readEntries(text, open, (at) => {
    const { value, end: behind } = readFlowValue(text, at, depth + 1);
    list.push(value);
    return behind;
  });
  return { value: list, end };
}

function readGroup(text: string, open: number, depth: number): FlowValue {
  const group: Record<string, unknown> = {};
  const end = readEntries(text, open, (at) => {
    const name = match(key, text, at);
    if (Object.hasOwn(group, name) || typeof meaningOf(name) !== 'string') giveUp();
    const { value, end: behind } = readFlowValue(text, skipSpaces(text, at + name.length + 1), depth + 1);
    group[name] = value;
    return behind;
  });
  return { value: group, end };
}

/** Reads the value that begins at an offset. */
export function readFlowValue(text: string, at: number, depth = 0): FlowValue {
  if (depth > MAX_BRACKETS) giveUp();
  switch (text[at]) {
    case '[':
      return readList(text, at, depth);
    case '{':
      return readGroup(text, at, depth);
    case '"':
    case "'":
      return readText(text, at);
    default:
      return readWord(text, at);
  }
}
