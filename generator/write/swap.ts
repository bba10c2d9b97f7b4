// The moment of publishing: two renames. Between them the site is in neither place, which `recover` mends.
import { forgive, type Disk } from './disk.ts';
import { isHeld } from './lock.ts';
import { MARK } from './manifest.ts';
import { placesOf, type Places } from './places.ts';

const exists = (file: string, disk: Disk): boolean => disk.lstatSync(file, { throwIfNoEntry: false }) !== undefined;

/** Puts the tree `next` in the place of the live site, which goes aside; or leaves the live site where it was. */
export function swap(next: string, { out, aside }: Places, disk: Disk): void {
  const isReplaced = exists(out, disk);
  if (isReplaced) disk.renameSync(out, aside);
  try {
    disk.renameSync(next, out);
  } catch (error) {
    if (isReplaced) disk.renameSync(aside, out);
    throw error;
  }
}

/** Puts the site back that a build had set aside when it was stopped. Only for whoever holds the lock. */
export function putBack({ out, aside }: Places, disk: Disk): boolean {
  if (!exists(`${aside}/${MARK}`, disk)) return false;
  // Somebody may have made an empty folder meanwhile; one with files in it is no place of ours.
  forgive(['ENOENT', 'ENOTEMPTY', 'EEXIST', 'ENOTDIR'], () => disk.rmdirSync(out));
  if (exists(out, disk)) return false;
  disk.renameSync(aside, out);
  return true;
}

/**
 * Puts the site back that a build had set aside when it was stopped, unless a build is running. Returns whether it did.
 * For whoever reads a site without building it.
 */
export function recoverSite(out: string, disk: Disk): boolean {
  const places = placesOf(out, disk);
  if (exists(places.out, disk) || !exists(places.aside, disk) || isHeld(places.lock, disk)) return false;
  return putBack(places, disk);
}
