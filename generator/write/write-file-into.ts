import fs from 'node:fs';
import { inFolder } from './disk.ts';

/** Writes a file, relative with `/`, below a folder of a release, making the folders it needs. Returns its bytes. */
export function writeFileInto(folder: string, file: string, content: string | Uint8Array): number {
  const target = `${folder}/${file}`;
  inFolder(target, fs, () => fs.writeFileSync(target, content));
  return typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength;
}
