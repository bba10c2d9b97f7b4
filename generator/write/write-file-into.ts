import { writeFileSync } from 'node:fs';
import { checksum } from '../base/checksum.ts';
import { inFolder, realDisk } from '../base/disk.ts';
import type { Written } from './manifest.ts';

/** Writes a file, relative with `/`, below a folder of a release, making the folders it needs. Returns what it wrote. */
export function writeFileInto(folder: string, file: string, content: string | Uint8Array): Written {
  const target = `${folder}/${file}`;
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  inFolder(target, realDisk, () => writeFileSync(target, bytes));
  return { bytes: bytes.byteLength, sum: checksum(bytes) };
}
