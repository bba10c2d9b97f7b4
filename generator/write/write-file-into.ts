import fs from 'node:fs';
import { checksum } from '../base/checksum.ts';
import { inFolder } from './disk.ts';
import type { FileRecord } from './manifest.ts';

/** In bytes: room for nearly every page. */
const ROOM = 1_000_000;

/** At most so many bytes are one UTF-16 unit in UTF-8. */
const MOST_BYTES = 3;

let room: Buffer | undefined;

/** The bytes of a text; until the next call, where it fits into the room that all texts share. */
function bytesOf(text: string): Uint8Array {
  if (text.length * MOST_BYTES > ROOM) return Buffer.from(text);
  room ??= Buffer.allocUnsafeSlow(ROOM);
  return room.subarray(0, room.write(text, 0));
}

/** Writes a file, relative with `/`, below a folder of a release, making the folders it needs. Returns what it wrote. */
export function writeFileInto(folder: string, file: string, content: string | Uint8Array): FileRecord {
  const target = `${folder}/${file}`;
  const bytes = typeof content === 'string' ? bytesOf(content) : content;
  inFolder(target, fs, () => fs.writeFileSync(target, bytes));
  return { bytes: bytes.byteLength, sum: checksum(bytes) };
}
