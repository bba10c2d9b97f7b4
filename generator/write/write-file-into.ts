import { writeFileSync } from 'node:fs';
import { checksum } from '../base/checksum.ts';
import { inFolder, realDisk } from '../base/disk.ts';
import type { Written } from './manifest.ts';

/** The most bytes of UTF-8 that a unit of a string's length takes. */
const MAX_BYTES = 3;

/** What a file contains: bytes, or texts in a row. */
export type Content = string | readonly string[] | Uint8Array;

// Each file is written before the next one is encoded: they share a buffer, since to make one takes as long as to encode.
let scratch = Buffer.alloc(0);

function encode(texts: readonly string[]): Uint8Array {
  const most = texts.reduce((sum, text) => sum + text.length, 0) * MAX_BYTES;
  if (most > scratch.length) scratch = Buffer.alloc(most * 2);
  const end = texts.reduce((at, text) => at + scratch.write(text, at), 0);
  return scratch.subarray(0, end);
}

/** Writes a file, relative with `/`, below a folder of a release, making the folders it needs. Returns what it wrote. */
export function writeFileInto(folder: string, file: string, content: Content): Written {
  const target = `${folder}/${file}`;
  const bytes = content instanceof Uint8Array ? content : encode([content].flat());
  inFolder(target, realDisk, () => writeFileSync(target, bytes));
  return { bytes: bytes.byteLength, sum: checksum(bytes) };
}
