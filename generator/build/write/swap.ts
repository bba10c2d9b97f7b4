// The moment of publishing: two renames. Between them the site is in neither place, which `recover` repairs.
import { ignoreCodes, type Disk } from '../../base/disk.ts';
import { isHeld } from '../../base/lock.ts';
import { MARK } from './manifest.ts';
import { placesOf, type Places } from './places.ts';

const exists = (file: string, disk: Disk): boolean => disk.lstatSync(file, { throwIfNoEntry: false }) !== undefined;

/** Puts the tree `next` in the place of the live site, which becomes the previous one; or leaves the live site where it was. */
export function swap(next: string, { out, previous }: Places, disk: Disk): void {
  const isReplaced = exists(out, disk);
  if (isReplaced) disk.renameSync(out, previous);
  try {
    disk.renameSync(next, out);
  } catch (error) {
    if (isReplaced) disk.renameSync(previous, out);
    throw error;
  }
}

/** Puts the site back that a stopped build had moved away. The caller holds the lock. */
export function putBack({ out, previous }: Places, disk: Disk): boolean {
  if (!exists(`${previous}/${MARK}`, disk)) return false;
  // Another process may have made an empty folder meanwhile; one with files in it is no place of ours.
  ignoreCodes(['ENOENT', 'ENOTEMPTY', 'EEXIST', 'ENOTDIR'], () => disk.rmdirSync(out));
  if (exists(out, disk)) return false;
  disk.renameSync(previous, out);
  return true;
}

/**
 * Puts the site back that a stopped build had moved away, unless a build is running. Returns whether it did.
 * For commands that read a site without building it.
 */
export function recoverSite(out: string, disk: Disk): boolean {
  const places = placesOf(out, disk);
  if (exists(places.out, disk) || !exists(places.previous, disk) || isHeld(places.lock, disk)) return false;
  return putBack(places, disk);
}
