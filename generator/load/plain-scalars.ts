// The values of plain YAML: words, numbers, texts on one line, in quotation marks, and below their key.
import { readFlowValue } from './plain-flow.ts';
import { endOfLine, moveOn, moveTo, skipSpaces, withoutSpaces, type Cursor } from './plain-lines.ts';
import { giveUp, meaningOf, plainStart } from './plain-words.ts';

/** Returns the rest of a line from `from` on, without the blanks and the remark at its end. */
function plainPart({ text, end }: Cursor, from: number): string {
  plainStart.lastIndex = from;
  if (!plainStart.test(text)) giveUp();
  const part = withoutSpaces(text.slice(from, end));
  return part.includes(': ') || part.endsWith(':') ? giveUp() : part;
}

/** A text without quotation marks, which goes on on all lines that stand deeper than `indent`. */
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

/** Returns the end of the last line that belongs to a text below its key, each beginning with `margin`. */
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

/** Line breaks between two lines become a space; of more than one, the first goes. */
const fold = (text: string): string => text.replace(/\n+/g, (breaks) => (breaks.length === 1 ? ' ' : breaks.slice(1)));

/** Reads the lines below the cursor's, without their margin, and moves behind them. */
function readLines(cursor: Cursor, indent: number): string {
  const { text } = cursor;
  const start = cursor.end + 1;
  const depth = skipSpaces(text, start) - start;
  const margin = ' '.repeat(depth);
  const last = endOfBlock(text, start, margin);
  // What ends with the file, or begins with an empty line, has rules of its own.
  if (depth <= indent || last >= text.length || last === start) giveUp();
  moveTo(cursor, last + 1);
  return text.slice(start + depth, last).replaceAll(`\n${margin}`, '\n');
}

/** A text on the lines below its key. */
function readBlockText(cursor: Cursor, from: number, indent: number): string {
  const style = withoutSpaces(cursor.text.slice(from, cursor.end));
  if (!/^[|>]-?$/.test(style)) giveUp();
  const lines = readLines(cursor, indent);
  const end = style.endsWith('-') ? '' : '\n';
  if (style.startsWith('|')) return lines + end;
  return lines.includes('\n ') ? giveUp() : fold(lines) + end;
}

/** A text in quotation marks, a list or a group that closes on the same line; a remark may follow. */
function readClosed(cursor: Cursor, from: number): unknown {
  const { text, end } = cursor;
  const { value, end: close } = readFlowValue(text, from);
  const rest = skipSpaces(text, close);
  if (rest !== end && (rest === close || text[rest] !== '#')) giveUp();
  moveOn(cursor);
  return value;
}

/** Reads the value that begins at `from`, below a line that stands at `indent`, and moves behind it. */
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
