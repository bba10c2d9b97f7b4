// Pictures take most of the time of a build and seldom change: each is cached under a key made of everything that it
// depends on. The folder may be deleted at any time, and shared by concurrent builds.
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cacheFolder } from '../../cache/project-folder.ts';

/** The picture cache of this project. */
export const pictureCacheFolder = cacheFolder('pictures');

/** The maximum size of a cache, in bytes. */
const LIMIT_BYTES = 512 * 1024 * 1024;

/** A temporary file left by a crash is deleted after this time, in milliseconds. */
const ABANDONED_MS = 60 * 60 * 1000;

/** The ending of a file that is being written. */
export const UNFINISHED = '.new';

/** The length of a SHA-256. */
const DIGEST_BYTES = 32;

export interface PictureCacheOptions {
  /** It need not exist. */
  readonly folder: string;
  /** In bytes; 512 MiB by default. */
  readonly limit?: number;
  /** The clock that determines the age of pictures. */
  readonly now: () => Date;
  /** Called for each picture that was damaged, and is made again. */
  readonly onDamaged?: () => void;
}

export interface PictureCache {
  /** Returns the bytes cached under the key; on a miss, those that `make` returns, which are then cached. */
  cached(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /** Returns the bytes cached under the key; undefined if there are none. */
  find(key: string): Promise<Uint8Array | undefined>;
  /** Deletes the least recently used pictures until the cache is within its limit. */
  trim(): Promise<void>;
}

const sha256 = (data: string): Buffer => createHash('sha256').update(data).digest();

/** Of the bytes and the name that the key gives the file: the picture of another key is damage too. */
const digestOf = (name: string, bytes: Uint8Array): Buffer => createHash('sha256').update(name).update(bytes).digest();

/** The picture in a cached file of a name, which begins with its digest; undefined if it is damaged. */
export function keptPicture(name: string, stored: Buffer): Uint8Array | undefined {
  const [sum, bytes] = [stored.subarray(0, DIGEST_BYTES), stored.subarray(DIGEST_BYTES)];
  return digestOf(name, bytes).equals(sum) ? bytes : undefined;
}

/** Reads a cached file; undefined if it is missing or damaged. */
async function readCached(file: string, onDamaged?: () => void): Promise<Uint8Array | undefined> {
  try {
    const picture = keptPicture(path.basename(file), await readFile(file));
    if (picture) return picture;
  } catch {
    return undefined;
  }
  onDamaged?.();
  await rm(file, { force: true }).catch(() => undefined);
  return undefined;
}

async function store(file: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${file}.${randomUUID()}${UNFINISHED}`;
  try {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(unfinished, Buffer.concat([digestOf(path.basename(file), bytes), bytes]));
    await rename(unfinished, file);
  } catch {
    // A full or read-only disk makes builds slow, not wrong.
    await rm(unfinished, { force: true }).catch(() => undefined);
  }
}

interface CachedFile {
  readonly file: string;
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly used: number;
}

async function cachedFiles(folder: string): Promise<readonly CachedFile[]> {
  const names = await readdir(folder).catch(() => []);
  const found = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      // Another build may have deleted it since it was listed.
      const facts = await stat(file).catch(() => undefined);
      return facts ? [{ file, bytes: facts.size, used: facts.mtimeMs }] : [];
    }),
  );
  return found.flat();
}

async function trim({ folder, limit = LIMIT_BYTES, now }: PictureCacheOptions): Promise<void> {
  const files = await cachedFiles(folder);
  const abandoned = files.filter(
    ({ file, used }) => file.endsWith(UNFINISHED) && now().getTime() - used > ABANDONED_MS,
  );
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
    const hit = await readCached(file, options.onDamaged);
    if (hit) await utimes(file, options.now(), options.now()).catch(() => undefined);
    return hit;
  };
  const findOrMake = async (file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const hit = await find(file);
    if (hit) return hit;
    const bytes = await make();
    await store(file, bytes);
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
