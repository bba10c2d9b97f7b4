import { writeFileSync } from 'node:fs';
import { checksum } from '../base/checksum.ts';
import { inFolder, realDisk } from '../base/disk.ts';
import type { Written } from './manifest.ts';

/** The most bytes of UTF-8 that a unit of a string's length takes. */
const MAX_BYTES = 3;

// Each text is written before the next one is encoded: they share a buffer, since to make one takes as long as to encode.
let scratch = Buffer.alloc(0);

function encode(text: string): Uint8Array {
  const most = text.length * MAX_BYTES;
  if (most > scratch.length) scratch = Buffer.alloc(most * 2);
  return scratch.subarray(0, scratch.write(text));
}

/** Writes a file, relative with `/`, below a folder of a release, making the folders it needs. Returns what it wrote. */
export function writeFileInto(folder: string, file: string, content: string | Uint8Array): Written {
  const target = `${folder}/${file}`;
  const bytes = typeof content === 'string' ? encode(content) : content;
  inFolder(target, realDisk, () => writeFileSync(target, bytes));
  return { bytes: bytes.byteLength, sum: checksum(bytes) };
}
