import { writeFileSync } from 'node:fs';
import { checksum } from '../../base/digest.ts';
import { inFolder, realDisk } from '../../base/disk.ts';
import type { Written } from './manifest.ts';

/** What a file contains: bytes, or texts in a row. */
export type Content = string | readonly string[] | Uint8Array;

/** Writes a file, relative with `/`, below a folder of a release, making the folders it needs. Returns what it wrote. */
export function writeFileInto(folder: string, file: string, content: Content): Written {
  const target = `${folder}/${file}`;
  const bytes = content instanceof Uint8Array ? content : Buffer.from([content].flat().join(''));
  inFolder(target, realDisk, () => writeFileSync(target, bytes));
  return { bytes: bytes.byteLength, sum: checksum(bytes) };
}
