// Bytes to text. Content is UTF-8; other encodings are named in the message, because spreadsheets and old editors still
// write them.
import { isUtf8 } from 'node:buffer';
import { BYTE_ORDER_MARK } from '../../model/invisible.ts';
import { startOf, type Diagnostic } from '../../model/diagnostic.ts';
import { locationIn } from '../../rules/locate.ts';
import { wrongEncoding } from '../../rules/words/yaml-files.ts';
import type { Outcome } from '../../model/content.ts';

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

/** Other kinds of files, by their first bytes. */
const otherKinds: readonly (readonly [name: string, mark: RegExp])[] = [
  ['a JPEG picture', /^\xff\xd8\xff/],
  ['a PNG picture', /^\x89PNG/],
  ['a GIF picture', /^GIF8/],
  ['a PDF document', /^%PDF/],
  ['a Word, Excel or ZIP file', /^PK\x03\x04/],
  ['an old Word or Excel file', /^\xd0\xcf\x11\xe0/],
  ['an RTF document of a word processor', /^\{\\rtf/],
  ['a web page', /^\s*<(?:!doctype|html)/i],
];

function misread(file: string, bytes: Buffer): Diagnostic {
  if (isUtf16(bytes)) {
    const start = { line: 1, column: 1 };
    return wrongEncoding({ encoding: 'UTF-16' }, { file, pointer: '', start, end: start });
  }
  const text = readableText(bytes);
  const bad = text.indexOf('\ufffd');
  return wrongEncoding({ encoding: OLD_ENCODING }, locationIn(file, text)(bad, bad + 1));
}

/** Decodes the bytes of a file and removes a byte order mark; undefined if they are not UTF-8. */
export function decodeText(file: string, bytes: Buffer): Outcome<string | undefined> {
  const head = bytes.subarray(0, 40).toString('latin1');
  const other = otherKinds.find(([, mark]) => mark.test(head))?.[0];
  if (other !== undefined)
    return { value: undefined, diagnostics: [wrongEncoding({ encoding: other, is: 'another file' }, startOf(file))] };
  if (!isUtf8(bytes) || isUtf16(bytes)) return { value: undefined, diagnostics: [misread(file, bytes)] };
  return { value: withoutMark(bytes.toString('utf8')), diagnostics: [] };
}
