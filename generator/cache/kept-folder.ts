// A folder of a cache carries the checksums of its files, so that damage is noticed before anything in it is used.
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../base/digest.ts';

/** The file that holds the checksums of the others. */
const CHECKSUMS = 'checksums.json';

/** Their code is executed, so no other content may have the same checksum: a whole SHA-256, as the launcher writes it. */
const checksumOf = (file: string): string => digest(readFileSync(file), 64);

/** How a part of a cache is found: it may be absent at any time, since caches may be deleted, also by halves. */
export type Condition = 'whole' | 'damaged' | 'absent';

/** Writes the checksums of all files below a folder, as its last file. */
export function sealFolder(folder: string): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => path.relative(folder, path.join(item.parentPath, item.name)));
  const sums = Object.fromEntries(files.map((file) => [file, checksumOf(path.join(folder, file))]));
  writeFileSync(path.join(folder, CHECKSUMS), JSON.stringify(sums));
}

/** Compares the files of a folder with their checksums. */
export function conditionOf(folder: string): Condition {
  const list = path.join(folder, CHECKSUMS);
  if (!existsSync(list)) return 'absent';
  try {
    const sums = Object.entries(JSON.parse(readFileSync(list, 'utf8')) as Readonly<Record<string, string>>);
    const isWhole = sums.every(([file, sum]) => checksumOf(path.join(folder, file)) === sum);
    return isWhole && sums.length > 0 ? 'whole' : 'damaged';
  } catch {
    return 'damaged';
  }
}
