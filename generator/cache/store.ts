// How everything is kept between runs: records, pictures, changes to take back, the compiled schemas and the site's code. An entry is a file or a folder.
// It is written beside its place and renamed, so that two commands at once do no harm; it carries checksums, so that damage
// is noticed before it is used; and the entries that were not used for longest go. Any entry may be deleted at any time.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../base/digest.ts';
import { entriesBelow, inFolder, realDisk, removeTree } from '../base/disk.ts';
import { tryTo } from '../base/try-to.ts';

/** How an entry is found. */
export type Condition = 'whole' | 'damaged' | 'absent';

const draftOf = (entry: string): string => `${entry}.${randomUUID()}.new`;

/** Writes an entry, or replaces a file. Where that is not possible, it throws, and nothing is left behind. */
export function keepEntry(entry: string, write: (draft: string) => void): void {
  const draft = draftOf(entry);
  try {
    inFolder(draft, realDisk, () => write(draft));
    realDisk.renameSync(draft, entry);
  } catch (error) {
    tryTo(() => removeTree(draft));
    throw error;
  }
}

/** Removes the entries that were changed longest ago until the others are within the limit. */
export function forgetOld(
  folder: string,
  { entries = Infinity, bytes = Infinity }: { readonly entries?: number; readonly bytes?: number },
): void {
  const found = (tryTo(() => readdirSync(folder)) ?? []).flatMap((name) => {
    const entry = path.join(folder, name);
    // Another process may have removed it since.
    const stats = statSync(entry, { throwIfNoEntry: false });
    return stats ? [{ entry, size: stats.size, at: stats.mtimeMs }] : [];
  });
  let [count, total] = [0, 0];
  for (const { entry, size } of found.sort((a, b) => b.at - a.at)) {
    count += 1;
    total += size;
    if (count > entries || total > bytes) tryTo(() => removeTree(entry));
  }
}

/** A whole SHA-256: of what is executed, no other content may have the same checksum. */
const SUM_DIGITS = 64;

const SUM_BYTES = SUM_DIGITS / 2;

/** Of a name as well: an entry in the place of another one is damage too. */
const sumOf = (name: string, bytes: Uint8Array): Buffer =>
  Buffer.from(digest(Buffer.concat([Buffer.from(`${name}\n`), bytes]), SUM_DIGITS), 'hex');

/** Returns what a file with these bytes holds: their checksum before them. */
export const sealedBytes = (file: string, bytes: Uint8Array): Buffer =>
  Buffer.concat([sumOf(path.basename(file), bytes), bytes]);

/** Keeps bytes as a file that begins with their checksum. Where that is not possible, nothing is kept. */
export function keepBytes(file: string, bytes: Uint8Array): void {
  tryTo(() => keepEntry(file, (draft) => writeFileSync(draft, sealedBytes(file, bytes))));
}

/** Returns the bytes that were kept in a file; undefined if there are none, or damaged ones, which are removed. */
export function keptBytes(file: string, onDamaged?: () => void): Uint8Array | undefined {
  const sealed = tryTo(() => readFileSync(file));
  if (!sealed) return undefined;
  const bytes = sealed.subarray(SUM_BYTES);
  if (sumOf(path.basename(file), bytes).equals(sealed.subarray(0, SUM_BYTES))) return bytes;
  onDamaged?.();
  tryTo(() => removeTree(file));
  return undefined;
}

/** The file of a folder that holds the checksums of the others. */
const CHECKSUMS = 'checksums.json';

const checksumOf = (file: string): string => digest(readFileSync(file), SUM_DIGITS);

function seal(folder: string): void {
  const files = entriesBelow(folder)
    .filter((item) => item.isFile())
    .map((item) => path.relative(folder, path.join(item.parentPath, item.name)));
  const sums = Object.fromEntries(files.map((file) => [file, checksumOf(path.join(folder, file))]));
  writeFileSync(path.join(folder, CHECKSUMS), JSON.stringify(sums));
}

/** Compares the files of a kept folder with their checksums. */
export function conditionOf(folder: string): Condition {
  const list = path.join(folder, CHECKSUMS);
  if (!existsSync(list)) return 'absent';
  const isWhole = tryTo(() => {
    const sums = Object.entries(JSON.parse(readFileSync(list, 'utf8')) as Readonly<Record<string, string>>);
    return sums.length > 0 && sums.every(([file, sum]) => checksumOf(path.join(folder, file)) === sum);
  });
  return isWhole ? 'whole' : 'damaged';
}

/** Keeps a folder of code, which is executed only if it is whole; others beside it are forgotten beyond `most`. */
export async function keepFolder(folder: string, make: (draft: string) => Promise<void>, most: number): Promise<void> {
  const draft = draftOf(folder);
  try {
    mkdirSync(draft, { recursive: true });
    await make(draft);
    seal(draft);
    if (conditionOf(folder) !== 'whole') removeTree(folder);
    realDisk.renameSync(draft, folder);
    forgetOld(path.dirname(folder), { entries: most });
  } catch (error) {
    tryTo(() => removeTree(draft));
    // If it is whole, another command was faster; what that has made is the same.
    if (conditionOf(folder) !== 'whole') throw error;
  }
}
