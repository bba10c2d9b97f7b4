// The values of plain YAML: words, numbers, texts on one line, quoted texts, and block texts below their key.
import { readFlowValue } from './plain-flow.ts';
import { endOfLine, moveOn, moveTo, skipSpaces, withoutSpaces, type Cursor } from './plain-lines.ts';
import { giveUp, meaningOf, plainStart } from './plain-words.ts';

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

/** A literal or folded block text below its key. */
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

/** Reads the value that begins at `from`, below a line indented by `indent`, and moves the cursor past it. */
export function readScalar(cursor: Cursor, from: number, indent: number): unknown {
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
