// Pictures take most of the time of a build and seldom change: each is cached under a key made of everything that it
// depends on. The folder may be deleted at any time, and shared by concurrent builds.
import { utimesSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../../base/digest.ts';
import { tryTo } from '../../base/try-to.ts';
import { cacheFolder } from '../../cache/project-folder.ts';
import { forgetOld, keepBytes, keptBytes } from '../../cache/store.ts';

/** The picture cache of this project. */
export const pictureCacheFolder = cacheFolder('pictures');

const LIMIT_BYTES = 512 * 1024 * 1024;

export interface PictureCacheOptions {
  readonly folder: string;
  /** In bytes; 512 MiB by default. */
  readonly limit?: number;
  readonly now: () => Date;
  readonly onDamaged?: () => void;
}

export interface PictureCache {
  /** Returns the bytes cached under the key; on a miss, those that `make` returns, which are then cached. */
  cached(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array>;
  /** Returns the bytes cached under the key; undefined if there are none. */
  find(key: string): Uint8Array | undefined;
  /** Deletes the least recently used pictures until the cache is within its limit. */
  trim(): void;
}

/** The length of a name, in hexadecimal digits: no two keys have the same. */
const NAME_DIGITS = 64;

/** Opens the cache in a folder. */
export function openPictureCache({ folder, limit = LIMIT_BYTES, now, onDamaged }: PictureCacheOptions): PictureCache {
  const making = new Map<string, Promise<Uint8Array>>();
  const fileOf = (key: string): string => path.join(folder, digest(key, NAME_DIGITS));
  const find = (file: string): Uint8Array | undefined => {
    const hit = keptBytes(file, onDamaged);
    if (hit) tryTo(() => utimesSync(file, now(), now()));
    return hit;
  };
  const findOrMake = async (file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
    const hit = find(file);
    if (hit) return hit;
    const bytes = await make();
    keepBytes(file, bytes);
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
    trim: () => forgetOld(folder, { bytes: limit }),
  };
}
