// Bytes to text. Content is UTF-8; other encodings are named in the message, because spreadsheets and old editors still
// write them.
import { isUtf8 } from 'node:buffer';
import { BYTE_ORDER_MARK } from '../../model/invisible.ts';
import { startOf, type Diagnostic } from '../../model/diagnostic.ts';
import { wrongEncoding } from '../../rules/words/yaml-files.ts';
import type { Outcome } from '../../model/content.ts';

const NEWLINE = 10;
const LAST_ASCII = 0x7f;
/** In bytes; longer files are refused anyway. */
const MAX_SHOWN_BYTES = 32_000_000;

/** They differ only in the meaning of single bytes, which no program can detect. */
const OLD_ENCODING = 'an older encoding, such as Windows-1252 or Windows-1256';

const withoutMark = (text: string): string =>
  text.startsWith(BYTE_ORDER_MARK) ? text.slice(BYTE_ORDER_MARK.length) : text;

/** UTF-16 is recognised by its byte order mark, or by the zero bytes of plain letters. */
function isUtf16(bytes: Buffer): boolean {
  const [first, second, third, fourth] = bytes;
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isMarked || (first === 0 && third === 0 && second !== 0) || (second === 0 && fourth === 0 && first !== 0);
}

/** Returns a text with replacement characters for invalid UTF-8; empty for UTF-16 or very long files. */
export const readableText = (bytes: Buffer): string =>
  bytes.length > MAX_SHOWN_BYTES || isUtf16(bytes) ? '' : withoutMark(bytes.toString('utf8'));

/** The offset of the first byte that is not UTF-8. */
function firstBad(bytes: Buffer): number {
  let lineStart = 0;
  for (;;) {
    const next = bytes.indexOf(NEWLINE, lineStart);
    const lineEnd = next === -1 ? bytes.length : next;
    if (!isUtf8(bytes.subarray(lineStart, lineEnd))) return firstBadInLine(bytes, lineStart, lineEnd);
    if (next === -1) return lineStart;
    lineStart = lineEnd + 1;
  }
}

function firstBadInLine(bytes: Buffer, start: number, end: number): number {
  for (let at = start; at < end; at++) {
    const byte = bytes[at] ?? 0;
    if (byte <= LAST_ASCII) continue;
    const length = [2, 3, 4].find((size) => at + size <= end && isUtf8(bytes.subarray(at, at + size)));
    if (length === undefined) return at;
    at += length - 1;
  }
  return start;
}

/** Other kinds of files, by their first bytes. */
const otherKinds: readonly (readonly [name: string, mark: RegExp])[] = [
  ['a JPEG picture', /^\xff\xd8\xff/],
  ['a PNG picture', /^\x89PNG/],
  ['a GIF picture', /^GIF8/],
  ['a PDF document', /^%PDF/],
  ['a Word, Excel or ZIP file', /^PK\x03\x04/],
  ['an old Word or Excel file', /^\xd0\xcf\x11\xe0/],
];

const LONGEST_MARK = 8;

function otherKind(file: string, bytes: Buffer): Diagnostic | undefined {
  const head = bytes.subarray(0, LONGEST_MARK).toString('latin1');
  const name = otherKinds.find(([, mark]) => mark.test(head))?.[0];
  return name === undefined ? undefined : wrongEncoding({ encoding: name, is: 'another file' }, startOf(file));
}

function misread(file: string, bytes: Buffer): Diagnostic {
  const other = otherKind(file, bytes);
  if (other) return other;
  if (isUtf16(bytes)) {
    const start = { line: 1, column: 1 };
    return wrongEncoding({ encoding: 'UTF-16' }, { file, pointer: '', start, end: start });
  }
  const bad = firstBad(bytes);
  const before = readableText(bytes.subarray(0, bad));
  const line = before.split('\n').length;
  const column = before.length - before.lastIndexOf('\n');
  return wrongEncoding(
    { encoding: OLD_ENCODING },
    { file, pointer: '', start: { line, column }, end: { line, column: column + 1 } },
  );
}

/** Decodes the bytes of a file and removes a byte order mark; undefined if they are not UTF-8. */
export function decodeText(file: string, bytes: Buffer): Outcome<string | undefined> {
  if (!isUtf8(bytes) || isUtf16(bytes)) return { value: undefined, diagnostics: [misread(file, bytes)] };
  return { value: withoutMark(bytes.toString('utf8')), diagnostics: [] };
}
