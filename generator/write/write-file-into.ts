import { writeFileSync } from 'node:fs';
import { inFolder, realDisk } from './disk.ts';

/** Writes a file, relative with `/`, below a folder of a release, making the folders it needs. Returns its bytes. */
export function writeFileInto(folder: string, file: string, content: string | Uint8Array): number {
  const target = `${folder}/${file}`;
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  inFolder(target, realDisk, () => writeFileSync(target, bytes));
  return bytes.byteLength;
}
