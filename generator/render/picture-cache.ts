// Pictures cost the most time of a build and seldom change: each is kept under a name made from everything it
// depends on. The folder may be deleted at any time, and shared by two builds at once.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cacheFolder } from '../cache/project-folder.ts';

/** Where the pictures of builds are kept. */
export const pictureCacheFolder = cacheFolder('pictures');

/** How much a cache keeps, in bytes. */
const LIMIT = 512 * 1024 * 1024;

/** A file that was left half-written by a crash is removed after this time, in milliseconds. */
const ABANDONED = 60 * 60 * 1000;

/** The ending of a file that is being written. */
export const UNFINISHED = '.new';

/** The length of a SHA-256. */
const DIGEST_BYTES = 32;

export interface PictureCacheOptions {
  /** It need not exist. */
  readonly folder: string;
  /** In bytes; 512 MiB unless told. */
  readonly limit?: number;
  /** The clock, by which pictures are old or new. */
  readonly now: () => Date;
  /** Called for each picture that was damaged, and is made again. */
  readonly onDamaged?: () => void;
}

export interface PictureCache {
  /** The bytes kept under the key, or else those that `make` returns, which are kept from now on. */
  cached(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /** The bytes kept under the key; undefined where there are none. */
  find(key: string): Promise<Uint8Array | undefined>;
  /** Removes what was not used for longest until the limit holds. */
  trim(): Promise<void>;
}

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();

/** The picture in a kept file, which begins with its digest; undefined where it is damaged. */
export function keptPicture(kept: Buffer): Uint8Array | undefined {
  const [digest, bytes] = [kept.subarray(0, DIGEST_BYTES), kept.subarray(DIGEST_BYTES)];
  return sha256(bytes).equals(digest) ? bytes : undefined;
}

/** Reads a kept file; undefined where it is not there or was damaged. */
async function readKept(file: string, onDamaged?: () => void): Promise<Uint8Array | undefined> {
  try {
    const picture = keptPicture(await readFile(file));
    if (picture) return picture;
  } catch {
    return undefined;
  }
  onDamaged?.();
  await rm(file, { force: true }).catch(() => undefined);
  return undefined;
}

async function keep(file: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${file}.${randomUUID()}${UNFINISHED}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(unfinished, Buffer.concat([sha256(bytes), bytes]));
    await rename(unfinished, file);
  } catch {
    // A full or read-only disk makes builds slow, not wrong.
    await rm(unfinished, { force: true }).catch(() => undefined);
  }
}

interface KeptFile {
  readonly file: string;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly used: number;
}

async function keptFiles(folder: string): Promise<readonly KeptFile[]> {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      // Another build may have removed it since it was listed.
      const facts = await stat(file).catch(() => undefined);
      return facts ? [{ file, bytes: facts.size, used: facts.mtimeMs }] : [];
    }),
  );
  return found.flat();
}

async function trim({ folder, limit = LIMIT, now }: PictureCacheOptions): Promise<void> {
  const files = await keptFiles(folder);
  const abandoned = files.filter(({ file, used }) => file.endsWith(UNFINISHED) && now().getTime() - used > ABANDONED);
  const newestFirst = files.filter(({ file }) => !file.endsWith(UNFINISHED)).toSorted((a, b) => b.used - a.used);
  let total = 0;
  const unused = newestFirst.filter(({ bytes }) => (total += bytes) > limit);
  await Promise.all([...abandoned, ...unused].map(({ file }) => rm(file, { force: true }).catch(() => undefined)));
}

/** Opens the cache in a folder. */
export function openPictureCache(options: PictureCacheOptions): PictureCache {
  const making = new Map<string, Promise<Uint8Array>>();
  const fileOf = (key: string): string => path.join(options.folder, sha256(key).toString('hex'));
  const find = async (file: string): Promise<Uint8Array | undefined> => {
    const kept = await readKept(file, options.onDamaged);
    if (kept) await utimes(file, options.now(), options.now()).catch(() => undefined);
    return kept;
  };
  const findOrMake = async (file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const kept = await find(file);
    if (kept) return kept;
    const bytes = await make();
    await keep(file, bytes);
    return bytes;
  };
  return {
    cached(key, make) {
      const file = fileOf(key);
      const found = making.get(file) ?? findOrMake(file, make).finally(() => making.delete(file));
      making.set(file, found);
      return found;
    },
    find: (key) => find(fileOf(key)),
    trim: () => trim(options),
  };
}
